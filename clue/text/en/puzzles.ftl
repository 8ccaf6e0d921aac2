### Puzzles: moments of real games in which exactly one thing can be proved.

why-suppose-has = Suppose { $who } had { THE($card) }.
    .you = Suppose you had { THE($card) }.
    .envelope = Suppose { THE($card) } were in the { word-envelope }.
why-suppose-has-not = Suppose { $who } did not have { THE($card) }.
    .you = Suppose you did not have { THE($card) }.
    .envelope = Suppose { THE($card) } were not in the { word-envelope }.

puzzle-cannot-be = Both cannot be true: what was supposed is wrong.
puzzle-who-did-it = Who did it, with what, and where?
puzzle-who-has = Who has { THE($card) }?
puzzle-seat = { $who } ({ $count })
puzzle-table = At the table, with the number of cards each holds: { $hands }. You are { $who } and hold { THE($cards) }.
puzzle-open = Face up on the table: { THE($cards) }.
puzzle-answer-case = It was { $suspect }, { WITH($weapon) }, { IN($room) }.
puzzle-answer-seat = { CAP($who) } has { THE($card) }.
puzzle-answer-envelope = { CAP(THE($card)) } is in the { word-envelope }.
puzzle-title = Puzzle { $name }
puzzle-of-the-day = The case of the day, { $date }
puzzle-unknown = There is no puzzle “{ $name }”. Ask for “list”, “day”, or one such as “3-17”: its grade and its number.
puzzle-no-date = “{ $date }” is not a date: write year, month and day, such as 2027-03-05.
puzzle-listed = { $name }  { $question }  ({ $count ->
        [one] one suggestion
       *[other] { $count } suggestions
    })

## The screens

title-puzzles = Puzzles
title-puzzles-note = { $days ->
        [one] one day in a row
       *[other] { $days } days in a row
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
        [one] Your streak: one day.
       *[other] Your streak: { $days } days.
    }
puzzles-own = From your own games
puzzles-own-looking = Looking through your last games…
puzzles-own-none = When you have finished a game, its moments that make good puzzles will appear here.
puzzles-own-line = Turn { $turn } · grade { $grade }
puzzles-own-dated = { $date }, turn { $turn } · grade { $grade }
puzzles-grade = Grade { $grade }
puzzles-grade-1 = A card placed in a single step
puzzles-grade-2 = Who did it, by crossing out
puzzles-grade-3 = A few steps, each building on the last
puzzles-grade-4 = A long chain, a full hand, or a false accusation
puzzles-grade-5 = Suppose the opposite, and see where it leads
puzzles-solved = { $solved } of { $count } solved

puzzle-you = You are { $who }. Your cards:
puzzle-open-too = The last of these lie face up on the table.
puzzle-seats = At the table, clockwise:
puzzle-seat-line = { $who }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
    .you = { $who } (you): { $count ->
        [one] one card
       *[other] { $count } cards
    }
puzzle-log = What has happened
puzzle-envelope = The envelope
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
puzzle-wrong = That does not follow: “{ $answer }” Have another look; nothing is lost.
puzzle-streak-now = That makes { $days } days in a row.
puzzle-status-solved = { $wrong ->
        [0] Solved at the first answer.
        [one] Solved, after one wrong answer.
       *[other] Solved, after { $wrong } wrong answers.
    }
puzzle-status-told = You have read the solution.

## Three short lessons

course-title = Three short lessons
course-page = { $number } of { $count }
course-passes = Reading passes
course-passes-1 = Anyone who passes tells you three things at once: not this card, not that one, and not the third. People write down what is shown and forget the passes, yet most of what you will ever know comes from them.
course-passes-2 = Look at suggestion 5. Two people passed before a card was shown. That is six crosses in the notebook, for the price of listening.
course-passes-3 = In suggestion 6 two more people passed, and one of those cards had been named before. Put the two together. When nobody can have a card, and you don’t have it yourself, only one place is left.
course-corner = Cornering a card
course-corner-1 = When one player shows another a card, you don’t see which. But it is one of three, and that never stops being true. Write down the number and come back to it.
course-corner-2 = In suggestion 3 Colonel Mustard showed one of three. Cross out those he can’t have: because you hold them, because somebody else does, or because he passed on them before.
course-corner-3 = In suggestion 6 he showed one of three again. You hold one of them. He passed on another long ago. What is left?
course-early = When to accuse
course-early-1 = Nobody tells you when the case is proved. You have just suggested, and nobody could answer. Two of the three might still be yours; you know which. Before your turn ends, count: is there one suspect left, one weapon, one room?
course-early-2 = If each is proved, accuse at once: the others have heard the same passes. If two solutions are left, think who comes before your next turn. Against constables wait for the proof. Against inspectors an even chance now may be worth more than certainty too late.
course-early-3 = A wrong accusation ends your game, so never accuse because it looks likely when one more turn would prove it. Here no more turn is needed: the passes on suggestion 3 still count.
course-now = Now you

## Share codes

puzzle-copy = Copy its code
puzzle-copied = The code is on the clipboard: { $code }
puzzle-code = Its code: { $code }
puzzles-code = Enter a code
puzzles-code-about = Has somebody sent you a puzzle? Paste its code here.
puzzles-code-yes = Open the puzzle
puzzles-sent = A puzzle sent to you
review-puzzles = { $count ->
        [one] A good puzzle from this game
       *[other] Two good puzzles from this game
    }
