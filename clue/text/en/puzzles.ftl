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

## The screens

title-puzzles = Puzzles
title-puzzles-note = { $days ->
        [one] one day running
       *[other] { $days } days running
    }
title-puzzles-today = a new case today
puzzles-title = Puzzles
puzzles-about = Moments of real games. Each has one answer that can be proved: you never need to guess.
puzzles-day = The case of the day
puzzles-date = { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    } { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
puzzles-short-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
puzzles-solve = Solve it
puzzles-again = Look at it again
puzzles-waits = Grade { $grade } of 5. Everybody has the same case today.
puzzles-done = Grade { $grade } of 5. Solved; the next one comes tomorrow.
puzzles-streak = { $days ->
        [one] You have solved one day running.
       *[other] You have solved { $days } days running.
    }
puzzles-own = From your own games
puzzles-own-looking = Looking through your last games…
puzzles-own-none = When you have finished a game, the moments of it that make good puzzles will stand here.
puzzles-own-line = Turn { $turn } · grade { $grade }
puzzles-own-dated = { $date }, turn { $turn } · grade { $grade }
puzzles-grade = Grade { $grade }
puzzles-grade-1 = A card that one step places
puzzles-grade-2 = Who did it, by crossing out
puzzles-grade-3 = A few steps that stand on each other
puzzles-grade-4 = A long chain, a full hand, or a false accusation
puzzles-grade-5 = Suppose the contrary, and see where it leads
puzzles-solved = { $solved } of { $count } solved

puzzle-you = You are { $who }. Your cards:
puzzle-open-too = The last of these lie open on the table.
puzzle-seats = At the table, clockwise:
puzzle-seat-line = { $who }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
    .you = { $who }, that is you: { $count ->
        [one] one card
       *[other] { $count } cards
    }
puzzle-log = What has happened
puzzle-envelope = The { word-envelope }
puzzle-answer = Answer
puzzle-answer-about = There is only one answer. A wrong one costs nothing.
puzzle-answer-give = That is my answer
puzzle-answer-incomplete = Choose first.
puzzle-tell = Show the solution
puzzle-why = Why is that so?
puzzle-next-step = Next step
puzzle-all-steps = All at once
puzzle-onward = Next puzzle
puzzle-right = That is right. { $answer }
puzzle-wrong = That does not follow: “{ $answer }” Look once more; nothing is lost.
puzzle-streak-now = That makes { $days } days running.
puzzle-status-solved = { $wrong ->
        [0] Solved at the first answer.
        [one] Solved, after one wrong answer.
       *[other] Solved, after { $wrong } wrong answers.
    }
puzzle-status-told = You have read the solution.
