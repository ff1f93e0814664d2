"""sdist and wheel as `python -m build` makes them, installed into an empty environment, serve pages."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from pathlib import Path
from typing import NamedTuple

import brotli
import pytest

import hatch_build
from tools import compiling
from tools.ports import free_port
from tools.setup import checks
from tools.setup.places import CLIENT, ROOT, files_under

HIDDEN = ("PYTHONPATH", "GREATPOWERS_BUILD", "GREATPOWERS_COMPILED", "VIRTUAL_ENV")
START_UP = 120.0
"""Seconds until a server answers, on a busy machine."""

BARE = """
import sys
import greatpowers, greatpowers.arena.tournament, greatpowers.lab.report, greatpowers.players.roster
match = greatpowers.start("imperial-2030", seats=3, seed=7)
while not match.over:
    decision = match.decisions[0]
    match.play(decision.options[-1], seat=decision.seat)
foreign = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sorted(name for name in foreign if not name.startswith("_")), len(match.scores()))
"""


def test_the_modules_can_be_compiled_where_nothing_is_installed(tmp_path: Path) -> None:
    """As in the environment in which pip builds: what mypy reads of ours lies beside the modules."""
    copy = hatch_build.copied(ROOT / "src", tmp_path / "source")
    modules = hatch_build.compiled_modules(ROOT / "src", [])
    mypy = [sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run([*mypy, *compiling.OPTIONS, *modules], cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


class Packages(NamedTuple):
    sdist: Path
    wheel: Path


def variables(**more: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in HIDDEN} | {"LC_ALL": "C"} | more


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """`build` makes the wheel from the sdist, not from the sources, so the sdist is known to be whole."""
    target = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target), str(ROOT)]
    done = subprocess.run(
        command, cwd=target, env=variables(GREATPOWERS_PLAIN="1"), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,), (wheel,) = target.glob("*.tar.gz"), target.glob("*.whl")
    return Packages(sdist, wheel)


def test_both_hold_the_built_client(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as sdist:
        in_sdist = {name.partition("/")[2] for name in sdist.getnames()}
    with zipfile.ZipFile(packages.wheel) as wheel:
        in_wheel = set(wheel.namelist())
    assert (CLIENT / "index.html").is_file()
    for path in files_under(CLIENT):
        name = path.relative_to(CLIENT.parent.parent).as_posix()
        assert f"src/{name}" in in_sdist and name in in_wheel
    assert {"web/package-lock.json", "hatch_build.py", "tools/compiling.py", "LICENSE", "README.md"} <= in_sdist
    assert not [name for name in in_sdist if "node_modules" in name or name.startswith(("tests/", "docs/", ".build"))]


def test_the_plain_wheel_is_for_every_system(packages: Packages) -> None:
    assert packages.wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(packages.wheel) as wheel:
        assert not [name for name in wheel.namelist() if name.endswith((".so", ".pyd", ".c"))]
        assert "greatpowers/py.typed" in wheel.namelist()
        size = sum(row.compress_size for row in wheel.infolist())
    assert size < 10_000_000


def install(folder: Path, *what: str) -> Path:
    """The programs of an empty environment with this in it."""
    uv = shutil.which("uv", path=Path(sys.executable).parent) or shutil.which("uv")
    assert uv is not None, "uv is part of what development needs"
    if not folder.exists():
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(folder)], env=variables(), check=True)
    lock = ["-c", str(ROOT / "requirements.lock")]
    python = folder / Path(sys.executable).relative_to(sys.prefix)
    command = [uv, "pip", "install", "--quiet", "--python", str(python), *lock, *what]
    done = subprocess.run(command, env=variables(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return python.parent


def ask(port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def test_the_wheel_serves_its_pages(packages: Packages, tmp_path: Path) -> None:
    programs = install(tmp_path / "venv", f"{packages.wheel}[server]")
    port = free_port()
    command = [str(programs / "greatpowers"), "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    log = tmp_path / "log"
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=tmp_path, env=variables(), stdout=output, stderr=output)
    try:
        ends = time.monotonic() + START_UP
        while True:
            try:
                status, health = ask(port, "/health")
                break
            except OSError:
                assert process.poll() is None and time.monotonic() < ends, log.read_text()
                time.sleep(0.1)
        assert status == 200, health
        status, page = ask(port, "/")
        built, behind = (CLIENT / "index.html").read_bytes(), b'<link rel="icon"'  # its head has a preview of the link
        assert (status, page.partition(behind)[2]) == (200, built.partition(behind)[2])
        assert b'property="og:title"' in page
        assets = re.findall(rb'(?:src|href)="(/assets/[^"]+)"', page)
        assert assets
        for asset in assets:
            status, content = ask(port, asset.decode())
            assert (status, content) == (200, (CLIENT / asset.decode().lstrip("/")).read_bytes())
        status, games = ask(port, "/api/games")
        assert status == 200 and "imperial-2030" in json.dumps(json.loads(games))
    finally:
        process.terminate()
        process.wait(60)


def greatpowers(programs: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(programs / "greatpowers"), *arguments]
    return subprocess.run(command, env=variables(), capture_output=True, text=True, check=False)


def test_the_bare_package_is_the_engine(packages: Packages, tmp_path: Path) -> None:
    """It plays a whole game by itself; a command that needs more says in one line what brings it."""
    programs = install(tmp_path / "venv", str(packages.wheel))
    done = subprocess.run(
        [str(programs / "python"), "-c", BARE], env=variables(), capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "['greatpowers', 'mypy_extensions'] 3", done.stderr
    for command, extra in (("serve", "server"), ("play", "server"), ("arena", "research"), ("games", "terminal")):
        done = greatpowers(programs, command)
        line = f"greatpowers: `greatpowers {command}` needs more packages: pip install 'greatpowers[{extra}]'\n"
        assert (done.returncode, done.stdout, done.stderr) == (2, "", line)

    install(tmp_path / "venv", f"{packages.wheel}[terminal]")
    assert "imperial-2030" in greatpowers(programs, "games").stdout
    done = greatpowers(programs, "serve")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1) and "greatpowers[server]" in done.stderr


# --- what is written down ---------------------------------------------------------------------------------------------


def test_what_is_packed_is_what_lies_beside_it() -> None:
    packed = [path for path in files_under(CLIENT) if path.suffix == ".br"]
    assert packed
    for path in packed:
        assert brotli.decompress(path.read_bytes()) == path.with_suffix("").read_bytes(), path.name


def test_only_tested_versions_of_python_are_claimed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    claimed = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    assert tuple(claimed) == checks.PYTHONS
    assert project["requires-python"] == f">={checks.PYTHONS[0]}"


def pins(name: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([a-z0-9.-]+)==([^\s;]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


def test_the_locks_agree_and_playing_needs_little() -> None:
    play, build, dev = map(pins, ("requirements.lock", "requirements-build.lock", "requirements-dev.lock"))
    for lock in (play, build):
        assert lock and all(dev[package] == versions for package, versions in lock.items())
    assert len(play) <= 50 and not {"mypy", "pytest", "playwright", "ray", "numpy", "uv"} & play.keys()


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-build.lock", "requirements-dev.lock"])
def test_no_place_gets_into_a_lock(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert not re.search(r"https?://|^-|/(home|root|work|tmp|opt)/", text, re.MULTILINE)
    assert all("--hash=sha256:" in block for block in re.split(r"\n(?=[a-z0-9.-]+==)", text))
