"""Puzzles: moments of real games in which exactly one thing can be proved."""
