# Who plays, by which rules, and what can be wrong with a game before it begins.
#
#   kind-…      a seat's player: .short for narrow places, .about in a sentence
#   temper-…    how a computer player likes to play: .about
#   edition-…   a rulebook: .note in a few words, .about in a sentence
#   house-…     a house rule: .about in a sentence
#   ending-…    how a game can end
#   setup-…     why a table cannot be laid ($what)
#   record-…    why a record cannot be used ($where, $what, $index, $reason)

kind-human = Person
    .short = person
    .about = Somebody here in the room, with mouse, keyboard or pad.
kind-empty = Nobody
    .short = on the board
    .about = The seat stays empty; the suspect stands in the mansion all the same.
kind-random = Drifter
    .short = drifter
    .about = Does whatever the rules allow, by chance. Good company for a very first game.
kind-constable = Constable
    .short = constable
    .about = Remembers the cards it was shown and wanders from room to room.
kind-sergeant = Sergeant
    .short = sergeant
    .about = Keeps a careful notebook: who had none, who holds how many, and the simple conclusions.
kind-inspector = Inspector
    .short = inspector
    .about = Misses nothing that can be known for certain, and plans its way through the mansion.
kind-sherlock = Sherlock
    .short = Sherlock
    .about = Weighs every deal that is still possible, and knows what each question is worth.
kind-outside = Guest program
    .short = program
    .about = Another program that plays over the game’s own protocol.

temper-even = even
    .about = Plays without whims.
temper-bold = bold
    .about = Takes a chance sooner than wait for proof.
temper-careful = careful
    .about = Accuses only when there is no doubt left, and gives little away.
temper-bluffer = bluffer
    .about = Likes to name cards from its own hand to lead you astray.
temper-talker = talker
    .about = Suggests whenever it can, and has a word for everything.

edition-vintage = Vintage
    .note = one die · a disproof ends the turn · the start passes on
    .about = One die, Miss Scarlett with two t’s, and a stern rule: once your suggestion has been disproved, your turn is over. In a series, the next player to the left begins each new game.
edition-detective-1986 = Detective 1986
    .note = one die · tokens · suggest, then accuse
    .about = One die and tokens instead of pawns. You may accuse in the same turn even after your suggestion was disproved, and a false accuser makes way at the door.
edition-bilingual = Bilingual
    .note = two dice · the Pistol · English and French
    .about = Two dice, character pawns, and a Pistol where the others have a Revolver. You may accuse in the same turn even after your suggestion was disproved, and a false accuser makes way at the door.
edition-deluxe = Deluxe
    .note = two dice · wood and metal · blocked doors cleared
    .about = Two dice, wooden pawns and metal weapons. You may accuse in the same turn even after your suggestion was disproved, and a false accuser makes way at the door.
edition-collector-2020 = Collector 2020
    .note = two dice · three to six players, it says so
    .about = Two dice and the deluxe rules in their latest printing. You may accuse in the same turn even after your suggestion was disproved, and a false accuser makes way at the door.

house-optional-suggestion = A suggestion on entering is optional
    .about = Whoever enters a room may keep silent instead of suggesting.
house-last-standing-wins = The last detective standing wins
    .about = When all others have accused falsely, the one who is left wins at once.
house-two-with-open-cards = Two players, four open cards
    .about = Two can play: four cards lie face up for both, and the rest are dealt.

ending-solved = Case closed
ending-last-standing = Last detective standing
ending-unsolved = Case unsolved

setup-too-few-seats = There are too few detectives.
    .what = At least { $what } detectives are needed.
setup-too-many-seats = There are too many detectives.
    .what = At most { $what } detectives can play.
setup-two-need-open-cards = Two can only play with the house rule of four open cards.
setup-doubled-seat = A suspect cannot be played twice.
setup-negative-game = The number of a game in its series cannot be below nought.
setup-unknown-card = A card is not in this mansion’s deck.
    .what = The card “{ $what }” is not in this mansion’s deck.
setup-doubled-card = A card lies in two places.
    .what = The card “{ $what }” lies in two places.
setup-missing-card = A card lies nowhere.
    .what = The card “{ $what }” lies nowhere.
setup-wrong-hands = There must be one hand for each seat.
setup-wrong-hand-size = A hand has the wrong number of cards.
    .what = The hand of “{ $what }” has the wrong number of cards.
setup-wrong-open-cards = The number of open cards is wrong.
    .what = The number of open cards must be { $what }.
setup-wrong-weapons = Each of the six weapons must lie in one room.
setup-crowded-weapons = Two weapons lie in the same room.

record-no-file = There is no such file.
    .what = There is no file “{ $what }”.
record-unreadable = The file cannot be read.
    .what = The file cannot be read: { $what }.
record-too-large = The file is too large for a game.
    .what = The file is too large for a game: at most { $what } bytes are read.
record-not-json = The file is damaged: it is not JSON.
    .what = The file is damaged: { $what }.
    .where-what = The file is damaged at { $where }: { $what }.
record-not-a-record = The file is no record of a game of Clue.
record-later-version = The file was written by a later version of the game.
    .what = The file has version { $what }, from a later version of the game.
record-wrong-shape = The record does not have the right shape.
    .what = The record does not have the right shape: { $what }.
    .where-what = The record does not have the right shape at “{ $where }”: { $what }.
record-unknown-edition = The record is played by a rulebook this game does not know.
    .what = The record is played by a rulebook this game does not know: “{ $what }”.
record-unknown-mansion = The record is played in a mansion this game does not know.
    .what = The record is played in a mansion this game does not know: “{ $what }”.
record-bad-plan = The record’s mansion cannot be played in.
    .what = The record’s mansion cannot be played in: { $what }.
record-bad-setup = The record’s table cannot be laid.
    .reason = The record’s table cannot be laid. { $reason }
    .what-reason = The record’s table cannot be laid. { $reason }
record-wrong-dice = A throw in the record has the wrong number of dice.
    .index = Action { $index } throws the wrong number of dice.
    .index-what = Action { $index } throws the wrong number of dice: this rulebook has { $what ->
        [1] one die
       *[other] two dice
    }.
record-illegal = The record breaks the rules.
    .index = Action { $index } breaks the rules.
    .index-reason = Action { $index } breaks the rules. { $reason }
