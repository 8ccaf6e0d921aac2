# What happened, in words; then what is awaited; then why something is refused.
#
# An attribute is chosen by what is so (its facets, joined by hyphens): "you-card" is used when the
# reader is the one who acts and knows the card. The message itself must be right in every case.
# Facets of events: you (the reader acts), toyou (it happens to the reader), card / case / cards
# (the reader may know), room (the pawn entered one), left (it left one), open (cards lie open),
# solved, last, unsolved (how the game ended), one (a single die).
#
#   event-game-began            $count $seats $hands $cards
#   event-hand-dealt            $who $cards
#   event-weapon-laid           $who $weapon $room
#   event-turn-began            $who $number
#   event-rolled                $who $dice $total
#   event-moved                 $who $steps $room $left
#   event-could-not-move        $who
#   event-took-passage          $who $left $room
#   event-suggested             $who $suspect $weapon $room
#   event-pawn-summoned         $who $room
#   event-weapon-moved          $weapon $room
#   event-declined-to-suggest   $who $room
#   event-had-none              $who
#   event-showed                $who $to $card
#   event-nobody-disproved      $who
#   event-accused               $who $suspect $weapon $room
#   event-accusation-failed     $who $suspect $weapon $room
#   event-door-cleared          $who $room
#   event-turn-ended            $who
#   event-game-ended            $who $suspect $weapon $room

event-game-began = { $count ->
        [2] Two detectives sit down: { $seats }.
        [3] Three detectives sit down: { $seats }.
        [4] Four detectives sit down: { $seats }.
        [5] Five detectives sit down: { $seats }.
        [6] Six detectives sit down: { $seats }.
       *[other] { $count } detectives sit down: { $seats }.
    } Cards dealt: { $hands }.
    .open = { event-game-began } Open on the table for both: { $cards }.
event-hand-dealt = { CAP($who) } picked up a hand of cards.
    .cards = { CAP($who) } was dealt { $cards }.
    .you = You picked up your cards.
    .you-cards = Your cards: { $cards }.
event-weapon-laid = { CAP($who) } laid { THE($weapon) } { IN($room) }.
    .you = You laid { THE($weapon) } { IN($room) }.
event-turn-began = Turn { $number }: { $who } to play.
    .you = Turn { $number }: it is your turn.
event-rolled = { CAP($who) } rolled { $dice }: { $total } in all.
    .one = { CAP($who) } rolled { $dice }.
    .you = You rolled { $dice }: { $total } in all.
    .you-one = You rolled { $dice }.
event-moved = { CAP($who) } walked { $steps ->
        [one] one square
       *[other] { $steps } squares
    }.
    .left = { CAP($who) } came out of { THE($left) } and walked { $steps ->
        [one] one square
       *[other] { $steps } squares
    }.
    .room = { CAP($who) } walked { INTO($room) }.
    .left-room = { CAP($who) } went { FROM($left) } { INTO($room) }.
    .you = You walked { $steps ->
        [one] one square
       *[other] { $steps } squares
    }.
    .you-left = You came out of { THE($left) } and walked { $steps ->
        [one] one square
       *[other] { $steps } squares
    }.
    .you-room = You walked { INTO($room) }.
    .you-left-room = You went { FROM($left) } { INTO($room) }.
event-could-not-move = Every way was closed: { $who } could not move.
    .you = Every way was closed: you could not move.
event-took-passage = { CAP($who) } slipped through the secret passage { FROM($left) } { INTO($room) }.
    .you = You slipped through the secret passage { FROM($left) } { INTO($room) }.
event-suggested = { CAP($who) } suggested { $suspect }, { IN($room) }, { WITH($weapon) }.
    .you = You suggested { $suspect }, { IN($room) }, { WITH($weapon) }.
event-pawn-summoned = { CAP($who) } was called { INTO($room) }.
    .toyou = You were called { INTO($room) }.
event-weapon-moved = { CAP(THE($weapon)) } was brought { INTO($room) }.
event-declined-to-suggest = { CAP($who) } kept silent { IN($room) }.
    .you = You kept silent { IN($room) }.
event-had-none = { CAP($who) } had none of the three.
    .you = You had none of the three.
event-showed = { CAP($who) } showed { $to } a card.
    .card = { CAP($who) } showed { $to } { THE($card) }.
    .toyou = { CAP($who) } showed you a card.
    .toyou-card = { CAP($who) } showed you { THE($card) }.
    .you = You showed { $to } a card.
    .you-card = You showed { $to } { THE($card) }.
event-nobody-disproved = Nobody could disprove { OF($who) } suggestion.
    .you = Nobody could disprove your suggestion.
event-accused = { CAP($who) } accused { $suspect }, { IN($room) }, { WITH($weapon) }!
    .you = You accused { $suspect }, { IN($room) }, { WITH($weapon) }!
event-accusation-failed = The accusation was wrong. { CAP($who) } takes no more turns, but still answers.
    .case = The accusation was wrong: { $who } read in the envelope { $suspect }, { THE($room) } and { THE($weapon) }.
    .you = Your accusation was wrong. You take no more turns, but you still answer.
    .you-case = Your accusation was wrong: the envelope holds { $suspect }, { THE($room) } and { THE($weapon) }. You take no more turns, but you still answer.
event-door-cleared = { CAP(OF($who)) } { word-pawn } was moved out of the doorway { INTO($room) }.
    .toyou = Your { word-pawn } was moved out of the doorway { INTO($room) }.
event-turn-ended = { CAP(OF($who)) } turn was over.
    .you = Your turn was over.
event-game-ended = The game is over. It was { $suspect }, { IN($room) }, { WITH($weapon) }.
    .solved = { CAP($who) } solved the case: it was { $suspect }, { IN($room) }, { WITH($weapon) }.
    .solved-you = You solved the case: it was { $suspect }, { IN($room) }, { WITH($weapon) }.
    .last = { CAP($who) } is the last detective standing and wins. It was { $suspect }, { IN($room) }, { WITH($weapon) }.
    .last-you = You are the last detective standing: you win. It was { $suspect }, { IN($room) }, { WITH($weapon) }.
    .unsolved = Nobody solved the case. It was { $suspect }, { IN($room) }, { WITH($weapon) }.

## What the table waits for.
## Facets: you (the reader decides), yours (the reader's suggestion goes round), choices (what is
## open is known), trapped, shut, rooms, squares, decline, accuse.
##   phase-laying-out   $who
##   phase-turn-start   $who $choices      phase-moving    $who $dice $rooms
##   phase-suggesting   $who $room         phase-answering $who $by $suspect $weapon $room
##   phase-turn-closing $who               phase-over      $who

phase-laying-out = { CAP($who) } is laying out a weapon.
    .you = Choose a weapon, and a room to lay it in.
    .you-decided = You are laying out a weapon.
phase-turn-start = It is { OF($who) } turn.
    .you = It is your turn.
    .you-choices = Your turn: { $choices }.
    .you-trapped = Every door is closed: accuse, or end your turn.
    .you-trapped-shut = Every way is barred, and nobody is left to clear one: you can only accuse.
phase-moving = { CAP($who) } rolled { $dice } and sets out.
    .you = You rolled { $dice } — choose where to walk.
    .you-decided = You rolled { $dice }.
    .you-squares = You rolled { $dice } — choose a square.
    .you-rooms = You rolled { $dice } — enter { THE($rooms) }.
    .you-squares-rooms = You rolled { $dice } — choose a square, or enter { THE($rooms) }.
phase-suggesting = { CAP($who) } is { IN($room) }, making a suggestion.
    .you = You are { IN($room) }: make a suggestion.
    .you-decided = You are { IN($room) }.
    .you-decline = You are { IN($room) }: make a suggestion, or say nothing.
phase-answering = { CAP($who) } must answer { OF($by) } suggestion.
    .yours = { CAP($who) } is answering your suggestion.
    .you = Answer { OF($by) } suggestion: { $suspect }, { IN($room) }, { WITH($weapon) }.
    .you-decided = You are answering { OF($by) } suggestion.
phase-turn-closing = { CAP($who) } is finishing the turn.
    .you = End your turn.
    .you-decided = It is your turn.
    .you-accuse = End your turn, or accuse if you are certain.
phase-over = The game is over.

choice-walk = choose where to walk
choice-roll = roll the { word-dice }
choice-passage = take the secret passage to { THE($room) }
choice-suggest = stay and suggest { IN($room) }

## Why not. Facets: the details the referee gives: seat, room, square, card, steps, distance, choices.
##   $seat $room $card (names) $steps (rolled) $distance (in squares) $choices (ways to begin a turn)

refusal-not-your-turn = It is not your turn.
    .seat = It is { OF($seat) } turn to decide.
refusal-game-over = The game is over.
refusal-lay-a-weapon-first = The weapons must be laid out first.
    .seat = The weapons must be laid out first: it is { OF($seat) } turn to lay one.
refusal-choose-where-to-walk = The { word-dice } { $edition_dice ->
        [1] has
       *[other] have
    } been thrown: first choose where to walk.
    .steps = You rolled { $steps }: first choose where to walk.
refusal-suggest-first = You have entered a room, so make a suggestion first.
    .room = You have entered { THE($room) }: first make a suggestion.
refusal-answer-first = A suggestion is going round the table; it must be answered first.
    .seat = First { $seat } must answer the suggestion.
refusal-only-accuse-or-end = Your move is over: accuse, or end your turn.
refusal-begin-your-turn-first = Your turn has only begun.
    .choices = Your turn has only begun: first { $choices }.
refusal-weapon-lies-there = That weapon lies in a room already.
    .card = { CAP(THE($card)) } lies in a room already.
refusal-room-has-a-weapon = A weapon lies in that room already.
    .room = A weapon lies { IN($room) } already.
refusal-no-dice = Nobody rolls at this table: everyone walks at a steady pace.
    .steps = Nobody rolls at this table: everyone walks { $steps } squares a turn.
refusal-trapped = Every door of this room is closed: accuse, or end your turn.
    .room = Every door of { THE($room) } is closed: accuse, or end your turn.
    .room-choices = Every door of { THE($room) } is closed: { $choices }.
refusal-shut-in = Every way is barred, and nobody is left to clear one: you can only accuse.
refusal-not-in-a-room = You are not in a room.
refusal-no-passage = There is no such secret passage here.
    .room = No secret passage leads from here to { THE($room) }.
refusal-not-a-place = Nobody can stand there.
refusal-square-taken = Another { word-pawn } stands on that square.
    .seat = { CAP($seat) } stands on that square.
refusal-already-here = You are there already.
    .room = You are { IN($room) } already.
refusal-same-room = A room left this turn cannot be entered again before the next.
    .room = You are coming out of { THE($room) }; you cannot go back in this turn.
refusal-doors-blocked = A { word-pawn } stands in front of every door there.
    .seat = { CAP($seat) } stands in front of that door.
    .room = Every door of { THE($room) } has a { word-pawn } in front of it.
    .seat-room = { CAP($seat) } stands in front of the door of { THE($room) }.
refusal-too-far = That is too far.
    .steps = You rolled { $steps }, and that is too far.
    .distance = That is { $distance ->
        [one] one step
       *[other] { $distance } steps
    } away: too far.
    .steps-distance = That is { $distance ->
        [one] one step
       *[other] { $distance } steps
    } away, and you rolled { $steps }.
    .room-steps-distance = { CAP(THE($room)) } is { $distance ->
        [one] one step
       *[other] { $distance } steps
    } away, and you rolled { $steps }.
refusal-no-path-of-length = No way there uses the whole roll.
    .steps = No way there takes exactly { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, and the whole roll must be used.
refusal-must-go-longest = No way uses the whole roll, so you must go the longest way there is.
    .steps = No way takes { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, so you must go the longest way there is.
refusal-must-use-whole-roll = A room is within reach, so the move cannot stop short.
    .room = { CAP(THE($room)) } is within reach, so the move cannot stop short.
refusal-cut-off = Every way there is closed by { word-pawns } or walls.
    .room = Every way to { THE($room) } is closed by { word-pawns } or walls.
refusal-not-brought-here = You may stay and suggest only where another player’s suggestion has brought you.
refusal-other-room = You can only suggest the room you are in.
    .room = You can only suggest the room you are in: { THE($room) }.
refusal-must-suggest = You have entered a room, so you must make a suggestion.
    .room = You have entered { THE($room) }: you must suggest.
refusal-not-your-card = You do not hold that card.
    .card = You do not hold { THE($card) }.
refusal-card-not-named = That card was not named in the suggestion.
    .card = { CAP(THE($card)) } was not named in the suggestion.
refusal-you-hold-one = You hold one of the three and must show a card.
    .card = You hold { THE($card) }: you must show a card.
refusal-untrue-answer = That answer does not agree with the cards held.
    .seat = { CAP(THE($seat)) } did not answer as the rules demand.
refusal-not-in-the-deck = This mansion has no such card.
