"""A closed case shown again: any moment, with any eyes."""
