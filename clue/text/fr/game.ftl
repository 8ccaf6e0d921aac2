# Qui joue, et selon quelles règles.
# Les clés et les variables sont expliquées dans le fichier anglais.

kind-human = Une personne
    .short = personne
    .about = Quelqu’un devant cet écran, à la souris, au clavier ou à la manette.
kind-empty = Place libre
    .short = sur le plateau
    .about = Personne ne joue ce suspect, mais son pion est tout de même dans le manoir.
kind-random = Flâneur
    .short = flâneur
    .about = Joue au hasard, selon les règles. Idéal pour une toute première partie.
kind-constable = Agent
    .short = agent
    .about = Se souvient des cartes qu’on lui montre et erre de pièce en pièce.
kind-sergeant = Brigadier
    .short = brigadier
    .about = Tient un bloc-notes soigné : qui n’avait rien, qui a combien de cartes, et les conclusions simples.
kind-inspector = Inspecteur
    .short = inspecteur
    .about = Ne laisse échapper aucune certitude et prépare son chemin dans le manoir.
kind-sherlock = Sherlock
    .short = Sherlock
    .about = Pèse toutes les donnes encore possibles et sait ce que vaut chaque question.
kind-outside = Programme invité
    .short = programme
    .about = Un autre programme, qui joue par le protocole du jeu.

temper-even = équilibré
    .about = Sans habitude particulière.
temper-bold = hardi
    .about = Tente sa chance plutôt que d’attendre la preuve.
temper-careful = prudent
    .about = N’accuse que sans le moindre doute, et se dévoile peu.
temper-bluffer = bluffeur
    .about = Aime nommer ses propres cartes pour brouiller les pistes.
temper-talker = bavard
    .about = Fait part de ses soupçons dès que possible et commente tout.

edition-vintage = D’époque
    .note = Un dé. Une hypothèse réfutée met fin au tour. À chaque partie, le joueur suivant commence.
    .about = Un seul dé, Mlle Scarlett avec deux t, et une règle sévère : dès que votre hypothèse est réfutée, votre tour est fini. Dans une série, la personne à gauche commence la partie suivante.
edition-detective-1986 = Détective 1986
    .note = Un dé. On peut accuser même après une réfutation. Après une fausse accusation, le pion libère la porte.
    .about = Un seul dé. On peut accuser au même tour, même après une réfutation, et après une fausse accusation, le pion quitte le pas de la porte.
edition-bilingual = Bilingue
    .note = Deux dés. Un pistolet au lieu du revolver. Après une fausse accusation, le pion libère la porte.
    .about = Deux dés, et un pistolet au lieu du revolver. On peut accuser au même tour, même après une réfutation, et après une fausse accusation, le pion quitte le pas de la porte.
edition-deluxe = De luxe
    .note = Deux dés. On peut accuser même après une réfutation. Après une fausse accusation, le pion libère la porte.
    .about = Deux dés, des pions de bois et des armes de métal. On peut accuser au même tour, même après une réfutation, et après une fausse accusation, le pion quitte le pas de la porte.
edition-collector-2020 = Collection 2020
    .note = Deux dés. La règle de luxe, dernière impression. Après une fausse accusation, le pion libère la porte.
    .about = Deux dés et la règle de luxe dans sa dernière impression. On peut accuser au même tour, même après une réfutation, et après une fausse accusation, le pion quitte le pas de la porte.

edition-steady-pace = Sans dés

house-optional-suggestion = On peut se taire en entrant dans une pièce
    .about = On n’est pas obligé d’émettre une hypothèse en entrant dans une pièce, et l’on peut encore accuser.
house-last-standing-wins = Le dernier détective en lice gagne
    .about = Quand tous les autres ont accusé à tort, le dernier joueur gagne aussitôt.
house-steady-pace = Un pas régulier au lieu des dés
    .agreed = Un pas régulier de { $pace } cases au lieu des dés
    .about = On ne lance rien : à chaque tour, on avance d’un nombre fixe de cases, { $edition_dice ->
        [1] quatre avec cette édition
       *[other] sept avec cette édition
    }, sauf accord contraire. Tout le reste est inchangé.
house-two-with-open-cards = Deux joueurs, quatre cartes visibles
    .about = On peut jouer à deux : quatre cartes sont posées face visible, pour les deux joueurs, et le reste est distribué.
house-weapons-by-hand = Les armes disposées à la main
    .about = Avant le premier tour, les joueurs placent les armes à tour de rôle, chacune dans une pièce différente, au lieu de s’en remettre au hasard.

ending-solved = { CAP(THE($who)) } a résolu l’affaire
    .you = Affaire classée. Vous aviez raison !
ending-last-standing = { CAP(THE($who)) } gagne, faute d’adversaires
    .you = Vous êtes le dernier détective en lice. C’est gagné !
ending-unsolved = La maison garde son secret
