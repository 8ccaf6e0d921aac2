"""Everything the window can show but the table: a screen a file, or a folder of a few."""
