### Voir de près une carte, un pion, une place ou l’enveloppe.
#
# $player (texte), $count, $shown, $none, $number (nombres), $said (texte) ; facettes : shown, corridor, empty.

closer-envelope-title = { CAP(word-envelope.the) }
closer-envelope = Un suspect, une arme et une pièce y sont scellés. Nommez les trois dans une accusation et vous gagnez ; trompez-vous, et vous ne jouez plus de tour.
closer-plays = { $player } · { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
closer-nobody = Personne ne joue ce suspect.
closer-answers = Cartes montrées : { $shown }. Aucune à montrer : { $none } fois.
closer-out = Après une fausse accusation, ne joue plus de tour mais répond toujours.
closer-pawn = Son { word-pawn } est { IN($room) }.
    .corridor = Son { word-pawn } est dans le couloir.
closer-weapon = L’arme se trouve { IN($room) }.
closer-room = Ici en ce moment : { $who }.
    .empty = Il n’y a personne ici.
closer-passage = Un passage secret mène { TO($room) }.
closer-hand = Vous avez cette carte en main. Personne ne l’a encore vue.
    .shown = Vous avez cette carte en main. Vous l’avez montrée { TO($who) }.
closer-open = Cette carte est posée face visible pour tous.
closer-noted = Votre bloc-notes : { $said }.
closer-seen = { CAP(THE($who)) } vous a montré cette carte (hypothèse { $number }).
