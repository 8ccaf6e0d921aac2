## Ce qui est dit à qui entend la fenêtre au lieu de la voir

reader-table = La table
reader-board = Plateau
reader-square = Case { $column }, { $row }
reader-steps = { $count ->
    [one] à un pas
   *[other] à { $count } pas
}
    .room = { $count ->
    [one] à un pas
   *[other] à { $count } pas
}, puis { $more } de plus jusqu’{ TO($room) }
    .door = { $count ->
    [one] à un pas
   *[other] à { $count } pas
}, devant une porte { OF($room) }
reader-pawn-on = { CAP(THE($who)) } est sur la case { $column }, { $row }.
reader-passage = Passage secret vers { THE($room) }
reader-lately = Ce qui vient de se passer
reader-hand = Vos cartes
    .none = Cartes
reader-face-down = { $count ->
    [one] une carte, face cachée
   *[other] { $count } cartes, face cachée
}
reader-open = { $card }, visible de tous
reader-seat-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
reader-cell = { $card } : { $who }
    .you = { $card } : vous
    .envelope = { $card } : { word-envelope }
reader-layer = { $layer } : { $what }
reader-has = a la carte
    .envelope = elle y est
reader-has-not = n’a pas la carte
    .envelope = elle n’y est pas
reader-numbers = peut-être montrée au soupçon { $numbers }
reader-line = Votre ligne : { $line }
reader-person = Nom { OF($who) }
reader-who = Qui joue { THE($who) }
reader-temper = Caractère { OF($who) }
reader-chart = Graphique
join-pauses = { $first } ; { $second }
    .more = { $first } ; { $second }
reader-moment = Moment de l’affaire
reader-page = Page
credits-does-accesskit = ce qu’entendent les lecteurs d’écran
