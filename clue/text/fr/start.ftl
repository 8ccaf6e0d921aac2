# Le démarrage du programme : son autotest, et un second démarrage quand la fenêtre est ouverte.
# Les mêmes clés que la version anglaise.

selftest-imports = { $count } modules chargés, avec tout ce qu’ils importent
    .about = les parties du programme
selftest-assets = { $count } images, sons, polices et autres fichiers chargés
    .about = les fichiers du jeu
selftest-mansions = { $count ->
        [one] { $count } manoir lu
       *[other] { $count } manoirs lus
    }
    .about = les manoirs
selftest-sentences = { $count } phrases dites
    .about = les phrases
selftest-scenes = { $count } scènes dessinées
    .about = les scènes
selftest-game = Une partie entière entre ordinateurs, en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
    .about = une partie entière entre ordinateurs
selftest-phones = La page pour les téléphones et son serveur, { $count } octets
selftest-saved = Elle a été enregistrée, en { $count } octets, puis rejouée à l’identique
    .about = l’enregistrement de cette partie
selftest-resumed = Gardée après { $count } actions puis reprise, elle finit à l’identique
    .about = la reprise de cette partie
selftest-verified = La donne, les dés et { $count } jets et choix sont conformes à la promesse
    .about = la vérification de cette partie
selftest-passed = Tout va bien.
selftest-failed = { $count ->
        [one] { $count } essai a échoué
       *[other] { $count } essais ont échoué
    } ; réinstallez le jeu et, si cela ne suffit pas, signalez ces lignes.

start-second = Clue est déjà ouvert ; sa fenêtre passe au premier plan.
start-second-deaf = Clue est déjà ouvert, mais sa fenêtre ne répond pas. Fermez-la ou redémarrez l’ordinateur, puis lancez Clue de nouveau.
start-second-seats = Clue est déjà ouvert ; sa fenêtre passe au premier plan. Fermez-la pour passer à une autre table avec --seats.
play-not-both = Indiquez { $file } ou bien { $option }, mais pas les deux.
play-edition-alone = Indiquez aussi qui joue : --edition va avec --seats.
