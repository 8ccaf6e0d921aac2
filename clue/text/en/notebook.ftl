### The notebook's cells in words: where every mark comes from, and what follows from what.
#
# $number is the suggestion's number, the same in cell, log and sentence. Facets: you (the seat is
# the reader's own), mine (the reader has the card), sealed (the card is in the envelope), envelope
# (the cell is the envelope's column).

## Where a printed mark comes from

why-hand = You hold { THE($card) } yourself.
why-shown = { CAP($who) } showed you { THE($card) } ({ $number }).
why-had-none = { CAP($who) } had none of these: { THE($cards) } ({ $number }).
why-open = { CAP(THE($card)) } lies open on the table.
why-seen-case = You have seen { THE($card) } in the { word-envelope }.
why-not-in-hand = You know your own cards; { THE($card) } is not among them.

## What follows, one step a sentence. $cards and $others: with their numbers, where they have one.

why-elsewhere = { CAP($home) } has { THE($card) }, so { $who } doesn’t.
    .you = { CAP($home) } has { THE($card) }, so you don’t.
    .envelope = { CAP($home) } has { THE($card) }, so it is not in the { word-envelope }.
    .mine = You have { THE($card) }, so { $who } doesn’t.
    .mine-envelope = You have { THE($card) }, so it is not in the { word-envelope }.
    .sealed = { CAP(THE($card)) } is in the { word-envelope }, so { $who } doesn’t have it.
    .sealed-you = { CAP(THE($card)) } is in the { word-envelope }, so you don’t have it.
why-hand-full = { CAP($who) } holds { $count ->
        [one] one card, and it is
       *[other] { $count } cards, all known:
    } { THE($cards) }. So not { THE($card) }.
why-all-that-fit = { CAP($who) } holds { $count ->
        [one] one card, and only one is left that it can be
       *[other] { $count } cards, and only { $count } are left that they can be
    }: { THE($card) } is among them.
    .cited = { CAP($who) } holds { $count ->
        [one] one card, and only one is left that it can be
       *[other] { $count } cards, and only { $count } are left that they can be
    } ({ $others }): { THE($card) } is among them.
why-only-place = { CAP(THE($card)) } is not with { $others }, nor in the { word-envelope }. So { $who } has it.
    .you = { CAP(THE($card)) } is not with { $others }, nor in the { word-envelope }. So you have it.
    .envelope = { CAP(THE($card)) } is not with { $others }. So it is in the { word-envelope }.
why-one-of-these = { CAP($who) } showed one of three ({ $number }); { GENDER($who) ->
        [feminine] she
       *[masculine] he
    } has neither { THE($first) } nor { THE($second) }; so { GENDER($who) ->
        [feminine] she
       *[masculine] he
    } holds { THE($card) }.
why-kind-found = { CAP(THE($first)) } is in the { word-envelope }, so { THE($card) } is not.
why-last-of-kind = One of these must be in the { word-envelope }, and not { THE($others) }. So it is { THE($card) }.
why-not-the-case = { CAP(OF($who)) } accusation was wrong, yet { THE($first) } and { THE($second) } are in the { word-envelope }. So { THE($card) } is not.
why-counting = Every other possible deal contradicts { $grounds }.
why-grounds-suggestion = suggestion { $number }
why-grounds-suggestions = suggestions { $others }
why-grounds-hand = your own cards
why-grounds-open = the open cards
why-grounds-accusation = { OF($who) } wrong accusation
why-grounds-envelope = what you saw in the { word-envelope }
why-grounds-hands = the number of cards each holds
why-so-has = So { $who } has { THE($card) }.
    .you = So you have { THE($card) }.
    .envelope = So { THE($card) } is in the { word-envelope }.
why-so-has-not = So { $who } doesn’t have { THE($card) }.
    .you = So you don’t have { THE($card) }.
    .envelope = So { THE($card) } is not in the { word-envelope }.
why-before = { $count ->
        [one] One step before these has a cell of its own.
       *[other] { $count } steps before these have cells of their own.
    }
why-cited = { $noun } ({ $number })
why-you = you
why-envelope = the { word-envelope }

## The slip beside a cell

cell-title = Card: { $card } — with { $who }
    .you = Card: { $card } — with you
    .envelope = Card: { $card } — in the { word-envelope }
cell-printed = Known
cell-follows = Deduced
cell-yours = Your note
cell-mark-yes = has it
    .envelope = it is in there
cell-mark-no = doesn’t have it
    .envelope = it is not in there
cell-mark-maybe = perhaps
cell-wrong = Your mark contradicts what is certain:
cell-clause = { CAP($who) } showed { $to } one of these: { THE($cards) } ({ $number }).
    .you = { CAP($who) } showed you one of these: { THE($cards) } ({ $number }).
cell-unknown = Nothing is known of this yet.
cell-empty = Nothing is written here.
cell-thinking = Working out why …
cell-line = Your line
cell-line-none = Write a line about this card.
cell-key-mark = mark
cell-key-clear = rub out
cell-key-log = line of the log
cell-key-write = write

## The page's foot

help-chosen = Help: { $level }
help-level-none = none
    .about = Only what you write yourself.
help-level-facts = what you saw
    .about = What you saw and heard is printed for you.
help-level-deduction = everything that follows
    .about = What follows from it is worked out too, with its reasons.
legend-printed = known
legend-deduced = follows
legend-yours = your note

## What the notebook says on a card of a dialog

tag-yours = yours
tag-open = open
tag-with = { $who }
tag-envelope = envelope
tag-maybe = { $who }?
tag-nobody = not the envelope
    .envelope = nobody has it
tag-about = { CAP(THE($card)) }: not with { $others }.
tag-about-maybe = { CAP(THE($card)) }: perhaps with { $others }.

## The log

log-line-private = Only you know this.
log-jump = To the notebook
log-none-of-these = Nothing of this kind has happened yet.
notebook-crosses = Cross out the rest
