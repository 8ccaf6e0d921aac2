"""The referee: what there is, what may be done, and what comes of it."""
