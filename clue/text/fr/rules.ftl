# Les règles de l'édition choisie, dans nos propres mots. L'ordre et les conditions se trouvent dans
# clue/text/pages.py ; les clés et les variables sont expliquées dans le fichier anglais.

rules-title = Les règles · { $name }
rules-contents = Sommaire

rules-case-heading = L’affaire
rules-case = Le maître du manoir a été assassiné, et tous ceux qui dorment sous son toit sont suspects. Qui l’a tué ? Avec quelle arme ? Dans quelle pièce ? Trois cartes, { word-envelope.in }, connaissent la réponse. Interrogez bien, écoutez mieux encore, et nommez-les toutes les trois avant les autres.

rules-setup-heading = Préparer la table
rules-setup-seats = De { $fewest } à { $most } détectives peuvent jouer, chacun dans le rôle d’un suspect. Les places suivent, dans le sens des aiguilles d’une montre, l’ordre du plateau : rouge, jaune, blanc, vert, bleu, violet.
rules-setup-two = On peut aussi jouer à deux, avec la règle maison des quatre cartes visibles.
rules-setup-pawns = Les six { word-pawns } se trouvent sur leurs cases de départ, même ceux que personne ne joue : eux aussi peuvent être coupables.
rules-setup-weapons = Les six armes se trouvent { $rooms ->
    [5] dans les cinq pièces, dont deux dans la même
   *[other] dans six pièces différentes
}, au gré du hasard.
rules-setup-envelope = Un suspect, une arme et une pièce sont tirés en secret et scellés { word-envelope.in }. Elle est posée { $edition_place ->
        [stairs-x] sur le X de l’escalier, au milieu du plateau
        [centre-x] sur le X au milieu du plateau
        [centre-stairs] sur l’escalier au milieu du plateau
       *[centre] au milieu du plateau
    }.
rules-setup-deal = Les autres cartes sont mélangées et distribuées une à une dans le sens horaire, à commencer par la personne qui joue en premier. Certains en ont parfois une de plus ; c’est sans importance. Ce que vous avez en main ne peut pas être { word-envelope.in }.
rules-setup-open = Avant la donne, quatre cartes sont étalées face visible pour les deux joueurs. Elles sont innocentes, et chacun le sait.
rules-setup-start = Le suspect rouge, { suspect-scarlet }, commence ; si personne ne joue ce rôle, c’est la première place occupée à sa gauche. On joue dans le sens horaire.
rules-setup-start-passes = Dans une série, la donne et le premier tour passent vers la gauche : à chaque nouvelle partie, c’est à la personne suivante de commencer.
rules-setup-weapons-by-hand = Avant le premier tour, les joueurs disposent les six armes, une à la fois dans le sens horaire, à commencer par la personne qui joue en premier : chacun pose une arme restante, à son choix, { $rooms ->
    [5] dans une pièce qui n’en contient pas ; la sixième va dans n’importe quelle pièce
   *[other] dans une pièce qui n’en contient pas
}.

rules-turn-heading = Votre tour
rules-turn = Au début de votre tour, vous avez le choix :
rules-turn-roll = lancer { word-dice.the } et vous déplacer ;
rules-turn-walk = vous déplacer ;
rules-turn-passage = si votre pièce en possède un, prendre plutôt un passage secret ;
rules-turn-stay = si les soupçons d’un autre vous ont fait venir dans la pièce où vous êtes, y rester et faire part des vôtres ;
rules-turn-accuse = ou accuser sans attendre.
rules-turn-after = Qui entre dans une pièce y fait aussitôt part de ses soupçons. Ensuite, ou après un déplacement qui finit hors d’une pièce, on peut encore accuser si les règles plus bas le permettent ; puis la main passe à gauche.

rules-moving-heading = Se déplacer
rules-moving-roll = { $edition_dice ->
        [1] Lancez le dé et avancez exactement d’autant de cases qu’il en indique.
       *[other] Lancez les deux dés et avancez exactement d’autant de cases qu’ils en indiquent ensemble.
    }
rules-moving-steady = On ne lance rien à cette table : avancez d’exactement { $pace } cases. Là où ces règles parlent d’un lancer, il s’agit de ce pas.
rules-moving-steps = Allez vers le haut, le bas, la gauche ou la droite, en tournant aussi souvent que vous voulez, mais jamais en diagonale ni deux fois sur la même case pendant un tour.
rules-moving-pawns = Une case occupée par un autre { word-pawn } est fermée : on ne peut ni s’y arrêter, ni y passer. Les cases de départ sont des cases comme les autres.
rules-moving-room = Seule une pièce interrompt le déplacement. On s’y arrête en entrant, et le reste du lancer est perdu.
rules-moving-short = Si aucun chemin n’est assez long et qu’aucune pièce ne soit à portée, prenez le chemin le plus long qui reste. Si vous ne pouvez pas bouger du tout, vous restez où vous êtes, et vous pouvez encore accuser.

rules-doors-heading = Pièces et portes
rules-doors-count = Le seuil lui-même n’est pas une case. De la case devant la porte, un pas suffit pour entrer ; pour sortir, un pas mène sur cette case.
rules-doors-blocked = Un { word-pawn } qui se tient devant une porte la ferme à tous les autres, du dehors comme du dedans.
rules-doors-many = Une pièce peut recevoir autant de { word-pawns } et d’armes qu’on veut.
rules-doors-again = On ne peut pas quitter une pièce et y rentrer au même tour.
rules-doors-trapped = Si toutes les portes de votre pièce sont bloquées, rien ne sert de lancer { word-dice.the } : prenez un passage secret, restez faire part de vos soupçons si vous en avez le droit, ou accusez. Sans passage ni soupçons possibles, le piège s’est refermé : vous pouvez aussi terminer votre tour et attendre que quelqu’un s’écarte.
rules-doors-shut-in = Si tous les autres ont accusé à tort et que leurs { word-pawns } ne vous laissent aucune issue, attendre ne sert plus à rien : il ne reste qu’à accuser.

rules-passages-heading = Passages secrets
rules-passages = Certaines pièces, celles des quatre coins dans le manoir classique, cachent un passage secret vers une autre. Le prendre remplace le lancer et revient à entrer dans la pièce où il mène.

rules-suggesting-heading = Les soupçons
rules-suggesting-when = En entrant dans une pièce, par la porte ou par un passage, vous y faites aussitôt part de vos soupçons : c’est arrivé ici, par le suspect et avec l’arme de votre choix, y compris vos propres cartes et votre propre { word-pawn }.
rules-suggesting-silent = Après un passage secret, vous pouvez aussi garder vos soupçons pour vous ; une accusation peut encore suivre.
rules-suggesting-brought = Le { word-pawn } du suspect et l’arme sont amenés dans la pièce et y restent.
rules-suggesting-once = Une seule fois par entrée. On ne peut pas laisser passer un tour pour rester dans une pièce : pour y faire de nouveau part de soupçons, il faut en sortir et y revenir à un tour suivant.
rules-suggesting-stay = Si les soupçons d’un autre amènent votre { word-pawn } dans une autre pièce, vous pouvez à votre prochain tour y faire part des vôtres sans lancer { word-dice.the }. Vous pouvez aussi simplement repartir ; ce tour passé, l’occasion est perdue. Un { word-pawn } qui se trouvait déjà dans cette pièce n’a pas été déplacé et ne donne pas ce droit.

rules-answering-heading = { $edition ->
        [bilingual] Démentir
       *[other] Réfuter
    }
rules-answering-order = La personne assise à gauche de celle qui soupçonne répond en premier, puis la suivante, et ainsi de suite autour de la table. Ceux qui ont accusé à tort répondent aussi.
rules-answering-show = Qui possède une des trois cartes doit en montrer une, et choisit laquelle s’il y en a plusieurs. Seule la personne qui a fait part de ses soupçons la voit.
rules-answering-stop = La première carte montrée met fin aux réponses. Toute la table voit qui a montré une carte et qui n’en avait pas.

rules-accusing-heading = Accuser
rules-accusing-once = On accuse une fois par partie, à son propre tour, en nommant n’importe quel suspect, n’importe quelle arme et n’importe quelle pièce, où que l’on soit.
rules-accusing-when = On peut le faire au début de son tour, après un déplacement qui finit hors d’une pièce, et après ses soupçons, { $edition ->
        [bilingual] démentis
       *[other] réfutés
    } ou non. Entre le lancer et le déplacement, ou entre l’entrée dans une pièce et les soupçons, on ne le peut pas.
rules-accusing-when-strict = On peut le faire au début de son tour, après un déplacement qui finit hors d’une pièce, et après une hypothèse que personne n’a réfutée. Une hypothèse réfutée met fin au tour : l’accusation doit attendre. Entre le lancer et le déplacement, ou entre l’entrée dans une pièce et les soupçons, on ne le peut pas non plus.
rules-accusing-look = Vous regardez alors, sans témoin, { word-envelope.in }.
rules-accusing-right = Si les trois cartes sont celles que vous avez nommées, vous les étalez et vous avez gagné.
rules-accusing-wrong = S’il en manque une seule, vous remettez les cartes en place sans rien dire. Vous ne jouez plus de tour, mais vous répondez toujours, et les autres peuvent encore amener votre { word-pawn } dans leurs pièces.
rules-accusing-door = Si le { word-pawn } de la personne qui a accusé à tort se tient devant une porte, il entre dans la pièce, pour ne barrer la voie à personne.
rules-accusing-alone = S’il ne reste qu’une personne qui n’a pas accusé à tort, elle continue seule.
rules-accusing-nobody = Quand tout le monde a accusé à tort, la partie finit sans vainqueur et le contenu { word-envelope.of } est montré à tous.

rules-edition-heading = Ce que cette édition a de particulier
rules-edition-dice = { $edition_dice ->
        [1] On y joue avec un seul dé.
       *[other] On y joue avec deux dés.
    }
rules-edition-words = Ses propres mots : { suspect-scarlet }, { $edition_gun ->
        [pistol] { weapon-revolver.the }, { word-pawns.the }
       *[revolver] { word-pawns.the }
    } et { word-envelope.the }.
rules-edition-ranks = Dans les listes, les titres sont abrégés : Col., Prof.
rules-edition-disproof-ends = Une hypothèse réfutée met fin au tour : l’accusation est remise à un tour suivant.
rules-edition-disproof-open = On peut soupçonner puis accuser au même tour, que les soupçons aient été { $edition ->
        [bilingual] démentis
       *[other] réfutés
    } ou non.
rules-edition-silent-passage = Après un passage secret, rien n’oblige à faire part de ses soupçons.
rules-edition-door-stays = Après une fausse accusation, le { word-pawn } reste où il est, même devant une porte.
rules-edition-door-cleared = Après une fausse accusation, le { word-pawn } qui se tient devant une porte entre dans la pièce.
rules-edition-start-passes = Dans une série, le premier tour passe vers la gauche ; dans les autres éditions, le rouge commence toujours.
rules-edition-start-red = Le rouge commence toutes les parties d’une série.

rules-house-heading = Règles maison à cette table
rules-house-none = Aucune : seule la règle du jeu décide.
rules-house-one = { $name }. { $about }

rules-advice-heading = De détective à détective
rules-advice-none = Ceux qui n’avaient rien vous en disent autant que la carte montrée : trois cartes d’un coup que quelqu’un n’a pas.
rules-advice-own = Nommer une de ses propres cartes est permis : la réponse n’en est parfois que plus précise, et les autres s’y perdent.
rules-advice-three = Quand quelqu’un montre une carte à un autre, c’est une des trois nommées. Peut-être savez-vous déjà que deux d’entre elles sont ailleurs.
rules-advice-door = La case devant une porte mérite qu’on s’y arrête : les autres attendent, ou font le tour.
