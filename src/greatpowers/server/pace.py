"""How fast computers follow each other at a table, so that people can look on."""

from __future__ import annotations

from greatpowers.server.protocol import Speed

PACE: dict[Speed, float] = {"slow": 1.5, "normal": 0.6, "fast": 0.15, "instant": 0.0}
"""Seconds between the answers of computers."""
