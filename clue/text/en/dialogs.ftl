# What the dialogs over the table say besides what stands in ui.ftl.

show-not-held = You do not hold this card.
show-must = You hold one of the three, so you must show it.
show-seen-before = seen before


see-only-you = Nobody else can see it.

ending-score = { SHORT($who) } ({ $wins })
accuse-seen = { CAP($who) } showed you { THE($card) } (suggestion { $number }): it is not in the { word-envelope }.
    .yours = You hold { THE($card) } yourself: it is not in the { word-envelope }.
    .open = { CAP(THE($card)) } lies open on the table: it is not in the { word-envelope }.
