"""One case being played: who sits where, the only holder of the truth, and who decides."""
