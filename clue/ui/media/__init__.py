"""Pictures, letters and sounds, by the manifest's names."""
