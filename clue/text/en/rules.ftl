# The rules of the edition on the table, in our own words. Which message appears when is said by
# clue/text/pages.py; the messages ask the edition for its words ($edition_…, see names.ftl).
#
#   rules-title                  $name (of the edition)
#   rules-setup-seats            $fewest $most (numbers)
#   rules-setup-weapons          $rooms (number, of the mansion)
#   rules-moving-steady          $pace (squares, H4)
#   rules-house-one              $name $about (of a house rule)
#   rules-setup-deal, rules-setup-open, rules-house-none and all others: nothing

rules-title = The rules · { $name }
rules-contents = Contents

rules-case-heading = The case
rules-case = The master of the mansion has been murdered, and everyone under his roof is a suspect. Who did it? With which weapon? In which room? Three cards in the { word-envelope } know the answer. Ask well, listen closely, and be the first to name all three.

rules-setup-heading = Setting up
rules-setup-seats = From { $fewest } to { $most } detectives can play, each as one of the suspects. They sit clockwise in board order: red, yellow, white, green, blue, purple.
rules-setup-two = Two can also play, with the house rule of four open cards.
rules-setup-pawns = All six { word-pawns } stand on their start squares, even those that nobody plays: any of them may be guilty.
rules-setup-weapons = The six weapons lie { $rooms ->
    [5] in the five rooms, two of them in the same one
   *[other] in six different rooms
}, at random.
rules-setup-envelope = One suspect, one weapon and one room are drawn unseen and sealed in the { word-envelope }. It lies { $edition_place ->
        [stairs-x] on the X of the stairs, in the middle of the board
        [centre-x] on the X in the middle of the board
        [centre-stairs] on the stairs in the middle of the board
       *[centre] in the middle of the board
    }.
rules-setup-deal = The other cards are shuffled together and dealt one at a time to the left, beginning with the first player. Some players may get one card more; it makes no difference. The cards you hold cannot be in the { word-envelope }.
rules-setup-open = Before dealing, four cards are laid face up for both players. They are innocent, and everybody knows it.
rules-setup-start = { suspect-scarlet } (red) goes first; if nobody plays her, the first player to the left of her seat does. Play passes to the left.
rules-setup-start-passes = In a series, the deal and the first turn move on: each new game, the next player to the left starts.
rules-setup-weapons-by-hand = Before the first turn the players lay out the six weapons, one at a time to the left, beginning with the first player: each puts any weapon that is left into { $rooms ->
    [5] any room that holds none; the sixth may go into any room
   *[other] any room that holds none
}.

rules-turn-heading = Your turn
rules-turn = Your turn begins with a choice:
rules-turn-roll = roll the { word-dice } and walk;
rules-turn-walk = walk;
rules-turn-passage = if your room has one, take a secret passage instead;
rules-turn-stay = if another player’s suggestion has brought you to the room you are in, stay there and suggest;
rules-turn-accuse = or accuse at once.
rules-turn-after = When you enter a room, you make a suggestion there at once. After that, or after a move that ends outside a room, you may still accuse if the rules below allow it. Then play passes to the left.

rules-moving-heading = Moving
rules-moving-roll = { $edition_dice ->
        [1] Roll the die and move exactly that many squares.
       *[other] Roll both dice and move exactly as many squares as they show together.
    }
rules-moving-steady = Nobody rolls at this table: move exactly { $pace } squares. Where these rules mention a roll, they mean this pace.
rules-moving-steps = Move up, down, left or right and turn as often as you like, but never diagonally, and never over the same square twice in one turn.
rules-moving-pawns = You cannot stop on or pass over a square with another { word-pawn } on it. Start squares are ordinary squares.
rules-moving-room = Only a room ends your move early. You stop as soon as you enter, and the rest of the roll is lost.
rules-moving-short = If no path is long enough and no room is within reach, take the longest path there is. If you cannot move at all, you stay where you are and may still accuse.

rules-doors-heading = Rooms and doors
rules-doors-count = The doorway itself is not a square. From the square in front of it, one step takes you in; leaving, one step takes you back onto that square.
rules-doors-blocked = A { word-pawn } in front of a door blocks it for everyone else, from outside and inside.
rules-doors-many = A room can hold any number of { word-pawns } and weapons.
rules-doors-again = You cannot leave a room and enter it again in the same turn.
rules-doors-trapped = If every door of your room is blocked, there is no point in rolling: take a secret passage, stay and suggest if you may, or accuse. If you can neither take a passage nor suggest, you are trapped; you may also simply end your turn and wait for somebody to move away.
rules-doors-shut-in = If all the others have accused wrongly and their { word-pawns } leave you no way out, waiting will not help: you can only accuse.

rules-passages-heading = Secret passages
rules-passages = Some rooms (in the classic mansion, the four corner rooms) have a secret passage to another. It replaces your roll, and you enter the room at the other end.

rules-suggesting-heading = Suggesting
rules-suggesting-when = When you enter a room, by a door or a passage, you at once suggest that it happened there, with any suspect and any weapon you like, including your own cards and your own { word-pawn }.
rules-suggesting-silent = After a secret passage you need not suggest; you may still accuse.
rules-suggesting-brought = The suspect’s { word-pawn } and the weapon are brought into the room and stay there.
rules-suggesting-once = You make one suggestion each time you enter. You may not pass a turn to stay in a room: to suggest there again, leave it and come back on a later turn.
rules-suggesting-stay = If somebody’s suggestion moves your own { word-pawn } into another room, you may suggest there on your next turn without rolling. You may also simply move on; once that turn is over, the chance is gone. If your { word-pawn } was already in that room, it has not been moved, and you do not get this chance.

rules-answering-heading = Answering
rules-answering-order = The player to the left of the one who suggests answers first, then the next, and so on round the table. Players who have accused wrongly answer too.
rules-answering-show = A player who holds any of the three cards must show one, and chooses which if there are several. Only the player who made the suggestion sees it.
rules-answering-stop = The first card shown ends the answers. The whole table sees who showed a card and who had none.

rules-accusing-heading = Accusing
rules-accusing-once = You may accuse once per game, on your own turn, naming any suspect, weapon and room, wherever you are.
rules-accusing-when = You can do so when your turn begins, after a move that ends outside a room, and after your suggestion, disproved or not, but not between rolling and moving, nor between entering a room and suggesting.
rules-accusing-when-strict = You can do so when your turn begins, after a move that ends outside a room, and after a suggestion that nobody disproved. If your suggestion is disproved, your turn ends and the accusation must wait. You cannot accuse between rolling and moving, nor between entering a room and suggesting.
rules-accusing-look = Then you look into the { word-envelope } alone.
rules-accusing-right = If you named all three cards, you show them to everyone and win.
rules-accusing-wrong = If even one is wrong, you put them back and say nothing. You take no more turns, but you still answer, and others can still bring your { word-pawn } into their rooms.
rules-accusing-door = After a wrong accusation, a { word-pawn } in front of a door is moved into that room, so that it blocks nobody.
rules-accusing-alone = If only one player has not accused wrongly, that player continues alone.
rules-accusing-nobody = When everyone has accused wrongly, the game ends unsolved and the { word-envelope } is opened for all.

rules-edition-heading = What is different in this edition
rules-edition-dice = { $edition_dice ->
        [1] It is played with one die.
       *[other] It is played with two dice.
    }
rules-edition-words = Its own words: { suspect-scarlet }, { $edition_gun ->
        [pistol] the { weapon-revolver }, { word-pawns }
       *[revolver] { word-pawns }
    }, and the { word-envelope }.
rules-edition-ranks = In lists, ranks are shortened: Col., Prof.
rules-edition-disproof-ends = If your suggestion is disproved, your turn ends: you can accuse on a later turn.
rules-edition-disproof-open = You may suggest and accuse in the same turn, whether or not the suggestion was disproved.
rules-edition-silent-passage = You need not suggest after taking a secret passage.
rules-edition-door-stays = After a wrong accusation your { word-pawn } stays where it is, even in front of a door.
rules-edition-door-cleared = After a wrong accusation your { word-pawn } is moved out of the doorway into the room.
rules-edition-start-passes = In a series, each new game the next player starts; in the other editions red always does.
rules-edition-start-red = Red starts every game of a series.

rules-house-heading = House rules at this table
rules-house-none = None: only the rulebook applies.
rules-house-one = { $name }. { $about }

rules-advice-heading = From one detective to another
rules-advice-none = A player who has none tells you as much as the card you are shown: three cards at once that somebody doesn’t have.
rules-advice-own = You may name your own cards: it can make the answer more precise, or mislead the others.
rules-advice-three = When one player shows another a card, it is one of three. You may already know where two of them are.
rules-advice-door = The square in front of a door is a good place to stand: the others must wait or go round.
