### A closer look at a card, a piece, a seat or the envelope.
#
# $player (text), $count, $shown, $none, $number (numbers), $said (text); facets: shown, corridor, empty.

closer-envelope-title = The { word-envelope }
closer-envelope = One suspect, one weapon and one room are sealed in here. Name all three in an accusation and you win; be wrong, and you take no more turns.
closer-plays = { $player } · { $count ->
        [one] one card
       *[other] { $count } cards
    }
closer-nobody = Nobody plays this suspect.
closer-answers = Cards shown so far: { $shown }. Had none: { $none }.
closer-out = After a wrong accusation, takes no more turns but still answers.
closer-pawn = The { word-pawn } is { IN($room) }.
    .corridor = The { word-pawn } is in the corridor.
closer-weapon = The piece lies { IN($room) }.
closer-room = Here now: { $who }.
    .empty = Nobody is here.
closer-passage = A secret passage leads to { THE($room) }.
closer-hand = You hold this card. Nobody has seen it yet.
    .shown = You hold this card. You have shown it to { $who }.
closer-open = This card lies face up for everybody.
closer-seen = { CAP($who) } showed you this card (suggestion { $number }).
closer-noted = Your notebook: { $said }.
