# Un conseil en trois temps : où regarder, pourquoi, que faire. Dit au lecteur, en mots et non en chiffres.

advice-thinking = Le détective réfléchit…
advice-title = Un conseil
advice-none = Vous n’avez rien à décider pour le moment.
advice-public = Tout le monde voit cet écran : il n’y a pas de conseil ici.
advice-used-up = Les conseils de cette partie sont épuisés.
advice-left = { $count ->
    [one] Encore un conseil dans cette partie.
   *[other] Encore { $count } conseils dans cette partie.
}
    .last = C’était le dernier conseil de cette partie.
advice-why = pourquoi ?
advice-what = que faire ?
advice-close = ranger
table-hint-short = Conseil

hint-step-look = Où regarder
hint-step-why = Pourquoi
hint-step-do = Que faire

hint-look-proved = Tout a été dit. Regardez la colonne { word-envelope.of }.
    .lines = Tout a été dit. Regardez la colonne { word-envelope.of } et { hint-lines }.
hint-look-row = Regardez la ligne « { CAP($card) } ». Il y a encore une chose à y découvrir.
    .lines = Regardez la ligne « { CAP($card) } ». Il y a encore une chose à y découvrir, grâce à { hint-lines }.
hint-look-case = Regardez ce qui peut encore être { word-envelope.in } : { hint-suspects }, { hint-weapons }, { hint-rooms }.
hint-look-rooms = Regardez les pièces : { $rooms ->
    [one] une seule peut encore être le lieu du crime
   *[other] { $rooms } peuvent encore être le lieu du crime
}. En combien de temps peut-on y être ?
hint-look-shown = Regardez ce que { THE($rival) } a déjà vu de vos cartes, et ce qui serait nouveau.
hint-look-hand = Regardez vos propres cartes : lesquelles pouvez-vous montrer ?
hint-lines = { $count ->
    [one] l’hypothèse { $numbers }
   *[other] les hypothèses { $numbers }
}
hint-suspects = { $suspects ->
    [one] un suspect
   *[other] { $suspects } suspects
}
hint-weapons = { $weapons ->
    [one] une arme
   *[other] { $weapons } armes
}
hint-rooms = { $rooms ->
    [one] une pièce
   *[other] { $rooms } pièces
}

hint-worth-half = La réponse devrait réduire de moitié ce qui reste, ou mieux.
hint-worth-third = La réponse devrait écarter environ un tiers de ce qui reste.
hint-worth-little = La réponse devrait en dire un peu : ici, toute réponse apprend quelque chose.
hint-worth-nothing = Aucune réponse ne peut rien vous apprendre ici, mais il faut en demander une.

hint-do-mark = Notez-le : { THE($who) } a la carte « { CAP($card) } ».
    .envelope = Notez-le : la carte « { CAP($card) } » est { word-envelope.in }.
hint-do-then = Puis : { $advice }
hint-do-later = La solution est prouvée : { THE($suspect) }, { IN($room) }, { WITH($weapon) }. Accusez dès que vous le pourrez.
hint-do-now = Pour le moment : { $advice }
