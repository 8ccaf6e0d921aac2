# Names of people, things, rooms, rulebooks and players; the nouns of every other file.
#
# A noun's attributes are its forms, asked for in capitals: { THE($room) }, { OF($who) }.
#   the       with its article, in a sentence
#   in        inside a room            into   entering it          from   leaving it
#   of        whose                    with   by means of a weapon
#   list      in lists, where one rulebook shortens ranks          short  where there is little room
#   gender    feminine or masculine
# Every message may ask about the rulebook on the table:
#   $edition (its id), $edition_dice (1, 2), $edition_red (scarlet, scarlett), $edition_gun
#   (revolver, pistol), $edition_tokens (pawns, tokens, character-pawns), $edition_ranks (short,
#   full), $edition_envelope (small-envelope, case-file, confidential-envelope), $edition_place
#   (stairs-x, centre-x, centre-stairs, centre).

## Suspects

suspect-scarlet = { $edition_red ->
        [scarlett] Miss Scarlett
       *[scarlet] Miss Scarlet
    }
    .of = { suspect-scarlet }’s
    .short = { $edition_red ->
        [scarlett] Scarlett
       *[scarlet] Scarlet
    }
    .gender = feminine
suspect-mustard = Colonel Mustard
    .of = Colonel Mustard’s
    .list = { $edition_ranks ->
        [short] Col. Mustard
       *[full] Colonel Mustard
    }
    .short = Mustard
    .gender = masculine
suspect-white = Mrs. White
    .of = Mrs. White’s
    .short = White
    .gender = feminine
suspect-green = Mr. Green
    .of = Mr. Green’s
    .short = Green
    .gender = masculine
suspect-peacock = Mrs. Peacock
    .of = Mrs. Peacock’s
    .short = Peacock
    .gender = feminine
suspect-plum = Professor Plum
    .of = Professor Plum’s
    .list = { $edition_ranks ->
        [short] Prof. Plum
       *[full] Professor Plum
    }
    .short = Plum
    .gender = masculine

# $player: what the person calls themselves; $character: the suspect's title.
player-as = { $player } ({ $character })
    .of = { $player }’s
    .short = { $player }
    .gender = { $gender }
player-alone = { $player }
    .of = { $player }’s
    .short = { $player }
    .gender = { $gender }

## Weapons

weapon-rope = Rope
    .the = the Rope
    .with = with the Rope
weapon-lead-pipe = Lead Pipe
    .the = the Lead Pipe
    .with = with the Lead Pipe
weapon-knife = Knife
    .the = the Knife
    .with = with the Knife
weapon-wrench = Wrench
    .the = the Wrench
    .with = with the Wrench
weapon-candlestick = Candlestick
    .the = the Candlestick
    .with = with the Candlestick
weapon-revolver = { $edition_gun ->
        [pistol] Pistol
       *[revolver] Revolver
    }
    .the = the { weapon-revolver }
    .with = with the { weapon-revolver }

## Rooms

room-study = Study
    .the = the Study
    .in = in the Study
    .into = into the Study
    .from = from the Study
room-hall = Hall
    .the = the Hall
    .in = in the Hall
    .into = into the Hall
    .from = from the Hall
room-lounge = Lounge
    .the = the Lounge
    .in = in the Lounge
    .into = into the Lounge
    .from = from the Lounge
room-library = Library
    .the = the Library
    .in = in the Library
    .into = into the Library
    .from = from the Library
room-billiard-room = Billiard Room
    .the = the Billiard Room
    .in = in the Billiard Room
    .into = into the Billiard Room
    .from = from the Billiard Room
room-dining-room = Dining Room
    .the = the Dining Room
    .in = in the Dining Room
    .into = into the Dining Room
    .from = from the Dining Room
room-conservatory = Conservatory
    .the = the Conservatory
    .in = in the Conservatory
    .into = into the Conservatory
    .from = from the Conservatory
room-ballroom = Ballroom
    .the = the Ballroom
    .in = in the Ballroom
    .into = into the Ballroom
    .from = from the Ballroom
room-kitchen = Kitchen
    .the = the Kitchen
    .in = in the Kitchen
    .into = into the Kitchen
    .from = from the Kitchen

# A room that only its mansion knows. $title: its name; $gender: proper when it takes no article.
room-titled = { $title }
    .the = { $gender ->
        [proper] { $title }
       *[unknown] the { $title }
    }
    .in = { $gender ->
        [proper] in { $title }
       *[unknown] in the { $title }
    }
    .into = { $gender ->
        [proper] into { $title }
       *[unknown] into the { $title }
    }
    .from = { $gender ->
        [proper] from { $title }
       *[unknown] from the { $title }
    }

## Rows of things: $first is the row so far, $second what follows.

join-and = { $first } and { $second }
    .more = { $first }, { $second }
join-or = { $first } or { $second }
    .more = { $first }, { $second }
join-dots = { $first } · { $second }
    .more = { $first } · { $second }
join-numbers = { $first }{"\u00A0"}·{"\u00A0"}{ $second }
    .more = { $first }{"\u00A0"}·{"\u00A0"}{ $second }

## The rulebook's own words

word-dice = { $edition_dice ->
        [1] die
       *[other] dice
    }
    .the = the { word-dice }
word-pawn = { $edition_tokens ->
        [tokens] token
        [character-pawns] character pawn
       *[pawns] pawn
    }
    .the = the { word-pawn }
word-pawns = { $edition_tokens ->
        [tokens] tokens
        [character-pawns] character pawns
       *[pawns] pawns
    }
    .the = the { word-pawns }
word-envelope = { $edition_envelope ->
        [small-envelope] little envelope
        [case-file] Case File
       *[confidential-envelope] Confidential envelope
    }
    .the = the { word-envelope }
    .in = in the { word-envelope }
