"""The toy game is plain typed Python, so mypyc compiles it together with the kernel, and it plays the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import greatpowers
from greatpowers.kernel.fuzz import fuzz
from tests.toy.rules.ruleset import ToyRuleset
from tools.compiling import missing_toolchain

GAMES = 60
HERE = Path(__file__).parent
KERNEL = Path(greatpowers.__file__).parent / "kernel"

SETUP = """\
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

sources = [str(path) for path in sorted(Path().rglob("*/*.py")) if path.name != "__init__.py"]
options = ["--config-file=", "--explicit-package-bases"]
modules = mypycify([*options, *sources], opt_level="0", debug_level="0", group_name="toy")
setup(name="toy", packages=[], py_modules=[], ext_modules=modules)
"""

PLAY = f"""\
import json
from greatpowers.kernel.fuzz import fuzz
from tests.toy.rules import steps
from tests.toy.rules.ruleset import ToyRuleset
print(json.dumps([steps.__file__, fuzz(ToyRuleset(), {GAMES}, 9)]))
"""


@pytest.mark.slow
def test_compiled_it_plays_the_same_games(tmp_path: Path) -> None:
    missing = missing_toolchain()
    if missing:
        pytest.skip(missing)
    shutil.copytree(KERNEL, tmp_path / "greatpowers" / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "greatpowers" / "__init__.py").touch()
    rules = tmp_path / "tests" / "toy" / "rules"
    shutil.copytree(HERE / "rules", rules, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "setup.py").write_text(SETUP, encoding="utf-8")
    variables = {**os.environ, "PYTHONPATH": str(tmp_path)}
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(build, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    played = subprocess.run([sys.executable, "-c", PLAY], cwd=tmp_path, env=variables, capture_output=True, check=True)
    file, report = json.loads(played.stdout)
    assert not file.endswith(".py")
    assert report == fuzz(ToyRuleset(), GAMES, 9)
