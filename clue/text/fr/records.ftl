# Les parties enregistrées qui ne peuvent servir, et les tables qui ne peuvent être dressées.
# Les mêmes clés que la version anglaise.

record-no-file = Il n’y a pas de fichier { $what }.
record-unreadable = Impossible de lire le fichier : { $what }.
record-too-large = Ce n’est pas une partie enregistrée : le fichier dépasse { $what } octets.
record-not-json = Cet enregistrement est illisible : { record-no-json }.
    .where = Cet enregistrement est illisible : ligne { $where }, { record-no-json }.
record-no-json = { $what ->
        [empty] le fichier est vide
        [cut] il s’interrompt au milieu
        [deep] il est trop profondément imbriqué
        [letters] ce n’est pas du texte en UTF-8
       *[other] ce n’est pas du JSON
    }
record-not-a-record = Ce fichier n’est pas une partie enregistrée : il ne commence pas comme il faut.
record-later-version = Cette partie a été enregistrée par une version plus récente du jeu (version { $what }) ; celle-ci lit la version 1.
record-wrong-shape = L’enregistrement n’a pas la forme voulue : { $what }.
    .where = L’enregistrement n’a pas la forme voulue à { $where } : { $what }.
record-unknown-edition = Il n’existe pas de livret de règles nommé « { $what } ».
record-unknown-mansion = Ce jeu ne contient pas de manoir nommé « { $what } ».
record-bad-plan = Le manoir dessiné dans cet enregistrement n’est pas jouable : { $what }.
record-bad-setup = La table de cet enregistrement ne peut être dressée : { $reason }
record-wrong-dice = Le jet de actions[{ $index }] ne lance pas le bon nombre de dés : ce livret en veut { $what }.
record-illegal = L’action de actions[{ $index }] n’est pas permise : { $reason }

plan-fault-reserved-letter = le signe « { $letter } » désigne une case et ne peut désigner une pièce
plan-fault-start-missing = le départ { $start } manque
plan-fault-start-doubled = le départ { $start } s’y trouve plus d’une fois
plan-fault-room-count = il a { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }, et il en faut de { $fewest } à { $most }
plan-fault-doubled-name = deux cartes portent le même nom
plan-fault-overlap = la cellule { $column },{ $row } est à la fois une case et une pièce
plan-fault-no-door = la pièce « { $name } » n’a pas de porte
plan-fault-passage = aucun passage ne peut mener de « { $name } » à « { $goal } »
plan-fault-door-outside = la porte en { $column },{ $row } n’est pas dans sa pièce, « { $name } »
plan-fault-door-closed = la porte de « { $name } » en { $column },{ $row } ne s’ouvre sur aucune case

setup-fault-too-few-seats = il faut au moins { $what } détectives.
setup-fault-too-many-seats = { $what } joueurs au plus peuvent s’asseoir.
setup-fault-wrong-pace = un pas régulier compte de 3 à 12 cases.
setup-fault-two-need-open-cards = à deux, on ne joue qu’avec la règle maison des quatre cartes visibles.
setup-fault-doubled-seat = une place est prise deux fois.
setup-fault-negative-game = les parties d’une série se comptent à partir de zéro.
setup-fault-unknown-card = la carte « { $what } » n’existe pas dans le jeu de ce manoir.
setup-fault-doubled-card = la carte « { $what } » se trouve à deux endroits.
setup-fault-missing-card = la carte « { $what } » ne se trouve nulle part.
setup-fault-wrong-hands = chaque place doit avoir une main, et elle seule.
setup-fault-wrong-hand-size = { THE($what) } a trop de cartes, ou pas assez.
setup-fault-wrong-open-cards = il faut { $what } cartes visibles.
setup-fault-wrong-weapons = chacune des six armes doit se trouver dans une pièce.
setup-fault-laid-too-soon = quand les joueurs disposent les armes, aucune n’est posée d’avance.
setup-fault-crowded-weapons = chaque arme doit commencer dans une pièce à elle.

replay-journal = Une partie encore en cours n’est pas un enregistrement ; « clue FICHIER » la reprend dans la fenêtre.
replay-no-such-seat = Personne du nom de « { $name } » n’était à cette table.
simulate-seats-wrong = Impossible d’occuper ces places : { $reason }
simulate-unknown-player = Il n’existe pas de joueur nommé « { $name } ».
simulate-unknown-edition = Il n’existe pas de livret nommé « { $name } » ; il y a : { $known }.
simulate-unknown-map = Il n’existe pas de manoir nommé « { $name } » ; il y a : { $known }.
simulate-unknown-rule = Il n’existe pas de règle maison nommée « { $name } » ; il y a : { $known }.
simulate-wrong-pace = Un pas régulier compte de { $fewest } à { $most } cases.
simulate-played = { $games ->
        [one] Une partie jouée.
       *[other] { $games } parties jouées.
    }
simulate-number = D’autres programmes jouent : la donne découle d’un nombre impossible à deviner. Pour rejouer les mêmes parties : --seed { $number }
simulate-lengths = { $actions } actions et { $turns } tours par partie en moyenne.
simulate-wins = { $who } ({ $player }) : { $wins } victoires, { $share } %.
simulate-unsolved = { $count } sans solution.
simulate-unwritable = Impossible d’écrire un enregistrement : { $reason }.
