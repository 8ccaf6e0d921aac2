# Les affaires que l’on garde d’une séance à l’autre.
#
#   saves-damaged-about  $file  $line  $actions  $turn

title-nothing-to-continue = La partie que vous jouiez est introuvable.
saves-in-use = Cette partie est ouverte dans une autre fenêtre. Continuez-la là-bas, ou fermez-la d’abord.
saves-plain-mansion = Le plan de cette partie, « { $name } », a changé ou a disparu ; un dessin simple le remplace.
pause-keep-mansion = Garder ce manoir
saves-mansion-came = Cette partie a apporté son manoir, « { $name } ». « Garder ce manoir » se trouve dans le menu de pause et, dans les parties enregistrées, à côté de la partie.
saves-mansion-other = Cette partie a commencé dans une autre version de « { $name } » et s’y tient.
saves-mansion-kept = « { $name } » fait maintenant partie de vos manoirs, dans { $path }.
saves-damaged = Cette partie est en partie endommagée
saves-damaged-about = La ligne { $line } de { $file } est endommagée. { $actions ->
        [0] La donne qui la précède est intacte.
        [one] L’action qui la précède est intacte.
       *[other] Les { $actions } actions qui la précèdent sont intactes, jusqu’au tour { $turn }.
    } Vous pouvez reprendre à cet endroit. Le fichier endommagé est conservé.
saves-damaged-yes = Reprendre à cet endroit
saves-damaged-no = Ne rien faire

keeping-fault = { $fault ->
        [full] Cette partie n’est plus enregistrée : le disque est plein.
        [forbidden] Cette partie n’est plus enregistrée : le dossier est protégé en écriture.
        [missing] Cette partie n’est plus enregistrée : le dossier a disparu.
        [broken] Cette partie n’est plus enregistrée : le disque signale une erreur.
        [links] Cette partie n’est plus enregistrée : le dossier est un lien rompu.
        [name] Cette partie n’est plus enregistrée : le nom du dossier est trop long.
        [unfit] Cette partie n’est plus enregistrée : un nom ou un nombre est trop long.
        [too-large] Cette partie n’est plus enregistrée : son fichier est devenu trop gros.
        [not-plain] Cette partie n’est plus enregistrée : autre chose qu’un fichier se trouve à sa place.
        [in-use] Cette partie n’est plus enregistrée : un autre programme utilise le fichier.
       *[other] Cette partie n’est plus enregistrée : le système s’y oppose.
    }
keeping-fault-tip = Continuez à jouer : rien n’est perdu tant que cette fenêtre reste ouverte, et tout sera enregistré dès que possible.

shot-unknown-scene = Il n’y a pas de scène nommée « { $name } » ; choix possibles : { $known }.
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
