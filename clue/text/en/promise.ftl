# What was promised before the first throw, and where to check it.

pause-promise = The seal of this case
promise-title = The seal of this case
promise-now = The cards were dealt and every throw of the dice was settled before the game began. These digits seal both and give nothing away.
promise-later = Note them down. The record of the finished game tells the seed and the salt they were made of; clue replay FILE --verify then checks the deal, the dice and every choice of the computers.
promise-copy = Copy the digits
promise-copied = The digits are copied.
