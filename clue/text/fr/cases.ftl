### Les affaires préparées, les loupes, les grades, et ce qu’on peut noter en passant.

title-cases = Affaires préparées
cases-title = Affaires préparées
cases-about = Vingt tables qui ont chacune leur particularité. Rien n’est verrouillé, les cartes changent à chaque fois, et les loupes restent à vous.
cases-fault = { $file } : { $fault }
cases-play = Jouer l’affaire
cases-laid = { $edition } · { $mansion }
cases-you = vous
cases-seat = { $who } : { $player }
cases-earn-solve = La résoudre
cases-earn-turns = La résoudre en { $turns ->
        [one] un seul de vos tours
       *[other] { $turns } de vos tours au plus
    }
cases-so-far = Jouée { $games ->
        [one] une fois
       *[other] { $games } fois
    }, { $wins ->
        [0] pas encore résolue.
       *[other] résolue { $wins ->
        [one] une fois
       *[other] { $wins } fois
    } ; au mieux en { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
    }

case-summary = « { $title } » peut se jouer : { $count } à la table, manoir { $mansion } ; deux loupes en { $second } tours, trois en { $third }.
case-tempered = { $level }, { $temper }
case-strength = { $level } · force { $strength }/5
case-fault-unreadable = Ce fichier ne peut pas être lu : { $reason }.
case-fault-shape = Ce n’est pas une affaire préparée : { $reason }.
case-fault-edition = Il n’y a pas de livret de règles « { $name } » ; choix possibles : { $known }.
case-fault-mansion = Il n’y a pas de manoir « { $name } », ni parmi ceux du jeu ni dans votre dossier « maps ».
case-fault-your-seat = « { $who } » est la place du joueur et figure aussi parmi les autres.
case-fault-player = Personne ne joue comme « { $name } » ; choix possibles : { $known } ; un tempérament peut suivre, par exemple « sergeant{ ":" }bold ».
case-fault-pace = Un pas régulier va de { $fewest } à { $most } cases.
case-fault-turns = La troisième loupe ne doit pas accorder plus de tours ({ $third }) que la deuxième ({ $second }).

rank-cadet = Élève
rank-constable = Agent
rank-sergeant = Brigadier
rank-inspector = Inspecteur
rank-superintendent = Commissaire
rank-chief = Directeur
rank-next = { $told } · ensuite : { $rank }
rank-unknown = { $rank } : aucune partie contre l’ordinateur n’a encore été comptée
rank-told = { $rank } · { $points } ± { $off } points en { $games ->
        [one] une partie
       *[other] { $games } parties
    }

kind-strength = { $kind } · { $strength }/5
kind-strength-about = Force { $strength } sur 5. { $about }

honour-first = Une affaire résolue
honour-sherlock = Résolue avec Sherlock à la table
honour-fast = Résolue en cinq tours
honour-six = Résolue à une table de six
honour-careful = Dix parties sans fausse accusation
honour-puzzles = Dix énigmes résolues
honour-days = Sept affaires du jour
