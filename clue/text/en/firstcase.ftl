# The first case: what the narrator says, one thing at a time.
#
#   firstcase-<step>   .no: why not what was tried instead
#   $first   who sits to the left and answers first     $second   who asks on in the lounge
#   $asked $gun $here            the first question      $own   a weapon of the learner's own
#   $culprit $gun $there         what lies in the envelope
#   firstcase-step     $number $count

firstcase-step = First case · { $number } of { $count }
firstcase-so-far = step { $number } of { $count }
firstcase-done = solved
firstcase-left = The first case waits just where you leave it.
firstcase-later = One thing at a time: read this first, then go on.

firstcase-welcome = Somebody in this mansion has been murdered. One suspect, one weapon and one room are sealed in the envelope on the stairs. Be the first to name all three!
firstcase-cards = Every other card is in somebody’s hand. These six are yours, and what you hold cannot lie in the envelope. That is where your thinking begins.
firstcase-book = This is your notebook: a line for each card, a column for each player, and one for the envelope. A tick means “holds it”, a cross “does not”. Whatever you see for certain is printed in it for you.
firstcase-roll = You are Miss Scarlet, and red begins. To ask a question you must be in a room. Throw the dice.
    .no = First throw the dice; everything else comes in its time.
firstcase-walk = Eight steps. The squares you can reach glow, and so does the edge of every room in reach. Walk { INTO($here) }.
    .no = That is a walk you could take. But only in a room can you ask: go { INTO($here) }.
firstcase-suggest = Now ask, always about the room you are in, and about any suspect and any weapon. Take { $asked } and { THE($gun) }, then suggest.
    .no = You may ask about anybody. For this once, take { $asked } and { THE($gun) }.
firstcase-see = { CAP($first) }, on your left, was asked first and had none of the three. { CAP($second) } had one and must show it, to you alone.
firstcase-answers = Both answers are in the notebook now: three crosses for { $first }, who had none, and a tick for the card of { $second }. Silence tells as much as a card.
firstcase-mark = You can pencil in what you suspect. Does { $second } hold { THE($here) } too? Go to any cell and press; press again for another sign.
    .no = First write something into the notebook, anything at all.
firstcase-end = That was your turn. End it, and watch what the others ask.
    .no = There is nothing certain to accuse anybody of yet. End your turn.
firstcase-show = Now { $first } asks, and you hold two of the three. One of them must be shown; which one is for you to choose.
firstcase-none = Your question had called { $second } { INTO($here) }, so she may ask there herself. You hold none of her three: say so.
firstcase-overheard = { CAP($first) } showed { $second } a card, and you could not see which. But he had neither { $asked } nor { THE($here) }: he told you so. It was the Wrench! The small numbers mark such open questions.
firstcase-passage = Your turn. From { THE($here) } a secret passage leads { INTO($there) }. It costs no throw: take it.
    .no = Another time, gladly. Now take the secret passage.
firstcase-trap = Ask about { $culprit }, { WITH($own) }. You hold { THE($own) } yourself: so whatever is answered can only be about the other two.
    .no = Not a bad question. But take { $culprit } and { THE($own) }, and see what it tells you.
firstcase-silence = Nobody could show a card. You hold { THE($own) } yourself, so nobody at all holds { $culprit } or { THE($there) }: both lie in the envelope!
firstcase-proof = And the weapon? Four are in your own hand, and { $first } holds the Wrench. Only { THE($gun) } is left.
firstcase-accuse = You know all three, so accuse: { $culprit }, { IN($there) }, { WITH($gun) }. It can be done once in a game, and it must be right. Today it is.
    .no = Think of the notebook: { $culprit }, { IN($there) }, { WITH($gun) }. Accuse!

firstcase-offer = Is this your first case?
firstcase-offer-about = A guided case of five minutes shows how to walk, ask, take notes and accuse. You can leave it at any point and go on later; it always stands in the menu.
firstcase-offer-yes = Play the first case
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
