"""The table: board, seats, notebook and log, and how each event is performed."""
