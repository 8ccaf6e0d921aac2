"""What is set upon the stage when something happens: how each event is performed over the board."""
