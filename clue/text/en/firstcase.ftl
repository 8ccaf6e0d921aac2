# The first case: what the narrator says, one thing at a time.
#
#   firstcase-<step>   .no: why not what was tried instead
#   $first   who sits to the left and answers first     $second   who asks on in the lounge
#   $asked $gun $here            the first question      $own   a weapon of the learner's own
#   $culprit $gun $there         what lies in the envelope
#   firstcase-step     $number $count

firstcase-step = First game · { $number } of { $count }
firstcase-so-far = step { $number } of { $count }
firstcase-done = solved
firstcase-left = Your first game will wait right here.
firstcase-later = One thing at a time. Read this first, then continue.

firstcase-welcome = Somebody in this mansion has been murdered. One suspect, one weapon and one room are sealed in the envelope on the stairs. Be the first to name all three!
firstcase-cards = Every other card is in somebody’s hand. These six are yours, and what you hold cannot lie in the envelope. That is your first clue.
firstcase-book = This is your notebook: a line for each card, a column for each player, and one for the envelope. A tick means “holds it”, a cross “does not”. Anything you know for certain is filled in for you.
firstcase-roll = You are Miss Scarlet, and you go first. To make a suggestion you must be in a room. Roll the dice.
    .no = Roll the dice first. Everything else comes later.
firstcase-walk = Eight squares. The squares you can reach glow, and so does the edge of every room in reach. Walk { INTO($here) }.
    .no = You could go there, but you can only suggest in a room. Go { INTO($here) }.
firstcase-suggest = Now make a suggestion: the room you are in, and any suspect and weapon. Choose { $asked } and { THE($gun) }.
    .no = You may suspect anybody. Just this once, choose { $asked } and { THE($gun) }.
firstcase-see = { CAP($first) }, on your left, was asked first and had none of the three. { CAP($second) } had one and must show it, to you alone.
firstcase-answers = Both answers are in the notebook now: three crosses for { $first }, who had none, and a tick for the card of { $second }. An empty hand tells you as much as a card.
firstcase-mark = You can pencil in what you suspect. Does { $second } hold { THE($here) } too? Click a cell; click again for a different mark.
    .no = First mark a cell in the notebook, any cell.
firstcase-end = That was your turn. End it, and watch what the others suggest.
    .no = You cannot be certain of anything yet. End your turn.
firstcase-show = Now { $first } suggests, and you hold two of the three cards. You must show one of them. Which one is up to you.
firstcase-none = Your question had called { $second } { INTO($here) }, so she may ask there herself. You have none of her three cards. Say so.
firstcase-overheard = { CAP($first) } showed { $second } a card, and you could not see which. But he had neither { $asked } nor { THE($here) }: he told you so. It was the Wrench! The small numbers mark such open questions.
firstcase-passage = Your turn. From { THE($here) } a secret passage leads { INTO($there) }. It replaces your roll. Take it.
    .no = Another time. For now, take the secret passage.
firstcase-trap = Suggest { $culprit }, { WITH($own) }. You hold { THE($own) } yourself, so any answer can only be about the other two cards.
    .no = Not a bad idea. But choose { $culprit } and { THE($own) }, and see what you learn.
firstcase-silence = Nobody could show a card. You hold { THE($own) } yourself, so nobody at all holds { $culprit } or { THE($there) }: both lie in the envelope!
firstcase-proof = And the weapon? Four are in your own hand, and { $first } holds the Wrench. Only { THE($gun) } is left.
firstcase-accuse = You know all three, so accuse: { $culprit }, { IN($there) }, { WITH($gun) }. You may accuse only once per game, and all three must be right. Today they are.
    .no = Think of the notebook: { $culprit }, { IN($there) }, { WITH($gun) }. Accuse!

firstcase-offer = Is this your first game?
firstcase-offer-about = A guided game of five minutes shows you how to move, suggest, take notes and accuse. You can leave at any time and continue later from the menu.
firstcase-offer-yes = Play the guided game
firstcase-offer-no = Not now

# What follows the first case

onward-go = Where next?
onward-title = That was your first case
onward-about = You have seen all there is: walk, ask, listen, note, accuse. The rest is practice, and a pencil.
    When you are stuck at a table, ask for a hint ({ $hint }): first it says where to look, then why, and only then what to do.
    The notebook fills in as much as you like: nothing, what you have seen, or also what follows from it. You choose at the foot of its page, and for all games in the settings.
onward-ways = Where next?
onward-table = A first table: two constables
onward-lesson = A short lesson: { $lesson }
onward-puzzles = The case of the day
onward-title-screen = To the title
