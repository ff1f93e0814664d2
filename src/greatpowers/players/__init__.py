"""Computer players. They see options and positions that hold no more than their seat knows, never the match."""
