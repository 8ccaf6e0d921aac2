"""What the game asks of the machine: a place to print, a voice, and to be its only window."""
