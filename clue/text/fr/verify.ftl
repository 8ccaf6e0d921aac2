# Une partie finie, comparée à ce qui fut promis au début.
# Les mêmes clés que la version anglaise.

verify-proof-deal = Les cartes sont là où le numéro de donne les distribue.
verify-proof-cuts = { $count ->
        [one] Jeu coupé par { THE($seats) } : le numéro de donne et cette coupe donnent bien ces cartes.
       *[other] Jeu coupé par { THE($seats) } : le numéro de donne et ces coupes donnent bien ces cartes.
    }
verify-cut = { CAP($who) } : « { $said } »
verify-proof-commitment = Le numéro de donne et le sel donnent bien l’engagement { $commitment }.
    .deal = La donne, son numéro et le sel donnent bien l’engagement { $commitment }.
verify-proof-dice = { $count ->
        [0] Aucun dé n’a été lancé.
        [one] Le seul lancer est celui du numéro de donne.
       *[other] Les { $count } lancers sont ceux du numéro de donne.
    }
verify-proof-choices = { $count ->
        [0] Rien à décider : { THE($seats) }.
        [one] Une décision { OF($seats) } : redemandée, elle est la même.
       *[other] { $count } décisions { OF($seats) } : redemandées, elles sont les mêmes.
    }
verify-proof-unchecked = Décisions non redemandées, car prises en toute liberté : { THE($seats) }.
verify-kept = La partie s’est jouée comme promis.

verify-doubt-no-seed = Cet enregistrement ne contient pas son numéro de donne : rien ne peut donc être vérifié. Seules les parties finies le révèlent.
verify-doubt-no-commitment = Cet enregistrement ne contient pas d’engagement : rien n’a été promis au début.
verify-doubt-deal = Le numéro de donne donne d’autres cartes que celles de l’enregistrement.
    .cuts = Le numéro de donne et les coupes donnent d’autres cartes que celles de l’enregistrement.
verify-doubt-cuts = Les coupes ne sont pas celles de personnes de cette table, une chacune au plus et dans l’ordre des places.
verify-doubt-commitment = L’engagement ne correspond pas : le numéro de donne et le sel en donnent un autre.
    .deal = L’engagement ne correspond pas : la donne, son numéro et le sel en donnent un autre.
verify-doubt-other-promise = L’engagement de l’enregistrement n’est pas celui qui a été noté au début.
verify-doubt-dice = Le lancer de actions[{ $index }] diffère : l’enregistrement porte { $found }, le numéro de donne donne { $expected }.
verify-doubt-cut-off = L’enregistrement s’arrête avant la fin de la partie : ses dernières actions ont été retranchées.
verify-doubt-unknown-player = { CAP(THE($who)) } : une place tenue par « { $player } », que ce jeu ne connaît pas.
verify-doubt-choice = La décision de actions[{ $index }] diffère : { THE($who) } ({ $player }) a choisi { $found } ; redemandée, elle est { $expected }.
    .elsewhere = La décision de actions[{ $index }] diffère : { THE($who) } ({ $player }) a choisi { $found } ; redemandée, elle est { $expected }. L’enregistrement vient de { $program } et il est lu par { $here } : les joueurs ont pu apprendre depuis.
