# The shelf of saved games, and what can be done with them.
#
#   saved-turn, saved-ended   $turn, $turns (numbers); .won: $who
#   saved-failed              $fault, as in keeping.ftl
#   saved-exported            $path
#   open-…                    a file that was dropped on the window or named at the start: $name

pause-saves = Saved games

saved-tab-games = In progress
saved-tab-finished = Finished
saved-none-finished = No finished games yet.
saved-about-games = Games you have not finished. Pick one up where you left it.
saved-about-finished = Finished games can be watched again.
saved-turn = turn { $turn }
saved-ended = unsolved after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    .won = won by { $who } after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
saved-review = Review
saved-damaged = Line { $line } of the file is damaged. Everything before it is intact.
saved-on-table = You are playing this game now.
saved-continue = Continue
saved-watch = Watch again
saved-rename = Rename
saved-rename-about = What would you like to call this game?
saved-rename-yes = Rename
case-copied = This game was copied while it was in progress.
saved-duplicate = Duplicate
saved-copy-of = { $title } (copy)
saved-delete = Delete
saved-delete-question = Delete this game?
saved-delete-about = “{ $title }” will be deleted. You can undo this as long as this window is open.
saved-deleted = Game deleted. “Undo” brings it back.
saved-undo = Undo
saved-undo-nothing = Nothing to undo.
saved-export = Export
saved-export-about = Where should the file go? Existing files are never overwritten.
saved-export-yes = Export
saved-exported = Exported to { $path }.
saved-import = Import a file
saved-import-about = Which file? You can also drop it on the window.
saved-import-yes = Import
saved-failed = { $fault ->
        [full] That failed: the disk is full.
        [forbidden] That failed: you may not write there.
        [missing] That failed: there is no such folder.
        [broken] That failed: the disk reported an error.
        [links] That failed: the name is a broken link.
        [name] That failed: the name is too long.
        [unfit] That failed: a name or number in it is too long to be saved.
        [too-large] That failed: the file is too large to be a game.
        [not-plain] That failed: that is not a file.
        [in-use] That failed: another program is using the file.
       *[other] That failed: the system does not allow it.
    }

open-unknown = “{ $name }” is neither a game nor a mansion.
open-map-bad = The mansion in “{ $name }” cannot be played: { $fault }

long-reading = Opening the game
long-reading-far = { $percent }% done.
