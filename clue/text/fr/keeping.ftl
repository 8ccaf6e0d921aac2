# The case that is kept between two sittings.

title-nothing-to-continue = L’affaire qui était sur la table est introuvable.
shot-unknown-scene = Il n’y a pas de scène nommée « { $name } » ; il y a : { $known }.
shot-unwritable = Impossible d’écrire l’image : { $reason }.
