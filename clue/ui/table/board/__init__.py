"""The board: its ground, what stands on it, and how each event is performed there."""
