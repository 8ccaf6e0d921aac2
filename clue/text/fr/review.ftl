# L’affaire relue après la partie.

review-title = Retour sur l’affaire
review-about = Combien de solutions restaient ouvertes à chaque détective au début d’un tour. Personne ne pouvait en savoir plus que ces courbes.
review-turns = tour
review-solved = résolu
review-cases = { $cases } solutions
review-could-accuse = { $who } : accusation possible dès ici
review-turns-of = { $who }
review-asked = { $cards }
review-accused = Accusation : { $cards }
review-bits = { $bits ->
    [0] rien
    [one] { $bits } bit
   *[other] { $bits } bits
}
review-same = Bonne question : un détective aurait posé exactement la même.
review-advice = L’idée d’un détective : { $advice }
