### Ce qui se trouve sur la table même.

# Près d'une trappe, aussi court que possible. $room : où mène le passage secret.
board-passage = vers { THE($room) }

# Le bouton, quand la pièce n'a qu'un passage ; la phrase au-dessus dit où il mène.
table-passage-only = Passage secret
