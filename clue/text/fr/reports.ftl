# Ce qui s’est mal passé, le journal qui le raconte, et ce qu’on peut y faire.
# Les mêmes clés que la version anglaise.

settings-log = Journal des pannes
settings-log-about = { $path } — ne nomme aucune carte d’une affaire en cours.
settings-log-none = ne peut pas être écrit ici
settings-log-copy = Copier le chemin
settings-log-show = Ouvrir le dossier
settings-log-copied = Le chemin est copié.
settings-log-no-manager = Aucun gestionnaire de fichiers ne s’ouvre ici. Le dossier est { $path }

error-what-draw = Une image n’a pas pu être dessinée.
error-what-update = Quelque chose s’est arrêté en cours de partie.
error-what-handle = Ce que vous venez de faire n’a pas pu aboutir.
error-what-build = La fenêtre n’a pas pu être mise en place.
error-what-elsewhere = Quelque chose s’est arrêté en coulisses.
error-details = { $kind } · { $spot }
error-case-kept = L’affaire est conservée jusqu’à la dernière action : vous pouvez reprendre où vous en étiez.
error-case-in-memory = L’affaire n’est pas sur le disque : enregistrez-en une copie, puis reprenez où vous en étiez.
error-go-on-case = Reprendre l’affaire
error-save-copy = Enregistrer une copie de l’affaire
error-saved-copy = Enregistrée sous { $path }
error-not-saved = Aucune copie ne peut être enregistrée : tous les dossiers la refusent.
error-not-copied = Il n’y a pas de presse-papiers ici ; les détails sont dans le journal des pannes.
error-fatal = Le jeu a dû s’arrêter à cause d’une erreur imprévue. Ce qui a été joué est conservé. Les détails sont dans { $path }
    .nolog = Le jeu a dû s’arrêter à cause d’une erreur imprévue. Ce qui a été joué est conservé.
