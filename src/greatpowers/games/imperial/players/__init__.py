"""What a position of Imperial is worth to its seats."""
