"""`run.py test`: every check, on samples: `FIRST`, `CHECKS`, `PHASES`; each says ok, FAILED or left out."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from tools.setup import client, compiled, machine
from tools.setup.environment import environment, install
from tools.setup.places import BUILD, DEV_LOCK, PYTHON, ROOT, WEB, Stop, digest, read_stamp, write_stamp
from tools.setup.progress import display, say, tool

CHECKED = ["src", "tests", "tools", "bench", "run.py", "hatch_build.py"]
TYPED = ["src", "tests", "tools", "bench", "run.py", "hatch_build.py"]
PYTEST = ["pytest", "-n", "2", "--dist", "worksteal"]
BARE = ["-p", "no:schemathesis", "-p", "no:faker"]
"""Plugins that the rules do not need: importing them takes each tester a second."""
TOLD_BY_GAME = (
    "words",
    "screen",
    "panels",
    "previews",
    "reach",
    "log",
    "request_regions",
    "players",
    "casebook",
    "lending",
)
"""What is said, shown and played around the rules, in each game's folder: `test_<name>.py`."""
TOLD_FILES = sorted(
    str(path.relative_to(ROOT))
    for name in TOLD_BY_GAME
    for path in (*(ROOT / "tests" / "games").glob(f"*/test_{name}.py"), ROOT / "tests" / "games" / f"test_{name}.py")
    if path.is_file()
)
RULES = ["tests/kernel", "tests/games", "tests/toy"]
RULES_TESTS = [  # cases and named tests: they alone must reach every line and branch of the rules
    *(*PYTEST, *BARE, "-m", "not slow and not walk"),
    *("--cov=greatpowers.kernel", "--cov=greatpowers.games", "--cov-branch"),
    *("--cov-report=term-missing:skip-covered", "--cov-fail-under=100"),
    *RULES,
    "--deselect=tests/games/test_rulesets.py::test_both_builds_play_the_same_games",  # the other build is not there yet
    *(f"--ignore={path}" for path in TOLD_FILES),
]
COMPILED_TESTS = [  # what could come out otherwise there; random walks are for the fast build alone
    *(*PYTEST, *BARE, "-m", "(both or walk) and not slow", *RULES),
    *(f"--ignore={path}" for path in TOLD_FILES),
]
TESTS = sorted(path for path in (ROOT / "tests").iterdir() if path.is_dir() or path.match("test_*.py"))
OTHERS = [str(path.relative_to(ROOT)) for path in TESTS if path.name != "__pycache__"]
OTHERS.sort(key=lambda path: path != "tests/web")  # the long ones first, so that both testers end together
EDGE_TESTS = [*PYTEST, "-m", "not slow", *(path for path in OTHERS if path not in RULES), *TOLD_FILES]

PYTHONS = ("3.11", "3.13")
"""The versions of Python on which the engine is tested; pyproject.toml claims these and no others."""
GAMES = sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/test_cases.py"))
ENGINE_PACKAGES = [
    *("fluent.runtime", "msgspec", "mypy_extensions"),
    *("hypothesis", "jsonschema", "pytest", "pytest-timeout", "pytest-xdist"),
]
ENGINE_TESTS = [  # laws, cases, whole games: what would show that a Python plays otherwise
    *("-n", "2", "-q", "-m", "both and not slow", "-p", "no:cacheprovider"),
    *("tests/kernel", "tests/games/test_cases.py"),
    *(f"tests/games/{game}/{name}.py" for game in GAMES for name in ("test_cases", "test_replays")),
]

OK, FAILED, LEFT_OUT = "ok", "FAILED", "left out"


class Beside:
    """The compiler needs minutes of all cores: it works beside the other checks."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self.pool = pool
        self.compiling: Future[bool] | None = None

    def start(self) -> None:
        self.compiling = self.pool.submit(self.compile)

    @staticmethod
    def compile() -> bool:
        with display.quiet():
            made = compiled.ensure()
        if made:
            client.copy_to_compiled()  # a build that was kept has that of its day
        return made

    def is_compiled(self) -> bool:
        return self.compiling is not None and self.compiling.result()


Phase = Callable[[Beside], str]


def test_all() -> int:
    os.environ["CI"] = "true"  # a test that lacks something fails, here as there
    with ThreadPoolExecutor(1) as pool:
        return run_phases(Beside(pool))


Row = tuple[str, float, str]
"""The name of a phase, its seconds, its outcome."""


def run_phases(beside: Beside) -> int:
    begun = time.monotonic()
    rows = [run_phase(*FIRST, beside), *run_checks(), *(run_phase(*phase, beside) for phase in PHASES)]
    failed = any(outcome == FAILED for _, _, outcome in rows)
    rows.append(("all", time.monotonic() - begun, FAILED if failed else OK))
    print(f"\n{'phase':<26} {'seconds':>8}  outcome")
    for name, seconds, outcome in rows:
        print(f"{name:<26} {seconds:>8.1f}  {outcome}")
    return 1 if failed else 0


def run_phase(name: str, run: Phase, beside: Beside) -> Row:
    begun = time.monotonic()
    try:
        outcome = run(beside)
    except Stop as stop:
        say(str(stop))
        outcome = FAILED
    return name, time.monotonic() - begun, outcome


def run_checks() -> list[Row]:
    """What only reads the sources, two at a time: most of it keeps one core busy."""
    say(f"{', '.join(CHECKS)} …")
    try:
        client.packages()
    except Stop as stop:
        say(str(stop))
        return [(name, 0.0, FAILED) for name in CHECKS]
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(run_check, CHECKS))


def run_check(name: str) -> Row:
    begun = time.monotonic()
    outcome = OK
    with display.quiet():
        try:
            command = CHECKS[name]
            if command[0] == "npm":
                tool(name, [*client.npm(), *command[1:]], client.node_environment(), WEB)
            else:
                tool(name, [str(PYTHON), "-m", *command], environment("plain"))
        except Stop as stop:
            say(str(stop))
            outcome = FAILED
    seconds = time.monotonic() - begun
    say(f"{name}: {seconds:.1f} s")
    return name, seconds, outcome


# --- the phases -------------------------------------------------------------------------------------------------------


def client_kept(beside: Beside) -> str:
    """The client in git is what its sources give; and the compiler begins."""
    try:
        client.proved()
    finally:
        beside.start()  # now, for the wheel takes the client with it
    return OK


def tested(name: str, module: list[str], build: str = "plain") -> str:
    """pytest talks by itself."""
    say(f"{name} …")
    status = subprocess.run([str(PYTHON), "-m", *module], cwd=ROOT, env=environment(build), check=False).returncode
    return OK if status == 0 else FAILED


def compiled_tested(beside: Beside, name: str, module: list[str]) -> str:
    return tested(name, module, "compiled") if beside.is_compiled() else FAILED


def engine_tested(_: Beside) -> str:
    """The rules on every Python we claim, but for the one that all else runs on, in an environment with little else."""
    outcome = OK
    for version in PYTHONS:
        python = machine.python_of(version)
        if python == str(PYTHON):
            continue
        if not python:
            say(f"left out: the engine on Python {version}: install it, or let `uv python install {version}` fetch it")
            outcome = LEFT_OUT
            continue
        name = f"pytest, engine on Python {version}"
        say(f"{name} …")
        command = [str(engine_environment(version, python)), "-m", "pytest", *ENGINE_TESTS]
        variables = environment("plain") | {"PYTHONPATH": str(ROOT / "src")}
        if subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode != 0:
            return FAILED
    return outcome


def engine_environment(version: str, python: str) -> Path:
    folder = BUILD / f"engine-{version}"
    program = folder / PYTHON.relative_to(PYTHON.parents[1])
    wanted = {"lock": digest([DEV_LOCK]), "packages": ENGINE_PACKAGES, "python": python}
    versions = BUILD / "versions.txt"
    if read_stamp(folder / "greatpowers.json") != wanted:
        lock = DEV_LOCK.read_text("utf-8")  # without its hashes: pip would want them of what is asked for, too
        versions.write_text("\n".join(re.findall(r"^[\w.-]+==[^\\\n]+", lock, re.MULTILINE)) + "\n", "utf-8")
        tool(f"an environment for Python {version}", [python, "-m", "venv", "--clear", str(folder)])
        install(f"packages for Python {version}", ["-c", str(versions), *ENGINE_PACKAGES], program)
        write_stamp(folder / "greatpowers.json", wanted)
    return program


FIRST: tuple[str, Phase] = ("client", client_kept)
CHECKS = {  # the longest first
    "eslint": ["npm", "run", "lint"],
    "vitest": ["npm", "run", "test"],
    "svelte-check": ["npm", "run", "check"],
    "prettier": ["npm", "run", "format:check"],
    "mypy --strict": ["mypy", "--strict", *TYPED],
    "ruff check": ["ruff", "check", *CHECKED],
    "ruff format": ["ruff", "format", "--check", *CHECKED],
    "protocol of the client": ["tools.protocol", "--check"],
}
PHASES: list[tuple[str, Phase]] = [
    ("pytest, rules", lambda _: tested("pytest, rules", RULES_TESTS)),
    ("compiled build", lambda beside: OK if beside.is_compiled() else FAILED),
    ("pytest, compiled build", lambda beside: compiled_tested(beside, "pytest, compiled build", COMPILED_TESTS)),
    ("pytest, edges", lambda beside: compiled_tested(beside, "pytest, edges", EDGE_TESTS)),
    ("engine on other Pythons", engine_tested),
]
