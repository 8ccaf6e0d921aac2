# What went wrong, the log that tells of it, and what can be done.
#
#   error-what-<doing>   $kind $place (of the error, for whoever mends the game)
#   error-saved-copy     $path

settings-log = Log for fault reports
settings-log-about = { $path } — names no card of a case that is open.
settings-log-none = cannot be written here
settings-log-copy = Copy the path
settings-log-show = Open the folder
settings-log-copied = The path is copied.
settings-log-no-manager = No file manager opens here. The folder is { $path }

error-what-draw = A picture could not be drawn.
error-what-update = Something stopped working while the game went on.
error-what-handle = What you just did could not be done.
error-what-build = The window could not be laid out.
error-what-elsewhere = Something stopped working behind the scenes.
error-details = { $kind } · { $spot }
error-case-kept = The case is kept up to the last action: you can go on where you were.
error-case-in-memory = The case is not on the disk: save a copy, then go on where you were.
error-go-on-case = Go on with the case
error-save-copy = Save a copy of the case
error-saved-copy = Saved as { $path }
error-not-saved = No copy can be saved: every folder refuses it.
error-not-copied = There is no clipboard here; the details stand in the log.
error-fatal = The game had to stop because of an unexpected error. What was played is kept. The details stand in { $path }
    .nolog = The game had to stop because of an unexpected error. What was played is kept.
