"""Pictures and letters, by the manifest's names."""
