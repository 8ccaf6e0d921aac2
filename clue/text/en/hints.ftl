# A hint in three steps: where to look, why, what to do. Said to the reader, in words and not in figures.

advice-thinking = Thinking it over …
advice-title = A hint
advice-none = There is nothing for you to decide just now.
advice-public = Everybody sees this screen, so there are no hints on it.
advice-used-up = This game’s hints are used up.
advice-left = { $count ->
    [one] One more hint in this game.
   *[other] { $count } more hints in this game.
}
    .last = This was the last hint of this game.
advice-why = why?
advice-what = what to do?
advice-close = put away
table-hint-short = Hint

hint-step-look = Where to look
hint-step-why = Why
hint-step-do = What to do

hint-look-proved = You have heard all it takes. Look at the column of { word-envelope.the }.
    .lines = You have heard all it takes. Look at the column of { word-envelope.the }, and at { hint-lines }.
hint-look-row = Look at the row: { $card }. There is one more thing to find out there.
    .lines = Look at the row: { $card }. There is one more thing to find out there, from { hint-lines }.
hint-look-case = Look at what may still be { word-envelope.in }: { hint-suspects }, { hint-weapons }, { hint-rooms }.
hint-look-rooms = Look at the rooms: { $rooms ->
    [one] one may still be the scene
   *[other] { $rooms } may still be the scene
}. How soon can each be reached?
hint-look-shown = Look at what { $rival } has seen of your cards, and at what would be new.
hint-look-hand = Look at your own cards: which of them answer?
hint-lines = { $count ->
    [one] suggestion { $numbers }
   *[other] suggestions { $numbers }
}
hint-suspects = { $suspects ->
    [one] one suspect
   *[other] { $suspects } suspects
}
hint-weapons = { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
}
hint-rooms = { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}

hint-worth-half = The answer should halve what is left, or better.
hint-worth-third = The answer should rule out about a third of what is left.
hint-worth-little = The answer should tell you a little: with questions like these, any answer helps.
hint-worth-nothing = No answer can tell you anything new here, but you have to ask.

hint-do-mark = Write it down: { $who } has { THE($card) }.
    .envelope = Write it down: { THE($card) } is { word-envelope.in }.
hint-do-then = Then: { $advice }
hint-do-later = The solution is proved: { $suspect }, { IN($room) }, { WITH($weapon) }. Accuse as soon as you may.
hint-do-now = For the moment: { $advice }
