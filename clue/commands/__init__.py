"""The commands of ``clue``, each in a file of its name."""
