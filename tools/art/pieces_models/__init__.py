"""Blender models of what stands on the board; import these inside a maker only."""
