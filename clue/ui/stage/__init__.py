"""What every scene stands on: scene, settings, time, work behind the picture."""
