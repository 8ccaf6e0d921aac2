"""Everything the window can show but the table, a folder a screen."""
