"""The first case and *How to play*, as the window shows them."""
