"""The reading of a notebook: what is printed in it, what follows, and why."""
