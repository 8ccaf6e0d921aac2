"""Figures drawn into a scene: bars, shares, a podium."""
