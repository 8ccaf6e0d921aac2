# How to play: a few short pages. Each has a .heading; a line break begins a paragraph.
#
#   howto-number   $number $count

howto-number = { $number } / { $count }
howto-rules = All the rules:
howto-first = This is the first page.
howto-last = This is the last page.

howto-case = Six suspects, six weapons, nine rooms: there is a card for each.
    One card of each kind is drawn unseen and sealed in the { word-envelope }. That is the case: who did it, with what, and where.
    All other cards are dealt out. Find the three that nobody holds, before the others do.
    .heading = The case
howto-turn = On your turn you roll the { word-dice } and walk as many squares as { $edition_dice ->
        [1] it shows
       *[other] they show together
    }: up, down, left and right, never diagonally.
    Places within your reach glow. Point at one to see the path your { word-pawn } will take; places out of reach say why.
    A room ends your move, even if you have steps left.
    .heading = Moving
howto-rooms = You come into a room through its doors. A { word-pawn } standing right in front of a door closes it.
    Corner rooms hide a secret passage: take it instead of rolling, and you are in the room at its other end.
    If somebody’s suggestion moves you to another room, you may stay there and suggest without rolling.
    .heading = Rooms, doors, passages
howto-suggesting = When you enter a room, you ask at once: was it this suspect, with this weapon, here?
    The suspect’s { word-pawn } and the weapon are brought into the room.
    Name anything you like, even your own cards: the answer then tells you more about the others.
    .heading = Suggesting
howto-answering = The player to the left of the one who asks answers first. If you hold one of the three cards you must show it, and only the player who asked sees it. If you have none, you say so, and the next player is asked.
    The whole table sees who showed a card, and who could not.
    .heading = Answering
howto-notebook = The notebook has a line for each card and a column for each player; the last one is the envelope’s. A tick: holds it. A cross: does not.
    What you have seen is printed; you can pencil in anything else. Small numbers mark “one of these three”: they belong to a line of the log.
    In the settings you choose how much the notebook works out for you.
    .heading = The notebook
howto-accusing = When you are certain, accuse: who, with what, and where. You can do it once in a game, on your own turn, from wherever you are.
    You alone look into the { word-envelope }. If all three are right, the case is solved. If not, you take no more turns, but go on answering.
    .heading = Accusing
howto-hands = Everything can be done with the mouse alone, with the keyboard alone, or with a controller alone.
    With the mouse, click; the wheel scrolls, and in the notebook the right button rubs out.
    The thing you are on is ringed with light. Each button shows its key, and the line beside it says what else you can do.
    Keys and buttons can be changed in the settings, and so can text size, colours, motion and speech.
    .heading = Mouse, keyboard, controller

howto-keys-go = go from one thing to the next
howto-keys-next = to what comes next, or before
howto-keys-confirm = press it
howto-keys-back = go back
howto-keys-begin = roll, take the passage, stay
howto-keys-turn = suggest, accuse, end the turn
howto-keys-book = notebook, log, since your last turn
howto-keys-mark = pencil in, rub out
howto-keys-skip = skip to what concerns me
howto-keys-menu = open the menu
