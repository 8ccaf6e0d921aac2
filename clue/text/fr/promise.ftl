# Ce qui fut promis avant le premier lancer, et comment le vérifier.

pause-promise = Preuve d’une donne honnête
promise-title = Preuve d’une donne honnête
promise-now = Avant la distribution, le jeu a scellé son numéro de donne secret avec ces chiffres. Il ne peut plus le changer, et chaque coupe a changé les cartes ensuite.
promise-later = Notez ces chiffres. Une fois la partie finie, chacun pourra vérifier que rien n’a été changé.
promise-check = Comment vérifier ?
promise-how = L’enregistrement d’une partie finie contient le numéro de donne, le sel et les coupes. clue replay FICHIER --verify les compare à ces chiffres, et vérifie aussi la donne, les dés et chaque décision des ordinateurs.
promise-copy = Copier les chiffres
promise-copied = Chiffres copiés.

cut-title = Couper le jeu
cut-about = Le jeu a scellé son numéro de donne secret avec ces chiffres et ne peut plus le changer. Frappez ou écrivez un mot pour changer les cartes : ainsi, personne ne les a choisies.
cut-knock = Frapper
cut-word = un mot, ou des coups
newgame-cut = Couper…
    .about = Chacun peut changer la donne en frappant ou en écrivant un mot, une fois le numéro secret scellé.
newgame-cut-nobody = Seules les personnes coupent le jeu, et aucune ne joue.
