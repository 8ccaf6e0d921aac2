# L’affaire relue après la partie. Facette you : le siège du lecteur.

review-scale = Les valeurs comptent des moitiés : 1,0 écarte la moitié des solutions encore ouvertes, 2,0 les trois quarts. Une question posée au hasard atteint environ 56 % de la meilleure.
review-title = Analyse
review-about = Combien de solutions chaque détective devait encore envisager. Même une logique parfaite n’aurait pas fait mieux.
review-turns = tour
review-solved = résolue
review-cases = { $cases } solutions
review-could-accuse = { CAP(THE($who)) } pouvait accuser dès ce moment
review-turns-of = { $who }
review-reading = Lecture de l’affaire…
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
review-lesson-could-have-won = { CAP(THE($who)) } pouvait gagner au tour { $turn } : { THE($suspect) }, { IN($room) }, { WITH($weapon) }, c’était prouvé.
    .you = Vous pouviez gagner au tour { $turn } : { THE($suspect) }, { IN($room) }, { WITH($weapon) }, c’était prouvé.
review-lesson-by = { $count ->
    [one] Le soupçon { $numbers } le montre.
   *[other] Les soupçons { $numbers } le montrent.
}
review-lesson-guessed = { CAP(THE($who)) } a accusé au tour { $turn } alors que { $count } solutions restaient ouvertes : attendre une réponse de plus aurait payé.
    .you = Vous avez accusé au tour { $turn } alors que { $count } solutions restaient ouvertes : attendre une réponse de plus aurait payé.
review-lesson-overlooked = Dès le tour { $turn }, { THE($who) } pouvait savoir que la carte « { CAP($card) } » est chez { THE($with) }.
    .you = Dès le tour { $turn }, vous pouviez savoir que la carte « { CAP($card) } » est chez { THE($with) }.
    .envelope = Dès le tour { $turn }, { THE($who) } pouvait savoir que la carte « { CAP($card) } » est { word-envelope.in }.
    .you-envelope = Dès le tour { $turn }, vous pouviez savoir que la carte « { CAP($card) } » est { word-envelope.in }.
review-lesson-wasted = Au tour { $turn }, une question pouvait en dire bien plus : { THE($suspect) } { WITH($weapon) }.
    .you = Au tour { $turn }, vous en auriez appris bien plus en nommant { THE($suspect) } { WITH($weapon) }.
review-lesson-won-at-once = { CAP(THE($who)) } a nommé la solution au tour { $turn }, dès qu’elle fut prouvée.
    .you = Vous avez nommé la solution au tour { $turn }, dès qu’elle fut prouvée.
review-lesson-gambled = { CAP(THE($who)) } a gagné au tour { $turn } par audace : { $count } solutions restaient ouvertes.
    .you = Vous avez gagné au tour { $turn } par audace : { $count } solutions restaient ouvertes.
review-lesson-unlucky = { CAP(THE($who)) } a bien demandé et peu entendu : c’était de la malchance.
    .you = Vous avez bien demandé et peu entendu : c’était de la malchance.
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
review-why-needless = L’affaire était déjà prouvée : une accusation aurait gagné.
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
    [one] Une solution restait ouverte.
   *[other] { $cases } solutions restaient ouvertes.
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
review-knowable = pouvait se savoir
review-provable = Prouvé : { THE($suspect) }, { IN($room) }, { WITH($weapon) }
review-named = nommée aussitôt
review-not-named = pas nommée
review-too-late = aucun tour n’est venu
review-why-chance = Au tour { $turn }, une accusation aurait gagné.

## La partie revue

replay-place = Tour { $turn } sur { $turns }
replay-play = Lire
replay-pause = Pause
replay-back = Recul
replay-on = Avance
replay-previous = Précédent
replay-next = Suivant
replay-to-turn = tours
replay-to-suggestion = soupçons
replay-to-accusation = accusations
replay-to-mistake = fautes
replay-pace = × { $pace }
replay-eyes = Par les yeux de qui
replay-all = Mains ouvertes
replay-envelope = Enveloppe
replay-try = Rejouer
replay-film = Filmer
replay-no-more = Il n’y en a plus de ce côté.
replay-at-end = L’affaire est close ici : choisissez un moment plus tôt pour rejouer.
replay-tried = Une copie, à partir d’ici : elle ne compte jamais.
replay-filming = Ce tour est en train d’être filmé…
replay-filmed = Le film est ici : { $path }
replay-not-filmed = Le film n’a pas pu être fait.
replay-back-tip = Un pas en arrière
replay-on-tip = Un pas en avant
replay-try-tip = Rejouer à partir de ce moment : une copie, qui ne compte jamais
replay-film-tip = Garder ce tour en image animée
review-not-over = Cette partie n’est pas finie : on ne peut rien en dire.
review-same = Bonne question : un détective aurait posé la même.
review-same-accused = À juste titre : un détective aurait accusé aussi.
review-advice = Un détective aurait dit : « { $advice } »
