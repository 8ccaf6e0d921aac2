# L’étagère des affaires conservées, et ce que l’on peut en faire.
# Les mêmes clés que la version anglaise.

pause-saves = Parties enregistrées

saved-tab-games = En cours
saved-tab-finished = Terminées
saved-none-finished = Aucune partie terminée.
saved-about-games = Les parties que vous n’avez pas finies. Reprenez-les où vous en étiez.
saved-about-finished = Les parties terminées peuvent être revues.
saved-turn = tour { $turn }
saved-ended = non résolue au bout { $turns ->
        [one] d’un tour
       *[other] de { $turns } tours
    }
    .won = gagnée par { THE($who) } au bout { $turns ->
        [one] d’un tour
       *[other] de { $turns } tours
    }
saved-damaged = La ligne { $line } du fichier est endommagée. Tout ce qui précède est intact.
saved-on-table = Vous jouez cette partie en ce moment.
saved-continue = Reprendre
saved-review = Analyser
saved-watch = Revoir la partie
saved-rename = Renommer
saved-rename-about = Comment voulez-vous appeler cette partie ?
saved-rename-yes = Renommer
case-copied = Cette partie a été copiée avant d’être terminée.
saved-duplicate = Dupliquer
saved-copy-of = { $title } (copie)
saved-delete = Supprimer
saved-delete-question = Supprimer cette partie ?
saved-delete-about = « { $title } » sera supprimée. Vous pourrez annuler tant que cette fenêtre reste ouverte.
saved-deleted = Partie supprimée. « Annuler la suppression » la fait revenir.
saved-undo = Annuler la suppression
saved-undo-nothing = Rien à annuler.
saved-export = Exporter
saved-export-about = Où faut-il mettre le fichier ? Aucun fichier existant n’est remplacé.
saved-export-yes = Exporter
saved-exported = Partie exportée dans { $path }.
saved-import = Importer un fichier
saved-import-about = Quel fichier ? Vous pouvez aussi le déposer sur la fenêtre.
saved-import-yes = Importer
saved-failed = { $fault ->
        [full] C’est impossible : le disque est plein.
        [forbidden] C’est impossible : il est interdit d’écrire à cet endroit.
        [missing] C’est impossible : ce dossier n’existe pas.
        [broken] C’est impossible : le disque signale une erreur.
        [links] C’est impossible : ce nom est un lien rompu.
        [name] C’est impossible : le nom est trop long.
        [unfit] C’est impossible : un nom ou un nombre est trop long pour être enregistré.
        [too-large] C’est impossible : le fichier est trop gros pour être une partie.
        [not-plain] C’est impossible : ce n’est pas un fichier.
        [in-use] C’est impossible : un autre programme utilise le fichier.
       *[other] C’est impossible : le système s’y oppose.
    }

open-unknown = « { $name } » n’est ni une partie ni un manoir.
open-map-bad = Le manoir de « { $name } » n’est pas jouable : { $fault }

long-reading = Ouverture de la partie
long-reading-far = { $percent } %
