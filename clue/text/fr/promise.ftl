# Ce qui fut promis avant le premier lancer, et comment le vérifier.

pause-promise = Le sceau de cette affaire
promise-title = Le sceau de cette affaire
promise-now = Les cartes ont été distribuées et tous les lancers de dés fixés avant le début de la partie. Ces chiffres scellent le tout sans rien en révéler.
promise-later = Notez-les. L’enregistrement de la partie finie révèle la graine et le sel dont ils sont faits ; clue replay FICHIER --verify vérifie alors la donne, les dés et chaque décision des ordinateurs.
promise-copy = Copier les chiffres
promise-copied = Les chiffres sont copiés.
