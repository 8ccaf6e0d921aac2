# Qui joue, et selon quelles règles.
# Les clés et les variables sont expliquées dans le fichier anglais.

kind-human = Une personne
    .short = personne
    .about = Quelqu’un ici même, à la souris, au clavier ou à la manette.
kind-empty = Place libre
    .short = sur le plateau
    .about = Personne ne joue ce suspect, mais son pion est tout de même dans le manoir.
kind-random = Flâneur
    .short = flâneur
    .about = Fait au hasard ce que les règles permettent. Idéal pour une toute première partie.
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
    .about = Joue sans caprices.
temper-bold = hardi
    .about = Tente sa chance plutôt que d’attendre la preuve.
temper-careful = prudent
    .about = N’accuse que sans le moindre doute, et se dévoile peu.
temper-bluffer = bluffeur
    .about = Aime nommer ses propres cartes pour brouiller les pistes.
temper-talker = bavard
    .about = Fait part de ses soupçons dès que possible et commente tout.

edition-vintage = D’époque
    .note = Un dé. Un démenti termine le tour. Chacun commence à son tour.
    .about = Un seul dé, Mlle Scarlett avec deux t, et une règle sévère : dès que vos soupçons sont démentis, votre tour est fini. Dans une série, la personne à gauche commence la partie suivante.
edition-detective-1986 = Détective 1986
    .note = Un dé. On accuse même après un démenti. Qui accuse à tort libère la porte.
    .about = Un seul dé. On peut accuser au même tour, même après un démenti, et qui accuse à tort libère la porte devant laquelle se trouve son pion.
edition-bilingual = Bilingue
    .note = Deux dés. Un pistolet, pas de revolver. Qui accuse à tort libère la porte.
    .about = Deux dés, et un pistolet au lieu du revolver. On peut accuser au même tour, même après un démenti, et qui accuse à tort libère la porte devant laquelle se trouve son pion.
edition-deluxe = De luxe
    .note = Deux dés. On accuse même après un démenti. Qui accuse à tort libère la porte.
    .about = Deux dés, des pions de bois et des armes de métal. On peut accuser au même tour, même après un démenti, et qui accuse à tort libère la porte devant laquelle se trouve son pion.
edition-collector-2020 = Collection 2020
    .note = Deux dés. La règle de luxe, dernière impression. Qui accuse à tort libère la porte.
    .about = Deux dés et la règle de luxe dans sa dernière impression. On peut accuser au même tour, même après un démenti, et qui accuse à tort libère la porte devant laquelle se trouve son pion.

edition-steady-pace = Sans dés

house-optional-suggestion = Soupçonner en entrant est facultatif
    .about = En entrant dans une pièce, on peut garder le silence, et encore accuser.
house-last-standing-wins = Le dernier détective en lice gagne
    .about = Quand tous les autres ont accusé à tort, la personne qui reste gagne aussitôt.
house-steady-pace = Un pas régulier au lieu des dés
    .agreed = Un pas régulier de { $pace } cases au lieu des dés
    .about = On ne lance rien : à chaque tour, on avance d’un nombre fixe de cases, { $edition_dice ->
        [1] quatre avec cette édition
       *[other] sept avec cette édition
    }, sauf accord contraire. Tout le reste est inchangé.
house-two-with-open-cards = Deux joueurs, quatre cartes visibles
    .about = On peut jouer à deux : quatre cartes sont posées face visible, pour les deux joueurs, et le reste est distribué.
house-weapons-by-hand = Les armes disposées à la main
    .about = Avant le premier tour, les joueurs disposent les armes l’un après l’autre, chacune dans une pièce à elle ; sinon, c’est le hasard.

ending-solved = { CAP(THE($who)) } a résolu l’affaire
    .you = Vous aviez raison : c’est gagné !
ending-last-standing = { CAP(THE($who)) } gagne, faute d’adversaires
    .you = Plus d’adversaires : c’est gagné !
ending-unsolved = La maison garde son secret
