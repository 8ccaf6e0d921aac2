# The rules of the edition on the table, in our own words. Which message appears when is said by
# clue/text/rules_page.py; the messages ask the edition for its words ($edition_…, see names.ftl).
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

rules-setup-heading = Laying the table
rules-setup-seats = From { $fewest } to { $most } detectives can play, each in the part of one suspect. They sit clockwise in the order of the board: red, yellow, white, green, blue, purple.
rules-setup-two = Two can play as well, with the house rule of four open cards.
rules-setup-pawns = All six { word-pawns } stand on their start squares, even those that nobody plays: they may be guilty all the same.
rules-setup-weapons = The six weapons lie { $rooms ->
    [5] in the five rooms, two of them in the same one
   *[other] in six different rooms
}, as chance will have it.
rules-setup-envelope = One suspect, one weapon and one room are drawn unseen and sealed in the { word-envelope }. It lies { $edition_place ->
        [stairs-x] on the X of the stairs, in the middle of the board
        [centre-x] on the X in the middle of the board
        [centre-stairs] on the stairs in the middle of the board
       *[centre] in the middle of the board
    }.
rules-setup-deal = The other cards are shuffled together and dealt one by one to the left, beginning with whoever starts. Some may get a card more than others; that is no harm. What you hold cannot be in the { word-envelope }.
rules-setup-open = Before dealing, four cards are laid face up for both players. They are innocent, and everybody knows it.
rules-setup-start = The red suspect, { suspect-scarlet }, begins; if nobody plays her, the next player to the left of her seat does. Turns go round to the left.
rules-setup-start-passes = In a series, the deal and the start move on: each new game is begun by the next player to the left.
rules-setup-weapons-by-hand = Before the first turn the players lay out the six weapons, one at a time to the left, beginning with whoever starts: each lays any weapon that is left into { $rooms ->
    [5] any room that holds none; the sixth may go into any room
   *[other] any room that holds none
}.

rules-turn-heading = Your turn
rules-turn = You begin with one choice among whatever is open to you:
rules-turn-roll = roll the { word-dice } and walk;
rules-turn-walk = walk;
rules-turn-passage = if your room has one, take a secret passage instead;
rules-turn-stay = if another player’s suggestion has brought you to the room you are in, stay there and suggest;
rules-turn-accuse = or accuse straight away.
rules-turn-after = Enter a room and you suggest there at once. After that, or after a walk that ends outside a room, you may still accuse if the rules below allow it; then the turn passes to the left.

rules-moving-heading = Walking
rules-moving-roll = { $edition_dice ->
        [1] Throw the die and walk exactly as many squares as it shows.
       *[other] Throw both dice and walk exactly as many squares as they show together.
    }
rules-moving-steady = Nobody rolls at this table: walk exactly { $pace } squares. Wherever these rules speak of a roll, they mean this pace.
rules-moving-steps = Go up, down, left and right, turning as often as you like, but never diagonally and never over the same square twice in one turn.
rules-moving-pawns = A square with another { word-pawn } on it is closed: you cannot stop there, nor pass. The start squares are squares like any other.
rules-moving-room = Only a room ends the walk early. Once inside you stop, and what is left of the roll is lost.
rules-moving-short = If no way is long enough and no room is within reach, go the longest way there is. If you cannot move at all, you stay where you are, and may still accuse.

rules-doors-heading = Rooms and doors
rules-doors-count = The doorway itself is no square. From the square in front of it, one step takes you in; on leaving, one step puts you on that square.
rules-doors-blocked = A { word-pawn } standing in front of a door closes it to everyone else, from outside and from inside.
rules-doors-many = Rooms have space for any number of { word-pawns } and weapons.
rules-doors-again = You cannot leave a room and come back into it in the same turn.
rules-doors-trapped = If every door of your room is closed, there is nothing to roll for: take a secret passage, stay and suggest if you may, or accuse. If you have neither passage nor suggestion, you are trapped, and may also simply end your turn and wait for somebody to move on.
rules-doors-shut-in = If all the others have accused wrongly and their { word-pawns } leave you no way at all, waiting will not help: only an accusation is left.

rules-passages-heading = Secret passages
rules-passages = Some rooms, in the classic mansion those at the four corners, hide a secret passage into another. Taking it replaces the roll, and it counts as entering the room at its end.

rules-suggesting-heading = Suggesting
rules-suggesting-when = On entering a room, by its door or by a passage, you suggest at once that it happened there: with any suspect and any weapon you like, your own cards and your own { word-pawn } included.
rules-suggesting-silent = After a secret passage you may also keep your suspicion to yourself; an accusation may still follow.
rules-suggesting-brought = The suspect’s { word-pawn } and the weapon are brought into the room and stay there.
rules-suggesting-once = One suggestion for each time you enter. Nobody may sit out a turn to stay in a room: to suggest there again, you must leave it and return on a later turn.
rules-suggesting-stay = If somebody’s suggestion moves your own { word-pawn } into another room, you may suggest there on your next turn without rolling. You may also simply walk on; once that turn is over, the chance is gone. If your { word-pawn } was in that room already, nothing has moved it, and the chance is not yours.

rules-answering-heading = Answering
rules-answering-order = The left neighbour of whoever suggests answers first, then the next, and so on round the table. Those who have accused wrongly answer too.
rules-answering-show = Whoever holds one of the three cards must show one of them, and chooses which if there are several. Only the one who suggested sees it.
rules-answering-stop = The first card shown ends the answers. All the table sees who showed a card and who had none.

rules-accusing-heading = Accusing
rules-accusing-once = You may accuse once in a game, on your own turn, and name any suspect, any weapon and any room, wherever you stand.
rules-accusing-when = You can do so when your turn begins, after a walk that ends outside a room, and after your suggestion, disproved or not. Between the roll and the walk, or between entering a room and suggesting, you cannot.
rules-accusing-when-strict = You can do so when your turn begins, after a walk that ends outside a room, and after a suggestion that nobody disproved. A suggestion that was disproved ends your turn: the accusation must wait. Between the roll and the walk, or between entering a room and suggesting, you cannot accuse either.
rules-accusing-look = Then you alone look into the { word-envelope }.
rules-accusing-right = If all three cards are as you said, you lay them open and have won.
rules-accusing-wrong = If even one is not, you put them back and keep quiet. You take no more turns, but you still answer, and others can still bring your { word-pawn } into their rooms.
rules-accusing-door = A false accuser’s { word-pawn } that stands in front of a door is moved into that room, so that it blocks nobody.
rules-accusing-alone = If only one player has not accused wrongly, that player goes on alone.
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
rules-edition-disproof-ends = A disproof ends the turn: accusing after it is left to a later turn.
rules-edition-disproof-open = You may suggest and accuse in the same turn, whether or not the suggestion was disproved.
rules-edition-silent-passage = Whoever has come by a secret passage need not suggest.
rules-edition-door-stays = A false accuser’s { word-pawn } stays where it stands, even in front of a door.
rules-edition-door-cleared = A false accuser’s { word-pawn } in front of a door is moved into the room.
rules-edition-start-passes = In a series the start passes to the left; in the other editions red always begins.
rules-edition-start-red = Red begins every game of a series.

rules-house-heading = House rules at this table
rules-house-none = None: the rulebook alone decides.
rules-house-one = { $name }. { $about }

rules-advice-heading = From one detective to another
rules-advice-none = Those who had none tell you as much as the card you are shown: three cards at once that somebody does not hold.
rules-advice-own = Naming a card of your own is allowed, and may make an answer all the sharper, or lead the others astray.
rules-advice-three = When someone shows a card to another player, it is one of three. Two of them you may already know to be elsewhere.
rules-advice-door = The square in front of a door is worth standing on: whoever wants to pass must wait, or go round.
