"""What a table shows, without a window: one frozen model, and what is read from it."""
