"""A finished case looked at again."""
