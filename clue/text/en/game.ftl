# Who plays, and by which rules.
#
#   kind-…      a seat's player: .short for narrow places, .about in a sentence
#   temper-…    how a computer player likes to play: .about
#   edition-…   a rulebook: .note in a few short sentences, .about in longer ones
#   house-…     a house rule: .about in a sentence; .agreed as settled, $pace (squares, H4)
#   ending-…    how a game can end: $who has won; .you: the only person at the table has

kind-human = Person
    .short = person
    .about = Somebody at this screen, with mouse, keyboard or controller.
kind-empty = Nobody
    .short = on the board
    .about = The seat stays empty. The suspect is still on the board.
kind-random = Drifter
    .short = drifter
    .about = Picks legal moves at random. Good company for a very first game.
kind-constable = Constable
    .short = constable
    .about = Remembers the cards it was shown and wanders from room to room.
kind-sergeant = Sergeant
    .short = sergeant
    .about = Keeps a careful notebook: who had none, who holds how many, and the simple conclusions.
kind-inspector = Inspector
    .short = inspector
    .about = Misses nothing that can be known for certain, and plans a route through the mansion.
kind-sherlock = Sherlock
    .short = Sherlock
    .about = Weighs every possible deal, and knows what each question is worth.
kind-outside = Guest program
    .short = program
    .about = Another program that plays by the game’s protocol.

temper-even = balanced
    .about = No particular habits.
temper-bold = bold
    .about = Would rather take a chance than wait for proof.
temper-careful = careful
    .about = Accuses only when there is no doubt left, and gives little away.
temper-bluffer = bluffer
    .about = Likes to name cards from its own hand to lead you astray.
temper-talker = talker
    .about = Suggests whenever it can, and has a word for everything.

edition-vintage = Vintage
    .note = One die. If your suggestion is disproved, your turn ends. Each new game, the next player starts.
    .about = One die, Miss Scarlett with two t’s, and a stern rule: once your suggestion has been disproved, your turn is over. In a series, the next player to the left begins each new game.
edition-detective-1986 = Detective 1986
    .note = One die. Accuse even if your suggestion was disproved. After a wrong accusation your pawn is moved out of the doorway.
    .about = One die and tokens instead of pawns. You may accuse in the same turn even after your suggestion was disproved, and after a wrong accusation your pawn is moved out of the doorway.
edition-bilingual = Bilingual
    .note = Two dice. A Pistol instead of a Revolver. After a wrong accusation your pawn is moved out of the doorway.
    .about = Two dice, character pawns, and a Pistol where the others have a Revolver. You may accuse in the same turn even after your suggestion was disproved, and after a wrong accusation your pawn is moved out of the doorway.
edition-deluxe = Deluxe
    .note = Two dice. Accuse even if your suggestion was disproved. After a wrong accusation your pawn is moved out of the doorway.
    .about = Two dice, wooden pawns and metal weapons. You may accuse in the same turn even after your suggestion was disproved, and after a wrong accusation your pawn is moved out of the doorway.
edition-collector-2020 = Collector 2020
    .note = Two dice. The deluxe rules, last printing. After a wrong accusation your pawn is moved out of the doorway.
    .about = Two dice and the deluxe rules in their latest printing. You may accuse in the same turn even after your suggestion was disproved, and after a wrong accusation your pawn is moved out of the doorway.

edition-steady-pace = Without dice

house-optional-suggestion = You need not suggest when you enter a room
    .about = You may say nothing when you enter a room, and may still accuse.
house-last-standing-wins = The last detective standing wins
    .about = When everyone else has made a wrong accusation, the last player wins at once.
house-steady-pace = A steady pace instead of dice
    .agreed = A steady pace of { $pace } squares instead of dice
    .about = Nobody rolls: each turn you walk a fixed number of squares, { $edition_dice ->
        [1] four with this rulebook
       *[other] seven with this rulebook
    } unless the table agrees on another. The rest stays as it is.
house-two-with-open-cards = Two players, four open cards
    .about = For two players: four cards lie face up for both, and the rest are dealt.
house-weapons-by-hand = Weapons laid out by hand
    .about = Before the first turn the players place the weapons in turn, each in a different room, instead of leaving it to chance.

ending-solved = { CAP($who) } has solved the case
    .you = Case closed. You were right!
ending-last-standing = { CAP($who) } is the last one standing
    .you = You are the last detective standing. You win!
ending-unsolved = The house keeps its secret
