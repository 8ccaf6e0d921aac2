# Les remerciements. Les clés et les variables sont expliquées dans le fichier anglais.

title-credits = Crédits
credits-title = Crédits
credits-version = version { $version }

credits-game = Le jeu
credits-made = Le programme, les images, les sons, la musique et les manoirs ont été faits pour ce jeu par { $authors }. Aucune image, aucun modèle, aucune texture, aucun enregistrement et aucune phrase d’autrui n’ont été employés, hormis ce que nomme cette page.
credits-licensed = Le programme est sous licence MIT, les images et les sons sous licence Creative Commons CC BY 4.0 : chacun peut les partager et les modifier, à condition de nommer les auteurs.
credits-name = Clue, Cluedo et les noms de leurs personnages appartiennent à Hasbro. Ce jeu indépendant est l’œuvre d’amateurs de l’original ; Hasbro ne l’a ni créé, ni approuvé, ni vendu.

credits-typefaces = Caractères
credits-cut-down = Chacun est sous licence SIL Open Font License 1.1, dont le texte se trouve à côté de lui dans le dossier des polices du jeu. Tous, sauf Limelight, resté intact et dont le nom est réservé, ont été réduits aux lettres qu’exigent l’anglais et le français.
credits-does-limelight = Les noms et les titres
credits-does-eb-garamond = Toutes les phrases
credits-does-caveat = Ce que les joueurs écrivent à la main
credits-does-courier-prime = Le sceau d’une affaire

credits-music = Musique et sons
credits-composed = La musique a été composée pour ce jeu. Elle est jouée sur des instruments échantillonnés, tout comme une note ou deux de quelques effets.
credits-does-soundfont = Les instruments
credits-computed = Tous les autres sons sont calculés ; aucun n’est un enregistrement.

credits-libraries = Bibliothèques
credits-carried = Le jeu s’appuie sur elles. Certaines en contiennent d’autres ; le texte intégral de toutes les licences se trouve dans le dossier livré avec le jeu.
credits-does-pygame-ce = La fenêtre, le dessin, le son, les manettes
credits-does-pytmx = Les images des cartes Tiled
credits-does-msgspec = Les parties enregistrées et les réglages
credits-does-platformdirs = L’endroit où réglages et parties sont gardés
credits-does-fluent = Les phrases en deux langues
credits-does-babel = Les nombres et les pluriels, pour Fluent
credits-does-pytz = Les fuseaux horaires, pour Fluent
credits-does-attrs = Les fiches de données, pour Fluent
credits-does-typing-extensions = Les types, pour Fluent
credits-does-numpy = Le dénombrement des donnes
credits-does-python = Le langage dans lequel tout est écrit
credits-does-pyinstaller = Ce qui lance le jeu une fois empaqueté
credits-does-pettingzoo = Les joueurs qui apprennent, pour qui les installe

credits-tools = Outils
credits-makers = Ils ont servi à faire les images et les sons, sans faire partie du jeu.
credits-does-blender = Les pièces, les meubles, les pions, les armes
credits-does-bullet = La chute des dés
credits-does-resvg = Les emblèmes, les icônes, les portraits, les papiers, le titre, les affiches
credits-does-fonttools = La réduction des caractères
credits-does-pillow = L’assemblage des images ; films, pour qui l’installe
credits-does-scipy = Les papiers, les tapis, les ombres et lumières, les dés qui roulent, les sons
credits-does-fluidsynth = L’interprétation des partitions
credits-does-mido = L’écriture des partitions en MIDI
credits-does-soundfile = Les fichiers de son
credits-does-tiled = La relecture des jeux de tuiles et des manoirs

credits-mit = La licence MIT
credits-under-mit = Le programme et les instruments échantillonnés sont sous cette licence, dont voici le texte original.
