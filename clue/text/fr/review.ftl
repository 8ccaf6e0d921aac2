# L’affaire relue après la partie.

review-title = Analyse de l’affaire
review-about = Combien de solutions restaient ouvertes à chaque détective au début d’un tour. Personne ne pouvait en savoir plus que n’en disent ces courbes.
review-turns = tour
review-solved = résolue
review-cases = { $cases } solutions
review-could-accuse = { CAP(THE($who)) } pouvait accuser dès ce moment
review-turns-of = { $who }
review-asked = { $cards }
review-accused = Accusation : { $cards }
review-narrowed = { $before } → { $after } { $after ->
    [one] solution
   *[other] solutions
}
review-nothing = rien de neuf
review-same = Bonne question : un détective aurait posé exactement la même.
review-same-accused = À juste titre : un détective aurait accusé aussi.
review-advice = L’idée d’un détective : « { $advice } »
