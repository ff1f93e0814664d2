"""Measuring: speed now, strength later."""
