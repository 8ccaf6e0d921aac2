# Why a detective does something: shown once the case is closed, or as advice to whoever asks for it.
#
# A sentence must be right for both, so it names nobody as the one who acts: no "you", no "she".
# Facets are the details that are known: room, square, card, rival, said, percent, danger, bits, turns.
#   $suspect $weapon $room $card $rival   names
#   $percent  how likely the case is      $danger  how likely another solves it first, both in percent
#   $turns    how many turns away         $said     an outside program's own words

reason-only-choice = Nothing else is allowed.
reason-whim = One way is as good as another here.
reason-outside = The program gives no reason.
    .said = The program says: “{ $said }”.
reason-default = No usable answer came, so the table chose something harmless.
    .said = No usable answer came ({ $said }), so the table chose something harmless.
reason-nothing-left = There is nothing more to do in this turn.

reason-case-certain = No other solution is possible: { $suspect }, { IN($room) }, { WITH($weapon) }.
reason-case-likely = { CAP($suspect) }, { IN($room) }, { WITH($weapon) }: { $percent }% sure, and waiting would cost more than being wrong.
    .danger = { CAP($suspect) }, { IN($room) }, { WITH($weapon) }: { $percent }% sure. To wait costs more: somebody else solves the case before the next turn with a chance of { $danger }%.
reason-nothing-to-learn = There is nothing more to learn: { $suspect }, { IN($room) }, { WITH($weapon) }, is as likely as any.
    .percent = There is nothing more to learn. The likeliest solution is { $suspect }, { IN($room) }, { WITH($weapon) }: { $percent }% sure.
reason-not-sure-yet = The likeliest solution is { $suspect }, { IN($room) }, { WITH($weapon) }, but only { $percent }% sure: too little to accuse on.

reason-nearest-room = { CAP(THE($room)) } is near, and who and with what can be asked in any room.
reason-wanted-room = { CAP(THE($room)) } is the room to ask in.
    .turns = { CAP(THE($room)) } is the nearest room worth asking in: { reason-away }.
    .bits = A question { IN($room) } should tell most.
    .bits-turns = A question { IN($room) }, { reason-away }, should tell most.
reason-open-question-room = { CAP(THE($room)) } may still be the scene of the crime.
reason-passage-shorter = The secret passage leads straight { INTO($room) }.
reason-stay-and-ask = There is still something to ask { IN($room) }, and staying needs no walk.
reason-towards-room = This is on the way to { THE($room) }.
    .bits = This is on the way to { THE($room) }, where a question should tell most.
    .turns = This is on the way to { THE($room) }, { reason-farther }.
reason-block-door = On this square a door of { THE($room) } stays closed to { $rival }.
reason-wander = No aim in particular: something will turn up on the way.

reason-unknown-cards = Who it was and with what is still open, and these two may be the answer.
reason-most-information = No other question { IN($room) } is expected to tell more.
reason-confirm-case = This is the likeliest solution, { $percent }% sure; if nobody can answer, hardly a doubt is left.
reason-spare-the-ride = Another question tells a little more, but it would bring { $rival } { INTO($room) } for nothing.
reason-drag-away = It calls { $rival } { INTO($room) }, away from where that { word-pawn } was heading.
reason-clear-way = It calls { $rival } { INTO($room) }, away from a door that stood in the way.
reason-tells-others-less = Another question would tell as much, but its answer would teach the others more.
reason-bluff = Whoever holds { THE($card) } can name it and lead the others astray.

reason-shown-before = { CAP($rival) } has seen { THE($card) } before, so showing it again tells nothing new.
reason-tells-least = Of the cards that answer, { THE($card) } tells { $rival } least about the case.
reason-only-card = It is the only card in this hand that answers.

# Parts of the sentences above.

reason-away = about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } away
reason-farther = about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } farther

## Advice: what to do, as one short sentence. Facets: room (the way leads into one).

advice-lay-weapon = Lay { THE($weapon) } { IN($room) }.
advice-roll = Roll the { word-dice }.
advice-take-passage = Take the secret passage to { THE($room) }.
advice-move-to = Walk to the marked square.
    .room = Walk { INTO($room) }.
advice-suggest = Suggest { $suspect }, { IN($room) }, { WITH($weapon) }.
advice-decline-to-suggest = Keep the suspicion to yourself.
advice-show = Show { THE($card) }.
advice-have-none = Say that you have none of the three.
advice-accuse = Accuse { $suspect }, { IN($room) }, { WITH($weapon) }.
advice-end-turn = End the turn.
