# Ce qu'écrivent les commandes « tournament » et « bot ».
# Les variables sont expliquées dans le fichier anglais.

tournament-table-size = { $table } : une table { $count ->
        [one] d’un seul joueur
       *[other] de { $count } joueurs
    } n’est pas possible ici.
tournament-match = { $players } — { $edition }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }
tournament-share = { $player } : { $share } % de victoires, entre { $low } % et { $high } % (intervalle à 95 % ; équitable : { $fair } %). Fausses accusations : { $count }.
tournament-paired = Sur les mêmes parties qu’à la première tablée : { $more } points, à { $half } près (95 %).
tournament-lengths = { $turns } tours par joueur en moyenne ; parties sans solution : { $count }.
tournament-times = { $player } : { $median } ms par décision (médiane), { $p90 } (neuf sur dix), { $p99 } (quatre-vingt-dix-neuf sur cent), { $longest } (la plus longue).
tournament-calibration = Ce que le premier joueur disait probable s’est vérifié ainsi :
tournament-said = annoncé { $said } %, vérifié { $share } % (entre { $low } % et { $high } %), { $count } fois
tournament-unusable = Un fichier est inutilisable : { $reason }.
tournament-unreadable = { $file } ne contient pas les parties d’un tournoi.
bot-error = clue bot : { $reason }
