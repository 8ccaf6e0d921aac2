"""All that the window can show but the table: title, dialogs, pages, the review."""
