# What the dialogs over the table say besides what stands in ui.ftl.

show-not-held = You do not hold this card.
show-must = You hold one of the three, so you must show it.
show-seen-before = seen before

envelope-instead = not { THE($card) }

see-only-you = Nobody else can see it.

ending-score = { SHORT($who) } ({ $wins })
