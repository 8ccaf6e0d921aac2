# The command line: what each command and each option is for, and what is wrong with a line.
# A wide word in capitals stands for what a person writes there.
#
#   $value, $choices ...   what was written, and what could have been

# -- what stands for what is written

commands-word-file = FILE
commands-word-which = PUZZLE
commands-word-date = DATE
commands-word-folder = FOLDER
commands-word-picture = PICTURE
commands-word-speed = SPEED
commands-word-command = COMMAND
commands-word-language = LANGUAGE
commands-word-players = PLAYERS
commands-word-table = TABLE
commands-word-name = NAME
commands-word-level = LEVEL
commands-word-edition = RULEBOOK
commands-word-mansion = MANSION
commands-word-rules = RULES
commands-word-number = NUMBER
commands-word-seed = NUMBER
commands-word-code = CODE
commands-word-scene = SCENE
commands-word-size = WIDTHxHEIGHT
commands-word-shell = SHELL
commands-word-what = WHAT

# -- the program

commands-clue = The detective game. Without a command the window opens, on FILE if one is named: a recorded game (.cluegame), a saved game (.cluejournal) or a mansion (.tmx).
commands-clue-usage = clue [-h] [--version] [--selftest] [--lang { commands-word-language }] [FILE | COMMAND …]
commands-version = name what this program is made of
commands-try-all = try everything it is made of

# -- the commands

commands-play = open the window (as without a command)
commands-play-does = Opens the window, on a file or at a table if one is named.
commands-play-file = what to open in it: a game, or a map (.tmx) to begin one in
commands-play-seats = sit down at once: human, levels or cmd:PROGRAM, with commas between
commands-play-edition = the rulebook with --seats
commands-play-map = the mansion: one that comes with the game, or a map (.tmx) of your own

commands-replay = check a recorded game and print it in words
commands-replay-does = Checks a record action by action and prints the game.
commands-replay-file = the recorded game; - reads it from the standard input
commands-replay-json = one event a line, then the state
commands-replay-seat = only what this seat may know
commands-replay-verify = check deal, dice and computer players against the commitment made at the start
commands-replay-commitment = with --verify: the commitment that was shown
commands-review = judge a finished game like a coach
commands-review-does = Labels every question, tells luck from skill, and says from when on the case could be proved, by whom and why.
commands-review-file = the recorded game; - reads it from the standard input
commands-review-json = everything as one line of JSON, values in bits
commands-review-seat = only this seat

commands-simulate = play whole games without a window
commands-simulate-does = Computer players play whole games. The same number gives the same games anywhere.
commands-simulate-seats = two to six levels or cmd:PROGRAM, from red clockwise, with commas between; default: random,random,random
commands-simulate-games = how many games; default: 1
commands-simulate-house = any of H1 (you need not suggest when you enter a room), H2 (the last detective standing wins), H3 (two players, four open cards), H4 (a steady pace instead of dice; H4=5 for five squares), H5 (weapons laid out by hand), with commas between
commands-simulate-json = one game a line
commands-simulate-records = keep each game’s record there

commands-tournament = find out who plays better
commands-tournament-does = Matches about the first player of each table. Every deal is played once with the players in each rotation of the seats. NAME*3 seats a player three times.
commands-tournament-tables = players with commas between; default: the ladder
commands-tournament-games = how many games for each table; default: 400
commands-tournament-keep = one game a line; games found there are not played again
commands-tournament-json = the figures for a program
commands-tournament-plot = draw the ladder into it
commands-tournament-calibration = only how often the first player was right
commands-tournament-paired = tell how each table differs from the first one over the same games

commands-bot = play a seat over JSON lines
commands-bot-does = Reads a table’s messages from standard input and answers on standard output.
commands-bot-level = a player’s name, such as sherlock or inspector:bold

commands-check-map = name everything that is wrong with a mansion drawn in Tiled
commands-check-map-does = Checks a Tiled map: prints every fault and where it lies. The exit code is 1 if there is any.
commands-check-map-file = the map
commands-check-map-json = one map a line, with every fault, for a program
commands-check-map-watch = check again whenever the map is saved, until Ctrl-C

commands-puzzle = print a puzzle: the case of the day, or one of those that come with the game
commands-puzzle-does = Prints a moment of a real game in which exactly one thing can be proved: who holds which card, or who did it. Every puzzle has one answer, and a solution that needs no guessing.
commands-puzzle-which = “day” (unless you say otherwise), “list”, or a puzzle’s name such as 3-17: its grade, from 1 to 5, and its number
commands-puzzle-date = after “day”: another day than today, such as 2027-03-05
commands-puzzle-solution = tell the solution step by step as well

commands-check-case = say whether a prepared case can be played
commands-check-case-does = Checks prepared cases, such as those in “assets/cases” or a player’s own: prints a line for each. The exit code is 1 if one of them cannot be played.
commands-check-case-file = the case

commands-shot = draw a scene into a picture
commands-shot-does = Draws a scene without a window.
commands-shot-scene = title, newgame, table, suggest…
commands-shot-size = how large, such as 1920x1080
commands-shot-out = where the picture goes
commands-shot-record = the game to show
commands-shot-at = after so many of its actions

commands-film = film a stretch of a recorded game
commands-film-does = Plays a stretch of a record at the real table, without a window, and films it. Without --out or --frames it prints the record’s actions with their numbers.
commands-film-file = the recorded game
commands-film-from = begin after so many of its actions; default: 0
commands-film-to = end after so many; default: all
commands-film-out = where the film goes: .webp, .gif, or .png for a moving PNG
commands-film-frames = keep every picture there as a PNG, named after the moment it appears
commands-film-size = how large, such as 1280x720
commands-film-seat = what this seat sees; default: what everybody sees
commands-film-speed = slow, normal, fast or instant; default: normal
commands-film-reduced = with reduced motion
commands-film-rate = pictures a second; default: 25
commands-no-speed = there is no speed called “{ $value }”; there are: { $known }

commands-bench = measure speed on this machine
commands-bench-does = Measures how fast the game is here.
commands-bench-rules = the referee: destinations, actions, games
commands-bench-ai = the detectives: belief and whole decisions
commands-bench-ui = the window: first picture, frames, a still table, memory
commands-bench-json = the figures for a program

commands-selftest = try everything the program is made of (also: --selftest)
commands-selftest-does = Loads, says, draws, plays, saves and checks all there is. The exit code is 1 if a part fails.
commands-selftest-json = the outcome for a program

commands-completion = print what a shell needs to complete commands and options
commands-completion-does = Prints a script for the shell; its first lines say where it goes.
commands-completion-shell = bash, zsh or fish

# -- options that several have

commands-lang = en or fr; default: the system’s, and for the window the one in the settings
commands-seed = what deals and dice follow from; default: 0, or where other programs play a number nobody can guess, which is told
commands-edition = the rulebook; default: deluxe
commands-map = a mansion that comes with the game, or a map (.tmx) of your own; default: classic
commands-jobs = how many games at the same time; default: 1

# -- the frame of the help

commands-usage = usage:
commands-positionals = positional arguments:
commands-options = options:
commands-show-help = show this help and exit

# -- what is wrong with a line

commands-error = { $prog }: error: { $message }
commands-argument = argument { $argument_name }: { $message }
commands-required = these arguments are missing: { $what }
commands-unrecognized = unknown arguments: { $what }
commands-ambiguous = { $option } is ambiguous, it could be: { $matches }
commands-takes-none = no value belongs here, but “{ $what }” was given
commands-expected-one = a value is missing
commands-expected-one-at-least = at least one value is missing
commands-invalid-choice = “{ $value }” is not possible here; choose from { $choices }
commands-no-whole-number = “{ $value }” is not a whole number
commands-no-positive-number = “{ $value }” is not a whole number of at least 1
commands-no-language = the game does not speak “{ $value }”; it speaks: { $known }
commands-no-size = “{ $value }” is not a size such as 1920x1080
commands-unknown = there is no command “{ $word }”; there are: { $known }
commands-unknown-near = there is no command “{ $word }”; did you mean “{ $near }”?
commands-unknown-option = there is no option “{ $word }”; did you mean “{ $near }”?
commands-unknown-file = “{ $file }” is not a file the game opens: it opens recorded games (.cluegame), saved games (.cluejournal) and mansions (.tmx)
