"""Puzzles: the day's case, two hundred others, and moments of one's own games."""
