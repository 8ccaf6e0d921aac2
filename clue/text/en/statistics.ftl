# The statistics: figures, plots and a fresh start.
#
#   statistics-of       $wins $games (numbers)     statistics-median  $number (as it is written)
#   statistics-undo     $date (of the fresh start, year-month-day)

statistics-counting = Counting finished games…
statistics-everybody = Everybody
statistics-games = { $games ->
        [one] game finished
       *[other] games finished
    }
statistics-wins = { $games ->
        [one] solved
       *[other] solved
    } · { $percent } %
statistics-fastest = { $turns ->
        [0] fewest turns
        [one] turn: fastest win
       *[other] turns: fastest win
    }
statistics-longest = { $games ->
        [one] longest streak
       *[other] longest streak
    }
statistics-wrong = { $games ->
        [one] wrong accusation
       *[other] wrong accusations
    }
statistics-none = –
statistics-of = { $wins } of { $games }
statistics-never = not yet
statistics-by-suspect = Solved as
statistics-turns = Turns to the solution
statistics-turns-axis = your turns until the right accusation, and in how many games
statistics-turns-none = No game won yet. Your first win will be pencilled in here.
statistics-median = half by turn { $number }
statistics-point = .
statistics-last = Recent games
statistics-streak = { $games ->
        [0] The last one got away.
        [one] You solved the last one.
       *[other] You solved the last { $games } in a row.
    }
statistics-by-edition = By rulebook
statistics-by-opponent = Against
statistics-reset = Reset statistics
statistics-reset-title = Reset statistics?
statistics-reset-about = Only future games will count. Your finished games are kept, and you can include them again at any time.
statistics-reset-yes = Reset
statistics-reset-failed = The reset could not be saved: { $reason }.
statistics-undo = Include games before { $date } again
