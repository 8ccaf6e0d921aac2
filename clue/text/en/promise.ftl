# What was promised before the first throw, and where to check it.

pause-promise = The seal of this case
promise-title = The seal of this case
promise-now = Before the cards were dealt, the game wrote its secret down and sealed it with these digits. Whoever cut the deck then changed the cards, and the game could no longer change its secret.
promise-later = Note the digits down: once the case is closed, anybody can check that nothing was changed.
promise-check = How is it checked?
promise-how = The record of the finished game tells the seed and the salt the digits are made of, and the cuts; clue replay FILE --verify then checks the deal, the dice and every choice of the computers.
promise-copy = Copy the digits
promise-copied = The digits are copied.

cut-title = Cut the deck
cut-about = The game has written its secret down and sealed it with these digits, so it cannot change it any more. Now knock or say a word: that changes the cards, and so nobody has chosen them.
cut-knock = Knock
cut-word = a word, or knocks
newgame-cut = Cut first…
    .about = Each person may change the deal with a knock or a word, after the game has sealed its secret.
newgame-cut-nobody = Only people cut the deck.
