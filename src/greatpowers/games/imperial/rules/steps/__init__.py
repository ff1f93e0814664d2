"""The steps of Imperial, a file per chapter of the rulebook."""
