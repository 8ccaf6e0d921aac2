# Ce que les dialogues du plateau disent en plus de ui.ftl.

show-not-held = Vous n’avez pas cette carte.
show-must = Vous avez l’une des trois : il faut la montrer.
show-seen-before = déjà vue

envelope-instead = et non { THE($card) }

see-only-you = Personne d’autre ne peut la voir.

ending-score = { SHORT($who) } ({ $wins })
