"""Politics cards, one small class each."""
