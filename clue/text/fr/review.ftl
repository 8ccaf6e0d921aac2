# L’affaire relue après la partie. Facette you : le siège du lecteur.

review-scale = Les valeurs se comptent en moitiés : 1,0 écarte la moitié des solutions encore possibles, 2,0 les trois quarts. Une question posée au hasard vaut environ 56 % de la meilleure.
review-title = Analyse
review-about = Combien de solutions chaque détective devait encore envisager. Même une logique parfaite n’aurait pas fait mieux.
review-turns = tour
review-solved = résolue
review-cases = { $cases } solutions
review-could-accuse = { CAP(THE($who)) } pouvait accuser dès ce moment
review-turns-of = { $who }
review-reading = Lecture de la partie…
review-progress = { $percent } % relus
review-number = { $whole },{ $tenth }
review-look = Regarder ce moment
review-replay = Revoir la partie

review-accuracy = Justesse : { $percent } %
review-accuracy-none = Justesse : trop peu de questions
review-luck = Chance : { $halvings }
    .lucky = De la chance : { $halvings }
    .unlucky = Pas de chance : { $halvings }
review-luck-parts = Chance : réponses { $answers } · dés { $dice } · déplacements par les autres { $called }
review-pace = promesse : { $halvings } par tour

review-lesson-none = { CAP(THE($who)) } n’a rien demandé dans cette partie.
    .you = Vous n’avez rien demandé dans cette partie.
review-lesson-could-have-won = { CAP(THE($who)) } pouvait gagner au tour { $turn }. La preuve était là : { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .you = Vous pouviez gagner au tour { $turn }. La preuve était là : { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
review-lesson-by = { $count ->
    [one] L’hypothèse { $numbers } le montre.
   *[other] Les hypothèses { $numbers } le montrent.
}
review-lesson-guessed = { CAP(THE($who)) } a accusé au tour { $turn } alors que { $count } solutions restaient possibles : il valait la peine d’attendre une réponse de plus.
    .you = Vous avez accusé au tour { $turn } alors que { $count } solutions restaient possibles : il valait la peine d’attendre une réponse de plus.
review-lesson-overlooked = Dès le tour { $turn }, { THE($who) } pouvait savoir que la carte « { CAP($card) } » est chez { THE($with) }.
    .you = Dès le tour { $turn }, vous pouviez savoir que la carte « { CAP($card) } » est chez { THE($with) }.
    .envelope = Dès le tour { $turn }, { THE($who) } pouvait savoir que la carte « { CAP($card) } » est { word-envelope.in }.
    .you-envelope = Dès le tour { $turn }, vous pouviez savoir que la carte « { CAP($card) } » est { word-envelope.in }.
review-lesson-wasted = Au tour { $turn }, { THE($who) } en aurait appris bien plus en nommant { THE($suspect) } { WITH($weapon) }.
    .you = Au tour { $turn }, vous en auriez appris bien plus en nommant { THE($suspect) } { WITH($weapon) }.
review-lesson-won-at-once = { CAP(THE($who)) } a accusé au tour { $turn }, dès que la solution a été prouvée.
    .you = Vous avez accusé au tour { $turn }, dès que la solution a été prouvée.
review-lesson-gambled = { CAP(THE($who)) } a gagné au tour { $turn } sur un pari : { $count } solutions restaient possibles.
    .you = Vous avez gagné au tour { $turn } sur un pari : { $count } solutions restaient possibles.
review-lesson-unlucky = { CAP(THE($who)) } a posé de bonnes questions et peu appris : c’était de la malchance.
    .you = Vous avez posé de bonnes questions et peu appris : c’était de la malchance.
review-lesson-outrun = { CAP(THE($who)) } n’a commis aucune grosse faute : quelqu’un a été plus rapide.
    .you = Vous n’avez commis aucune grosse faute : quelqu’un a été plus rapide.

review-asked = { $cards }
review-accused = Accusation : { $cards }
review-label-best = la meilleure
review-label-brilliant = brillante
review-label-good = bonne
review-label-thin = maigre
review-label-wasted = perdue
review-label-needless = inutile
review-label-none = rien à apprendre
review-why-needless = La solution était déjà prouvée : une accusation aurait gagné.
review-why-better = Elle promettait { $expected } ; { $cards } aurait promis { $best }.
review-why-best = Elle promettait { $expected } : aucune question dans cette pièce ne promettait plus.
review-why-brilliant = Elle promettait { $expected }, là où la plupart des questions n’apprenaient presque rien.
review-narrowed = La réponse a laissé { $after ->
    [one] une solution
   *[other] { $after } solutions
} sur { $before }.
review-nothing = La réponse n’a écarté aucune solution.
review-reason = La raison : { $why }
review-proved = prouvée
review-gamble = un pari
review-false = fausse
review-why-open = { $cases ->
    [one] Une solution restait possible.
   *[other] { $cases } solutions restaient possibles.
}

review-shown = La carte « { CAP($card) } » montrée { TO($to) }
review-discreet = discret
review-telling = bavard
review-shown-good = Aucune autre carte n’en aurait dit moins.
review-shown-nothing = Elle n’a rien appris de nouveau.
review-shown-less = Elle a dit { $told } ; la carte « { CAP($card) } » aurait dit { $least }.

review-placed = { CAP(THE($who)) } a la carte « { CAP($card) } »
    .envelope = La carte « { CAP($card) } » est { word-envelope.in }
review-noted = noté
review-noted-late = noté { $turns } tours trop tard
review-missed = manqué
review-knowable = on pouvait le savoir
review-provable = Prouvé : { THE($suspect) }, { IN($room) }, { WITH($weapon) }
review-named = accusé aussitôt
review-not-named = pas accusé
review-too-late = aucun tour n’est venu
review-why-chance = Au tour { $turn }, une accusation aurait gagné.

## La partie revue

replay-place = Tour { $turn } sur { $turns }
replay-play = Lire
replay-pause = Pause
replay-back = ‹ Pas
replay-on = Pas ›
replay-previous = Précédent
replay-next = Suivant
replay-to-turn = tours
replay-to-suggestion = hypothèses
replay-to-accusation = accusations
replay-to-mistake = erreurs
replay-pace = × { $pace }
replay-eyes = Par les yeux de qui
replay-all = Mains ouvertes
replay-envelope = Enveloppe
replay-lit = Cochée : déjà montrée à quelqu’un
replay-try = Rejouer d’ici
replay-film = Filmer
replay-no-more = Il n’y en a plus de ce côté.
replay-at-end = La partie est finie ici : choisissez un moment plus tôt pour rejouer.
replay-tried = À partir d’ici, c’est une copie : elle ne compte jamais.
replay-filming = Ce tour est en train d’être filmé…
replay-filmed = Le film est ici : { $path }
replay-not-filmed = Le film n’a pas pu être fait.
replay-back-tip = Un pas en arrière
replay-on-tip = Un pas en avant
replay-try-tip = Rejouer à partir de ce moment, dans une copie qui ne compte jamais
replay-film-tip = Garder ce tour en image animée
review-not-over = Cette partie n’est pas finie : on ne peut rien en dire.
review-same = Bonne question : un détective aurait posé la même.
review-same-accused = C’était juste : un détective aurait accusé aussi.
review-advice = Un détective aurait dit : « { $advice } »
