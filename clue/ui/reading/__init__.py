"""The window for whoever hears it: what can be read and done, as a tree, told to screen readers."""
