"""How the game's sounds and music are made: physics first, a sound bank where it is better."""
