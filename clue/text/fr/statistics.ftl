# Les statistiques : les chiffres, les dessins, et un nouveau départ.
# Les mêmes clés que la version anglaise.

statistics-counting = On compte les affaires classées…
statistics-everybody = Tout le monde
statistics-games = { $games ->
        [one] affaire classée
       *[other] affaires classées
    }
statistics-wins = { $games ->
        [one] résolue
       *[other] résolues
    } · { $percent } %
statistics-fastest = { $turns ->
        [0] tours au plus court
        [one] tour au plus court
       *[other] tours au plus court
    }
statistics-longest = { $games ->
        [one] résolue d’affilée au mieux
       *[other] résolues d’affilée au mieux
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
statistics-turns-axis = tours joués jusqu’à l’accusation juste, et combien d’affaires les ont demandés
statistics-turns-none = Aucune affaire n’est encore résolue. La première sera crayonnée ici.
statistics-median = la moitié au tour { $number }
statistics-point = ,
statistics-last = Les dernières affaires
statistics-streak = { $games ->
        [0] La dernière n’a pas été résolue.
        [one] La dernière est résolue.
       *[other] Les { $games } dernières sont résolues d’affilée.
    }
statistics-by-edition = Par livret de règles
statistics-by-opponent = Contre
statistics-reset = Recommencer à compter
statistics-reset-title = Recommencer à compter ?
statistics-reset-about = Désormais, seules les affaires à venir compteront. Les enregistrements des anciennes restent en place, et vous pourrez les faire compter de nouveau à tout moment.
statistics-reset-yes = Recommencer
statistics-reset-failed = Ce nouveau départ ne peut pas être retenu : { $reason }
statistics-undo = Compter de nouveau celles d’avant le { $date }
