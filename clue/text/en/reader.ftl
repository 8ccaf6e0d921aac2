## What is told to whoever hears the window instead of seeing it

reader-table = The table
reader-board = Board
reader-square = Square { $column }, { $row }
reader-steps = { $count ->
    [one] one step away
   *[other] { $count } steps away
}
    .room = { $count ->
    [one] one step away
   *[other] { $count } steps away
}, then { $more } more to { THE($room) }
    .door = { $count ->
    [one] one step away
   *[other] { $count } steps away
}, at a door of { THE($room) }
reader-pawn-on = { CAP(THE($who)) } is on square { $column }, { $row }.
reader-passage = Secret passage to { THE($room) }
reader-lately = What happened last
reader-hand = Your cards
    .none = Cards
reader-face-down = { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
}
reader-open = { $card }, open to everyone
reader-seat-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
reader-cell = { $card }: { $who }
    .you = { $card }: you
    .envelope = { $card }: { word-envelope }
reader-layer = { $layer }: { $what }
reader-has = has it
    .envelope = it is there
reader-has-not = does not have it
    .envelope = it is not there
reader-numbers = perhaps shown at suggestion { $numbers }
reader-line = Your line: { $line }
reader-person = Name of { THE($who) }
reader-who = Who plays { THE($who) }
reader-temper = Temper of { THE($who) }
reader-chart = Chart
join-pauses = { $first }; { $second }
    .more = { $first }; { $second }
reader-moment = Moment of the case
reader-page = Page
credits-does-accesskit = what screen readers are told
