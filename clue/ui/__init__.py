"""The window: its loop, its settings, its sounds, and what all its scenes share."""
