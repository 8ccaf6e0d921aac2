### Puzzles: moments of real games in which exactly one thing can be proved.

why-suppose-has = Suppose { $who } had { THE($card) }.
    .you = Suppose you had { THE($card) }.
    .envelope = Suppose { THE($card) } were in the { word-envelope }.
why-suppose-has-not = Suppose { $who } had not got { THE($card) }.
    .you = Suppose you had not got { THE($card) }.
    .envelope = Suppose { THE($card) } were not in the { word-envelope }.

puzzle-cannot-be = Both cannot be true: what was supposed is wrong.
puzzle-who-did-it = Who did it, with what, and where?
puzzle-who-has = Who has { THE($card) }?
puzzle-seat = { $who } ({ $count })
puzzle-table = At the table, each with so many cards: { $hands }. You are { $who } and hold { THE($cards) }.
puzzle-open = On the table lie open: { THE($cards) }.
puzzle-answer-case = It was { $suspect }, { WITH($weapon) }, { IN($room) }.
puzzle-answer-seat = { CAP($who) } has { THE($card) }.
puzzle-answer-envelope = { CAP(THE($card)) } is in the { word-envelope }.
puzzle-title = Puzzle { $name }
puzzle-of-the-day = The case of the day, { $date }
puzzle-unknown = There is no puzzle “{ $name }”. Ask for “list”, “day”, or one such as “3-17”: its grade and its number.
puzzle-no-date = “{ $date }” is no day: write the year, the month and the day, such as 2027-03-05.
puzzle-listed = { $name }  { $question }  ({ $count ->
        [one] one suggestion
       *[other] { $count } suggestions
    })
