# The statistics: figures, plots and a fresh start.
#
#   statistics-of       $wins $games (numbers)     statistics-median  $number (as it is written)
#   statistics-undo     $date (of the fresh start, year-month-day)

statistics-counting = Counting the closed cases…
statistics-everybody = Everybody
statistics-games = { $games ->
        [one] case closed
       *[other] cases closed
    }
statistics-wins = { $games ->
        [one] solved
       *[other] solved
    } · { $percent } %
statistics-fastest = { $turns ->
        [0] fewest turns
        [one] turn at the fastest
       *[other] turns at the fastest
    }
statistics-longest = { $games ->
        [one] solved in a row at most
       *[other] solved in a row at most
    }
statistics-wrong = { $games ->
        [one] false accusation
       *[other] false accusations
    }
statistics-none = –
statistics-of = { $wins } of { $games }
statistics-never = not yet
statistics-by-suspect = Solved as
statistics-turns = Turns to the solution
statistics-turns-axis = own turns until the right accusation, and how many cases took them
statistics-turns-none = No case has been solved yet. The first one will be pencilled in here.
statistics-median = half by turn { $number }
statistics-point = .
statistics-last = The last cases
statistics-streak = { $games ->
        [0] The last one got away.
        [one] The last one is solved.
       *[other] The last { $games } in a row are solved.
    }
statistics-by-edition = By rulebook
statistics-by-opponent = Against
statistics-reset = Start counting afresh
statistics-reset-title = Start counting afresh?
statistics-reset-about = From now on only the cases to come will count. The records of the old ones stay where they are, and you can let them count again at any time.
statistics-reset-yes = Start afresh
statistics-reset-failed = The fresh start cannot be kept: { $reason }
statistics-undo = Count those before { $date } again
