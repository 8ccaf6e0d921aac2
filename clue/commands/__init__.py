"""The commands of ``clue``: each describes its options and runs, and loads what it needs then."""
