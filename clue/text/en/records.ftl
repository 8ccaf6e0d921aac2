# Records that cannot be used, and tables that cannot be laid.
#
#   record-<fault>       $where (a place in the file)  $what  $index  $reason
#   setup-fault-<fault>  $what
#   replay-no-such-seat  $name

record-no-file = There is no file { $what }.
record-unreadable = The file cannot be read: { $what }.
record-too-large = This is no record of a game: it is larger than { $what } bytes.
record-not-json = This is not a readable record: { record-no-json }.
    .where = This is not a readable record: line { $where }, { record-no-json }.
record-no-json = { $what ->
        [empty] the file is empty
        [cut] it breaks off in the middle
        [deep] it is nested too deeply
        [letters] this is no text in UTF-8
       *[other] this is no JSON
    }
record-not-a-record = This file is not a record of a game: it does not begin as one.
record-later-version = This record was written by a later version of the game (version { $what }); this one reads version 1.
record-wrong-shape = The record is not as it should be: { $what }.
    .where = The record is not as it should be at { $where }: { $what }.
record-unknown-edition = There is no rulebook called “{ $what }”.
record-unknown-mansion = There is no mansion called “{ $what }” with this game.
record-bad-plan = The mansion drawn in this record cannot be played: { $what }.
record-bad-setup = The table of this record cannot be laid: { $reason }
record-wrong-dice = The roll in actions[{ $index }] throws the wrong number of dice: this rulebook plays with { $what }.
record-illegal = The action in actions[{ $index }] is not legal: { $reason }

plan-fault-reserved-letter = the letter “{ $letter }” marks a square and cannot mark a room
plan-fault-start-missing = start { $start } is missing
plan-fault-start-doubled = start { $start } stands there more than once
plan-fault-room-count = it has { $count ->
        [one] one room
       *[other] { $count } rooms
    }, and there must be { $fewest } to { $most }
plan-fault-doubled-name = two cards bear the same name
plan-fault-overlap = cell { $column },{ $row } is a square and a room at once
plan-fault-no-door = the room “{ $name }” has no door
plan-fault-passage = no passage can lead from “{ $name }” to “{ $goal }”
plan-fault-door-outside = the door at { $column },{ $row } is not in its room, “{ $name }”
plan-fault-door-closed = the door of “{ $name }” at { $column },{ $row } opens on no square

setup-fault-too-few-seats = at least { $what } must sit down.
setup-fault-too-many-seats = at most { $what } can sit down.
setup-fault-wrong-pace = a steady pace has 3 to 12 squares.
setup-fault-two-need-open-cards = two can only play with the house rule of four open cards.
setup-fault-doubled-seat = a seat is taken twice.
setup-fault-negative-game = the games of a series are counted from zero.
setup-fault-unknown-card = there is no card “{ $what }” in this mansion’s deck.
setup-fault-doubled-card = the card “{ $what }” lies in two places.
setup-fault-missing-card = the card “{ $what }” lies nowhere.
setup-fault-wrong-hands = every seat needs one hand, and only the seats have one.
setup-fault-wrong-hand-size = { $what } has too many cards or too few.
setup-fault-wrong-open-cards = there must be { $what } open cards.
setup-fault-wrong-weapons = each of the six weapons must lie in a room.
setup-fault-laid-too-soon = where the players lay the weapons out, none lies anywhere before.
setup-fault-crowded-weapons = each weapon must begin in a room of its own.

replay-journal = A game in progress is not a record yet. “clue FILE” continues it in the window.
replay-no-such-seat = Nobody called “{ $name }” sat at that table.
simulate-seats-wrong = These seats cannot be filled: { $reason }
simulate-unknown-player = There is no player called “{ $name }”.
simulate-unknown-edition = There is no rulebook called “{ $name }”; there are: { $known }.
simulate-unknown-map = There is no mansion called “{ $name }”; there are: { $known }.
simulate-unknown-rule = There is no house rule called “{ $name }”; there are: { $known }.
simulate-wrong-pace = A steady pace has { $fewest } to { $most } squares.
simulate-played = { $games ->
        [one] One game played.
       *[other] { $games } games played.
    }
simulate-number = Other programs play, so the deals follow from a number nobody can guess. The same games again: --seed { $number }
simulate-lengths = { $actions } actions and { $turns } turns a game on average.
simulate-wins = { $who } ({ $player }): { $wins } won, { $share } %.
simulate-unsolved = { $count } unsolved.
simulate-unwritable = A record cannot be written: { $reason }.
