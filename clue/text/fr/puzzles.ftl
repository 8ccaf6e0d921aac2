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
puzzle-unknown = Il n’y a pas d’énigme « { $name } ». Demandez « list », « day », ou par exemple « 3-17 » : le degré, puis le numéro.
puzzle-no-date = « { $date } » n’est pas un jour : écrivez l’année, le mois et le jour, par exemple 2027-03-05.
puzzle-listed = { $name }  { $question }  ({ $count ->
        [one] un soupçon
       *[other] { $count } soupçons
    })
