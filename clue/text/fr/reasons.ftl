# Pourquoi un détective fait ceci plutôt que cela : montré une fois l'affaire classée, ou en conseil.
# Les clés, les variables et les facettes sont expliquées dans le fichier anglais.
# La phrase doit convenir dans les deux cas : elle ne dit donc ni « vous » ni « il ».

reason-only-choice = Rien d’autre n’est permis.
reason-whim = Tous les choix se valent ici.
reason-outside = Le programme ne donne pas de raison.
    .said = Le programme dit : « { $said } ».
reason-default = Aucune réponse utilisable n’est venue : la table a choisi quelque chose d’anodin.
    .said = Aucune réponse utilisable n’est venue ({ $said }) : la table a choisi quelque chose d’anodin.
reason-nothing-left = Il n’y a plus rien à faire pendant ce tour.

reason-case-certain = Aucune autre solution n’est possible : { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
reason-case-likely = { CAP(THE($suspect)) }, { IN($room) }, { WITH($weapon) } : c’est sûr à { $percent } %, et attendre coûterait plus que se tromper.
    .danger = { CAP(THE($suspect)) }, { IN($room) }, { WITH($weapon) } : c’est sûr à { $percent } %. Attendre coûte davantage : quelqu’un d’autre résout l’affaire avant le prochain tour avec une chance de { $danger } %.
reason-nothing-to-learn = Il n’y a plus rien à apprendre : { THE($suspect) }, { IN($room) }, { WITH($weapon) }, est une solution aussi probable qu’une autre.
    .percent = Il n’y a plus rien à apprendre. La solution la plus probable est { THE($suspect) }, { IN($room) }, { WITH($weapon) }, sûre à { $percent } %.
reason-not-sure-yet = La solution la plus probable est { THE($suspect) }, { IN($room) }, { WITH($weapon) }, mais à { $percent } % seulement : trop peu pour accuser.

reason-nearest-room = { CAP(THE($room)) } n’est pas loin, et dans toute pièce on peut demander qui et avec quoi.
reason-wanted-room = C’est { IN($room) } qu’il faut poser une question.
    .turns = C’est { IN($room) } que la prochaine question utile est la plus proche : { reason-away }.
    .bits = C’est { IN($room) } qu’une question devrait en dire le plus.
    .bits-turns = C’est { IN($room) }, { reason-away }, qu’une question devrait en dire le plus.
reason-open-question-room = Le crime a peut-être eu lieu { IN($room) }.
reason-passage-shorter = Le passage secret mène tout droit { IN($room) }.
reason-stay-and-ask = Il reste quelque chose à demander { IN($room) }, et rester ne coûte aucun trajet.
reason-towards-room = C’est le chemin vers { THE($room) }.
    .turns = C’est le chemin vers { THE($room) }, { reason-farther }.
    .bits = C’est le chemin vers { THE($room) }, où une question devrait en dire le plus.
reason-block-door = Sur cette case, une porte { OF($room) } reste fermée { TO($rival) }.
reason-wander = Sans but précis : il se présentera bien quelque chose en route.

reason-unknown-cards = On ignore encore qui et avec quoi ; c’est peut-être la réponse.
reason-most-information = Aucune autre question { IN($room) } ne devrait en dire plus.
reason-confirm-case = C’est la solution la plus probable, sûre à { $percent } % ; si personne ne peut répondre, il ne restera guère de doute.
reason-spare-the-ride = Une autre question en dirait un peu plus, mais elle ferait venir { THE($rival) } { IN($room) } sans effort.
reason-drag-away = Cette question fait venir { THE($rival) } { IN($room) }, loin de son but.
reason-clear-way = Cette question fait venir { THE($rival) } { IN($room) }, et la porte que ce pion barrait se libère.
reason-tells-others-less = Une autre question en dirait autant, mais sa réponse en apprendrait davantage aux autres.
reason-bluff = Qui a la carte « { CAP($card) } » peut la nommer pour égarer les autres.

reason-shown-before = { CAP(THE($rival)) } a déjà vu la carte « { CAP($card) } » : la montrer encore n’apprend rien de nouveau.
reason-tells-least = Parmi les cartes possibles, « { CAP($card) } » est celle qui en dit le moins { TO($rival) }.
reason-only-card = C’est la seule carte de cette main qui réponde.

# Morceaux des phrases ci-dessus.

reason-away = à { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } environ
reason-farther = à { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } environ de là

## Conseils

advice-lay-weapon = Posez { THE($weapon) } { IN($room) }.
advice-roll = { $edition_dice ->
        [1] Lancez le dé.
       *[other] Lancez les dés.
    }
advice-take-passage = Prenez le passage secret vers { THE($room) }.
advice-move-to = Allez sur la case indiquée.
    .room = Entrez { IN($room) }.
advice-suggest = Soupçonnez { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
advice-decline-to-suggest = Gardez vos soupçons pour vous.
advice-show = Montrez la carte « { CAP($card) } ».
advice-have-none = Dites que vous n’avez aucune des trois cartes.
advice-accuse = Accusez { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
advice-end-turn = Terminez le tour.
