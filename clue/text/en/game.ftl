# Who plays, and by which rules.
#
#   kind-…      a seat's player: .short for narrow places, .about in a sentence
#   temper-…    how a computer player likes to play: .about
#   edition-…   a rulebook: .note in a few short sentences, .about in longer ones
#   house-…     a house rule: .about in a sentence; .agreed as settled, $pace (squares, H4)
#   ending-…    how a game can end: $who has won; .you: the only person at the table has

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
    .note = One die. A disproof ends your turn. The start passes to the left.
    .about = One die, Miss Scarlett with two t’s, and a stern rule: once your suggestion has been disproved, your turn is over. In a series, the next player to the left begins each new game.
edition-detective-1986 = Detective 1986
    .note = One die. Accuse even after a disproof. A false accuser clears the door.
    .about = One die and tokens instead of pawns. You may accuse in the same turn even after your suggestion was disproved, and a false accuser makes way at the door.
edition-bilingual = Bilingual
    .note = Two dice. A Pistol, not a Revolver. A false accuser clears the door.
    .about = Two dice, character pawns, and a Pistol where the others have a Revolver. You may accuse in the same turn even after your suggestion was disproved, and a false accuser makes way at the door.
edition-deluxe = Deluxe
    .note = Two dice. Accuse even after a disproof. A false accuser clears the door.
    .about = Two dice, wooden pawns and metal weapons. You may accuse in the same turn even after your suggestion was disproved, and a false accuser makes way at the door.
edition-collector-2020 = Collector 2020
    .note = Two dice. The deluxe rules, last printing. A false accuser clears the door.
    .about = Two dice and the deluxe rules in their latest printing. You may accuse in the same turn even after your suggestion was disproved, and a false accuser makes way at the door.

edition-steady-pace = Without dice

house-optional-suggestion = A suggestion on entering is optional
    .about = Whoever enters a room may keep silent instead of suggesting, and still accuse.
house-last-standing-wins = The last detective standing wins
    .about = When all others have accused falsely, the one who is left wins at once.
house-steady-pace = A steady pace instead of dice
    .agreed = A steady pace of { $pace } squares instead of dice
    .about = Nobody rolls: each turn you walk a fixed number of squares, { $edition_dice ->
        [1] four with this rulebook
       *[other] seven with this rulebook
    } unless the table agrees on another. The rest stays as it is.
house-two-with-open-cards = Two players, four open cards
    .about = Two can play: four cards lie face up for both, and the rest are dealt.
house-weapons-by-hand = Weapons laid out by hand
    .about = Before the first turn the players lay out the weapons, one after the other, each in a room of its own; otherwise chance does.

ending-solved = { CAP($who) } has solved the case
    .you = You were right — you win!
ending-last-standing = { CAP($who) } is the last one standing
    .you = The last one standing — you win!
ending-unsolved = The house keeps its secret
