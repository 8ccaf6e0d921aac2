# What went wrong, the log that tells of it, and what can be done.
#
#   error-what-<doing>   $kind $place (of the error, for whoever mends the game)
#   error-saved-copy     $path

settings-log = Technical log
settings-log-about = { $path } — contains no cards from a game in progress.
settings-log-none = could not be written here
settings-log-copy = Copy the path
settings-log-show = Open the folder
settings-log-copied = Path copied.
settings-log-no-manager = No file manager could be opened. The folder is { $path }

error-what-draw = A picture could not be drawn.
error-what-update = Something stopped working while the game went on.
error-what-handle = Your last action could not be carried out.
error-what-build = The window could not be laid out.
error-what-elsewhere = Something stopped working behind the scenes.
error-details = { $kind } · { $spot }
error-case-kept = Your game is saved up to the last action. You can continue where you were.
error-case-in-memory = Your game is not on the disk. Save a copy, then continue where you were.
error-go-on-case = Continue the game
error-save-copy = Save a copy
error-saved-copy = Saved as { $path }
error-not-saved = A copy could not be saved in any folder.
error-not-copied = There is no clipboard. You will find the details in the log.
error-fatal = The game had to stop because of an unexpected error. Your game is saved. You will find the details in { $path }
    .nolog = The game had to stop because of an unexpected error. Your game is saved.
