# Ce qui s’est mal passé, le journal qui le raconte, et ce qu’on peut y faire.
# Les mêmes clés que la version anglaise.

settings-log = Journal technique
settings-log-about = { $path } — ne contient aucune carte d’une partie en cours.
settings-log-none = n’a pas pu être écrit ici
settings-log-copy = Copier le chemin
settings-log-show = Ouvrir le dossier
settings-log-copied = Chemin copié.
settings-log-no-manager = Aucun gestionnaire de fichiers n’a pu s’ouvrir. Le dossier est { $path }

error-what-draw = Une image n’a pas pu être dessinée.
error-what-update = Quelque chose s’est arrêté en cours de partie.
error-what-handle = Ce que vous venez de faire n’a pas pu aboutir.
error-what-build = La fenêtre n’a pas pu être mise en place.
error-what-elsewhere = Quelque chose s’est arrêté en coulisses.
error-details = { $kind } · { $spot }
error-case-kept = Votre partie est enregistrée jusqu’à la dernière action. Vous pouvez reprendre où vous en étiez.
error-case-in-memory = Votre partie n’est pas sur le disque. Enregistrez-en une copie, puis reprenez où vous en étiez.
error-go-on-case = Reprendre la partie
error-save-copy = Enregistrer une copie
error-saved-copy = Enregistrée sous { $path }
error-not-saved = Aucune copie n’a pu être enregistrée, dans aucun dossier.
error-not-copied = Il n’y a pas de presse-papiers ici ; les détails sont dans le journal technique.
error-fatal = Le jeu a dû s’arrêter à cause d’une erreur imprévue. Votre partie est enregistrée. Les détails sont dans { $path }
    .nolog = Le jeu a dû s’arrêter à cause d’une erreur imprévue. Votre partie est enregistrée.
