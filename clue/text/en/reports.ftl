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
