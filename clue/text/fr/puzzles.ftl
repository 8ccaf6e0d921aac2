### Les énigmes : des moments de vraies parties où une seule chose peut être prouvée.

why-suppose-has = Supposons que { THE($who) } ait { THE($card) }.
    .you = Supposons que vous ayez { THE($card) }.
    .envelope = Supposons que la carte « { CAP($card) } » soit { word-envelope.in }.
why-suppose-has-not = Supposons que { THE($who) } n’ait pas { THE($card) }.
    .you = Supposons que vous n’ayez pas { THE($card) }.
    .envelope = Supposons que la carte « { CAP($card) } » ne soit pas { word-envelope.in }.

puzzle-cannot-be = Les deux ne peuvent être vrais : la supposition est fausse.
puzzle-who-did-it = Qui, avec quoi, et où ?
puzzle-who-has = Qui a { THE($card) } ?
puzzle-seat = { $who } ({ $count })
puzzle-table = À la table, avec le nombre de leurs cartes : { $hands }. Vous êtes { THE($who) } et vous avez { THE($cards) }.
puzzle-open = Sur la table, face visible : { THE($cards) }.
puzzle-answer-case = C’était { THE($suspect) }, { WITH($weapon) }, { IN($room) }.
puzzle-answer-seat = C’est { THE($who) } qui a { THE($card) }.
puzzle-answer-envelope = La carte « { CAP($card) } » est { word-envelope.in }.
puzzle-title = Énigme { $name }
puzzle-of-the-day = L’affaire du jour, { $date }
puzzle-unknown = Il n’y a pas d’énigme « { $name } ». Demandez « list », « day », ou par exemple « 3-17 » : le niveau, puis le numéro.
puzzle-no-date = « { $date } » n’est pas un jour : écrivez l’année, le mois et le jour, par exemple 2027-03-05.
puzzle-listed = { $name }  { $question }  ({ $count ->
        [one] une hypothèse
       *[other] { $count } hypothèses
    })

## Les écrans

title-puzzles = Énigmes
title-puzzles-note = { $days ->
        [one] un jour de suite
       *[other] { $days } jours de suite
    }
title-puzzles-today = une nouvelle affaire aujourd’hui
puzzles-title = Énigmes
puzzles-about = Des moments de vraies parties. Chacune a une seule réponse, et elle se prouve : il ne faut jamais deviner.
puzzles-day = L’affaire du jour
puzzles-date = { $weekday ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
puzzles-short-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
puzzles-solve = Résoudre
puzzles-again = La revoir
puzzles-waits = Niveau { $grade } sur 5. Tout le monde a la même affaire aujourd’hui.
puzzles-done = Niveau { $grade } sur 5. Résolue ; la prochaine arrive demain.
puzzles-streak = { $days ->
        [one] Votre série : un jour.
       *[other] Votre série : { $days } jours.
    }
puzzles-own = De vos propres parties
puzzles-own-looking = Recherche dans vos dernières parties…
puzzles-own-none = Quand vous aurez terminé une partie, les moments qui font de bonnes énigmes seront ici.
puzzles-own-line = Tour { $turn } · niveau { $grade }
puzzles-own-dated = { $date }, tour { $turn } · niveau { $grade }
puzzles-grade = Niveau { $grade }
puzzles-grade-1 = Une carte trouvée en une seule étape
puzzles-grade-2 = Le coupable, par élimination
puzzles-grade-3 = Quelques étapes qui s’enchaînent
puzzles-grade-4 = Une longue chaîne, une main complète ou une fausse accusation
puzzles-grade-5 = Supposer le contraire et voir où cela mène
puzzles-solved = { $count ->
       *[other] { $solved } sur { $count }
    }

puzzle-you = Vous êtes { THE($who) }. Vos cartes :
puzzle-open-too = Les dernières sont visibles sur la table.
puzzle-seats = À la table, dans le sens horaire :
puzzle-seat-line = { CAP($who) } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
    .you = { CAP($who) } (vous) : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
puzzle-log = Ce qui s’est passé
puzzle-envelope = L’enveloppe
puzzle-answer = Répondre
puzzle-answer-about = Il n’y a qu’une réponse. Une erreur ne coûte rien.
puzzle-answer-give = C’est ma réponse
puzzle-answer-incomplete = Choisissez d’abord.
puzzle-tell = Montrer la solution
puzzle-why = Pourquoi ?
puzzle-next-step = Étape suivante
puzzle-all-steps = Toutes les étapes
puzzle-onward = Énigme suivante
puzzle-right = C’est juste. { $answer }
puzzle-wrong = Rien ne le prouve : « { $answer } » Regardez encore ; rien n’est perdu.
puzzle-streak-now = Cela fait { $days } jours de suite.
puzzle-status-solved = { $wrong ->
        [0] Résolue à la première réponse.
        [one] Résolue, après une erreur.
       *[other] Résolue, après { $wrong } erreurs.
    }
puzzle-status-told = Vous avez lu la solution.

## Trois courtes leçons

course-title = Trois courtes leçons
course-page = { $number } sur { $count }
course-passes = Lire les silences
course-passes-1 = Qui n’a rien à montrer dit trois choses d’un coup : ni celle-ci, ni celle-là, ni l’autre. On note les cartes montrées, et on oublie les silences. C’est pourtant d’eux que vient presque tout ce que l’on saura.
course-passes-2 = Regardez l’hypothèse 5. Deux joueurs n’avaient rien avant qu’une carte soit montrée. Cela fait six croix dans le bloc-notes, rien qu’en écoutant.
course-passes-3 = Dans l’hypothèse 6, deux autres n’avaient rien, et une de ces cartes avait déjà été nommée. Rapprochez les deux. Quand personne ne peut avoir une carte, et que vous ne l’avez pas vous-même, il ne reste qu’une place.
course-corner = Coincer une carte
course-corner-1 = Quand un joueur montre une carte à un autre, vous ne la voyez pas. Mais c’est l’une des trois, et cela reste vrai jusqu’à la fin. Notez le numéro, et revenez-y.
course-corner-2 = À l’hypothèse 3, le colonel Mustard a montré une carte sur trois. Barrez celles qu’il ne peut pas avoir : vous les avez, un autre les a, ou il n’avait rien quand on les a nommées.
course-corner-3 = À l’hypothèse 6, il a encore montré une carte sur trois. Vous avez l’une d’elles. Une autre a été nommée il y a longtemps, et il ne l’avait pas. Que reste-t-il ?
course-early = Quand accuser
course-early-1 = Personne ne vous dit quand l’affaire est prouvée. Vous venez d’émettre une hypothèse, et personne n’a pu répondre. Certaines des trois pourraient être à vous ; vous savez lesquelles. Avant la fin du tour, comptez : reste-t-il un seul suspect, une seule arme, une seule pièce ?
course-early-2 = Si chacun est prouvé, accusez tout de suite : les autres ont entendu les mêmes silences. S’il reste deux possibilités, voyez qui joue avant vous. Contre des agents, attendez la preuve. Contre des inspecteurs, une chance sur deux maintenant peut valoir mieux qu’une certitude trop tard.
course-early-3 = Une fausse accusation met fin à votre partie : n’accusez jamais parce que c’est probable quand un tour de plus le prouverait. Ici, aucun tour n’est nécessaire : les silences de l’hypothèse 3 comptent encore.
course-now = À vous

## Les codes de partage

puzzle-copy = Copier le code
puzzle-copied = Le code est dans le presse-papiers : { $code }
puzzle-code = Son code : { $code }
puzzles-code = Entrer un code
puzzles-code-about = On vous a envoyé une énigme ? Collez son code.
puzzles-code-yes = Ouvrir l’énigme
puzzles-sent = Une énigme reçue
review-puzzles = { $count ->
        [one] Une énigme tirée de la partie
       *[other] Deux énigmes tirées de la partie
    }
