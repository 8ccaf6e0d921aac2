"""What Sherlock's weights rest on, measured: the figures in `clue/players/skill.py`."""
