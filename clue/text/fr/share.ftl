# Les codes à partager : une table, une énigme ou un manoir en une ligne de lettres.

code-empty = Il n’y a pas encore de code ici.
code-not-a-code = Ce n’est pas un code de ce jeu : tous commencent par CLUE.
code-too-long = C’est plus long qu’un code : aucun n’a plus de { $most } lettres.
code-bad-sign = « { $sign } » ne figure dans aucun code ; c’est le { $place ->
    [1] premier signe
   *[other] signe numéro { $place }
} après CLUE.
code-too-short = Le code est coupé : il en manque la fin.
code-mistyped = Un signe de ce code est faux ou manque : la somme de contrôle n’est pas la bonne.
code-later-version = Ce code vient d’une version plus récente du jeu.
code-other-kind = C’est le code { $kind }, et c’est autre chose qu’il faut ici.
code-unusable = Le code est entier, mais on ne peut rien faire de ce qu’il dit.
code-unknown-mansion = Le code est fait pour le manoir « { $name } », qui n’est pas ici. Il faut d’abord ouvrir son plan.
code-other-mansion = Le code est fait pour un manoir nommé « { $name } », mais celui d’ici est dessiné autrement.
code-too-much = Cela ne tient pas dans un code de { $most } lettres.
code-kind-setup = d’une table
code-kind-puzzle = d’une énigme
code-kind-mansion = d’un manoir
code-title = Code à partager
code-take = Utiliser ce code
code-about = Cette table en une ligne de lettres. Écrivez par-dessus le code d’une autre table, d’un manoir ou d’une énigme.
    .copied = Cette table en une ligne de lettres, déjà copiée. Écrivez par-dessus le code d’une autre table, d’un manoir ou d’une énigme.
