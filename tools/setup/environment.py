"""The virtual environment `.venv`: only what is needed, as the locks name it, and the sources on its path."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path

from tools.setup.places import (
    BUILD,
    COMPILED,
    DEV_LOCK,
    PLAY_LOCK,
    PYTHON,
    ROOT,
    SCRIPTS,
    SRC,
    SUFFIX,
    VENV,
    Stop,
    alone,
    digest,
    read_stamp,
    write_stamp,
)
from tools.setup.progress import display, tool

STAMP = VENV / "greatpowers.json"
VERSION = sysconfig.get_python_version()
BYTECODE = BUILD / "bytecode"
"""What Python makes of sources that it has read once; without it every start of the server takes three seconds more."""
UV = BUILD / "uv"
"""uv is fetched for as long as it is needed: it installs many times faster than pip, but weighs 40 MB."""

NO_CACHE = ["--no-cache-dir"]
"""Whoever plays installs once: what was downloaded does not stay on the disk as well."""

MAKING = "a virtual environment"
FETCHING = "the installer"
LOCKS = {PLAY_LOCK: ("packages for playing", 12.0), DEV_LOCK: ("packages for development", 40.0)}
"""What each is called, and how many seconds it usually takes."""


def set_up(*locks: Path) -> None:
    """Make `.venv` hold what these locks name, and find the package in `src`."""
    with alone("set-up.lock"):
        bring_up_to_date(locks)


def bring_up_to_date(locks: tuple[Path, ...]) -> None:
    wanted = {lock.name: digest([lock]) for lock in locks}
    present = read_stamp(STAMP)
    if not PYTHON.exists() or present.get("root") != str(ROOT) or present.get("python") != VERSION:
        present = {}
    due = [lock for lock in locks if present.get(lock.name) != wanted[lock.name]]
    if not due:
        return
    if not present:
        display.expect((MAKING, 6.0))
    display.expect((FETCHING, 3.0), *(LOCKS[lock] for lock in due))
    if not present:
        make_environment()
        present = {"root": str(ROOT), "python": VERSION}
    kept = [] if DEV_LOCK in locks else NO_CACHE
    try:
        for lock in due:
            install(LOCKS[lock][0], ["--require-hashes", "-r", str(lock), *kept])
            present[lock.name] = wanted[lock.name]
            write_stamp(STAMP, present)
    finally:
        shutil.rmtree(UV, ignore_errors=True)
        fetched_uv.cache_clear()


def holds(lock: Path) -> bool:
    """Whether what this lock names is installed."""
    return read_stamp(STAMP).get(lock.name) == digest([lock])


def make_environment() -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Stop(
                f"Python's module {module} is missing: install python3-venv"
                " (Debian and Ubuntu: apt install python3-venv) and start again."
            )
    tool(MAKING, [sys.executable, "-m", "venv", "--clear", str(VENV)])
    places = {"base": str(VENV), "platbase": str(VENV), "installed_base": str(VENV), "installed_platbase": str(VENV)}
    packages = Path(sysconfig.get_path("purelib", "venv", places))
    (packages / "greatpowers.pth").write_text(f"{SRC}\n", encoding="utf-8")


def install(what: str, arguments: list[str], python: Path = PYTHON) -> None:
    """By uv where it can be had, else by pip."""
    uv = fetched_uv()
    if uv:
        try:
            tool(what, [uv, "pip", "install", "--python", str(python), *arguments])
            return
        except Stop:
            display.say(f"{what}: uv failed, going on with pip")
    tool(f"{what}, by pip", [str(python), "-m", "pip", "install", "--no-compile", *arguments])


@cache
def fetched_uv() -> str:
    own = SCRIPTS / f"uv{SUFFIX}"  # part of what development needs
    for found in (str(own) if own.exists() else None, shutil.which("uv")):
        if found and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0:
            return found
    pip = [str(PYTHON), "-m", "pip", "install", "--no-compile", *NO_CACHE]
    try:
        tool(FETCHING, [*pip, "--only-binary", ":all:", "--target", str(UV), "uv"])
    except Stop:
        return ""
    return str(next((path for path in UV.rglob(f"uv{SUFFIX}") if path.is_file()), ""))


def environment(build: str) -> dict[str, str]:
    """The variables of a child process: which build it loads is decided here and nowhere else."""
    variables = dict(os.environ, VIRTUAL_ENV=str(VENV), GREATPOWERS_BUILD=build, PYTHONPYCACHEPREFIX=str(BYTECODE))
    for name in ("GREATPOWERS_COMPILED", "PYTHONDONTWRITEBYTECODE"):
        variables.pop(name, None)
    path = [part for part in variables.get("PYTHONPATH", "").split(os.pathsep) if part and part != str(COMPILED)]
    if build == "compiled":
        path.insert(0, str(COMPILED))
    variables["PYTHONPATH"] = os.pathsep.join(path)
    return variables
