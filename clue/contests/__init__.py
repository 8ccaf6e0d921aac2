"""Tournaments between detectives: played, counted up, and drawn."""
