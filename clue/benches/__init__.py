"""How fast the referee, the detectives and the window are: the figures behind ``clue bench``."""
