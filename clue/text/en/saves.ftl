# The shelf of saved games, and what can be done with them.
#
#   saved-turn, saved-ended   $turn, $turns (numbers); .won: $who
#   saved-failed              $fault, as in keeping.ftl
#   saved-exported            $path
#   open-…                    a file that was dropped on the window or named at the start: $name

pause-saves = Saved cases

saved-tab-games = Waiting
saved-tab-finished = Closed
saved-none-finished = No case has been closed yet.
saved-about-games = Whatever you leave unfinished can be taken up again here.
saved-about-finished = Once the envelope is open, a case can be watched again here.
saved-turn = turn { $turn }
saved-ended = unsolved after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    .won = won by { $who } after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
saved-damaged = Line { $line } of the file is damaged; the case is whole up to there.
saved-on-table = This case is on the table now.
saved-continue = Go on
saved-review = Review
saved-watch = Watch it again
saved-rename = Rename
saved-rename-about = What shall this case be called?
saved-rename-yes = Rename
case-copied = A copy was made of this case while it was open.
saved-duplicate = Duplicate
saved-copy-of = { $title } (copy)
saved-delete = Delete
saved-delete-question = Delete this case?
saved-delete-about = “{ $title }” leaves the shelf. You can undo it as long as this window is open.
saved-deleted = The case is deleted. “Undo” brings it back.
saved-undo = Undo the deletion
saved-undo-nothing = Nothing has been deleted since the window was opened.
saved-export = Export
saved-export-about = Where shall the file go? Nothing that is there already is overwritten.
saved-export-yes = Write it
saved-exported = The case is written to { $path }.
saved-import = Import a file
saved-import-about = Which file? You can also drop it on the window.
saved-import-yes = Fetch it
saved-failed = { $fault ->
        [full] That cannot be done: the disk is full.
        [forbidden] That cannot be done: it may not be written there.
        [missing] That cannot be done: there is no such folder.
        [broken] That cannot be done: the disk reports an error.
        [links] That cannot be done: the name is a link that leads nowhere.
        [name] That cannot be done: the name is too long.
        [unfit] That cannot be done: a name or a number in it is larger than its file can hold.
        [too-large] That cannot be done: the file is larger than any game’s.
        [not-plain] That cannot be done: that is no file.
        [in-use] That cannot be done: another program holds the file.
       *[other] That cannot be done: the system does not allow it.
    }

open-unknown = “{ $name }” is neither a case nor a mansion.
open-map-bad = The mansion in “{ $name }” cannot be played: { $fault }

long-reading = Reading the case
long-reading-far = { $percent }% so far.
