# Ce qui s’est mal passé, le journal qui le raconte, et ce qu’on peut y faire.
# Les mêmes clés que la version anglaise.

settings-log = Journal des pannes
settings-log-about = { $path } — ne nomme aucune carte d’une affaire en cours.
settings-log-none = ne peut pas être écrit ici
settings-log-copy = Copier le chemin
settings-log-show = Ouvrir le dossier
settings-log-copied = Le chemin est copié.
settings-log-no-manager = Aucun gestionnaire de fichiers ne s’ouvre ici. Le dossier est { $path }
