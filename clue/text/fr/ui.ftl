# Tous les mots de l'écran qui ne sont ni un évènement, ni un nom, ni une règle.
# Les clés et les variables sont expliquées dans le fichier anglais.

language-name = Français

common-back = Retour
common-cancel = Annuler
common-done = Terminé
common-next = Suivant
common-previous = Précédent

## Titre

title-game = { $edition_names ->
        [tradition] Cluedo
       *[book] Clue
    }
title-subtitle = Qui a fait le coup ? Où ? Et avec quelle arme ?
title-continue = Continuer
title-continue-note = { $edition } · tour { $turn } · { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
title-new = Nouvelle partie
title-first = Votre première partie
title-first-note = cinq minutes
title-saved = Parties enregistrées
title-rules = Comment jouer
title-statistics = Statistiques
title-settings = Réglages
title-quit = Quitter

## Une nouvelle affaire

field-full = { $count } lettres au plus.
field-letters = Ces caractères ne peuvent pas être affichés ici : { $letters }

newgame-title = Nouvelle partie
newgame-subtitle = Choisissez les joueurs. On joue dans le sens horaire ; { suspect-scarlet } commence.
newgame-player = Joueur { $number }
newgame-name = Nom
newgame-rulebook = Règle du jeu
newgame-mansion = Manoir
newgame-mansion-classic = Le manoir classique
newgame-gallery = Plans…
    .about = Voir chaque demeure, son histoire et la façon d’y jouer
gallery-title = Demeures
gallery-play = Jouer ici
gallery-own = à vous
gallery-rooms = { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
gallery-doors = { $count ->
        [one] une porte
       *[other] { $count } portes
    }
gallery-passages = { $count ->
        [0] aucun passage secret
        [one] un passage secret
       *[other] { $count } passages secrets
    }
gallery-size = { $width } cases sur { $height }
gallery-length = Une partie à six dure environ { $turns } tours, soit { $minutes } minutes.
gallery-faulty = Injouable
gallery-faulty-about = Ce plan n’est pas encore jouable. « clue check-map { $file } » indique tout ce qui ne va pas.
gallery-more-faults = { $count ->
        [one] Et une autre erreur.
       *[other] Et { $count } autres erreurs.
    }
newgame-seed = Numéro de donne
newgame-seed-random = au hasard
newgame-seed-about = Le même numéro redonne les mêmes cartes.
newgame-summary = { $count ->
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
       *[other] { $count }
    } détectives : { $people ->
        [1] une personne
        [2] deux personnes
        [3] trois personnes
        [4] quatre personnes
        [5] cinq personnes
       *[other] { $people } personnes
    }, { $computers ->
        [1] un ordinateur
        [2] deux ordinateurs
        [3] trois ordinateurs
        [4] quatre ordinateurs
        [5] cinq ordinateurs
       *[other] { $computers } ordinateurs
    }. Cartes : { $hands }.
    .people = { $count ->
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
       *[other] { $count }
    } détectives, tous humains. Cartes : { $hands }.
    .computers = { $count ->
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
       *[other] { $count }
    } détectives, tous joués par l’ordinateur. Cartes : { $hands }.
newgame-open-cards = Quatre cartes sont posées face visible, pour les deux joueurs.
newgame-problem-too-few = Il faut au moins trois détectives, ou deux avec quatre cartes visibles.
newgame-problem-two = À deux, choisissez la règle maison « Deux joueurs, quatre cartes visibles ».
newgame-problem-not-two = Les quatre cartes visibles ne valent que pour deux joueurs.
newgame-problem-name = Chaque personne doit avoir un nom.
newgame-problem-same-name = Deux personnes portent le même nom.
newgame-problem-seed = Le numéro de donne est un nombre entier.
newgame-watch-only = Personne ne joue : vous regarderez jouer les ordinateurs.
newgame-pace = { $pace } cases
    .about = Le nombre de cases à parcourir à chaque tour.
newgame-deal = Distribuer les cartes

## La table

table-roll = { $edition_dice ->
        [1] Lancer le dé
       *[other] Lancer les dés
    }
table-weapon = Arme à placer
table-passage = Passage vers { THE($room) }
table-stay = Rester et soupçonner
table-suggest = Soupçonner
table-accuse = Accuser
table-end-turn = Terminer le tour
table-menu = Menu
table-hint = Conseil
table-skip = Passer à ce qui me concerne
table-skip-own = Rien à passer : c’est à vous de décider.
table-take-back = Annuler
table-trial = Vous vous mettez en marche. Jusqu’à l’arrivée, vous pouvez annuler.
    .room = Vous allez { TO($room) }. Jusqu’à l’arrivée, vous pouvez annuler.
    .suggestion = Vous faites part de vos soupçons. Jusqu’à la première réponse, vous pouvez annuler.
table-closing = Votre tour se termine dans un instant. Accusez maintenant si vous n’avez plus de doute.
table-hurry = Passer
table-seat-person = { $name }
table-seat-you = Vous
table-seat-computer = { $kind } · ordinateur
table-seat-turn = joue
table-seat-deciding = doit décider
table-seat-thinking = réfléchit…
table-seat-out = a accusé à tort
    .short = hors jeu

## Le carnet de cuir

digest-empty = Rien ne s’est passé depuis votre dernier tour.
log-empty = Rien ne s’est encore passé.
log-filter-all = Tout
log-filter-suggestions = Hypothèses
log-filter-answers = Réponses
log-filter-moves = Déplacements
log-edition = Règle du jeu : { $edition }.
    .house = Règle du jeu : { $edition }. Règles maison : { $rules }.
notebook-tab-notes = Notes
notebook-tab-log = Journal
notebook-tab-digest = Depuis votre dernier tour
notebook-suspects = Suspects
notebook-weapons = Armes
notebook-rooms = Pièces
notebook-covered = Les blocs-notes sont fermés.
notebook-of = Le bloc-notes { OF($player) }
notebook-of-tip = S’ouvre en privé, derrière le rideau.

## Des soupçons

suggest-title = Faites part de vos soupçons
suggest-subtitle = Vous êtes { IN($room) } : c’est donc arrivé ici. Qui soupçonnez-vous, et avec quelle arme ?
suggest-quote = « Je soupçonne… — { IN($room) }, avec… »
    .suspect = « Je soupçonne { THE($suspect) } — { IN($room) }, avec… »
    .weapon = « Je soupçonne… — { IN($room) }, { WITH($weapon) }. »
    .suspect-weapon = « Je soupçonne { THE($suspect) } — { IN($room) }, { WITH($weapon) }. »
suggest-moves = L’un et l’autre sont déjà sur place.
    .pawn = Le pion { OF($suspect) } sera amené ici.
    .weapon = { CAP(THE($weapon)) } sera { GENDER($weapon) ->
        [feminine] apportée
       *[masculine] apporté
    } ici.
    .pawn-weapon = Le pion { OF($suspect) } et { THE($weapon) } seront amenés ici.
suggest-order = { CAP(THE($first)) } répond en premier, puis { THE($rest) }.
    .one = { CAP(THE($first)) } répond.
suggest-board = Revenir au plateau
suggest-confirm = Soupçonner
suggest-decline = Ne rien dire
suggest-incomplete = Choisissez un suspect et une arme.
    .suspect = Choisissez un suspect.
    .weapon = Choisissez une arme.

## Montrer une carte

show-title = Répondez { TO($by) }
show-subtitle = « { CAP(THE($suspect)) } — { IN($room) }, { WITH($weapon) }. »
show-passed = { CAP(THE($others)) } : aucune de ces cartes.
show-choose = Vous avez { $count ->
        [one] l’une de ces cartes et devez la montrer.
        [2] deux de ces cartes. Choisissez laquelle montrer.
       *[other] les trois cartes. Choisissez laquelle montrer.
    }
show-nothing = Vous n’avez aucune de ces cartes.
show-private = Si vous montrez une carte, elle ne sera vue que par { THE($by) }. Les autres sauront seulement si vous en avez montré une.
show-confirm = Montrer « { CAP($card) } »
show-forced = { CAP(THE($by)) } a demandé ; vous n’avez aucune des trois cartes et l’avez dit.
    .card = Vous avez montré { TO($by) } la seule des trois cartes en votre possession : { THE($card) }.
show-confirm-none = Je n’en ai aucune
show-pick = Choisissez une carte

## Voir une carte

see-title = { CAP(THE($who)) } vous montre une carte
see-text = C’est { THE($card) }.
see-done = Compris

## Une accusation

accuse-title = Portez votre accusation
accuse-subtitle = Qui, avec quelle arme, et où ? On n’accuse qu’une fois par partie.
accuse-quote = « J’accuse… »
    .suspect = « J’accuse { THE($suspect) }… »
    .weapon = « J’accuse…, { WITH($weapon) }… »
    .room = « J’accuse…, { IN($room) }… »
    .suspect-weapon = « J’accuse { THE($suspect) }, …, { WITH($weapon) } »
    .suspect-room = « J’accuse { THE($suspect) }, { IN($room) }, avec… »
    .weapon-room = « J’accuse…, { IN($room) }, { WITH($weapon) } »
    .suspect-weapon-room = « J’accuse { THE($suspect) }, { IN($room) }, { WITH($weapon) } ! »
accuse-incomplete = Choisissez un suspect, une arme et une pièce.
accuse-continue = Accuser
accuse-cancel = Pas encore
accuse-confirm-title = Plus aucun doute ?
accuse-confirm = Vous accusez { THE($suspect) }, { IN($room) }, { WITH($weapon) }. Si une seule des trois cartes est fausse, vous ne jouerez plus de tour. C’est irrévocable.
accuse-confirm-yes = Ouvrir l’enveloppe
accuse-confirm-no = Y réfléchir encore

## L'enveloppe


## Le rideau

curtain-title = Passez la main { TO($player) }
curtain-turn = C’est { TO($who) } de jouer. Les autres, détournez les yeux.
curtain-show =
    { CAP(THE($by)) } soupçonne { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    { CAP(THE($who)) } répond en secret. Les autres, détournez les yeux.
curtain-see = La réponse est pour { THE($who) } et personne d’autre. Les autres, détournez les yeux.
curtain-envelope = { CAP(THE($who)) } va regarder dans { word-envelope.the }. Les autres, détournez les yeux.
curtain-notes = Les cartes et le bloc-notes { OF($who) } sont privés. Les autres, détournez les yeux.
curtain-open = Je suis { THE($player) } — maintenir pour ouvrir
curtain-press = Je suis { THE($player) } — ouvrir
curtain-note = Rien de privé n’est à l’écran. Le rideau se referme de lui-même quand la fenêtre passe à l’arrière-plan.

## La fin

ending-line-solved = { CAP(THE($who)) } a accusé { THE($suspect) }, { IN($room) }, { WITH($weapon) } — avec raison.
    .you = C’était bien { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
ending-line-last = Il ne restait que { THE($who) } en lice. C’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
    .you = Il ne restait que vous en lice. C’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
ending-line-unsolved = Tout le monde a accusé à tort. C’était { THE($suspect) }, { IN($room) }, { WITH($weapon) }.
ending-review = Analyse
ending-watch = Revoir la partie
ending-next = Partie suivante
ending-once-more = La rejouer
ending-leave = Retour au titre


## Le menu de pause

pause-title = Pause
pause-resume = Reprendre
pause-rules = Les règles de la partie
pause-settings = Réglages
pause-leave = Retour au titre
pause-quit = Quitter
pause-saved = Votre partie est enregistrée.
pause-leave-question = Quitter cette partie ?

## Réglages

settings-title = Réglages
settings-group-game = Jeu
settings-group-sound = Son
settings-group-sight = Affichage
settings-group-keys = Touches
settings-group-pad = Manette
settings-language = Langue
settings-language-system = Celle du système ({ $code ->
        [en] anglais
        [fr] français
       *[other] { $language }
    })
settings-sound-volume = Sons
settings-music-volume = Musique
settings-around-volume = Pluie, feu, horloge
settings-no-sound = Aucun périphérique audio n’a été trouvé. Le jeu continue en silence.
settings-voice-volume = Voix
settings-mono = Mono
settings-captions = Sous-titrer les sons
settings-captions-about = Affiche une ligne de texte pour les sons qui vous apprennent quelque chose.
settings-muted = Couper le son
settings-percent = { $percent } %
settings-own-speed = Vitesse de mes tours
settings-computer-speed = Vitesse des ordinateurs
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-instant = immédiate
settings-text-size = Taille du texte
settings-names = Noms des personnages
settings-names-book = ceux du livret de règles
settings-names-tradition = ceux de la tradition
settings-names-about = Colonel Moutarde, Mlle Rose, docteur Olive, Mme Leblanc, Mme Pervenche, professeur Violet. L’édition bilingue garde les siens.
settings-theme = Couleurs
settings-theme-night = Vert nuit
settings-theme-contrast = Contraste élevé
settings-reduced-motion = Mouvements réduits
settings-reduced-motion-about = Pions et cartes apparaissent en fondu au lieu de se déplacer.
settings-full-screen = Plein écran
settings-ends-turns = Fin de tour automatique
settings-ends-turns-about = Quand il n’y a plus rien à décider, après une pause où l’on peut encore accuser.
settings-closes-notices = Fermeture automatique des avis
settings-closes-notices-about = Une carte qu’on vous montre et une réponse sans choix possible, si vous ne jouez que contre des ordinateurs.
settings-shows-way = Le premier clic montre le chemin
settings-shows-way-about = Un deuxième clic, ou Entrée, y conduit.
settings-help = Aide du bloc-notes
settings-hints = Conseils par partie
settings-hints-none = aucun
settings-hints-any = autant que je veux
settings-hints-about = Un conseil se donne en trois temps : où regarder, pourquoi, que faire.
settings-on = oui
settings-off = non
settings-keys-how = Pour changer une touche, choisissez sa ligne, puis appuyez sur la nouvelle.
settings-pad-how = Pour changer un bouton, choisissez sa ligne, puis appuyez sur le nouveau.
settings-keys-change = Appuyez sur une touche pour « { $act } ».
settings-pad-change = Appuyez sur un bouton de la manette pour « { $act } ».
settings-keys-taken = { $key } sert déjà pour « { $act } ».
settings-keys-fixed = { $key } ne peut pas changer : c’est « { $act } ».
settings-keys-reset = Rétablir les touches par défaut
settings-pad-reset = Rétablir les boutons par défaut
settings-speech = Lire les événements à voix haute
settings-speech-about = Avec la voix du système ; seulement ce que toute la table peut savoir.
settings-speech-none = Aucun programme de synthèse vocale n’a été trouvé : spd-say sous Linux, say sous macOS, PowerShell sous Windows.
settings-reset = Rétablir les réglages par défaut
settings-unreadable = Vos réglages n’ont pas pu être lus. Le jeu utilise ceux par défaut.
settings-replaced = Le fichier de réglages était endommagé. Il a été mis de côté et remplacé par les réglages par défaut.
settings-repaired = Certains réglages étaient endommagés et ont été rétablis. Une copie de l’ancien fichier est conservée.

## Parties enregistrées et statistiques

saved-title = Parties enregistrées
saved-empty = Aucune partie enregistrée.
saved-note = { $edition } · tour { $turn } · { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
statistics-title = Statistiques
statistics-copied = { $count ->
        [one] Une partie ne compte pas, car elle a été copiée.
       *[other] { $count } parties ne comptent pas, car elles ont été copiées.
    }
statistics-empty = Rien à compter pour l’instant. Terminez d’abord une partie.

## Quand quelque chose ne va pas

telegram = Télégramme
error-title = Un problème est survenu
error-no-display = Aucun écran n’a été trouvé pour ouvrir la fenêtre.
error-wrong-pygame = « pygame » est installé à la place de « pygame-ce ». Désinstallez les deux, puis installez pygame-ce.
error-missing-asset = Il manque un fichier du jeu : { $name }. Veuillez réinstaller le jeu.
error-broken-asset = Un fichier du jeu est endommagé : { $name }. Veuillez réinstaller le jeu.
error-copy = Copier les détails
error-go-on = Continuer
error-copied = Détails copiés.
error-to-title = Retour au titre

## À voix haute

bubble-suggest = Je soupçonne { THE($suspect) } — { IN($room) }, { WITH($weapon) }.
bubble-decline = Je garde mes pensées pour moi.
bubble-none = Je n’en ai aucune.
bubble-show = Je peux vous en montrer une.
bubble-nobody = Personne ?
bubble-passage = Il y a un chemin plus court.
bubble-accuse = J’accuse { THE($suspect) }, { IN($room) }, { WITH($weapon) } !
bubble-wrong = C’était une erreur.
bubble-right = Et voilà la vérité.
bubble-stuck = Je ne peux pas bouger.
stage-none = RIEN
stage-nobody = Personne.
stage-accuses = { $who } accuse
stage-named = Désignés
stage-inside = Dans l’enveloppe

## La ligne qui nomme les touches

hint-choose = choisir
hint-open = ouvrir
hint-confirm = valider
hint-next = suivant
hint-full-screen = plein écran
hint-room = choisir la pièce
hint-lay = y poser l’arme
hint-walk = marcher
hint-notes = bloc-notes
hint-skip = passer
hint-mark = noter
hint-clear = effacer
hint-cell = case
hint-go = y aller
hint-scroll = défiler

## Ce que font les touches, et leurs noms

act-up = Haut
act-down = Bas
act-left = Gauche
act-right = Droite
act-confirm = Valider
act-cancel = Retour
act-next = Suivant
act-previous = Précédent
act-page-up = Une page plus haut
act-page-down = Une page plus bas
act-home = Au début
act-end = À la fin
act-erase = Effacer une lettre
act-delete = Supprimer
act-menu = Menu
act-fullscreen = Plein écran
act-roll = Lancer
act-passage = Prendre le passage
act-stay = Rester et soupçonner
act-suggest = Soupçonner
act-accuse = Accuser
act-end-turn = Terminer le tour
act-notes = Bloc-notes
act-log = Journal
act-digest = Depuis votre dernier tour
act-hint = Conseil
act-skip = Passer
act-mute = Couper le son
act-mark = Noter une case
act-clear = Effacer une case
act-look = Voir de près

key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-return = Entrée
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab
key-backspace = Retour arr.
key-delete = Suppr
key-insert = Inser
key-home = Origine
key-end = Fin
key-page-up = Page ↑
key-page-down = Page ↓
key-ctrl = Ctrl
key-alt = Alt
key-shift = Maj
key-none = aucune
pad-a = A
pad-b = B
pad-x = X
pad-y = Y
pad-back = Back
pad-start = Start
pad-left-shoulder = LB
pad-right-shoulder = RB
pad-left-trigger = LT
pad-right-trigger = RT
pad-left-stick = L
pad-right-stick = R
pad-cross = croix
pad-connected = Manette connectée : { $name }.
pad-disconnected = Manette débranchée : { $name }. Le clavier et la souris restent disponibles.

caption-turn = Un carillon : c’est à vous.
caption-door = Une porte.
caption-passage = La pierre grince : un passage secret.
caption-deal = On bat et on distribue les cartes.
caption-card-slide = Une carte glisse sur la table.
caption-card-flip = On retourne une carte.
caption-envelope = Le sceau se brise ; on déchire l’enveloppe.
caption-right = Cuivres et cloches : l’accusation était juste.
caption-none = Un petit coup de tampon : rien à montrer.
caption-stamp = Un coup de tampon.
caption-heartbeat = Un cœur bat.
caption-wax = La cire craque : le sceau est rompu.
caption-tick = Une horloge fait tic-tac ; personne ne parle.
caption-wrong = Un accord sombre : l’accusation était fausse.
caption-error = Un coup sourd : c’est impossible.
caption-thunder = Le tonnerre.
