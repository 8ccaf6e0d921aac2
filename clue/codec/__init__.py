"""Actions, events, boards and views as plain data: for files, programs and phones."""
