# Les autres programmes à la table. Les variables sont expliquées dans le fichier anglais.

guest-choose = Un programme…
guest-change = C’est un autre programme qui joue ici. Cliquez pour en choisir un autre :
guest-title = Quel programme joue { THE($who) } ?
guest-about = Écrivez la ligne de commande qui le lance, comme dans un terminal. Il doit parler le protocole du jeu.
guest-example = python mon_enqueteur.py
guest-before = Déjà venus à la table
guest-warning = Un programme peut faire sur cet ordinateur tout ce que vous pouvez y faire. N’invitez que ceux auxquels vous faites confiance.
guest-try = Essayer
guest-play = Le laisser jouer
guest-nothing = Écrivez d’abord sa ligne de commande.
guest-trying = Essai en cours…
guest-works = Il a répondu sous le nom de « { $name } » : il peut jouer.
    .unnamed = Il a répondu : il peut jouer.
guest-fault = { $fault ->
        [not-found] Il n’y a pas ici de programme « { $program } ».
        [not-started] Impossible de lancer « { $program } » : le système ne le permet pas.
        [quotes] Un guillemet est ouvert et n’est pas refermé.
        [ended] Le programme s’est arrêté sans répondre{ $length ->
            [0] .
           *[other] . Il a affiché : « { $said } »
        }
        [silent] Le programme n’a pas répondu en { $count } secondes.
        [deaf] Le programme ne lit pas ce qu’on lui dit.
        [version] Le programme parle la version { $said } du protocole, et ce jeu la version { $number }.
       *[other] Ce que le programme a répondu ne suit pas le protocole : « { $said } »
    }

guest-seat = { $name } · programme
    .gone = { $name } · a renoncé
guest-mishap = Le programme qui joue { THE($who) } { $fault ->
        [ended] s’est arrêté
        [silent] n’a pas répondu à temps
        [deaf] ne lit pas ce qu’on lui dit
        [version] parle une autre version du protocole
        [forbidden] a tenté un coup interdit
        [not-found] n’a pas pu être lancé
        [not-started] n’a pas pu être lancé
        [quotes] n’a pas pu être lancé
       *[other] a donné une réponse qui n’a pas de sens
    }. La table a joué pour lui un coup anodin.
    .last = Le programme qui joue { THE($who) } { $fault ->
        [ended] s’est arrêté
        [deaf] ne lit pas ce qu’on lui dit
        [version] parle une autre version du protocole
        [not-found] n’a pas pu être lancé
        [not-started] n’a pas pu être lancé
        [quotes] n’a pas pu être lancé
       *[other] a échoué trois fois
    } et ne sera plus interrogé. Désormais, la table joue à sa place des coups anodins.
guest-replaced = Un autre programme jouait { THE($who) } dans cette partie. Vous ne l’avez jamais invité ici : un inspecteur continue à sa place.
