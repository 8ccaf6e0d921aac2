"""Cards, discs and signs, as the table and every page shows them."""
