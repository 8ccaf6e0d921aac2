# L’étagère des affaires conservées, et ce que l’on peut en faire.
# Les mêmes clés que la version anglaise.

pause-saves = Affaires conservées

saved-tab-games = En attente
saved-tab-finished = Classées
saved-none-finished = Aucune affaire n’est encore classée.
saved-about-games = Toute partie interrompue peut être reprise ici.
saved-about-finished = Une fois l’enveloppe ouverte, une affaire peut être revue ici.
saved-turn = tour { $turn }
saved-ended = non résolue au bout { $turns ->
        [one] d’un tour
       *[other] de { $turns } tours
    }
    .won = gagnée par { THE($who) } au bout { $turns ->
        [one] d’un tour
       *[other] de { $turns } tours
    }
saved-damaged = La ligne { $line } du fichier est abîmée ; l’affaire est intacte jusque-là.
saved-on-table = Cette affaire est en ce moment sur la table.
saved-continue = Reprendre
saved-review = Analyser
saved-watch = Revoir la partie
saved-rename = Renommer
saved-rename-about = Comment cette affaire doit-elle s’appeler ?
saved-rename-yes = Renommer
case-copied = Une copie de cette affaire a été faite en cours de partie.
saved-duplicate = Dupliquer
saved-copy-of = { $title } (copie)
saved-delete = Supprimer
saved-delete-question = Supprimer cette affaire ?
saved-delete-about = « { $title } » quitte l’étagère. Vous pouvez revenir en arrière tant que cette fenêtre est ouverte.
saved-deleted = L’affaire est supprimée. « Annuler la suppression » la fait revenir.
saved-undo = Annuler la suppression
saved-undo-nothing = Rien n’a été supprimé depuis l’ouverture de la fenêtre.
saved-export = Exporter
saved-export-about = Où faut-il mettre le fichier ? Rien de ce qui s’y trouve déjà n’est remplacé.
saved-export-yes = L’enregistrer
saved-exported = L’affaire est enregistrée dans { $path }.
saved-import = Importer un fichier
saved-import-about = Quel fichier ? Vous pouvez aussi le déposer sur la fenêtre.
saved-import-yes = L’importer
saved-failed = { $fault ->
        [full] C’est impossible : le disque est plein.
        [forbidden] C’est impossible : il est interdit d’écrire à cet endroit.
        [missing] C’est impossible : ce dossier n’existe pas.
        [broken] C’est impossible : le disque signale une erreur.
        [links] C’est impossible : ce nom est un lien qui ne mène nulle part.
        [name] C’est impossible : le nom est trop long.
        [unfit] C’est impossible : un nom ou un nombre y est plus grand que son fichier ne peut contenir.
        [too-large] C’est impossible : le fichier est plus gros que celui d’aucune partie.
        [not-plain] C’est impossible : ce n’est pas un fichier.
        [in-use] C’est impossible : un autre programme occupe le fichier.
       *[other] C’est impossible : le système s’y oppose.
    }

open-unknown = « { $name } » n’est ni une affaire ni un manoir.
open-map-bad = Le manoir de « { $name } » n’est pas jouable : { $fault }

long-reading = Lecture de l’affaire
long-reading-far = Déjà { $percent } %.
