"""Games on disk: kept act by act, written out, read back, replayed and checked."""
