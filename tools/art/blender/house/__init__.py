"""Furniture of the mansion. Every piece stands on z = 0 about its own origin.

One unit is one cell of the board. A piece faces -Y (down the screen) with its back to +Y;
``turn`` rotates it, counter-clockwise in degrees, as seen from above.
"""
