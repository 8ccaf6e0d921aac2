### Les mains sur les téléphones : ce que dit la page du téléphone, et ce qu’en dit l’écran.
#
# La page met elle-même les noms : $suspect, $weapon et $room arrivent avec leurs articles.

## La page, avant que quelqu’un soit assis

phone-title = Clue — votre main
phone-connecting = Connexion…
phone-lost = La connexion est coupée. Nouvel essai…
phone-hello = Êtes-vous { $who } ?
phone-this-is-me = C’est moi
phone-word = L’écran montre le même mot :
phone-wait-first = Cette place a déjà un téléphone. Quelqu’un devant l’écran, ou ce téléphone, doit d’abord accepter.
phone-not-me = Ce n’est pas votre place ? Scannez un autre code.
phone-scan = Scannez le code de votre place sur le grand écran pour prendre votre main.
phone-wrong-code = Ce code n’est plus valable. Scannez de nouveau celui de l’écran.
phone-replaced = Votre main est ouverte dans une autre fenêtre ou sur un autre téléphone.
phone-here-again = L’ouvrir ici
phone-at-screen = Cette place joue maintenant à l’écran. Pour revenir, scannez-y un code.
phone-old-page = Cette page est plus ancienne que le jeu.
phone-reload = La recharger
phone-type-word = Ou tapez le mot à côté de votre code :
phone-enter = S’asseoir
phone-refused = C’est impossible pour l’instant.
phone-over-here = La partie est finie ici. Scannez un code pour rejoindre la suivante.
phone-storage = Ce navigateur ne garde rien pour cette page : la recharger ferait perdre votre place.

## La page à table

phone-hand = Main
phone-notes = Notes
phone-board = Plateau
phone-log = Journal
phone-your-hand = { $count ->
    [one] votre main · une carte
   *[other] votre main · { $count } cartes
}
phone-only-here = sur ce téléphone seulement
phone-you-are = Vous êtes { IN($room) }
phone-private = Personne d’autre ne le sait.
phone-sent = Envoyé…
phone-answered-here = Cette place joue à l’écran pour le moment.
phone-walk = Choisissez où aller
phone-choose-place = Touchez votre destination
phone-rooms-in-reach = Pièces accessibles
phone-squares-in-reach = Cases accessibles
phone-square = colonne { $column }, ligne { $row }
phone-lay = Choisissez une pièce pour l’arme
phone-hold-to-accuse = Maintenez pour accuser
phone-hold-again = Appuyez encore pour accuser
phone-cancel = Pas encore
phone-quote = « Je soupçonne { $suspect } — { $room }, { $weapon }. »
phone-accuse-quote = « J’accuse { $suspect } — { $room }, { $weapon }. »
phone-show-pick = Choisissez la carte à montrer
phone-you-were-wrong = Vous aviez tort.
phone-wrong-about = Voici ce qui s’est passé. Gardez-le pour vous : vous ne jouez plus, mais vous répondez encore aux hypothèses.
phone-your-turn = À vous de jouer
phone-open-cards = Sur la table, pour tous
phone-turn = Tour { $count }
phone-seats = À table
phone-close = Fermer
phone-save = Enregistrer
phone-settings = Réglages
phone-language = Langue
phone-text-size = Taille du texte
phone-help = Aide du bloc-notes
phone-calm = Moins de mouvement
phone-mark-none = Effacer
phone-mark-no = Ne l’a pas
phone-mark-yes = L’a
phone-mark-maybe = Peut-être
phone-line = Votre ligne
phone-line-about = Une ligne sur { $card }
phone-legend = ✓ ✕ vu · ✓ ✕ en bleu : noté par vous · pointillé : déduit
phone-known = l’a
phone-known-not = ne l’a pas
phone-follows = l’a, c’est déduit
phone-follows-not = ne l’a pas, c’est déduit
phone-perhaps = peut-être
phone-unknown = inconnu
phone-second = Un autre téléphone veut reprendre cette main. Est-ce vous ?
phone-second-yes = Oui, la lui passer
phone-second-no = Non

# Des mots de quatre lettres sans accent ; l’écran et le téléphone montrent le même.
phone-words = LUNE ROSE LOUP VENT LION OURS CHAT SOIE BOIS CLEF DAME GANT IRIS JUPE MAIN NOIX ONDE PAIN QUAI RIVE PONT SEAU THON VASE ZINC PUMA TOIT NUIT MIEL LAIT

## Le grand écran

kind-phone = Sur son téléphone
    .about = Tient ses cartes sur un téléphone ; l’écran ne montre que ce que tous peuvent voir.
act-phones = Téléphones
pause-phones = Téléphones
phones-title = Votre main sur votre téléphone
phones-lead = Scannez votre code avec l’appareil photo, ou tapez { $address } dans le navigateur, puis votre mot.
phones-lead-closed = Personne ne tient encore sa main sur un téléphone. Donnez une place à un téléphone pour commencer.
phones-overheard = Tous ceux qui sont sur ce Wi-Fi pourraient écouter : la liaison n’est pas chiffrée. Choisissez un réseau de confiance.
phones-nobody = Aucun téléphone n’est arrivé. Est-il sur le même Wi-Fi ? Un pare-feu peut bloquer le port { $port }, et les réseaux d’invités séparent les appareils.
phones-no-network = Cet ordinateur n’est sur aucun réseau qu’un téléphone puisse atteindre. Connectez-le d’abord au Wi-Fi.
phones-busy = Le port { $port } est pris par un autre programme. Un autre a été choisi : les téléphones doivent scanner de nouveau.
phones-not-there = On ne peut pas attendre les téléphones à { $address } : cet ordinateur n’a pas cette adresse.
phones-bad-address = « { $address } » n’est pas une adresse de réseau domestique, comme 192.168.1.20.
phones-address = Adresse
phones-here = arrivé
phones-awaited = à scanner pour s’asseoir
phones-away = en veille ou parti
phones-at-screen = devant cet écran
phones-to-phone = Vers un téléphone
phones-to-screen = Vers cet écran
phones-again = Nouveau code
phones-knocked = Quelqu’un essaie sans cesse de faux codes pour les téléphones de cette table. Personne n’est entré.
phones-second = Un autre téléphone veut tenir la main { OF($who) }. L’accepter ?
phones-second-about = N’acceptez que si { $who } a changé de téléphone.
phones-by-word = Un téléphone a tapé le mot { OF($who) } et veut tenir sa main. L’accepter ?
phones-by-word-about = Il n’a pas de code. N’acceptez que si c’est bien le téléphone { OF($who) }.
phones-answer-here = Répondre ici pour { $who }
table-seat-phone = { $name } · téléphone
settings-phones = Attendre les téléphones
settings-phones-about = À chaque table, les téléphones du réseau domestique peuvent venir à cette adresse de l’ordinateur.
settings-phones-never = Sur demande seulement
commands-play-phones = laisser les téléphones du réseau domestique tenir les mains, à cette adresse de l’ordinateur
commands-word-address = ADRESSE
commands-bench-phones = avec quelle rapidité les téléphones reçoivent leurs réponses pendant que l’écran bouge
credits-does-websockets = la liaison avec les téléphones
credits-does-segno = les codes que scannent les téléphones
credits-does-ifaddr = les adresses de cet ordinateur

## À côté d’un vrai plateau : les téléphones tiennent les notes d’une partie en carton.

beside-ask = Noter des soupçons
beside-failed = Noter une accusation fausse
beside-change = J’avais d’autres cartes
beside-which = Quelle carte était-ce ?
beside-who-asked = Qui a soupçonné ?
beside-who-accused = Qui a accusé ?
beside-who-showed = Qui a montré une carte ?
beside-nobody = Personne
beside-note = C’est noté
beside-nothing = Rien n’est encore noté. Un seul téléphone note les soupçons, pour tout le monde.
beside-out = Retirer
beside-out-sure = Vraiment ? Encore une fois
beside-pick-hand = Touchez les cartes que vous tenez : { $chosen } sur { $count }.
beside-pick-open = Touchez les cartes visibles sur la table : { $chosen } sur { $count }.
beside-are-hand = Ce sont mes cartes
beside-are-open = Ce sont elles
beside-it-was = C’était celle-ci
beside-unseen = { CAP($who) } vous a montré une carte. Seul ce téléphone saura laquelle.
beside-contrary = Tout ce qui est noté ne peut pas être vrai. Relisez le journal et retirez ce qui est faux.
beside-ready = Jouez sur le plateau. Le plus rapide note chaque soupçon, une fois pour tous.
beside-next = À suivre
beside-not-hand = Ces cartes ne peuvent pas être les vôtres.
beside-not-open = Ces cartes ne peuvent pas être les cartes visibles.
beside-not-none-of-mine = Vous ne tenez aucune de ces trois cartes : vous n’avez pas pu en montrer une.
beside-not-one-of-mine = Vous tenez une de ces trois cartes : vous avez dû la montrer.
beside-not-shown = Cette carte n’a pas pu vous être montrée.

title-beside = À côté d’un vrai plateau
beside-title = À côté d’un vrai plateau
beside-about = Le carton sur la table, les notes sur chaque téléphone. Appuyez sur ceux qui jouent, dans le sens des aiguilles d’une montre.
beside-edition = Noms de l’édition
beside-first = Première carte : { $who }
beside-spare = Les cartes en trop restent visibles
beside-lay = Montrer les codes
beside-new = Nouvelle partie
beside-new-title = Commencer une nouvelle partie en carton ?
beside-new-about = Tout ce qui a été noté pour celle-ci sera effacé.
beside-new-yes = Oui, recommencer
beside-lead = Chacun scanne son code, ou tape { $address } puis son mot.
beside-lead-closed = Les téléphones ne peuvent pas encore venir.
beside-noted = { $count ->
        [0] Rien n’est encore noté.
        [one] Un soupçon ou une accusation est noté.
       *[other] { $count } soupçons et accusations sont notés.
    }
beside-not-kept = Ce que notent les téléphones ne peut pas être écrit sur le disque. Ce serait perdu si le jeu se fermait.
notebook-public = Visible de tous : qui n’avait pas quelles cartes
