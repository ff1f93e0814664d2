"""Makes the maps of the Imperial boards from Natural Earth; see docs/maps.md."""
