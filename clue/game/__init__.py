"""One game being played: who sits where, and the only holder of the truth."""
