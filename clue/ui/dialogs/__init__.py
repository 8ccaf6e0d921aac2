"""Everything that is asked or shown above the table; none of it knows the table."""
