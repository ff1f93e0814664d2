"""Pictures of all screens: see `python -m tools.screens --help`."""
