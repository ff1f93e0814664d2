"""`run.py packages`: the sdist, the wheel for every system and the compiled one for this; `run.py lock`: the locks."""

from __future__ import annotations

import shutil

from tools.setup import client
from tools.setup.environment import environment
from tools.setup.places import BUILD, PYTHON, ROOT, SCRIPTS, SUFFIX, Stop
from tools.setup.progress import say, tool

DIST = ROOT / "dist"
LOCKING = ["--universal", "--generate-hashes", "--no-header", "--no-emit-index-url", "--quiet"]
LOCKS = {
    "requirements.lock": ["pyproject.toml", "--extra", "server", "--extra", "terminal"],
    "requirements-build.lock": ["--group", "pyproject.toml:build", "-c", "requirements.lock"],
    "requirements-dev.lock": [
        *("pyproject.toml", "--extra", "all", "--group", "dev"),
        *("-c", "requirements.lock", "-c", "requirements-build.lock"),
    ],
}
"""What each holds: what playing needs, what compiling needs, and everything."""


def make_packages() -> int:
    if not client.fits():
        raise Stop("The built client is older than its sources in web/: `python3 run.py client` builds it.")
    shutil.rmtree(DIST, ignore_errors=True)
    hatchling = [str(PYTHON), "-m", "hatchling", "build", "-d", str(DIST), "-t"]
    plain = environment("plain")
    kept = {"GREATPOWERS_REQUIRE_COMPILED": "1", "GREATPOWERS_COMPILE_CACHE": str(BUILD / "mypyc")}
    tool("sdist", [*hatchling, "sdist"], plain)
    tool("wheel for every system", [*hatchling, "wheel"], plain | {"GREATPOWERS_PLAIN": "1"})
    tool("compiled wheel", [*hatchling, "wheel"], plain | kept)
    for path in sorted(DIST.iterdir()):
        say(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


def write_locks(upgrade: bool) -> int:
    """Versions stay as they are, as far as pyproject.toml allows; with `upgrade` they are the newest."""
    uv = str(SCRIPTS / f"uv{SUFFIX}")
    for name, what in LOCKS.items():
        more = ["--upgrade"] if upgrade else []
        tool(name, [uv, "pip", "compile", *what, *LOCKING, *more, "-o", name])
    return 0
