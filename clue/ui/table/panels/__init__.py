"""What stands round the board: each part a reading of the model."""
