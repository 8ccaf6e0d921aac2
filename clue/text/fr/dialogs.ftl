# Ce que les dialogues du plateau disent en plus de ui.ftl.

show-not-held = Vous n’avez pas cette carte.
show-must = Vous avez l’une des trois : il faut la montrer.
show-seen-before = déjà vue


see-only-you = Personne d’autre ne peut la voir.

ending-score = { SHORT($who) } ({ $wins })
accuse-seen = { CAP(THE($who)) } vous a montré { THE($card) } (hypothèse { $number }) : cette carte n’est pas { word-envelope.in }.
    .yours = Vous avez { THE($card) } en main : cette carte n’est pas { word-envelope.in }.
    .open = La carte « { CAP($card) } » est posée face visible : elle n’est pas { word-envelope.in }.
