"""What one seat can know of the deal, exactly, and how likely the rest is."""
