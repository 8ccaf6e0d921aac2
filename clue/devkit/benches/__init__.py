"""How fast the referee, the players and the window are."""
