### Ce qui se trouve sur la table même.

# Près d'une trappe, aussi court que possible. $room : où mène le passage secret.
board-passage = vers { THE($room) }
