# Ce qui ne va pas dans la carte d'un manoir, pour qui en dessine une avec Tiled : une phrase par
# défaut, qui dit ce qui ne va pas puis, après le point-virgule, ce qui irait.
#
# Les noms de calques, de propriétés et de fichiers sont entre guillemets, tels quels.

map-spot-layer = calque « { $layer } »
map-spot-object = « { $object } »
    .id = « { $object } » (objet { $id })
    .nameless = objet { $id }
map-spot-cell = cellule { $column },{ $row }
map-spot-map = la carte elle-même
map-spot-and = { $spot } : { $sentence }
map-good = « { $title } » peut se jouer : { $width } cellules sur { $height }, { $rooms } pièces, { $squares } cases, { $doors } portes, { $passages ->
        [0] aucun passage secret
        [one] un passage secret
       *[other] { $passages } passages secrets
    }.

## Le fichier

fault-no-file = Ce fichier n’existe pas ou ne peut être lu ; donnez le chemin d’une carte enregistrée par Tiled.
fault-file-too-big = Le fichier dépasse { $most } Mo ; un manoir en demande bien moins.
xml-reason = { $reason ->
        [2] quelque chose qui n’est pas du XML
        [3] il s’arrête trop tôt
        [4] un signe qui n’y a pas sa place
        [5] une balise coupée
        [6] une lettre coupée
        [7] une balise qui en ferme une autre que celle qui est ouverte
        [8] un attribut donné deux fois
        [9] quelque chose après la fin de la carte
        [11] une entité inconnue
        [18] un encodage inconnu
        [tag] il contient autre chose
        [kind] son nom se termine autrement
       *[other] faute { $reason } de l’analyseur
    }
fault-broken-xml = Le XML du fichier est brisé ici ({ xml-reason }, colonne { $column }) ; enregistrez de nouveau la carte avec Tiled.
fault-forbidden-xml = { $what ->
        [doctype] Le fichier déclare un type de document ou des entités ; une carte n’en a pas.
       *[elements] Le fichier a plus d’éléments, ou de plus profonds, qu’aucune carte ; enregistrez de nouveau la carte avec Tiled.
    }
fault-not-a-map = Le fichier contient un <{ $tag }>, non une <map> ; donnez une carte enregistrée par Tiled en « .tmx ».
fault-not-orthogonal = L’orientation de la carte est « { $orientation } » ; elle doit être orthogonale.
fault-infinite = La carte est infinie ; décochez « Infinie » dans les propriétés de la carte.
fault-no-size = La carte n’a ni largeur ni hauteur ; ce doivent être des nombres entiers de 1 à 64.
fault-too-large = La carte a { $width } cellules sur { $height } ; il en faut au plus { $most } sur { $most }.
fault-tiles-not-square = Les tuiles de la carte ne sont pas carrées ; leur largeur et leur hauteur doivent être un même nombre entier de pixels.
fault-misplaced = Un <{ $tag }> se trouve dans un autre élément ; sa place est directement dans la carte.
fault-too-many-parts = La carte a { $found } éléments <{ $tag }> ; il en faut au plus { $most }.
fault-and-more = Il y a encore { $count } défauts du genre « { $code } » ici ; corrigez d’abord ceux-ci.

## Jeux de tuiles

fault-tileset-number = Un jeu de tuiles n’a pas de premier numéro ; « firstgid » doit être un nombre entier à partir de 1.
fault-tileset-missing = Le jeu de tuiles « { $name } » est introuvable ; remettez-le en place ou retirez-le de la carte.
fault-tileset-broken = Le jeu de tuiles « { $name } » est illisible ({ xml-reason }) ; ce doit être un fichier « .tsx » enregistré par Tiled.
fault-tileset-empty = Le jeu de tuiles « { $tileset } » n’a aucune tuile utilisable ; son image doit être au moins aussi grande qu’une tuile et en contenir au plus 65 536.
fault-tilesets-overlap = Les jeux de tuiles « { $tileset } » et « { $other } » ont des numéros en commun ; retirez-en un, enregistrez, puis ajoutez-le de nouveau.
fault-image-missing = L’image « { $name } » est introuvable ; remettez-la à côté de son jeu de tuiles.
fault-image-kind = L’image « { $name } » est d’un genre que le jeu ne montre pas ; prenez l’un de ceux-ci : { $kinds }.
fault-image-size = L’image « { $name } » { $width ->
        [0] n’a pas de taille fiable ; enregistrez de nouveau l’image et le jeu de tuiles.
       *[other] a { $width } pixels sur { $height }, mais le jeu de tuiles dit autre chose ; rechargez-le dans Tiled et enregistrez-le.
    }
fault-images-too-large = Les images de la carte sont trop nombreuses ou trop grandes pour être montrées ; elles peuvent avoir en tout { $most } millions de pixels.
fault-pieces-too-large = Les objets avec image sont trop grands ou trop nombreux pour la carte ; réduisez-les ou retirez-en.
fault-out-of-reach = « { $name } » se trouve hors du dossier de la carte ; mettez-le à côté de la carte, ou plus bas, et choisissez-le là dans Tiled.

## Calques

fault-layer-missing = Il n’y a pas de calque « { $layer } » ; ajoutez-le comme calque { $kind ->
        [tiles] de tuiles
       *[objects] d’objets
    }.
fault-layer-name = Le calque s’appelle « { $layer } » ; le jeu cherche « { $right } », écrit exactement ainsi.
fault-layer-doubled = Il y a un autre calque « { $layer } » ; un seul peut porter ce nom.
fault-layer-kind = Le calque « { $layer } » doit être un calque { $kind ->
        [tiles] de tuiles
       *[objects] d’objets
    }.
fault-layer-size = Le calque n’a pas la taille de la carte ; il doit avoir { $width } cellules sur { $height }.
fault-layer-moved = Le calque est décalé ; son décalage doit être 0, 0.
fault-layer-unreadable = Les tuiles du calque sont illisibles (« { $found } ») ; choisissez CSV comme format des calques de la carte et enregistrez.
fault-layer-short = Le calque s’arrête ici, après { $found } tuiles sur { $right } ; chaque cellule demande un nombre, 0 où elle est vide.
fault-layer-long = Le calque a plus de { $right } tuiles ; il doit avoir exactement un nombre par cellule.
fault-image-layer = Les calques d’image ne sont pas dessinés ; mettez l’image dans un jeu de tuiles et posez-la comme objet.
fault-unknown-tile = La tuile { $tile } n’est dans aucun jeu de tuiles de la carte{ $count ->
        [one] {""}
       *[other] {" "}(sur { $count } cellules)
    } ; effacez-la ou ajoutez son jeu de tuiles.
fault-tile-size = Une tuile de { $width } pixels sur { $height } se trouve ici ; celles d’un calque de tuiles doivent avoir { $right } sur { $right }, les autres peuvent être des objets.

## Objets et propriétés

fault-object-number = L’attribut « { $attribute } » de l’objet n’est pas un nombre utilisable.
fault-object-nameless = L’objet n’a pas de nom ; ce doit être l’un de ceux-ci : { $choices }.
fault-object-template = L’objet vient d’un modèle ; détachez-le dans Tiled.
fault-object-shape = L’objet doit être un point ou un rectangle droit.
fault-object-outside = L’objet est hors de la carte ; ramenez-le à l’intérieur.
fault-property-missing = La propriété « { $property } » manque ou est vide ; ajoutez-la.
fault-property-type = La propriété « { $property } » est du type « { $found } » ; elle doit être du type « { $right } ».
fault-property-value = La propriété « { $property } » est du type « { $type } », mais « { $value } » n’en est pas une valeur.
fault-property-choice = La propriété « { $property } » vaut « { $value } » ; elle doit être l’une de celles-ci : { $choices }.

## Pièces et cases

fault-room-name = « { $name } » ne peut être le nom d’une pièce ; prenez au plus 30 minuscules sans accent, chiffres et traits d’union, comme « billiard-room ».
fault-room-nameless = La pièce n’a pas de nom ; donnez-lui-en un d’au plus 30 minuscules sans accent, chiffres et traits d’union, comme « billiard-room ».
fault-room-doubled = Une autre pièce porte ce nom ; chacune doit avoir le sien.
fault-room-is-card = La pièce porte le nom d’un suspect ou d’une arme ; donnez-lui-en un autre.
fault-title-long = Le titre ({ $lang }) est trop long pour une carte ; { $most } lettres au plus y tiennent.
fault-title-doubled = Le titre « { $title } » ({ $lang }) est aussi celui de « { $other } » ; deux pièces ne doivent pas se ressembler.
fault-room-shape = Les murs de la pièce ne suivent pas les cellules ; dessinez-la comme un rectangle ou un polygone droit, aligné sur la grille.
fault-rooms-overlap = La pièce partage { $count ->
        [one] cette cellule
       *[other] { $count } cellules
    } avec « { $other } » ; les pièces peuvent se toucher, non se chevaucher.
fault-room-on-squares = La pièce recouvre { $count ->
        [one] une case
       *[other] { $count } cases
    } du calque « Squares » ; effacez-les ou réduisez la pièce.
fault-room-split = La pièce est en morceaux qui ne se tiennent pas ; elle doit être d’un seul tenant.
fault-room-no-door = La pièce n’a pas de porte ; mettez-en une sur une cellule contre son mur, dans le calque « Doors ».
fault-room-out-of-reach = Aucun pion ne peut atteindre cette pièce ; menez des cases à l’une de ses portes.
fault-too-few-rooms = Le manoir a { $found ->
        [one] une pièce
       *[other] { $found } pièces
    } ; il en faut au moins { $right }.
fault-too-many-rooms = Le manoir a { $found } pièces ; il en faut au plus { $right }.
fault-no-squares = Il n’y a aucune case où marcher ; peignez-en dans ce calque.
fault-squares-out-of-reach = { $count ->
        [one] Cette case est coupée
       *[other] { $count } cases, dont celle-ci est la première, sont coupées
    } du reste ; { $count ->
        [one] reliez-la ou effacez-la.
       *[other] reliez-les ou effacez-les.
    }

## Portes

fault-door-in-no-room = La porte n’est dans aucune pièce ; elle doit être sur la cellule de la pièce qui s’ouvre.
fault-door-not-at-wall = La porte s’ouvre { $facing ->
        [up] vers le haut
        [right] vers la droite
        [down] vers le bas
       *[left] vers la gauche
    } sur sa propre pièce, « { $room } » ; elle doit être contre le mur qu’elle perce.
fault-door-on-no-square = La porte de « { $room } » s’ouvre sur la cellule { $column },{ $row }, qui n’est pas une case ; peignez-y une case ou tournez la porte.
fault-door-doubled = La même porte de « { $room } » est là deux fois ; retirez-en une.

## Départs

fault-start-missing = Le départ de « { $object } » manque ; mettez un point de ce nom sur sa case.
fault-start-doubled = Il y a un second départ de « { $object } » ; retirez-en un.
fault-start-unknown = « { $name } » n’est pas un suspect ; le nom doit être l’un de ceux-ci : { $choices }.
fault-start-off-square = Le départ n’est pas sur une case ; déplacez-le, ou peignez une case dessous.
fault-start-shared = Un autre suspect part de la même case ; chacun doit avoir la sienne.

## Passages secrets

fault-passage-in-no-room = Le passage ne part d’aucune pièce ; mettez-le sur une cellule de l’une d’elles.
fault-passage-to-nowhere = Le passage mène à « { $goal } », mais aucune pièce ne s’appelle ainsi ; « leads_to » doit être le nom d’une pièce.
fault-passage-to-itself = Le passage ramène dans « { $room } » ; il doit mener à une autre pièce.
fault-passage-doubled = Il y a un autre passage de « { $room } » à « { $goal } » ; retirez-en un.

## Places

fault-place-unknown = « { $name } » n’est pas un genre de place ; le nom doit être l’un de ceux-ci : { $choices }.
fault-light-unknown = « { $name } » n’est pas un genre de lumière ; le nom doit être l’un de ceux-ci : { $choices }.
fault-place-in-no-room = La place n’est dans aucune pièce ; mettez-la dans la pièce à laquelle elle sert.
fault-name-place-missing = « { $object } » n’a pas de place pour son nom ; mettez un point « name » dans la pièce.
fault-name-place-doubled = « { $room } » a une seconde place pour son nom ; retirez-en une.
fault-few-pawn-places = « { $object } » { $found ->
        [0] n’a aucune place
        [one] n’a qu’une place
       *[other] n’a que { $found } places
    } pour les pions ; il faut { $right } points « pawn ».
fault-few-weapon-places = « { $object } » { $found ->
        [0] n’a aucune place
        [one] n’a qu’une place
       *[other] n’a que { $found } places
    } pour les armes ; il faut { $right } points « weapon ».
fault-places-shared = Deux pièces de jeu se tiendraient l’une dans l’autre ici (voir l’objet { $other }) ; déplacez-en une.
fault-envelope-missing = Il n’y a pas de place pour l’enveloppe ; ajoutez un rectangle « envelope ».
fault-envelope-doubled = Il y a une seconde place pour l’enveloppe ; retirez-en une.
fault-envelope-size = La place de l’enveloppe doit être un rectangle dans la carte, d’au moins une cellule de large et de haut.

map-watching = { $count ->
        [one] La carte est surveillée : chaque enregistrement la fait vérifier. Ctrl-C pour arrêter.
       *[other] Les cartes sont surveillées : chaque enregistrement les fait vérifier. Ctrl-C pour arrêter.
    }
map-watched = Fin de la surveillance.
