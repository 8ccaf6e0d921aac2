# Ce qui s'est passé, puis ce qu'on attend, puis pourquoi quelque chose est refusé.
# Les clés, les variables et les facettes sont expliquées dans le fichier anglais.
# On dit « vous » ; une forme en « vous » évite les participes qui devraient s'accorder.

event-game-began = { $count ->
        [2] Deux détectives prennent place : { THE($seats) }.
        [3] Trois détectives prennent place : { THE($seats) }.
        [4] Quatre détectives prennent place : { THE($seats) }.
        [5] Cinq détectives prennent place : { THE($seats) }.
        [6] Six détectives prennent place : { THE($seats) }.
       *[other] { $count } détectives prennent place : { THE($seats) }.
    } Cartes distribuées : { $hands }.
    .open = { event-game-began } Face visible, pour les deux joueurs : { $cards }.
event-hand-dealt = { CAP(THE($who)) } a pris ses cartes en main.
    .cards = { CAP(THE($who)) } a reçu les cartes { $cards }.
    .you = Vous avez pris vos cartes en main.
    .you-cards = Vos cartes : { $cards }.
event-weapon-laid = { CAP(THE($who)) } a posé { THE($weapon) } { IN($room) }.
    .you = Vous avez posé { THE($weapon) } { IN($room) }.
event-turn-began = Tour { $number } : { TO($who) } de jouer.
    .you = Tour { $number } : à vous de jouer.
event-rolled = { CAP(THE($who)) } a obtenu { $dice } : { $total } en tout.
    .one = { CAP(THE($who)) } a obtenu { $dice }.
    .you = Vous avez obtenu { $dice } : { $total } en tout.
    .you-one = Vous avez obtenu { $dice }.
event-moved = { CAP(THE($who)) } a avancé { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }.
    .left = { CAP(THE($who)) } a quitté { THE($left) } et avancé { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }.
    .room = { CAP(THE($who)) } est { GENDER($who) ->
        [feminine] entrée
       *[masculine] entré
    } { IN($room) }.
    .left-room = { CAP(THE($who)) } a quitté { THE($left) } et est { GENDER($who) ->
        [feminine] entrée
       *[masculine] entré
    } { IN($room) }.
    .you = Vous avez avancé { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }.
    .you-left = Vous avez quitté { THE($left) } et avancé { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }.
    .you-room = Vous voilà { IN($room) }.
    .you-left-room = Vous avez quitté { THE($left) } ; vous voilà { IN($room) }.
event-could-not-move = Toutes les voies étaient fermées : { THE($who) } n’a pas pu bouger.
    .you = Toutes les voies étaient fermées : vous n’avez pas pu bouger.
event-took-passage = { CAP(THE($who)) } a pris le passage secret { OF($left) } { TO($room) }.
    .you = Vous avez pris le passage secret { OF($left) } { TO($room) }.
event-suggested = { CAP(THE($who)) } a soupçonné { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .you = Vous avez soupçonné { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
event-pawn-summoned = { CAP(THE($who)) } a été { GENDER($who) ->
        [feminine] appelée
       *[masculine] appelé
    } { IN($room) }.
    .toyou = On vous a fait venir { IN($room) }.
event-weapon-moved = { CAP(THE($weapon)) } a été { GENDER($weapon) ->
        [feminine] apportée
       *[masculine] apporté
    } { IN($room) }.
event-declined-to-suggest = { CAP(THE($who)) } n’a soupçonné personne { IN($room) }.
    .you = Vous n’avez soupçonné personne { IN($room) }.
event-had-none = { CAP(THE($who)) } n’avait aucune des trois cartes.
    .you = Vous n’aviez aucune des trois cartes.
event-showed = { CAP(THE($who)) } a montré une carte { TO($to) }.
    .card = { CAP(THE($who)) } a montré { TO($to) } la carte « { CAP($card) } ».
    .toyou = { CAP(THE($who)) } vous a montré une carte.
    .toyou-card = { CAP(THE($who)) } vous a montré la carte « { CAP($card) } ».
    .you = Vous avez montré une carte { TO($to) }.
    .you-card = Vous avez montré { TO($to) } la carte « { CAP($card) } ».
event-nobody-disproved = Personne n’a pu réfuter les soupçons { OF($who) }.
    .you = Personne n’a pu réfuter vos soupçons.
event-accused = { CAP(THE($who)) } a accusé { THE($suspect) }, { IN($room) }, { WITH($weapon) } !
    .you = Vous avez accusé { THE($suspect) }, { IN($room) }, { WITH($weapon) } !
event-accusation-failed = L’accusation était fausse : { THE($who) } a été { GENDER($who) ->
        [feminine] éliminée
       *[masculine] éliminé
    }, mais répond toujours aux soupçons.
    .case = L’accusation était fausse : { THE($who) } a lu dans l’enveloppe { THE($suspect) }, { THE($room) } et { THE($weapon) }.
    .you = Votre accusation était fausse. Vous ne jouez plus de tour, mais vous répondez toujours aux soupçons.
    .you-case = Votre accusation était fausse : l’enveloppe contient { THE($suspect) }, { THE($room) } et { THE($weapon) }. Vous ne jouez plus de tour, mais vous répondez toujours aux soupçons.
event-door-cleared = { CAP(THE($who)) } a libéré la porte et attend { IN($room) }.
    .toyou = Votre pion a libéré la porte et attend { IN($room) }.
event-turn-ended = Le tour { OF($who) } a pris fin.
    .you = Votre tour a pris fin.
event-game-ended = La partie est finie. C’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .solved = { CAP(THE($who)) } a résolu l’affaire : c’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .solved-you = Vous avez résolu l’affaire : c’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .last = { CAP(THE($who)) } gagne, faute d’adversaires encore en lice. C’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .last-you = Vous gagnez, faute d’adversaires encore en lice. C’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .unsolved = Personne n’a résolu l’affaire. C’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.

## Ce qu'on attend

phase-laying-out = { CAP(THE($who)) } dispose une arme.
    .you = Choisissez une arme, et la pièce où la poser.
    .you-decided = Vous disposez une arme.
phase-turn-start = { CAP(THE($who)) } va commencer son tour.
    .you = À vous de jouer.
    .you-choices = À vous : { $choices }.
    .you-trapped = Toutes les portes sont bloquées : accusez, ou terminez votre tour.
    .you-trapped-shut = Toutes les issues sont barrées et personne ne viendra plus en dégager une : il ne reste qu’à accuser.
phase-moving = { CAP(THE($who)) } a obtenu { $dice } et se met en marche.
    .you = Vous avez obtenu { $dice } — choisissez où aller.
    .you-decided = Vous avez obtenu { $dice }.
    .you-squares = Vous avez obtenu { $dice } — choisissez une case.
    .you-rooms = Vous avez obtenu { $dice } — entrez { IN($rooms) }.
    .you-squares-rooms = Vous avez obtenu { $dice } — choisissez une case, ou entrez { IN($rooms) }.
phase-suggesting = { CAP(THE($who)) } est { IN($room) } et va faire part de ses soupçons.
    .you = Vous êtes { IN($room) } : faites part de vos soupçons.
    .you-decided = Vous êtes { IN($room) }.
    .you-decline = Vous êtes { IN($room) } : faites part de vos soupçons, ou gardez-les pour vous.
phase-answering = { CAP(THE($who)) } doit répondre aux soupçons { OF($by) }.
    .yours = { CAP(THE($who)) } répond à vos soupçons.
    .you = Répondez aux soupçons { OF($by) } : { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .you-decided = Vous répondez aux soupçons { OF($by) }.
phase-turn-closing = { CAP(THE($who)) } termine son tour.
    .you = Terminez votre tour.
    .you-decided = C’est votre tour.
    .you-accuse = Terminez votre tour, ou accusez si vous n’avez plus de doute.
phase-over = La partie est finie.

choice-walk = choisissez où aller
choice-roll = { $edition_dice ->
        [1] lancez le dé
       *[other] lancez les dés
    }
choice-passage = prenez le passage secret vers { THE($room) }
choice-suggest = restez { IN($room) } pour y faire part de vos soupçons

## Pourquoi pas

refusal-not-your-turn = Ce n’est pas à vous de jouer.
    .seat = C’est { TO($seat) } de décider.
refusal-game-over = L’affaire est classée ; plus rien ne peut être joué.
refusal-lay-a-weapon-first = Il faut d’abord disposer les armes.
    .seat = Il faut d’abord disposer les armes : c’est { TO($seat) } d’en poser une.
refusal-choose-where-to-walk = { $edition_dice ->
        [1] Le dé est lancé
       *[other] Les dés sont lancés
    } : choisissez d’abord où aller.
    .steps = Vous avez obtenu { $steps } : choisissez d’abord où aller.
refusal-suggest-first = Entrer dans une pièce oblige d’abord à y faire part de ses soupçons.
    .room = Vous voilà { IN($room) } : faites d’abord part de vos soupçons.
refusal-answer-first = Des soupçons font le tour de la table ; il faut d’abord y répondre.
    .seat = C’est d’abord { TO($seat) } de répondre aux soupçons.
refusal-only-accuse-or-end = Votre déplacement est terminé : accusez, ou terminez votre tour.
refusal-begin-your-turn-first = Votre tour commence à peine.
    .choices = Votre tour commence à peine : d’abord, { $choices }.
refusal-weapon-lies-there = Cette arme est déjà dans une pièce.
    .card = { CAP(THE($card)) } est déjà dans une pièce.
refusal-room-has-a-weapon = Il y a déjà une arme dans cette pièce.
    .room = Il y a déjà une arme { IN($room) }.
refusal-no-dice = On ne lance rien à cette table : chacun avance d’un pas régulier.
    .steps = On ne lance rien à cette table : chacun avance de { $steps } cases par tour.
refusal-trapped = Toutes les portes de cette pièce sont bloquées : accusez, ou terminez votre tour.
    .room = Toutes les portes { OF($room) } sont bloquées : accusez, ou terminez votre tour.
    .room-choices = Toutes les portes { OF($room) } sont bloquées : { $choices }.
refusal-shut-in = Toutes les issues sont barrées et personne ne viendra plus en dégager une : il ne reste qu’à accuser.
refusal-not-in-a-room = Vous n’êtes pas dans une pièce.
refusal-no-passage = Ce passage secret n’existe pas ici.
    .room = Aucun passage secret ne mène d’ici { TO($room) }.
refusal-not-a-place = Personne ne peut se tenir là.
refusal-square-taken = Un autre pion occupe cette case.
    .seat = { CAP(THE($seat)) } occupe cette case.
refusal-already-here = Vous y êtes déjà.
    .room = Vous êtes déjà { IN($room) }.
refusal-same-room = On ne peut pas rentrer, au même tour, dans la pièce que l’on vient de quitter.
    .room = Vous sortez { OF($room) } ; vous ne pouvez pas y rentrer à ce tour.
refusal-doors-blocked = Un pion se tient devant chacune des portes.
    .seat = { CAP(THE($seat)) } se tient devant cette porte.
    .room = Un pion se tient devant chaque porte { OF($room) }.
    .seat-room = { CAP(THE($seat)) } se tient devant la porte { OF($room) }.
refusal-too-far = C’est trop loin.
    .steps = Vous avez obtenu { $steps } : c’est trop loin.
    .distance = C’est trop loin : il faudrait { $distance ->
        [one] un pas
       *[other] { $distance } pas
    }.
    .steps-distance = Il faudrait { $distance ->
        [one] un pas
       *[other] { $distance } pas
    }, et vous avez obtenu { $steps }.
    .room-steps-distance = Jusque { IN($room) }, il faudrait { $distance ->
        [one] un pas
       *[other] { $distance } pas
    }, et vous avez obtenu { $steps }.
refusal-no-path-of-length = Aucun chemin jusque-là n’emploie tous les points obtenus.
    .steps = Aucun chemin jusque-là ne compte exactement { $steps ->
        [one] une case
       *[other] { $steps } cases
    }, et tous les points doivent être employés.
refusal-must-go-longest = Aucun chemin n’emploie tous les points obtenus : il faut prendre le plus long.
    .steps = Aucun chemin ne compte { $steps ->
        [one] une case
       *[other] { $steps } cases
    } : il faut prendre le plus long.
refusal-must-use-whole-roll = Une pièce est à portée : on ne peut pas s’arrêter en chemin.
    .room = { CAP(THE($room)) } est à portée : on ne peut pas s’arrêter en chemin.
refusal-cut-off = Des pions ou des murs ferment toutes les voies.
    .room = Des pions ou des murs ferment toutes les voies vers { THE($room) }.
refusal-not-brought-here = On ne peut rester et soupçonner que là où les soupçons d’un autre ont conduit votre pion.
refusal-other-room = Les soupçons portent toujours sur la pièce où l’on se trouve.
    .room = Les soupçons portent toujours sur la pièce où l’on se trouve : { THE($room) }.
refusal-must-suggest = Entrer dans une pièce oblige à y faire part de ses soupçons.
    .room = Vous voilà { IN($room) } : vous devez faire part de vos soupçons.
refusal-not-your-card = Vous n’avez pas cette carte.
    .card = Vous n’avez pas la carte « { CAP($card) } ».
refusal-card-not-named = Cette carte n’a pas été nommée.
    .card = La carte « { CAP($card) } » n’a pas été nommée.
refusal-you-hold-one = Vous avez l’une des trois cartes : vous devez en montrer une.
    .card = Vous avez la carte « { CAP($card) } » : vous devez montrer une carte.
refusal-untrue-answer = Cette réponse ne s’accorde pas avec les cartes détenues.
    .seat = La réponse { OF($seat) } n’est pas celle que les règles exigent.
refusal-not-in-the-deck = Cette carte n’existe pas dans ce manoir.
