"""The ladder: prepared cases with magnifiers to earn, and ranks worked out from finished games."""
