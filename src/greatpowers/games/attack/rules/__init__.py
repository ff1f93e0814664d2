"""Attack! with its Expansion."""
