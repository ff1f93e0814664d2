"""Computers against each other: games, tables, statistics, reports; and how fast the engine is."""
