"""What is kept: journals, the shelf of games, replay, seals, statistics."""
