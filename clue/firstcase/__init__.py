"""The first case: a prepared deal in which everything is met once."""
