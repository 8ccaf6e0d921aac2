"""What all closed cases come to: who solved how many, how fast, and against whom."""
