"""Figures from finished games."""
