"""What is set upon the stage when something happens: its timelines, and how it looks."""
