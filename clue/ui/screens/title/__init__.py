"""The title: a mansion at night."""
