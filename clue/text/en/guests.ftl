# Other programs at the table: chosen in the new case, tried, seated, and what they do wrong.
#
#   $who      the seat a program plays       $name     what the program calls itself
#   $fault    a code of clue.players.program $program  the first word of its command line
#   $said     the beginning of what it said  $count    seconds
#   $number   a version of the protocol  $length   of what it said, 0 if it said nothing

guest-choose = A program…
guest-change = Another program plays here. Click to choose a different one:
guest-title = Which program plays { $who }?
guest-about = Enter the command line that starts it, as in a terminal. It must speak this game’s protocol.
guest-example = python my_detective.py
guest-before = Seated before
guest-warning = A program can do anything on this computer that you can do. Seat only programs you trust.
guest-try = Try it
guest-play = Let it play
guest-nothing = Enter its command line first.
guest-trying = Trying it out…
guest-works = It answered as “{ $name }” and is ready to play.
    .unnamed = It answered and is ready to play.
guest-fault = { $fault ->
        [not-found] There is no program “{ $program }” here.
        [not-started] “{ $program }” cannot be started: the system does not allow it.
        [quotes] A quotation mark is opened and not closed.
        [ended] The program has ended without an answer{ $length ->
            [0] .
           *[other] . It complained: “{ $said }”
        }
        [silent] The program has not answered within { $count } seconds.
        [deaf] The program does not read what it is told.
        [version] The program speaks version { $said } of the protocol, and this game version { $number }.
       *[other] What the program answered is not the protocol: “{ $said }”
    }

guest-seat = { $name } · program
    .gone = { $name } · has given up
guest-mishap = The program that plays { $who } { $fault ->
        [ended] has ended
        [silent] has not answered in time
        [deaf] does not read what it is told
        [version] speaks another version of the protocol
        [forbidden] wanted something that is not allowed
        [not-found] could not be started
        [not-started] could not be started
        [quotes] could not be started
       *[other] gave no answer that makes sense
    }. The table made a harmless move for it.
    .last = The program that plays { $who } { $fault ->
        [ended] has ended
        [deaf] does not read what it is told
        [version] speaks another version of the protocol
        [not-found] could not be started
        [not-started] could not be started
        [quotes] could not be started
       *[other] has failed three times
    } and is not asked any more. From now on the table makes harmless moves for it.
guest-replaced = Another program played { $who } in this game. You have never seated that program here, so an Inspector takes its place.
