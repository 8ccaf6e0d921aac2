# The case looked at again after the game.

review-title = Case review
review-about = How many cases were still open to each detective when a turn began. Nobody could know more than these lines.
review-turns = turn
review-solved = solved
review-cases = { $cases } cases
review-could-accuse = { $who } could accuse from here
review-turns-of = { $who }
review-asked = { $cards }
review-accused = Accused: { $cards }
review-narrowed = { $before } → { $after } { $after ->
    [one] case
   *[other] cases
}
review-nothing = nothing new
review-same = A good question: a detective would have asked just that.
review-same-accused = Rightly so: a detective would have accused as well.
review-advice = A detective’s idea: “{ $advice }”
