# Every word on the screen that is not an event, a name or a rule. Keys begin with their scene.
# Variables are names (with forms) unless a comment says otherwise; attributes are facets, see
# events.ftl. Keys of the keyboard are drawn beside the words and never part of them.
#
#   common-…    buttons that many scenes share
#   title-…     continue-note: $edition $turn $players (numbers)
#   newgame-…   summary: $count $people $computers (numbers) $hands; .people .computers
#               player: $number   pace: $pace   problem-…: why the cards cannot be dealt yet
#   table-…     passage, stay: $room
#   digest-… log-… notebook-…          the leather book and what stands in it
#   suggest-…   subtitle: $room   quote: $suspect $weapon $room; .suspect .weapon: what is chosen
#               moves: $suspect $weapon; .pawn .weapon: what will be moved   order: $first $rest
#   show-…      title: $by   subtitle: $by $suspect $weapon $room   confirm: $card   private: $by
#   see-…       title: $who   text: $card
#   accuse-…    quote, confirm: $suspect $weapon $room
#   curtain-…   $player (whom it opens for, by the name at the table) $who (the same in full)
#               $by (whose suggestion) $suspect $weapon $room (what it names)
#   ending-…    line-…: $who $suspect $weapon $room   
#   time-…      $hours $minutes (numbers)
#   pause-… settings-… saved-… statistics-…
#   error-…     $name (of a file), $path, $reason
#   bubble-…    what a suspect says aloud
#   hint-…      the line that names keys; one word or two for each
#   act-… key-… pad-…   what keys do, and what keys are called

language-name = English

common-back = Back
common-cancel = Cancel
common-done = Done
common-next = Next
common-previous = Previous

## Title

title-game = Clue
title-subtitle = Who did it? Where? And with what?
title-continue = Continue
title-continue-note = { $edition } · turn { $turn } · { $players ->
        [one] one player
       *[other] { $players } players
    }
title-new = New game
title-first = Your first game
title-first-note = five minutes
title-saved = Saved games
title-rules = How to play
title-statistics = Statistics
title-settings = Settings
title-quit = Quit

field-full = { $count } letters at most.
field-letters = These letters cannot be drawn here: { $letters }

## A new case

newgame-title = New game
newgame-subtitle = Choose your players. Play passes to the left; { suspect-scarlet } goes first.
newgame-player = Player { $number }
newgame-name = Name
newgame-rulebook = Rulebook
newgame-mansion = Mansion
newgame-mansion-classic = The classic mansion
newgame-gallery = Plans…
    .about = See every mansion, its story and how it plays
gallery-title = Mansions
gallery-play = Play here
gallery-own = yours
gallery-rooms = { $count ->
        [one] one room
       *[other] { $count } rooms
    }
gallery-doors = { $count ->
        [one] one door
       *[other] { $count } doors
    }
gallery-passages = { $count ->
        [0] no secret passage
        [one] one secret passage
       *[other] { $count } secret passages
    }
gallery-size = { $width } by { $height } squares
gallery-length = A game takes about { $turns } turns, or { $minutes } minutes, with six at the table.
gallery-faulty = Cannot be played
gallery-faulty-about = This map cannot be played on yet. “clue check-map { $file }” names everything that is wrong with it.
gallery-more-faults = { $count ->
        [one] And one more fault.
       *[other] And { $count } more faults.
    }
newgame-seed = Deal number
newgame-seed-random = random
newgame-seed-about = The same number deals the same cards again.
newgame-summary = { $count ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
       *[other] { $count }
    } detectives: { $people ->
        [1] one person
        [2] two people
        [3] three people
        [4] four people
        [5] five people
       *[other] { $people } people
    }, { $computers ->
        [1] one computer
        [2] two computers
        [3] three computers
        [4] four computers
        [5] five computers
       *[other] { $computers } computers
    }. Cards: { $hands }.
    .people = { $count ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
       *[other] { $count }
    } detectives, all of them people. Cards: { $hands }.
    .computers = { $count ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
       *[other] { $count }
    } detectives, all of them computers. Cards: { $hands }.
newgame-open-cards = Four cards lie face up for both.
newgame-problem-too-few = You need at least three detectives, or two with four open cards.
newgame-problem-two = For two players, turn on the house rule “Two players, four open cards”.
newgame-problem-not-two = Four open cards are for two players only.
newgame-problem-name = Every person needs a name.
newgame-problem-same-name = Two people have the same name.
newgame-problem-seed = The deal number must be a whole number.
newgame-watch-only = No person is playing: you will watch the computers.
newgame-pace = { $pace } squares
    .about = How far everyone walks each turn.
newgame-deal = Deal the cards

## The table

table-roll = Roll the { word-dice }
table-weapon = Weapon to place
table-passage = Passage to { THE($room) }
table-stay = Stay and suggest
table-suggest = Suggest
table-accuse = Accuse
table-end-turn = End the turn
table-menu = Menu
table-hint = Hint
table-skip = Skip to what concerns me
table-skip-own = There is nothing to skip: it is for you to decide.
table-take-back = Take back
table-trial = You set out. Until you arrive you can take it back.
    .room = You walk to { THE($room) }. Until you arrive you can take it back.
    .suggestion = You make your suggestion. Until the first answer you can take it back.
table-closing = Your turn ends in a moment. Accuse now if you are certain.
table-hurry = Skip
table-seat-person = { $name }
table-seat-you = You
table-seat-computer = { $kind } · computer
table-seat-turn = playing
table-seat-deciding = to decide
table-seat-thinking = thinking…
table-seat-out = accused wrongly
    .short = out

## The leather book

digest-empty = Nothing has happened since your last turn.
log-empty = Nothing has happened yet.
log-filter-all = Everything
log-filter-suggestions = Suggestions
log-filter-answers = Answers
log-filter-moves = Moves
log-edition = { $edition } rules.
    .house = { $edition } rules. House rules: { $rules }.
notebook-tab-notes = Notes
notebook-tab-log = Log
notebook-tab-digest = Since your last turn
notebook-suspects = Suspects
notebook-weapons = Weapons
notebook-rooms = Rooms
notebook-covered = The notebooks are closed.
notebook-of = { CAP(OF($player)) } notebook
notebook-of-tip = Opens in private, behind the curtain.

## A suggestion

suggest-title = Make a suggestion
suggest-subtitle = You are { IN($room) }, so it happened here. Whom do you suspect, and with what?
suggest-quote = “I suspect … — { IN($room) }, with …”
    .suspect = “I suspect { $suspect } — { IN($room) }, with …”
    .weapon = “I suspect … — { IN($room) }, { WITH($weapon) }.”
    .suspect-weapon = “I suspect { $suspect } — { IN($room) }, { WITH($weapon) }.”
suggest-moves = Both are here already.
    .pawn = { CAP(OF($suspect)) } { word-pawn } will be brought here.
    .weapon = { CAP(THE($weapon)) } will be brought here.
    .pawn-weapon = { CAP(OF($suspect)) } { word-pawn } and { THE($weapon) } will be brought here.
suggest-order = { CAP($first) } answers first, then { $rest }.
    .one = { CAP($first) } answers.
suggest-board = Back to the board
suggest-confirm = Suggest
suggest-decline = Say nothing
suggest-incomplete = Choose a suspect and a weapon.
    .suspect = Choose a suspect.
    .weapon = Choose a weapon.

## Showing a card

show-title = Answer { $by }
show-subtitle = “{ $suspect } — { IN($room) }, { WITH($weapon) }.”
show-passed = { CAP($others) } had none of these cards.
show-choose = You hold { $count ->
        [one] one of these cards and must show it.
        [2] two of the three: choose which to show.
       *[other] all three cards. Choose which to show.
    }
show-nothing = You have none of these cards.
show-private = If you show a card, only { $by } will see it. The others learn only whether you showed a card.
show-confirm = Show { THE($card) }
show-forced = { CAP($by) } asked, and you have none of the three cards: you said so.
    .card = You showed { $by } the only one of the three cards you have: { THE($card) }.
show-confirm-none = I have none of them
show-pick = Choose a card

## Seeing a card

see-title = { CAP($who) } shows you a card
see-text = It is { THE($card) }.
see-done = Got it

## An accusation

accuse-title = Make your accusation
accuse-subtitle = Who, with what, and where? You may accuse only once per game.
accuse-quote = “I accuse …”
    .suspect = “I accuse { $suspect } …”
    .weapon = “I accuse …, { WITH($weapon) } …”
    .room = “I accuse …, { IN($room) } …”
    .suspect-weapon = “I accuse { $suspect }, …, { WITH($weapon) }”
    .suspect-room = “I accuse { $suspect }, { IN($room) }, with …”
    .weapon-room = “I accuse …, { IN($room) }, { WITH($weapon) }”
    .suspect-weapon-room = “I accuse { $suspect }, { IN($room) }, { WITH($weapon) }!”
accuse-incomplete = Choose a suspect, a weapon and a room.
accuse-continue = Accuse
accuse-cancel = Not yet
accuse-confirm-title = Are you certain?
accuse-confirm = You accuse { $suspect }, { IN($room) }, { WITH($weapon) }. If one of the three is wrong, you take no more turns. This cannot be taken back.
accuse-confirm-yes = Open the envelope
accuse-confirm-no = Think again

## The envelope


## The curtain

curtain-title = Pass to { $player }
curtain-turn = It is { OF($who) } turn. Everyone else, look away.
curtain-show =
    { CAP($by) } suspects { $suspect }, { IN($room) }, { WITH($weapon) }.
    { CAP($who) } answers in private; everyone else, look away.
curtain-see = The answer to { OF($who) } suggestion is for { $who } alone. Everyone else, look away.
curtain-envelope = { CAP($who) } is about to look into the { word-envelope }. Everyone else, look away.
curtain-notes = { CAP(OF($who)) } cards and notebook are private. Everyone else, look away.
curtain-open = I am { $player } — hold to open
curtain-press = I am { $player } — open
curtain-note = Nothing private is on the screen. The curtain closes again when you leave the window.

## The ending

ending-line-solved = { CAP($who) } accused { $suspect }, { IN($room) }, { WITH($weapon) } — and was right.
    .you = It was { $suspect }, { IN($room) }, { WITH($weapon) }: just as you said.
ending-line-last = { CAP($who) } was the last detective standing. It was { $suspect }, { IN($room) }, { WITH($weapon) }.
    .you = You were the last detective standing. It was { $suspect }, { IN($room) }, { WITH($weapon) }.
ending-line-unsolved = Everybody accused wrongly. It was { $suspect }, { IN($room) }, { WITH($weapon) }.
ending-review = Review
ending-watch = Watch again
ending-next = Next game
ending-once-more = Play it again
ending-leave = To the title


## The pause menu

pause-title = Paused
pause-resume = Resume
pause-rules = Rules of this game
pause-settings = Settings
pause-leave = To the title
pause-quit = Quit
pause-saved = Your game is saved.
pause-leave-question = Leave this game?

## Settings

settings-title = Settings
settings-group-game = Game
settings-group-sound = Sound
settings-group-sight = Display
settings-group-keys = Keys
settings-group-pad = Controller
settings-language = Language
settings-language-system = System language ({ $code ->
        [en] English
        [fr] French
       *[other] { $language }
    })
settings-sound-volume = Sounds
settings-music-volume = Music
settings-around-volume = Rain, fire, clock
settings-no-sound = No sound device was found. The game plays on in silence.
settings-voice-volume = Voice
settings-mono = Mono
settings-captions = Captions for sounds
settings-captions-about = Shows a line of text for sounds that tell you something.
settings-muted = Mute
settings-percent = { $percent }%
settings-own-speed = Speed of my turns
settings-computer-speed = Speed of computer turns
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = instant
settings-text-size = Text size
settings-names = Names of the suspects
settings-names-book = the rulebook’s
settings-names-tradition = traditional
settings-names-about = In French: Colonel Moutarde, Mlle Rose, Docteur Olive, Mme Leblanc, Mme Pervenche, Professeur Violet. The bilingual edition keeps its own.
settings-theme = Theme
settings-theme-night = Night green
settings-theme-contrast = High contrast
settings-reduced-motion = Reduced motion
settings-reduced-motion-about = Pieces and cards fade instead of moving.
settings-full-screen = Full screen
settings-ends-turns = End my turn by itself
settings-ends-turns-about = Where nothing is left to decide, after a pause in which you may still accuse.
settings-closes-notices = Close notices by themselves
settings-closes-notices-about = A card you are shown, and an answer that leaves no choice, while you play against computers only.
settings-shows-way = First click shows the way
settings-shows-way-about = A second click, or Enter, walks there.
settings-help = Notebook help
settings-hints = Hints a game
settings-hints-none = none
settings-hints-any = as many as I like
settings-hints-about = A hint comes in three steps: where to look, why, and what to do.
settings-on = on
settings-off = off
settings-keys-how = To change a key, select its line, then press the new key.
settings-pad-how = To change a button, select its line, then press the new one on the controller.
settings-keys-change = Press a key for “{ $act }”.
settings-pad-change = Press a controller button for “{ $act }”.
settings-keys-taken = { $key } is already used for “{ $act }”.
settings-keys-fixed = { $key } cannot be changed: it means “{ $act }”.
settings-keys-reset = Reset keys to defaults
settings-pad-reset = Reset buttons to defaults
settings-speech = Read events aloud
settings-speech-about = Uses your system’s voice, and reads only what everyone at the table may know.
settings-speech-none = No speech program was found here: spd-say on Linux, say on macOS, PowerShell on Windows.
settings-reset = Reset to defaults
settings-unreadable = Your settings could not be read. The game uses its defaults for now.
settings-replaced = Your settings file was damaged. It was set aside and replaced by the defaults.
settings-repaired = Some settings were damaged and were reset. A copy of the old file was kept.

## Later chapters

saved-title = Saved games
saved-empty = No saved games.
saved-note = { $edition } · turn { $turn } · { $players ->
        [one] one player
       *[other] { $players } players
    }
statistics-title = Statistics
statistics-copied = { $count ->
        [one] One game does not count because it was copied.
       *[other] { $count } games do not count because they were copied.
    }
statistics-empty = Nothing to count yet. Finish a game first.

## When something is wrong

telegram = Telegram
error-title = Something went wrong
error-no-display = No screen was found to open the window on.
error-wrong-pygame = “pygame” is installed instead of “pygame-ce”. Please uninstall both, then install pygame-ce.
error-missing-asset = A game file is missing: { $name }. Please reinstall the game.
error-broken-asset = A game file is damaged: { $name }. Please reinstall the game.
error-copy = Copy details
error-go-on = Continue
error-copied = Details copied.
error-to-title = To the title

## Said aloud

bubble-suggest = I suspect { $suspect } — { IN($room) }, { WITH($weapon) }.
bubble-decline = I keep my thoughts to myself.
bubble-none = I have none of them.
bubble-show = I can show you one.
bubble-nobody = Nobody?
bubble-passage = There is a quicker way.
bubble-accuse = I accuse { $suspect }, { IN($room) }, { WITH($weapon) }!
bubble-wrong = I was mistaken.
bubble-right = And that is the truth.
bubble-stuck = I’m blocked in.
stage-none = NONE
stage-nobody = Nobody.
stage-accuses = { $who } accuses
stage-named = Named
stage-inside = In the envelope

## The line that names the keys

hint-choose = choose
hint-open = open
hint-confirm = confirm
hint-next = next
hint-full-screen = full screen
hint-room = choose a room
hint-lay = lay it there
hint-walk = walk
hint-notes = notes
hint-skip = skip
hint-mark = mark
hint-clear = clear
hint-cell = cell
hint-go = go there
hint-scroll = scroll

## What keys do, and what they are called

act-up = Up
act-down = Down
act-left = Left
act-right = Right
act-confirm = Confirm
act-cancel = Back
act-next = Next
act-previous = Previous
act-page-up = A page up
act-page-down = A page down
act-home = To the beginning
act-end = To the end
act-erase = Erase a letter
act-delete = Delete
act-menu = Menu
act-fullscreen = Full screen
act-roll = Roll
act-passage = Take the passage
act-stay = Stay and suggest
act-suggest = Suggest
act-accuse = Accuse
act-end-turn = End the turn
act-notes = Notes
act-log = Log
act-digest = Since your last turn
act-hint = Hint
act-skip = Skip
act-mute = Mute
act-mark = Mark a cell
act-clear = Clear a cell
act-look = Look closer

key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-return = Enter
key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-delete = Del
key-insert = Ins
key-home = Home
key-end = End
key-page-up = Page ↑
key-page-down = Page ↓
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-none = none
pad-a = A
pad-b = B
pad-x = X
pad-y = Y
pad-back = Back
pad-start = Start
pad-left-shoulder = LB
pad-right-shoulder = RB
pad-left-trigger = LT
pad-right-trigger = RT
pad-left-stick = L
pad-right-stick = R
pad-cross = cross
pad-connected = Controller connected: { $name }.
pad-disconnected = Controller disconnected: { $name }. Keyboard and mouse still work.

caption-turn = A chime: it is your turn.
caption-door = A door.
caption-passage = Stone grinds: a secret passage.
caption-deal = The cards are shuffled and dealt.
caption-card-slide = A card slides across the table.
caption-card-flip = A card is turned over.
caption-envelope = The seal breaks; the envelope is torn open.
caption-right = Brass and bells: the accusation was right.
caption-none = A light stamp: nothing to show.
caption-stamp = A stamp comes down.
caption-heartbeat = A heart beats.
caption-wax = Wax cracks: the seal is broken.
caption-tick = A clock ticks; nobody speaks.
caption-wrong = A dark chord: the accusation was wrong.
caption-error = A dull knock: that cannot be done.
caption-thunder = Thunder.
