"""The compiled build: the wheel, unpacked into `.build/compiled`. Put first on the path it wins over the sources.

It appears in one piece or not at all, and one process at a time makes it. Whoever plays does not wait for it: it is
made behind the game, at low priority, and the computers take it up when it is there (`server/builds.py`). When the game
ends first, that process ends, too; what it has compiled is kept, and the next start goes on from there.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import zipfile
from pathlib import Path

from tools import compiling
from tools.setup.environment import NO_CACHE, environment, holds
from tools.setup.places import (
    BUILD,
    BUILD_LOCK,
    CLIENT,
    COMPILED,
    DEV_LOCK,
    LOGS,
    PROJECT,
    PYTHON,
    ROOT,
    SRC,
    Stop,
    alone,
    digest,
    files_under,
    read_stamp,
    write_stamp,
)
from tools.setup.progress import display, say, tool

STAMP = "built.json"
TOOLS = BUILD / "compiler"
"""mypyc and what it needs, where `.venv` has only what playing needs; gone when the work is done."""
SCRATCH = BUILD / "scratch"
"""Temporary files of the compiler: what a run that was ended has left, the next one removes."""

FETCHING = "packages for compiling"
BUILDING = "the compiled build"
MYPYC_SECONDS = 10.0
COMPILER_SECONDS = 200.0
"""How long it usually takes, the latter on one core."""

HEAD_START = 5.0
"""Seconds the lobby has for itself."""
NICENESS = 10
"""Low enough not to be felt; not so low that computers who think without pause would starve it."""
WATCHING = 1.0


def sources() -> str:
    """The digest of what is in the build, but for the client."""
    package = [path for path in files_under(SRC) if not path.is_relative_to(CLIENT)]
    return digest([PROJECT, ROOT / "hatch_build.py", ROOT / "tools" / "compiling.py", BUILD_LOCK, *package])


def is_there() -> bool:
    """Whether the compiled build of these very sources is there."""
    return read_stamp(COMPILED / STAMP) == {"sources": sources(), "root": str(ROOT)}


def ensure() -> bool:
    """Bring the compiled build up to date; False when this machine cannot compile, which is an error only in CI."""
    if is_there():
        return True
    missing = compiling.missing_toolchain()
    if missing:
        say(f"left out: the compiled build, because {missing}")
        return False
    with alone("compile.lock"):
        if not is_there():
            build()
    return True


def build() -> None:
    """Only for whoever holds the lock."""
    cores = os.cpu_count() or 1
    display.expect((BUILDING, MYPYC_SECONDS + COMPILER_SECONDS / cores))
    part, wheels = COMPILED.with_suffix(".part"), BUILD / "wheel"
    for folder in (COMPILED, part, wheels, SCRATCH):
        shutil.rmtree(folder, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    stamp = {"sources": sources(), "root": str(ROOT)}
    settings = compiler_environment() | {
        "GREATPOWERS_REQUIRE_COMPILED": "1",
        "GREATPOWERS_COMPILE_CACHE": str(BUILD / "mypyc"),
        "TMPDIR": str(SCRATCH),
    }
    tool(BUILDING, [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)], settings)
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        wheel.extractall(part)
    share(BUILD / "mypyc", part)
    write_stamp(part / STAMP, stamp)
    part.rename(COMPILED)
    for folder in (wheels, SCRATCH, TOOLS):
        shutil.rmtree(folder, ignore_errors=True)


def share(kept: Path, part: Path) -> None:
    """The libraries are kept for the next build as well: one file with two names, where the system allows it."""
    for library in kept.glob("library-*"):
        for path in files_under(library):
            with contextlib.suppress(OSError):
                target = part / path.relative_to(library)
                spare = target.with_suffix(".spare")
                os.link(path, spare)
                spare.replace(target)


def compiler_environment() -> dict[str, str]:
    """Where mypyc is found: in `.venv`, if it is set up for development, else in a folder of its own."""
    variables = environment("plain")
    if holds(DEV_LOCK):
        return variables
    if read_stamp(TOOLS / STAMP) != {"lock": digest([BUILD_LOCK])}:
        shutil.rmtree(TOOLS, ignore_errors=True)
        pip = [str(PYTHON), "-m", "pip", "install", "--no-compile", *NO_CACHE, "--target", str(TOOLS)]
        tool(FETCHING, [*pip, "--require-hashes", "-r", str(BUILD_LOCK)])
        write_stamp(TOOLS / STAMP, {"lock": digest([BUILD_LOCK])})
    return variables | {"PYTHONPATH": str(TOOLS)}


# --- behind a game ----------------------------------------------------------------------------------------------------

_behind: list[subprocess.Popen[bytes]] = []


def start_behind() -> bool:
    """Begin to compile in a process of its own, which ends with this one; False when this machine cannot compile."""
    missing = compiling.missing_toolchain()
    if missing:
        say(f"plays on plain Python, because {missing}")
        return False
    if COMPILED.exists():  # of earlier sources; the server takes what is there for what fits
        old = COMPILED.with_suffix(f".old-{os.getpid()}")
        COMPILED.rename(old)
        shutil.rmtree(old, ignore_errors=True)
    LOGS.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, str(ROOT / "run.py"), "compile", "--behind", str(os.getpid())]
    priority = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
    with (LOGS / "behind.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, start_new_session=True, creationflags=priority
        )
    _behind.append(process)
    return True


def end_behind() -> None:
    """Where this process has not become the game but waited for it."""
    for process in _behind:
        process.kill()


def compile_behind(parent: int) -> int:
    """What that process does. Only a failure is told to whoever plays."""
    if os.name != "nt":
        os.nice(NICENESS)
        ionice = shutil.which("ionice")
        if ionice:
            subprocess.run([ionice, "-c", "3", "-p", str(os.getpid())], capture_output=True, check=False)
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    time.sleep(HEAD_START)
    try:
        ensure()
    except Stop as stop:
        say(str(stop))
        where = (LOGS / "behind.log").relative_to(ROOT)
        print(f"[run] The rules could not be compiled; the computers go on without. {where} says why.", file=sys.stderr)
        return 1
    return 0


def end_with(parent: int) -> None:
    """This process leads a group of its own, so the compiler and all that it has started end with it."""
    while os.getppid() == parent:
        time.sleep(WATCHING)
    os.killpg(0, signal.SIGKILL)
