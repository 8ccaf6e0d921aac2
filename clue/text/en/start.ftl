# Starting the program: its self-test, and a second start while the window is open.
#
#   selftest-*   $count $turns

selftest-imports = { $count } modules and what they import loaded
    .about = the parts of the program
selftest-assets = { $count } pictures, sounds, typefaces and other files loaded
    .about = the files of the game
selftest-mansions = { $count ->
        [one] 1 mansion
       *[other] { $count } mansions
    } read
    .about = the mansions
selftest-sentences = { $count } sentences said
    .about = the sentences
selftest-scenes = { $count } scenes drawn
    .about = the scenes
selftest-game = A whole game of computers played, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
    .about = a whole game of computers
selftest-phones = The page for phones and its server, { $count } bytes
selftest-saved = It was saved, { $count } bytes, and replayed alike
    .about = saving that game
selftest-resumed = Kept after { $count } actions and taken up again, it ends alike
    .about = resuming that game
selftest-verified = Its deal, its dice and { $count } throws and choices are as promised
    .about = verifying that game
selftest-passed = All is well.
selftest-failed = { $count ->
        [one] 1 part fails
       *[other] { $count } parts fail
    }; reinstall the game, and if that does not help, report these lines.

start-second = Clue is already open; its window comes forward.
start-second-deaf = Clue is already open, but its window does not respond. Close it, or restart the computer, and start Clue again.
start-second-seats = Clue is already open; its window comes forward. Close it to sit down at another table with --seats.
play-not-both = Name either { $file } or { $option }, not both.
play-edition-alone = Name who plays by it, too: --edition goes with --seats.
