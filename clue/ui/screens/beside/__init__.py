"""Beside a real board: who sits round it, and the codes for their phones."""
