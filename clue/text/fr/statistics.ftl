# Les statistiques : les chiffres, les dessins, et un nouveau départ.
# Les mêmes clés que la version anglaise.

statistics-counting = Décompte des parties terminées…
statistics-everybody = Tout le monde
statistics-games = { $games ->
        [one] partie terminée
       *[other] parties terminées
    }
statistics-wins = { $games ->
        [one] gagnée
       *[other] gagnées
    } · { $percent } %
statistics-fastest = { $turns ->
        [0] victoire la plus rapide
        [one] tour : victoire la plus rapide
       *[other] tours : victoire la plus rapide
    }
statistics-longest = { $games ->
        [one] meilleure série
       *[other] meilleure série
    }
statistics-wrong = { $games ->
        [one] fausse accusation
       *[other] fausses accusations
    }
statistics-none = –
statistics-of = { $wins } sur { $games }
statistics-never = pas encore
statistics-by-suspect = Résolues avec
statistics-turns = Tours avant la solution
statistics-turns-axis = vos tours jusqu’à l’accusation juste, et en combien de parties
statistics-turns-none = Aucune victoire pour l’instant. La première sera crayonnée ici.
statistics-median = la moitié au tour { $number }
statistics-point = ,
statistics-last = Dernières parties
statistics-streak = { $games ->
        [0] La dernière vous a échappé.
        [one] Vous avez gagné la dernière.
       *[other] Vous avez gagné les { $games } dernières.
    }
statistics-by-edition = Par livret de règles
statistics-by-opponent = Contre
statistics-reset = Remettre à zéro
statistics-reset-title = Remettre les statistiques à zéro ?
statistics-reset-about = Seules les prochaines parties compteront. Les parties terminées sont conservées, et vous pourrez les compter de nouveau à tout moment.
statistics-reset-yes = Remettre à zéro
statistics-reset-failed = La remise à zéro n’a pas pu être enregistrée : { $reason }.
statistics-undo = Compter de nouveau les parties d’avant le { $date }
