"""What a position of Attack! is worth to its seats."""
