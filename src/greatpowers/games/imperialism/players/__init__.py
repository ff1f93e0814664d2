"""What a position of Imperialism is worth to its seats."""
