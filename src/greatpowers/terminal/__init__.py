"""The table in a terminal: the position, the open question, numbered answers."""
