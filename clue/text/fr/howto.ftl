# Comment jouer : quelques pages courtes. Chacune a son .heading ; un retour à la ligne commence
# un paragraphe.

howto-number = { $number } / { $count }
howto-rules = Toutes les règles :
howto-first = C’est la première page.
howto-last = C’est la dernière page.

howto-case = Il y a six suspects, six armes et neuf pièces, chacun sur une carte.
    Une carte de chaque sorte est tirée sans être vue et scellée dans { word-envelope.the }. Voilà l’affaire : qui, avec quelle arme, et où.
    Toutes les autres cartes sont distribuées. Trouvez avant les autres les trois que personne n’a.
    .heading = L’affaire
howto-turn = À votre tour, { $edition_dice ->
        [1] lancez le dé et avancez d’autant de cases qu’il en indique
       *[other] lancez les dés et avancez d’autant de cases qu’ils en indiquent ensemble
    } : en haut, en bas, à gauche ou à droite, jamais en diagonale.
    Les endroits à votre portée brillent. Désignez-en un : vous verrez le chemin que suivra votre { word-pawn } ; ce qui est hors de portée dit pourquoi.
    Une pièce met fin au déplacement, même s’il reste des pas.
    .heading = Se déplacer
howto-rooms = On entre dans une pièce par ses portes. Un { word-pawn } arrêté juste devant une porte la ferme.
    Les pièces d’angle cachent un passage secret : prenez-le au lieu de lancer { word-dice.the }, et vous voilà dans la pièce à l’autre bout.
    Si des soupçons vous amènent dans une autre pièce, vous pouvez y rester et interroger sans lancer { word-dice.the }.
    .heading = Pièces, portes, passages
howto-suggesting = Entrer dans une pièce, c’est aussitôt poser une question : était-ce ce suspect, avec cette arme, ici même ?
    Le { word-pawn } du suspect et l’arme sont amenés dans la pièce.
    Nommez qui vous voulez, et même vos propres cartes : la question n’en porte que mieux sur les autres.
    .heading = Les soupçons
howto-answering = La personne assise à gauche de celle qui interroge répond en premier. Si elle a l’une des trois cartes, elle doit en montrer une, et seule la personne qui a demandé la voit. Si elle n’en a aucune, elle le dit, et c’est à la suivante de répondre.
    Toute la table voit qui a répondu, et qui n’a pas pu.
    .heading = Les réponses
howto-notebook = Le bloc-notes a une ligne par carte et une colonne par joueur ; la dernière est celle de l’enveloppe. Une coche : l’a en main. Une croix : ne l’a pas.
    Ce que votre place a vu y est imprimé ; vous pouvez noter tout le reste au crayon. Les petits numéros signifient « l’une de ces trois » : ils renvoient à une ligne du journal.
    Dans les réglages, vous choisissez ce que le bloc-notes déduit pour vous.
    .heading = Le bloc-notes
howto-accusing = Quand vous n’avez plus de doute, accusez : qui, avec quelle arme, et où. C’est possible une seule fois par partie, à votre tour, où que vous soyez.
    Vous regardez alors, sans témoin, dans { word-envelope.the }. Si les trois cartes sont les bonnes, l’affaire est résolue. Sinon, vous ne jouez plus de tour, mais vous répondez toujours aux soupçons.
    .heading = L’accusation
howto-hands = Tout peut se faire à la souris seule, au clavier seul ou à la manette seule.
    À la souris, cliquez ; la molette fait défiler et, dans le bloc-notes, le bouton droit efface.
    L’élément actif est entouré de lumière. Chaque bouton porte le nom de sa touche, et la ligne voisine rappelle ce que l’on peut faire d’autre.
    Touches et boutons se changent dans les réglages, tout comme la taille du texte, les couleurs, les mouvements et la voix.
    .heading = Souris, touches, manette

howto-keys-go = aller d’un élément à l’autre
howto-keys-next = à l’élément suivant ou précédent
howto-keys-confirm = l’activer
howto-keys-back = revenir en arrière
howto-keys-begin = lancer, prendre le passage, rester
howto-keys-turn = soupçonner, accuser, finir le tour
howto-keys-book = bloc-notes, journal, depuis votre tour
howto-keys-mark = noter, effacer
howto-keys-skip = passer à ce qui me concerne
howto-keys-menu = ouvrir le menu
