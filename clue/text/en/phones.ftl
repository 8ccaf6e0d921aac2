### Hands on phones: what the phone's page says, and what the screen says about phones.
#
# The page fills in names by itself: $suspect, $weapon and $room come with what a sentence needs around them.

## The page, before anybody has sat down

phone-title = Clue — your hand
phone-connecting = Connecting …
phone-lost = The connection is gone. Trying again …
phone-hello = Are you { $who }?
phone-this-is-me = This is me
phone-word = The screen shows the same word:
phone-wait-first = This seat already has a phone. Somebody at the screen, or that phone, must agree first.
phone-not-me = Not your seat? Scan another code.
phone-scan = Scan your seat’s code from the big screen to take your hand.
phone-wrong-code = This code is no longer valid. Scan the one on the screen again.
phone-replaced = Your hand is open in another window or on another phone.
phone-here-again = Use it here
phone-at-screen = This seat plays at the screen now. To come back, scan a code there.
phone-old-page = This page is older than the game.
phone-reload = Load it again
phone-type-word = Or type the word beside your code:
phone-enter = Sit down
phone-refused = That cannot be done now.
phone-over-here = The game is over here. Scan a code to join the next one.
phone-storage = This browser does not keep anything for this page, so a reload would lose your seat.

## The page at the table

phone-hand = Hand
phone-notes = Notes
phone-board = Board
phone-log = Log
phone-your-hand = { $count ->
    [one] your hand · one card
   *[other] your hand · { $count } cards
}
phone-only-here = only on this phone
phone-you-are = You are { IN($room) }
phone-private = Only you know this.
phone-sent = Sent …
phone-answered-here = This seat is being played at the screen just now.
phone-walk = Choose where to go
phone-choose-place = Tap where to go
phone-rooms-in-reach = Rooms within reach
phone-squares-in-reach = Squares within reach
phone-square = column { $column }, row { $row }
phone-lay = Choose a room for the weapon
phone-hold-to-accuse = Hold to accuse
phone-hold-again = Press again to accuse
phone-cancel = Not yet
phone-quote = “I suspect { $suspect } — { $room }, { $weapon }.”
phone-accuse-quote = “I accuse { $suspect } — { $room }, { $weapon }.”
phone-show-pick = Choose the card you will show
phone-you-were-wrong = You were wrong.
phone-wrong-about = This is what happened. Keep it to yourself: you take no more turns, but you still answer suggestions.
phone-your-turn = Your turn
phone-open-cards = On the table for everybody
phone-turn = Turn { $count }
phone-seats = At the table
phone-close = Close
phone-save = Save
phone-settings = Settings
phone-language = Language
phone-text-size = Text size
phone-help = Help in the notebook
phone-calm = Less movement
phone-mark-none = Rub out
phone-mark-no = Doesn’t have it
phone-mark-yes = Has it
phone-mark-maybe = Perhaps
phone-line = Your line
phone-line-about = A line about { $card }
phone-legend = ✓ ✕ known · ✓ ✕ in blue: your note · dotted: it follows
phone-known = has it
phone-known-not = doesn’t have it
phone-follows = has it, that follows
phone-follows-not = doesn’t have it, that follows
phone-perhaps = perhaps
phone-unknown = unknown
phone-second = Another phone wants to take over this hand. Is that you?
phone-second-yes = Yes, hand it over
phone-second-no = No

# Words of four letters without accents; screen and phone show the same one.
phone-words = LAMP ROSE WOLF MOON STAR KITE DRUM BELL FISH BOAT RAIN SNOW LEAF CAKE TREE BIRD GOLD SHIP LION BEAR FROG DUCK HARP MINT PLUM SALT SAND SILK TENT WAVE

## The big screen

kind-phone = Person with a phone
    .about = Holds the cards on a phone; the screen shows only what everybody may see.
act-phones = Phones
pause-phones = Phones
phones-title = Your hand on your phone
phones-lead = Scan your code with the phone’s camera, or type { $address } in its browser, then your word.
phones-lead-closed = Nobody at this table holds a hand on a phone yet. Give a seat to a phone to begin.
phones-overheard = Everybody on this Wi-Fi could listen in: the connection is not encrypted. Use a network you trust.
phones-nobody = No phone has come yet. Is it on the same Wi-Fi? A firewall may block port { $port }, and guest networks keep devices apart.
phones-no-network = This computer is on no network that phones can reach. Connect it to the Wi-Fi first.
phones-busy = Port { $port } is in use by another program. Another one was taken, so phones must scan again.
phones-not-there = Phones cannot connect at { $address }: this computer does not have that address.
phones-bad-address = “{ $address }” is not an address of a home network, such as 192.168.1.20.
phones-address = Address
phones-here = here
phones-awaited = scan to sit down
phones-away = asleep or away
phones-at-screen = at this screen
phones-to-phone = To a phone
phones-to-screen = To this screen
phones-again = New code
phones-knocked = Somebody keeps trying wrong codes on this table’s phones. Nobody was let in.
phones-second = Another phone wants to hold { OF($who) } hand. Let it?
phones-second-about = Say yes only if { $who } has changed phones.
phones-by-word = A phone that typed { OF($who) } word wants to hold { OF($who) } hand. Let it?
phones-by-word-about = It has no code. Say yes only if it is { OF($who) } own phone.
phones-answer-here = Answer here for { $who }
table-seat-phone = { $name } · phone
settings-phones = Wait for phones
settings-phones-about = At every table, phones on the home network can connect at this address of the computer.
settings-phones-never = Only when asked
commands-play-phones = let phones on the home network hold the cards, at this address of the computer
commands-word-address = ADDRESS
commands-bench-phones = how fast phones are answered while the screen moves
credits-does-websockets = the line to the phones
credits-does-segno = the codes that phones scan
credits-does-ifaddr = the addresses of this computer

## Beside a real board: the phones keep notes of a game of cardboard.

beside-ask = Note a suggestion
beside-failed = Note a wrong accusation
beside-change = I had other cards
beside-which = Which card was it?
beside-who-asked = Who made the suggestion?
beside-who-accused = Who accused?
beside-who-showed = Who showed a card?
beside-nobody = Nobody
beside-note = Note it down
beside-nothing = Nothing has been noted yet. One phone notes each suggestion for everybody.
beside-out = Take it out
beside-out-sure = Really? Press again
beside-pick-hand = Tap the cards you hold: { $chosen } of { $count }.
beside-pick-open = Tap the cards that lie open on the table: { $chosen } of { $count }.
beside-are-hand = These are my cards
beside-are-open = These lie open
beside-it-was = It was this one
beside-unseen = { CAP($who) } showed you a card. Only this phone is told which.
beside-contrary = What was noted cannot all be true. Look through the log and take out what is wrong.
beside-ready = Play on at the board. Whoever is quickest notes each suggestion, once for all.
beside-next = Next
beside-not-hand = These cannot be your cards.
beside-not-open = These cannot be the open cards.
beside-not-none-of-mine = You hold none of these three, so you cannot have shown one.
beside-not-one-of-mine = You hold one of these three, so you must have shown it.
beside-not-shown = That card cannot have been shown to you.

title-beside = Beside a real board
beside-title = Beside a real board
beside-about = Cardboard on the table, the notebook on each phone. Choose who plays, clockwise as they sit.
beside-edition = Names as in
beside-first = First card went to { $who }
beside-spare = Cards left over lie open
beside-lay = Show the codes
beside-new = New game
beside-new-title = Begin a new game of cardboard?
beside-new-about = All that has been noted for this one will be thrown away.
beside-new-yes = Yes, start again
beside-lead = Everybody scans their own code, or types { $address } and then their word.
beside-lead-closed = Phones cannot come yet.
beside-noted = { $count ->
        [0] Nothing has been noted yet.
        [one] One suggestion or accusation has been noted.
       *[other] { $count } suggestions and accusations have been noted.
    }
beside-not-kept = What the phones note cannot be written to the disk. It would be lost if the game were closed.
notebook-public = For all to see: who had none of what
