"""The steps of the rulebook, a file per chapter."""
