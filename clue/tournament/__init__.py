"""Many games between players, and what they say about who plays better."""
