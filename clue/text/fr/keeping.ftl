# Les affaires que l’on garde d’une séance à l’autre.
#
#   saves-damaged-about  $file  $line  $actions  $turn

title-nothing-to-continue = L’affaire qui était sur la table est introuvable.
saves-in-use = Cette affaire est ouverte dans une autre fenêtre du jeu. Continuez-y, ou fermez-la d’abord.
saves-plain-mansion = La carte de cette affaire, « { $name } », a été redessinée ou n’est plus sur cet ordinateur ; un simple plan la remplace.
saves-damaged = Une page de cette affaire est abîmée
saves-damaged-about = La ligne { $line } de { $file } n’est plus telle qu’elle a été écrite. { $actions ->
        [0] La donne qui la précède est intacte.
        [one] La seule action qui la précède est intacte.
       *[other] Les { $actions } actions qui la précèdent sont intactes, jusqu’au tour { $turn }.
    } Vous pouvez reprendre à cet endroit ; le fichier abîmé est conservé à côté du nouveau.
saves-damaged-yes = Reprendre à cet endroit
saves-damaged-no = Ne rien faire

keeping-fault = { $fault ->
        [full] Cette affaire n’est plus enregistrée : le disque est plein.
        [forbidden] Cette affaire n’est plus enregistrée : le dossier est protégé en écriture.
        [missing] Cette affaire n’est plus enregistrée : le dossier a disparu.
        [broken] Cette affaire n’est plus enregistrée : le disque signale une erreur.
        [links] Cette affaire n’est plus enregistrée : le dossier est un lien qui ne mène nulle part.
        [name] Cette affaire n’est plus enregistrée : le nom du dossier est trop long.
        [unfit] Cette affaire n’est plus enregistrée : un nom ou un nombre y est plus grand que son fichier ne peut contenir.
        [too-large] Cette affaire n’est plus enregistrée : son fichier est devenu plus gros que celui d’aucune partie.
        [not-plain] Cette affaire n’est plus enregistrée : autre chose qu’un fichier se trouve à sa place.
        [in-use] Cette affaire n’est plus enregistrée : un autre programme occupe le fichier.
       *[other] Cette affaire n’est plus enregistrée : le système s’y oppose.
    }
keeping-fault-tip = Continuez à jouer : rien n’est perdu tant que cette fenêtre reste ouverte, et tout sera enregistré dès que possible.

shot-unknown-scene = Il n’y a pas de scène nommée « { $name } » ; il y a : { $known }.
shot-unwritable = Impossible d’écrire l’image : { $reason }.

film-stretch = Ce passage n’existe pas : l’enregistrement compte { $most ->
        [one] une action
       *[other] { $most } actions
    } ; --from va de 0 à { $last }, et --to du nombre suivant à { $most }.
film-no-actions = Il n’y a rien à filmer : l’enregistrement ne compte aucune action.
film-kind = Le nom d’un film se termine par l’une de ces extensions : { $known }.
film-no-pillow = Ce genre de film demande Pillow, qui n’est pas installé ici (pip install pillow) ; un nom en .png ne demande rien.
film-unwritable = Impossible d’écrire le film : { $reason }.
film-made = { $seconds } s, { $pictures ->
        [one] une image
       *[other] { $pictures } images
    }.
