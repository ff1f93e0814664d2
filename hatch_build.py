"""Build hook: the wheel carries the rules and players compiled by mypyc; an editable install stays plain Python.

A temporary copy of these packages is compiled, so no extension module ever lies in `src/`, where it would win
silently over an edited source. Without a C compiler the wheel is plain and plays the same games more slowly; every
other failure stops the build. `tools/compiling.py` says what is compiled, and does it.

Environment:
    GREATPOWERS_PLAIN=1              compile nothing: a wheel for every system
    GREATPOWERS_REQUIRE_COMPILED=1   no compiler is an error, too
    GREATPOWERS_COMPILE_CACHE=DIR    keep the extension modules there and reuse them while the sources are the same
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from fnmatch import fnmatch
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = Path(__file__).resolve().parent / "tools" / "compiling.py"
MYPYC = "mypy[mypyc]>=1.18"
EXTENSIONS = (".so", ".pyd")
LIBRARY = "library-"

_found = importlib.util.spec_from_file_location("compiling", COMPILER)  # the hook is loaded by its path, so is this
assert _found is not None and _found.loader is not None
compiling = importlib.util.module_from_spec(_found)
_found.loader.exec_module(compiling)

PACKAGE = compiling.PACKAGE
sources = compiling.sources


class Failure(Exception):
    """Why there is no compiled build, in a sentence."""


class CompileHook(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel, beside their sources."""

    PLUGIN_NAME = "custom"
    scratch: tempfile.TemporaryDirectory[str]

    def dependencies(self) -> list[str]:
        """What a build needs beside hatchling: nothing when it compiles nothing."""
        return [] if is_plain() else [MYPYC, "setuptools"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or is_plain():
            return
        try:
            self.add_compiled(build_data)
        except Failure as failure:
            self.app.abort(f"{PACKAGE}: {failure}")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        missing = compiling.missing_toolchain()
        if missing:
            if os.environ.get("GREATPOWERS_REQUIRE_COMPILED") == "1":
                raise Failure(f"the compiled build is asked for, but {missing}")
            self.app.display_warning(f"{PACKAGE}: plain build, because {missing}")
            return
        source = Path(self.root) / "src"
        modules = compiled_modules(source, self.config.get("interpreted", []))
        if not modules:
            raise Failure(f"no module to compile below {source / PACKAGE}")
        library = self.library(source, modules)
        for path in extension_modules(library):
            build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def library(self, source: Path, modules: list[str]) -> Path:
        """The folder of compiled modules, from the cache when the very same sources were compiled before."""
        cache = os.environ.get("GREATPOWERS_COMPILE_CACHE")
        if not cache:
            self.scratch = tempfile.TemporaryDirectory(prefix="greatpowers-")  # lives until the wheel is written
            return compile_copy(source, modules, Path(self.scratch.name))
        kept = Path(cache).resolve() / f"{LIBRARY}{fingerprint(source, modules)}"
        if not kept.is_dir():
            for old in kept.parent.glob(f"{LIBRARY}*"):
                shutil.rmtree(old)
            with tempfile.TemporaryDirectory(prefix="greatpowers-") as scratch:
                shutil.copytree(compile_copy(source, modules, Path(scratch)), kept.with_suffix(".part"))
            kept.with_suffix(".part").rename(kept)
        return kept


def compiled_modules(source: Path, interpreted: list[str]) -> list[str]:
    """Paths below `source`; `__init__.py` files only gather names and stay interpreted."""
    found = []
    for path in sources(source):
        relative = path.relative_to(source)
        name = ".".join(relative.with_suffix("").parts)
        if path.name != "__init__.py" and not any(fnmatch(name, pattern) for pattern in interpreted):
            found.append(relative.as_posix())
    return found


def copied(source: Path, copy: Path) -> Path:
    """All modules: mypy reads what the compiled ones import, and where a package is built it is not installed. The
    package's own `__init__.py` is empty in the copy: it belongs to the edge."""
    for path in sorted((source / PACKAGE).rglob("*.py")):
        target = copy / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    (copy / PACKAGE / "__init__.py").write_text("", encoding="utf-8")
    return copy


def compile_copy(source: Path, modules: list[str], scratch: Path) -> Path:
    """Compile a copy of the packages under `scratch`; the folder of the results."""
    copy = copied(source, scratch / "source")
    library = copy / "library"
    command = [sys.executable, "-P", str(COMPILER), library.name, *modules]
    if subprocess.run(command, cwd=copy, stdout=sys.stderr, check=False).returncode != 0:
        raise Failure("mypyc or the C compiler failed; its messages are above")
    built = {path.relative_to(library).as_posix().split(".")[0] + ".py" for path in extension_modules(library)}
    lost = sorted(set(modules) - built)
    if lost:
        raise Failure(f"compiled without an extension module: {', '.join(lost)}")
    return library


def extension_modules(library: Path) -> list[Path]:
    return sorted(path for path in library.rglob("*") if path.suffix in EXTENSIONS)


def fingerprint(source: Path, modules: list[str]) -> str:
    """A hash of all that the compiled modules depend on."""
    digest = hashlib.sha256()
    toolchain = [sys.version, sysconfig.get_platform(), installed_version("mypy"), os.environ.get("CC", "")]
    digest.update("\0".join(toolchain + modules).encode())
    for path in [Path(__file__), COMPILER, *sources(source)]:
        digest.update(str(path).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def is_plain() -> bool:
    return os.environ.get("GREATPOWERS_PLAIN") == "1"
