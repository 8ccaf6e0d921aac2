# Ce qui fut promis avant le premier lancer, et comment le vérifier.

pause-promise = Le sceau de cette affaire
promise-title = Le sceau de cette affaire
promise-now = Avant la distribution, le jeu a noté son secret et l’a scellé avec ces chiffres. Couper le jeu a ensuite changé les cartes, sans que le jeu puisse encore changer son secret.
promise-later = Notez ces chiffres : une fois l’affaire classée, chacun pourra vérifier que rien n’a été changé.
promise-check = Comment vérifier ?
promise-how = L’enregistrement de la partie finie révèle la graine et le sel dont ces chiffres sont faits, ainsi que les coupes ; clue replay FICHIER --verify vérifie alors la donne, les dés et chaque décision des ordinateurs.
promise-copy = Copier les chiffres
promise-copied = Les chiffres sont copiés.

cut-title = Couper le jeu
cut-about = Le jeu a noté son secret et l’a scellé avec ces chiffres : il ne peut plus le changer. Frappez maintenant sur la table ou dites un mot : cela change les cartes, et personne ne les aura choisies.
cut-knock = Frapper
cut-word = un mot, ou des coups
newgame-cut = Couper…
    .about = Chacun peut changer la donne en frappant ou en disant un mot, une fois le secret du jeu scellé.
newgame-cut-nobody = Seules les personnes coupent le jeu.
