"""Compiles the rules: mypyc writes C, and the C compiler works on all cores at once.

    python compiling.py LIBRARY MODULE…     in a folder that holds a copy of the sources

setuptools compiles the files of one extension one after the other, which leaves all cores but one idle for minutes.
Here they are compiled side by side. With `GREATPOWERS_COMPILE_CACHE` an object file is kept under a hash of all it
depends on, so a small change compiles little, and a run that was ended goes on where it stopped. A line `[done/all]` is
written for each file, for whoever waits.

`hatch_build.py` starts this; `run.py` asks `missing_toolchain`. So this file needs the standard library only, until
something is compiled.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

PACKAGE = "greatpowers"
PARTS = ("kernel", "games/evaluation.py", "games/*/rules", "games/*/players", "players")
"""What is compiled: folders and files of the package, * allowed."""

OPTIONS = ("--config-file=", "--explicit-package-bases", "--follow-imports=silent", "--ignore-missing-imports")
"""Where the package is built, nothing is installed that the modules around the compiled ones import."""
CLOSE = ["-fvisibility=hidden", "-fno-plt"]
"""Our modules call each other directly and not through tables in which another library could change the addresses."""
SETTINGS = {"opt_level": "3", "debug_level": "0", "group_name": PACKAGE, "multi_file": True}
INCLUDE = re.compile(rb'^\s*#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)


def sources(source: Path) -> list[Path]:
    """The files that are compiled, and the `__init__.py` beside them."""
    places = [place for part in PARTS for place in sorted((source / PACKAGE).glob(part))]
    return [path for place in places for path in ([place] if place.is_file() else sorted(place.rglob("*.py")))]


# --- the toolchain ----------------------------------------------------------------------------------------------------


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def missing_toolchain() -> str:
    """What the machine lacks to compile C for this Python, in words; empty when nothing is missing."""
    if os.name == "nt":
        return missing_on_windows()
    if not toolchain():
        return f"there is no C compiler ({compiler()[0]}): install gcc or clang"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing: install python3-dev"
    return ""


def missing_on_windows() -> str:
    try:
        from setuptools._distutils.ccompiler import new_compiler
    except ImportError:
        return ""  # asked too early: whoever compiles asks again
    try:
        new_compiler().initialize()  # type: ignore[attr-defined, unused-ignore]
    except Exception as error:
        return f"there is no C compiler ({error}): install the Microsoft C++ Build Tools"
    return ""


@cache
def toolchain() -> str:
    """The C compiler in its own words; empty when there is none."""
    try:
        told = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return told.stdout if told.returncode == 0 else ""


# --- object files -----------------------------------------------------------------------------------------------------


class Objects:
    """Object files under a hash of what they were compiled from; those of earlier sources go at the end."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.used: set[str] = set()
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def made(self, name: str, target: Path, make: Callable[[], object]) -> None:
        """Bring `target` about: from what is kept, or by `make`."""
        if self.folder is None:
            make()
            return
        self.used.add(name)
        kept = self.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if kept.is_file():
            shutil.copyfile(kept, target)
            return
        make()
        part = self.folder / f"{name}.{threading.get_ident()}.part"
        shutil.copyfile(target, part)
        part.replace(kept)

    def tidy(self) -> None:
        for path in self.folder.iterdir() if self.folder is not None else ():
            if path.name not in self.used:
                path.unlink(missing_ok=True)


def content(source: Path, settings: str, folders: list[Path]) -> str:
    """A hash of a C file with all that it includes; what the system brings is in `settings` by its version."""
    total = hashlib.sha256(settings.encode())
    met: set[Path] = set()
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path in met:
            continue
        met.add(path)
        own, included = looked_at(path)
        total.update(path.name.encode() + b"\0" + own)
        for name in included:
            places = [folder / name for folder in (path.parent, *folders)]
            waiting += [place.resolve() for place in places if place.is_file()][:1]
    return total.hexdigest()


@cache
def looked_at(path: Path) -> tuple[bytes, list[str]]:
    """The hash of one file, and the names it includes."""
    text = path.read_bytes()
    return hashlib.sha256(text).digest(), [name.decode() for name in INCLUDE.findall(text)]


# --- compiling --------------------------------------------------------------------------------------------------------


def parallel(base: type[Any], objects: Objects, cores: int) -> type[Any]:
    """setuptools' `build_ext`, but the files of all extensions are compiled side by side, the longest first."""

    class BuildAtOnce(base):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.check_extensions_list(self.extensions)
            if not getattr(self.compiler, "initialized", True):
                self.compiler.initialize()  # Microsoft's, which would do it for every file at once
            one = self.compiler.compile
            count = Count(sum(len(extension.sources) for extension in self.extensions))
            with ThreadPoolExecutor(cores) as compiling, ThreadPoolExecutor(cores) as linking:

                def compile_all(files: list[str], output_dir: str | None = None, **settings: Any) -> list[str]:
                    def compile_one(file: str) -> str:
                        target = Path(self.compiler.object_filenames([file], output_dir=output_dir)[0])
                        folders = [Path(folder) for folder in settings.get("include_dirs") or []]
                        how = [toolchain(), sys.version, getattr(self.compiler, "compiler_so", ""), settings]
                        name = content(Path(file).resolve(), repr(how), folders)
                        objects.made(name, target, partial(one, [file], output_dir=output_dir, **settings))
                        count.next(file)
                        return str(target)

                    ordered = sorted(files, key=lambda file: -Path(file).stat().st_size)
                    made = {file: compiling.submit(compile_one, file) for file in ordered}
                    return [made[file].result() for file in files]

                self.compiler.compile = compile_all
                try:
                    for built in [linking.submit(self.build_extension, extension) for extension in self.extensions]:
                        built.result()
                except BaseException:
                    for pool in (linking, compiling):
                        pool.shutdown(wait=False, cancel_futures=True)
                    raise

    return BuildAtOnce


class Count:
    """`[done/all]`, a line for each file."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.done = 0
        self.lock = threading.Lock()

    def next(self, name: str) -> None:
        with self.lock:
            self.done += 1
            print(f"[{self.done}/{self.count}] {name}", file=sys.stderr, flush=True)


def main(library: str, modules: list[str]) -> None:
    setuptools = import_module("setuptools")
    build_ext = import_module("setuptools.command.build_ext").build_ext
    mypycify = import_module("mypyc.build").mypycify  # it wants to come after setuptools
    kept = os.environ.get("GREATPOWERS_COMPILE_CACHE")
    objects = Objects(Path(kept, "objects") if kept else None)
    extensions = mypycify([*OPTIONS, *modules], **SETTINGS)
    for extension in extensions if os.name != "nt" else ():
        extension.extra_compile_args = [*extension.extra_compile_args, *CLOSE]
    extensions.sort(key=lambda extension: -len(extension.sources))  # the long one first
    setuptools.setup(
        name=PACKAGE,
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": parallel(build_ext, objects, os.cpu_count() or 1)},
        script_args=["--quiet", "build_ext", "--build-lib", library, "--build-temp", "objects"],
    )
    objects.tidy()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
