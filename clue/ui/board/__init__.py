"""The board as it is drawn: its ground, what stands on it, and what burns or is said there."""
