# La ligne de commande : à quoi sert chaque commande et chaque option, et ce qui ne va pas.
# Les mêmes clés que la version anglaise.

# -- ce qui tient la place de ce que l'on écrit

commands-word-file = FICHIER
commands-word-which = ÉNIGME
commands-word-date = DATE
commands-word-folder = DOSSIER
commands-word-picture = IMAGE
commands-word-speed = VITESSE
commands-word-command = COMMANDE
commands-word-language = LANGUE
commands-word-players = JOUEURS
commands-word-table = TABLÉE
commands-word-name = NOM
commands-word-level = NIVEAU
commands-word-edition = LIVRET
commands-word-mansion = MANOIR
commands-word-rules = RÈGLES
commands-word-number = NOMBRE
commands-word-seed = NOMBRE
commands-word-code = CODE
commands-word-scene = SCÈNE
commands-word-size = LARGEURxHAUTEUR
commands-word-shell = SHELL
commands-word-what = QUOI

# -- le programme

commands-clue = Le jeu d’enquête. Sans commande, la fenêtre s’ouvre, sur le FICHIER indiqué le cas échéant : une partie terminée (.cluegame), une partie enregistrée (.cluejournal) ou un manoir (.tmx).
commands-clue-usage = clue [-h] [--version] [--selftest] [--lang { commands-word-language }] [FICHIER | COMMANDE …]
commands-version = indiquer de quoi ce programme est fait
commands-try-all = essayer tout ce dont il est fait

# -- les commandes

commands-play = ouvrir la fenêtre (comme sans commande)
commands-play-does = Ouvre la fenêtre, sur un fichier ou à une table si on l’indique.
commands-play-file = ce qu’il faut y ouvrir : une partie, ou une carte (.tmx) où en commencer une
commands-play-seats = passer aussitôt à table : human (une personne), des niveaux ou cmd{ ":" }PROGRAMME, séparés par des virgules
commands-play-edition = le livret de règles, avec --seats
commands-play-map = le manoir : un de ceux du jeu, ou une carte (.tmx) à vous

commands-replay = vérifier une partie enregistrée et la raconter
commands-replay-does = Vérifie un enregistrement action par action et raconte la partie.
commands-replay-file = la partie enregistrée ; - la lit sur l’entrée standard
commands-replay-json = un événement par ligne, puis l’état final
commands-replay-seat = seulement ce que cette place a le droit de savoir
commands-replay-verify = comparer la donne, les dés et les joueurs de l’ordinateur à l’engagement pris au début
commands-replay-commitment = avec --verify : l’engagement qui a été montré
commands-review = juger une partie finie comme un entraîneur
commands-review-does = Note chaque question, distingue la chance du talent et dit à partir de quand, par qui et pourquoi la solution pouvait être prouvée.
commands-review-file = la partie enregistrée ; - la lit sur l’entrée standard
commands-review-json = tout en une ligne de JSON, les valeurs en bits
commands-review-seat = seulement cette place

commands-simulate = jouer des parties entières sans fenêtre
commands-simulate-does = Des joueurs de l’ordinateur jouent des parties entières ; le même nombre donne partout les mêmes parties.
commands-simulate-seats = de deux à six niveaux ou cmd{ ":" }PROGRAMME, dans le sens horaire à partir du rouge, séparés par des virgules ; par défaut : random,random,random
commands-simulate-games = combien de parties ; par défaut : 1
commands-simulate-house = au choix, séparées par des virgules : H1 (soupçonner en entrant est facultatif), H2 (le dernier détective en lice gagne), H3 (deux joueurs, quatre cartes visibles), H4 (un pas régulier au lieu des dés ; H4=5 pour cinq cases), H5 (les armes disposées à la main)
commands-simulate-json = une partie par ligne
commands-simulate-records = y garder l’enregistrement de chaque partie

commands-tournament = découvrir qui joue le mieux
commands-tournament-does = Des rencontres qui jugent le premier joueur de chaque tablée. Chaque donne est jouée une fois par rotation des joueurs autour de la table. NOM*3 assoit un joueur trois fois.
commands-tournament-tables = des joueurs séparés par des virgules ; par défaut : l’échelle des niveaux
commands-tournament-games = combien de parties pour chaque tablée ; par défaut : 400
commands-tournament-keep = une partie par ligne ; celles qui s’y trouvent ne sont pas rejouées
commands-tournament-json = les chiffres, pour un programme
commands-tournament-plot = y dessiner l’échelle des niveaux
commands-tournament-calibration = seulement combien de fois le premier joueur avait raison
commands-tournament-paired = dire en quoi chaque tablée diffère de la première, sur les mêmes parties

commands-bot = tenir une place par des lignes JSON
commands-bot-does = Lit les messages d’une table sur l’entrée standard et répond sur la sortie standard.
commands-bot-level = le nom d’un joueur, par exemple sherlock ou inspector{ ":" }bold

commands-check-map = relever tout ce qui ne va pas dans un manoir dessiné avec Tiled
commands-check-map-does = Vérifie une carte Tiled : affiche chaque défaut et où il se trouve. Le code de sortie est 1 s’il y en a.
commands-check-map-file = la carte
commands-check-map-json = une carte par ligne, avec toutes ses fautes, pour un programme
commands-check-map-watch = vérifier de nouveau à chaque enregistrement, jusqu’à Ctrl-C

commands-puzzle = afficher une énigme : l’affaire du jour, ou une de celles qui accompagnent le jeu
commands-puzzle-does = Affiche un moment d’une vraie partie où une seule chose peut être prouvée : qui a telle carte, ou qui est coupable. Chaque énigme a une seule réponse, et une solution où rien n’est deviné.
commands-puzzle-which = « day », l’affaire du jour (sans autre indication), « list », la liste, ou le nom d’une énigme, par exemple 3-17 : son degré, de 1 à 5, et son numéro
commands-puzzle-date = après « day » : un autre jour qu’aujourd’hui, par exemple 2027-03-05
commands-puzzle-solution = raconter aussi la solution, pas à pas

commands-check-case = dire si une affaire préparée peut se jouer
commands-check-case-does = Vérifie des affaires préparées, celles de « assets/cases » ou celles d’un joueur : affiche une ligne pour chacune. Le code de sortie est 1 si l’une ne peut pas se jouer.
commands-check-case-file = l’affaire

commands-shot = dessiner une scène dans une image
commands-shot-does = Dessine une scène sans fenêtre.
commands-shot-scene = title, newgame, table, suggest…
commands-shot-size = sa taille, par exemple 1920x1080
commands-shot-out = où écrire l’image
commands-shot-record = la partie à montrer
commands-shot-at = après ce nombre d’actions

commands-film = filmer un passage d’une partie enregistrée
commands-film-does = Rejoue un passage d’un enregistrement à la vraie table, sans fenêtre, et le filme. Sans --out ni --frames, affiche les actions de l’enregistrement avec leurs numéros.
commands-film-file = la partie enregistrée
commands-film-from = commencer après ce nombre d’actions ; par défaut : 0
commands-film-to = finir après ce nombre ; par défaut : toutes
commands-film-out = où écrire le film : .webp, .gif, ou .png pour un PNG animé
commands-film-frames = y garder chaque image en PNG, sous le nom de l’instant où elle paraît
commands-film-size = sa taille, par exemple 1280x720
commands-film-seat = ce que voit cette place ; par défaut : ce que tous voient
commands-film-speed = slow (lent), normal, fast (rapide) ou instant (immédiat) ; par défaut : normal
commands-film-reduced = avec les animations réduites
commands-film-rate = images par seconde ; par défaut : 25
commands-no-speed = il n’y a pas de vitesse nommée « { $value } » ; choix possibles : { $known }

commands-bench = mesurer la vitesse sur cette machine
commands-bench-does = Mesure la vitesse du jeu sur cette machine.
commands-bench-rules = l’arbitre : destinations, actions, parties
commands-bench-ai = les détectives : convictions et décisions entières
commands-bench-ui = la fenêtre : première image, animation, table immobile, mémoire
commands-bench-json = les chiffres, pour un programme

commands-selftest = essayer tout ce dont le programme est fait (ou bien : --selftest)
commands-selftest-does = Charge, dit, dessine, joue, enregistre et vérifie tout ce qu’il y a. Le code de sortie est 1 si un essai échoue.
commands-selftest-json = le résultat pour un programme

commands-completion = afficher ce qu’il faut à un shell pour compléter commandes et options
commands-completion-does = Affiche un script pour le shell ; ses premières lignes disent où le ranger.
commands-completion-shell = bash, zsh ou fish

# -- les options de plusieurs commandes

commands-lang = en ou fr ; par défaut : la langue du système, et pour la fenêtre celle des réglages
commands-seed = ce dont découlent la donne et les dés ; par défaut : 0 ou, si d’autres programmes jouent, un nombre impossible à deviner, qui est indiqué
commands-edition = le livret de règles ; par défaut : deluxe
commands-map = un manoir livré avec le jeu, ou une carte (.tmx) à vous ; par défaut : classic
commands-jobs = combien de parties à la fois ; par défaut : 1

# -- le cadre de l'aide

commands-usage = utilisation :
commands-positionals = arguments attendus :
commands-options = options :
commands-show-help = afficher cette aide et quitter

# -- ce qui ne va pas dans une ligne

commands-error = { $prog } : erreur : { $message }
commands-argument = argument { $argument_name } : { $message }
commands-required = il manque : { $what }
commands-unrecognized = arguments inconnus : { $what }
commands-ambiguous = { $option } est ambigu, cela pourrait être : { $matches }
commands-takes-none = aucune valeur n’a sa place ici, or « { $what } » a été donné
commands-expected-one = il manque une valeur
commands-expected-one-at-least = il manque au moins une valeur
commands-invalid-choice = « { $value } » n’est pas possible ici ; au choix : { $choices }
commands-no-whole-number = « { $value } » n’est pas un nombre entier
commands-no-positive-number = « { $value } » n’est pas un nombre entier d’au moins 1
commands-no-language = le jeu ne parle pas « { $value } » ; il parle : { $known }
commands-no-size = « { $value } » n’est pas une taille comme 1920x1080
commands-unknown = la commande « { $word } » n’existe pas ; choix possibles : { $known }
commands-unknown-near = la commande « { $word } » n’existe pas ; vouliez-vous dire « { $near } » ?
commands-unknown-option = l’option « { $word } » n’existe pas ; vouliez-vous dire « { $near } » ?
commands-unknown-file = « { $file } » n’est pas un fichier que le jeu ouvre : il ouvre les parties terminées (.cluegame), les parties enregistrées (.cluejournal) et les manoirs (.tmx)
