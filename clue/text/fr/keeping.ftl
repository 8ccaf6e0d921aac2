# Les affaires que l’on garde d’une séance à l’autre.
#
#   saves-damaged-about  $file  $line  $actions  $turn

title-nothing-to-continue = L’affaire qui était sur la table est introuvable.
saves-in-use = Cette affaire est ouverte dans une autre fenêtre du jeu. Continuez-y, ou fermez-la d’abord.
saves-no-mansion = Cette affaire se joue dans un manoir que cet ordinateur n’a pas : « { $name } ».
saves-damaged = Une page de cette affaire est abîmée
saves-damaged-about = La ligne { $line } de { $file } n’est plus telle qu’elle a été écrite. { $actions ->
        [0] La donne qui la précède est intacte.
        [one] La seule action qui la précède est intacte.
       *[other] Les { $actions } actions qui la précèdent sont intactes, jusqu’au tour { $turn }.
    } Vous pouvez reprendre à cet endroit ; le fichier abîmé est conservé à côté du nouveau.
saves-damaged-yes = Reprendre à cet endroit
saves-damaged-no = Ne rien faire

shot-unknown-scene = Il n’y a pas de scène nommée « { $name } » ; il y a : { $known }.
shot-unwritable = Impossible d’écrire l’image : { $reason }.
