"""What a position of this title is worth."""

from __future__ import annotations

from greatpowers.bots.imperial.evaluation import evaluation

__all__ = ["evaluation"]
