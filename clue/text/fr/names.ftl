# Les noms des personnes, des choses, des pièces, des règles et des joueurs.
#
# Les attributs d'un nom sont ses formes, demandées en capitales : { THE($room) }, { OF($who) }.
#   the       avec l'article            in     « dans le hall »
#   to        « au colonel Mustard »    of     « du salon »
#   with      « avec la clé anglaise »
#   list      dans les listes           short  quand la place manque
#   gender    feminine ou masculine     number one ou other
# Les variables $edition_... sont décrites dans le fichier anglais.

## Suspects

suspect-scarlet = { $edition_names ->
        [tradition] Mlle Rose
       *[book] { $edition_red ->
            [scarlett] Mlle Scarlett
           *[scarlet] Mlle Scarlet
        }
    }
    .to = à { suspect-scarlet }
    .of = de { suspect-scarlet }
    .short = { $edition_names ->
        [tradition] Rose
       *[book] { $edition_red ->
            [scarlett] Scarlett
           *[scarlet] Scarlet
        }
    }
    .gender = feminine
suspect-mustard = { $edition_names ->
        [tradition] colonel Moutarde
       *[book] colonel Mustard
    }
    .the = { $edition_names ->
        [tradition] le colonel Moutarde
       *[book] le colonel Mustard
    }
    .to = { $edition_names ->
        [tradition] au colonel Moutarde
       *[book] au colonel Mustard
    }
    .of = { $edition_names ->
        [tradition] du colonel Moutarde
       *[book] du colonel Mustard
    }
    .list = { $edition_names ->
        [tradition] Colonel Moutarde
       *[book] { $edition_ranks ->
            [short] Col. Mustard
           *[full] Colonel Mustard
        }
    }
    .short = { $edition_names ->
        [tradition] Moutarde
       *[book] Mustard
    }
    .gender = masculine
suspect-white = { $edition_names ->
        [tradition] Mme Leblanc
       *[book] Mme White
    }
    .to = à { suspect-white }
    .of = de { suspect-white }
    .short = { $edition_names ->
        [tradition] Leblanc
       *[book] White
    }
    .gender = feminine
suspect-green = { $edition_names ->
        [tradition] docteur Olive
       *[book] M. Green
    }
    .the = { $edition_names ->
        [tradition] le docteur Olive
       *[book] M. Green
    }
    .to = { $edition_names ->
        [tradition] au docteur Olive
       *[book] à M. Green
    }
    .of = { $edition_names ->
        [tradition] du docteur Olive
       *[book] de M. Green
    }
    .list = { $edition_names ->
        [tradition] Docteur Olive
       *[book] M. Green
    }
    .short = { $edition_names ->
        [tradition] Olive
       *[book] Green
    }
    .gender = masculine
suspect-peacock = { $edition_names ->
        [tradition] Mme Pervenche
       *[book] Mme Peacock
    }
    .to = à { suspect-peacock }
    .of = de { suspect-peacock }
    .short = { $edition_names ->
        [tradition] Pervenche
       *[book] Peacock
    }
    .gender = feminine
suspect-plum = { $edition_names ->
        [tradition] professeur Violet
       *[book] professeur Plum
    }
    .the = { $edition_names ->
        [tradition] le professeur Violet
       *[book] le professeur Plum
    }
    .to = { $edition_names ->
        [tradition] au professeur Violet
       *[book] au professeur Plum
    }
    .of = { $edition_names ->
        [tradition] du professeur Violet
       *[book] du professeur Plum
    }
    .list = { $edition_names ->
        [tradition] Professeur Violet
       *[book] { $edition_ranks ->
            [short] Prof. Plum
           *[full] Professeur Plum
        }
    }
    .short = { $edition_names ->
        [tradition] Violet
       *[book] Plum
    }
    .gender = masculine

# $player : le nom que se donne la personne ; $character : le suspect qu'elle joue ;
# $initial : la première lettre, vowel, h ou consonant.
player-as = { $player } ({ $character })
    .to = à { $player } ({ $character })
    .of = { $initial ->
        [consonant] de { $player } ({ $character })
       *[vowel] d’{ $player } ({ $character })
    }
    .short = { $player }
    .gender = { $gender }
player-alone = { $player }
    .to = à { $player }
    .of = { $initial ->
        [consonant] de { $player }
       *[vowel] d’{ $player }
    }
    .short = { $player }
    .gender = { $gender }

## Armes

weapon-rope = corde
    .the = la corde
    .of = de la corde
    .with = avec la corde
    .gender = feminine
weapon-lead-pipe = tuyau de plomb
    .the = le tuyau de plomb
    .of = du tuyau de plomb
    .with = avec le tuyau de plomb
    .short = tuyau
    .gender = masculine
weapon-knife = couteau
    .the = le couteau
    .of = du couteau
    .with = avec le couteau
    .gender = masculine
weapon-wrench = clé anglaise
    .the = la clé anglaise
    .of = de la clé anglaise
    .with = avec la clé anglaise
    .gender = feminine
weapon-candlestick = chandelier
    .the = le chandelier
    .of = du chandelier
    .with = avec le chandelier
    .gender = masculine
weapon-revolver = { $edition_gun ->
        [pistol] pistolet
       *[revolver] revolver
    }
    .the = le { weapon-revolver }
    .of = du { weapon-revolver }
    .with = avec le { weapon-revolver }
    .gender = masculine

## Pièces

room-study = bureau
    .the = le bureau
    .in = dans le bureau
    .to = au bureau
    .of = du bureau
    .gender = masculine
room-hall = hall
    .the = le hall
    .in = dans le hall
    .to = au hall
    .of = du hall
    .gender = masculine
room-lounge = salon
    .the = le salon
    .in = dans le salon
    .to = au salon
    .of = du salon
    .gender = masculine
room-library = bibliothèque
    .the = la bibliothèque
    .in = dans la bibliothèque
    .to = à la bibliothèque
    .of = de la bibliothèque
    .gender = feminine
room-billiard-room = salle de billard
    .the = la salle de billard
    .in = dans la salle de billard
    .to = à la salle de billard
    .of = de la salle de billard
    .short = billard
    .gender = feminine
room-dining-room = salle à manger
    .the = la salle à manger
    .in = dans la salle à manger
    .to = à la salle à manger
    .of = de la salle à manger
    .gender = feminine
room-conservatory = véranda
    .the = la véranda
    .in = dans la véranda
    .to = à la véranda
    .of = de la véranda
    .gender = feminine
room-ballroom = salle de bal
    .the = la salle de bal
    .in = dans la salle de bal
    .to = à la salle de bal
    .of = de la salle de bal
    .gender = feminine
room-kitchen = cuisine
    .the = la cuisine
    .in = dans la cuisine
    .to = à la cuisine
    .of = de la cuisine
    .gender = feminine

# Une pièce que seul son manoir connaît. $title : son nom ; $gender : masculine, feminine, plural,
# proper (un nom propre, sans article) ou unknown (le plan n'en dit rien) ; $initial : sa première
# lettre, vowel, h ou consonant (un h de pièce est aspiré : hall, hangar).
room-titled = { SMALL($title) }
    .the = { $gender ->
        [masculine] { $initial ->
            [vowel] l’{ SMALL($title) }
           *[consonant] le { SMALL($title) }
        }
        [feminine] { $initial ->
            [vowel] l’{ SMALL($title) }
           *[consonant] la { SMALL($title) }
        }
        [plural] les { SMALL($title) }
        [proper] { $title }
       *[unknown] la pièce « { $title } »
    }
    .in = dans { room-titled.the }
    .to = { $gender ->
        [masculine] { $initial ->
            [vowel] à l’{ SMALL($title) }
           *[consonant] au { SMALL($title) }
        }
        [plural] aux { SMALL($title) }
       *[unknown] à { room-titled.the }
    }
    .of = { $gender ->
        [masculine] { $initial ->
            [vowel] de l’{ SMALL($title) }
           *[consonant] du { SMALL($title) }
        }
        [plural] des { SMALL($title) }
       *[unknown] de { room-titled.the }
    }
    .gender = { $gender ->
        [masculine] masculine
       *[feminine] feminine
    }
    .number = { $gender ->
        [plural] other
       *[one] one
    }

## Suites : $first est le début, $second ce qui vient après.

join-and = { $first } et { $second }
    .more = { $first }, { $second }
join-or = { $first } ou { $second }
    .more = { $first }, { $second }
join-dots = { $first } · { $second }
    .more = { $first } · { $second }
join-numbers = { $first }{"\u00A0"}·{"\u00A0"}{ $second }
    .more = { $first }{"\u00A0"}·{"\u00A0"}{ $second }

## Les mots propres à chaque règle

word-dice = { $edition_dice ->
        [1] dé
       *[other] dés
    }
    .the = { $edition_dice ->
        [1] le dé
       *[other] les dés
    }
word-pawn = pion
    .the = le pion
    .of = du pion
word-pawns = pions
    .the = les pions
    .of = des pions
word-envelope = { $edition_envelope ->
        [small-envelope] petite enveloppe
        [case-file] enveloppe du cas confidentiel
       *[confidential-envelope] enveloppe confidentielle
    }
    .the = { $edition_envelope ->
        [small-envelope] la petite enveloppe
       *[other] l’{ word-envelope }
    }
    .in = dans { word-envelope.the }
    .of = de { word-envelope.the }
