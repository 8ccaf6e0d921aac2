# What the system has against a file or against our output.
#
#   $code  the system's own name for it    $said  its own words
#   $file  which file

system-reason = { $code ->
        [ENOENT] there is no such file or folder
        [EACCES] it is not allowed
        [EPERM] it is not allowed
        [EROFS] it can only be read there
        [ENOSPC] the disk is full
        [EDQUOT] there is no room left for you on the disk
        [EISDIR] it is a folder
        [ENOTDIR] a file stands where a folder should be
        [EEXIST] a file stands where a folder should be
        [ENAMETOOLONG] the name is too long
        [EIO] the disk fails
        [unfit] a name or a number in it is larger than the file can hold
        [too-large] it is larger than any file of the game
        [not-plain] it is no ordinary file
       *[other] { $said }
    }
system-file = { $file }: { $reason }
system-failed = This cannot be written or read: { $reason }.
