# Qui joue, selon quelles règles, et ce qui peut empêcher une partie de commencer.
# Les clés et les variables sont expliquées dans le fichier anglais.

kind-human = Personne présente
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

temper-even = égal
    .about = Joue sans caprices.
temper-bold = hardi
    .about = Tente sa chance plutôt que d’attendre la preuve.
temper-careful = prudent
    .about = N’accuse que sans le moindre doute, et se dévoile peu.
temper-bluffer = bluffeur
    .about = Aime nommer ses propres cartes pour brouiller les pistes.
temper-talker = bavard
    .about = Fait part de ses soupçons dès que possible et commente tout.

edition-vintage = Classique ancien
    .note = un dé · un démenti termine le tour · chacun commence à son tour
    .about = Un seul dé, Mlle Scarlett avec deux t, et une règle sévère : dès que vos soupçons sont démentis, votre tour est fini. Dans une série, la personne à gauche commence la partie suivante.
edition-detective-1986 = Détective 1986
    .note = un dé · soupçonner, puis accuser
    .about = Un seul dé. On peut accuser au même tour, même après un démenti, et qui accuse à tort libère la porte devant laquelle se trouve son pion.
edition-bilingual = Bilingue
    .note = deux dés · le pistolet · français et anglais
    .about = Deux dés, et un pistolet au lieu du revolver. On peut accuser au même tour, même après un démenti, et qui accuse à tort libère la porte devant laquelle se trouve son pion.
edition-deluxe = De luxe
    .note = deux dés · bois et métal · portes libérées
    .about = Deux dés, des pions de bois et des armes de métal. On peut accuser au même tour, même après un démenti, et qui accuse à tort libère la porte devant laquelle se trouve son pion.
edition-collector-2020 = Collection 2020
    .note = deux dés · de trois à six joueurs, noir sur blanc
    .about = Deux dés et la règle de luxe dans sa dernière impression. On peut accuser au même tour, même après un démenti, et qui accuse à tort libère la porte devant laquelle se trouve son pion.

house-optional-suggestion = Soupçonner en entrant est facultatif
    .about = En entrant dans une pièce, on peut garder le silence.
house-last-standing-wins = Le dernier détective en lice gagne
    .about = Quand tous les autres ont accusé à tort, la personne qui reste gagne aussitôt.
house-two-with-open-cards = Deux joueurs, quatre cartes visibles
    .about = On peut jouer à deux : quatre cartes sont face visible pour les deux, le reste est distribué.

ending-solved = Affaire classée
ending-last-standing = Dernier détective en lice
ending-unsolved = Affaire non résolue

setup-too-few-seats = Il n’y a pas assez de détectives.
    .what = Il faut au moins { $what } détectives.
setup-too-many-seats = Il y a trop de détectives.
    .what = On peut jouer à { $what } détectives au plus.
setup-two-need-open-cards = À deux, on ne joue qu’avec la règle maison des quatre cartes visibles.
setup-doubled-seat = Un même suspect ne peut pas être joué deux fois.
setup-negative-game = Le numéro d’une partie dans sa série ne peut pas être négatif.
setup-unknown-card = Une carte n’existe pas dans ce manoir.
    .what = La carte « { $what } » n’existe pas dans ce manoir.
setup-doubled-card = Une carte se trouve à deux endroits.
    .what = La carte « { $what } » se trouve à deux endroits.
setup-missing-card = Une carte ne se trouve nulle part.
    .what = La carte « { $what } » ne se trouve nulle part.
setup-wrong-hands = Il faut une main pour chaque place.
setup-wrong-hand-size = Une main n’a pas le bon nombre de cartes.
    .what = La main de « { $what } » n’a pas le bon nombre de cartes.
setup-wrong-open-cards = Le nombre de cartes visibles n’est pas le bon.
    .what = Le nombre de cartes visibles doit être { $what }.
setup-wrong-weapons = Chacune des six armes doit se trouver dans une pièce.
setup-crowded-weapons = Deux armes se trouvent dans la même pièce.

record-no-file = Ce fichier n’existe pas.
    .what = Le fichier « { $what } » n’existe pas.
record-unreadable = Le fichier ne peut pas être lu.
    .what = Le fichier ne peut pas être lu : { $what }.
record-too-large = Le fichier est trop gros pour une partie.
    .what = Le fichier est trop gros pour une partie : on lit au plus { $what } octets.
record-not-json = Le fichier est endommagé : ce n’est pas du JSON.
    .what = Le fichier est endommagé : { $what }.
    .where-what = Le fichier est endommagé ({ $where }) : { $what }.
record-not-a-record = Le fichier ne contient pas de partie de Clue.
record-later-version = Le fichier vient d’une version plus récente du jeu.
    .what = Le fichier est de la version { $what }, plus récente que ce jeu.
record-wrong-shape = La partie n’est pas écrite dans la bonne forme.
    .what = La partie n’est pas écrite dans la bonne forme : { $what }.
    .where-what = La partie n’est pas écrite dans la bonne forme à « { $where } » : { $what }.
record-unknown-edition = La partie suit une règle que ce jeu ne connaît pas.
    .what = La partie suit une règle que ce jeu ne connaît pas : « { $what } ».
record-unknown-mansion = La partie se joue dans un manoir que ce jeu ne connaît pas.
    .what = La partie se joue dans un manoir que ce jeu ne connaît pas : « { $what } ».
record-bad-plan = On ne peut pas jouer dans le manoir de cette partie.
    .what = On ne peut pas jouer dans le manoir de cette partie : { $what }.
record-bad-setup = La table de cette partie ne peut pas être mise.
    .reason = La table de cette partie ne peut pas être mise. { $reason }
    .what-reason = La table de cette partie ne peut pas être mise. { $reason }
record-wrong-dice = Un lancer n’a pas le bon nombre de dés.
    .index = L’action { $index } n’a pas le bon nombre de dés.
    .index-what = L’action { $index } n’a pas le bon nombre de dés : cette règle en veut { $what ->
        [1] un
       *[other] deux
    }.
record-illegal = La partie enfreint les règles.
    .index = L’action { $index } enfreint les règles.
    .index-reason = L’action { $index } enfreint les règles. { $reason }
