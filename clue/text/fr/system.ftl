# Ce que le système reproche à un fichier ou à ce que nous écrivons.

system-reason = { $code ->
        [ENOENT] ce fichier ou ce dossier n’existe pas
        [EACCES] c’est interdit
        [EPERM] c’est interdit
        [EROFS] on ne peut qu’y lire
        [ENOSPC] le disque est plein
        [EDQUOT] il ne vous reste plus de place sur le disque
        [EISDIR] c’est un dossier
        [ENOTDIR] un fichier se trouve à la place d’un dossier
        [EEXIST] un fichier se trouve à la place d’un dossier
        [ENAMETOOLONG] le nom est trop long
        [EIO] le disque est défaillant
        [unfit] un nom ou un nombre y est plus grand que le fichier ne peut contenir
        [too-large] il est plus gros que tous les fichiers du jeu
        [not-plain] ce n’est pas un fichier ordinaire
       *[other] { $said }
    }
system-file = { $file } : { $reason }
system-failed = Impossible d’écrire ou de lire : { $reason }.
