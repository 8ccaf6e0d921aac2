"""A new case: who plays, by which rules, in which mansion."""
