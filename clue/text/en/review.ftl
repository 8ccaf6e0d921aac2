# The case looked at again after the game. Facet you: the reader's own seat.

review-scale = Values count halvings: 1.0 rules out half of the solutions still open, 2.0 three quarters. A question asked at random is worth about 56% of the best.
review-title = Review
review-about = How many solutions each detective still had to consider. Perfect logic could do no better.
review-turns = turn
review-solved = solved
review-cases = { $cases } solutions
review-could-accuse = { $who } could accuse from here
review-turns-of = { $who }
review-reading = Reading the game …
review-progress = { $percent }% looked through
review-number = { $whole }.{ $tenth }
review-look = Look at this moment
review-replay = Replay

review-accuracy = Accuracy { $percent }%
review-accuracy-none = Accuracy: too few questions
review-luck = Luck { $halvings }
    .lucky = Lucky: { $halvings }
    .unlucky = Unlucky: { $halvings }
review-luck-parts = Luck: answers { $answers } · dice { $dice } · being called away { $called }
review-pace = promised { $halvings } a turn

review-lesson-none = { CAP($who) } asked nothing in this game.
    .you = You asked nothing in this game.
review-lesson-could-have-won = { CAP($who) } could have won on turn { $turn }. The proof was there: { $suspect }, { IN($room) }, { WITH($weapon) }.
    .you = You could have won on turn { $turn }. The proof was there: { $suspect }, { IN($room) }, { WITH($weapon) }.
review-lesson-by = { $count ->
    [one] Suggestion { $numbers } shows it.
   *[other] Suggestions { $numbers } show it.
}
review-lesson-guessed = { CAP($who) } accused on turn { $turn } while { $count } solutions were still open: it would have paid to wait for one more answer.
    .you = You accused on turn { $turn } while { $count } solutions were still open: it would have paid to wait for one more answer.
review-lesson-overlooked = From turn { $turn } on, { $who } could have known that { $with } has { THE($card) }.
    .you = From turn { $turn } on, you could have known that { $with } has { THE($card) }.
    .envelope = From turn { $turn } on, { $who } could have known that { THE($card) } is { word-envelope.in }.
    .you-envelope = From turn { $turn } on, you could have known that { THE($card) } is { word-envelope.in }.
review-lesson-wasted = On turn { $turn } { $who } could have learnt far more by naming { $suspect } { WITH($weapon) }.
    .you = On turn { $turn } you could have learnt far more by naming { $suspect } { WITH($weapon) }.
review-lesson-won-at-once = { CAP($who) } accused on turn { $turn }, as soon as the solution was proved.
    .you = You accused on turn { $turn }, as soon as the solution was proved.
review-lesson-gambled = { CAP($who) } won on turn { $turn } with a gamble: { $count } solutions were still open.
    .you = You won on turn { $turn } with a gamble: { $count } solutions were still open.
review-lesson-unlucky = { CAP($who) } asked well but heard little: that was bad luck.
    .you = You asked well but heard little: that was bad luck.
review-lesson-outrun = { CAP($who) } made no serious mistake: somebody else was faster.
    .you = You made no serious mistake: somebody else was faster.

review-asked = { $cards }
review-accused = Accused: { $cards }
review-label-best = best
review-label-brilliant = brilliant
review-label-good = good
review-label-thin = thin
review-label-wasted = wasted
review-label-needless = needless
review-label-none = nothing to learn
review-why-needless = The solution was already proved: an accusation would have won.
review-why-better = It promised { $expected }; { $cards } would have promised { $best }.
review-why-best = It promised { $expected }: no question in this room promised more.
review-why-brilliant = It promised { $expected }, where most questions told next to nothing.
review-narrowed = The answer left { $after } of { $before } solutions.
review-nothing = The answer ruled out no solution.
review-reason = The reason: { $why }
review-proved = proved
review-gamble = a gamble
review-false = false
review-why-open = { $cases ->
    [one] One solution was open.
   *[other] { $cases } solutions were still open.
}

review-shown = Showed { $to } { THE($card) }
review-discreet = discreet
review-telling = telling
review-shown-good = No other card would have told less.
review-shown-nothing = It told nothing new.
review-shown-less = It told { $told }; { THE($card) } would have told { $least }.

review-placed = { CAP($who) } has { THE($card) }
    .envelope = { CAP(THE($card)) } is { word-envelope.in }
review-noted = noted
review-noted-late = noted { $turns } turns late
review-missed = missed
review-knowable = could be known
review-provable = Proved: { $suspect }, { IN($room) }, { WITH($weapon) }
review-named = named at once
review-not-named = not named
review-too-late = no turn came
review-why-chance = On turn { $turn } an accusation would have won.

## The replay

replay-place = Turn { $turn } of { $turns }
replay-play = Play
replay-pause = Pause
replay-back = ‹ Step
replay-on = Step ›
replay-previous = Previous
replay-next = Next
replay-to-turn = turns
replay-to-suggestion = suggestions
replay-to-accusation = accusations
replay-to-mistake = mistakes
replay-pace = × { $pace }
replay-eyes = Whose eyes to look through
replay-all = All hands open
replay-envelope = Envelope
replay-lit = Ticked: shown to somebody by now
replay-try = Try again
replay-film = Film it
replay-no-more = There are no more of these in that direction.
replay-at-end = The game is over here: choose an earlier moment to play on from.
replay-tried = From here on this is a copy: it never counts.
replay-filming = This turn is being filmed …
replay-filmed = The film is here: { $path }
replay-not-filmed = The film could not be made.
replay-back-tip = One step back
replay-on-tip = One step on
replay-try-tip = Play on from this moment, in a copy that never counts
replay-film-tip = Save this turn as a moving picture
review-not-over = This game is not over yet: nothing can be said about it.
review-same = Good question: a detective would have asked the same.
review-same-accused = Quite right: a detective would have accused too.
review-advice = A detective would have said: “{ $advice }”
