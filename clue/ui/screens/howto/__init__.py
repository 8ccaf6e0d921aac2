"""How to play, with pictures drawn by the game."""
