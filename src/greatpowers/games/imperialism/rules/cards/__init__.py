"""The cards with a text of their own, one small class each."""
