"""Hands on phones: a small server for the table's own network, and what each phone is told."""
