# What was promised before the first throw, and where to check it.

pause-promise = Proof of a fair deal
promise-title = Proof of a fair deal
promise-now = Before dealing, the game sealed its secret deal number with these digits. It cannot change the number any more, and everyone who cut the deck changed the cards after that.
promise-later = Write the digits down. When the game is over, anyone can check that nothing was changed.
promise-check = How can I check it?
promise-how = The record of a finished game contains the deal number, the salt and the cuts. clue replay FILE --verify checks them against the digits, and the deal, the dice and every computer’s choice as well.
promise-copy = Copy the digits
promise-copied = Digits copied.

cut-title = Cut the deck
cut-about = The game has sealed its secret deal number with these digits and cannot change it. Knock or type a word to change the cards: that way nobody has chosen them.
cut-knock = Knock
cut-word = a word, or knocks
newgame-cut = Cut first…
    .about = Each person may change the deal with a knock or a word, after the game has sealed its secret number.
newgame-cut-nobody = Only people can cut the deck, and none is playing.
