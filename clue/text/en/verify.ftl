# A finished game checked against what was promised at its start.
#
#   verify-proof-<proof>  $count (throws, choices)  $seats (whose)  $commitment
#   verify-cut            $who  $said (the words, or a dot for each knock)
#   verify-doubt-<doubt>  $who  $player (its name in the registry)  $index (of the action)  $found  $expected (lines of the
#                         record)  $program  $here (which wrote the record, which reads it: facet elsewhere)

verify-proof-deal = The deal follows from the deal number.
verify-proof-cuts = { $count ->
        [one] { CAP($seats) } cut the deck, and the deal follows from the deal number and that cut.
       *[other] { CAP($seats) } cut the deck, and the deal follows from the deal number and their cuts.
    }
verify-cut = { CAP($who) }: “{ $said }”
verify-proof-commitment = Deal number and salt give the commitment { $commitment }.
    .deal = Deal, deal number and salt give the commitment { $commitment }.
verify-proof-dice = { $count ->
        [0] No dice were rolled.
        [one] The one roll is as the deal number says.
       *[other] All { $count } rolls are as the deal number says.
    }
verify-proof-choices = { $count ->
        [0] { CAP($seats) } had nothing to choose.
        [one] One choice of { $seats }: asked again, the same is chosen.
       *[other] { $count } choices of { $seats }: asked again, each is chosen again.
    }
verify-proof-unchecked = Not asked again, because they think for themselves: { $seats }.
verify-kept = The game was played as promised.

verify-doubt-no-seed = This record does not contain its deal number, so nothing can be checked. Only finished games do.
verify-doubt-no-commitment = This record holds no commitment: nothing was promised at its start.
verify-doubt-deal = The deal number gives different cards from those in the record.
    .cuts = The deal number and the cuts give different cards from those in the record.
verify-doubt-cuts = The cuts are not those of people at this table, each at most once and in the order of the seats.
verify-doubt-commitment = The commitment does not match: deal number and salt give a different one.
    .deal = The commitment does not match: deal, deal number and salt give a different one.
verify-doubt-other-promise = The commitment in the record is not the one that was noted at the start.
verify-doubt-dice = The roll in actions[{ $index }] differs: the record has { $found }, the deal number gives { $expected }.
verify-doubt-cut-off = The record ends before the game does: its last actions have been cut off.
verify-doubt-unknown-player = { CAP($who) } was played by “{ $player }”, whom this game does not know.
verify-doubt-choice = The choice in actions[{ $index }] differs: { $who } ({ $player }) chose { $found }; asked again, it is { $expected }.
    .elsewhere = The choice in actions[{ $index }] differs: { $who } ({ $player }) chose { $found }; asked again, it is { $expected }. The record was written by { $program } and is read by { $here }: the players may have learnt since.
