"""What is heard: takes of sounds, loops that lie under everything, music in stems, one limiter."""
