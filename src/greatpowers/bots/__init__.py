"""Computer players. They see options and positions, never the match and its seed."""
