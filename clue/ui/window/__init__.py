"""The window itself: its loop, what it shows, what goes wrong in it."""
