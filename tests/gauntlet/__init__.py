"""Gauntlet: a toy title with every awkward shape a great-power game has. Its rulebook is in docs/adding-a-title.md."""
