"""`python -m greatpowers.cli`."""

from __future__ import annotations

from greatpowers.cli import main

main()
