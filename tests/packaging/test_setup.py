"""What run.py does around a game: the display, the compiled build behind it, the client, what the machine lacks."""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tools import compiling
from tools.setup import checks, client, compiled, environment, machine, places, progress
from tools.setup.places import ROOT, Stop

PATIENCE = 60.0
"""Seconds a process may take to notice something, on a busy machine."""

# --- the display ------------------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO) -> progress.Display:
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(sys, "argv", ["run.py", "play"])
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(progress, "REWRITE", 0.001)
    return progress.Display()


def test_a_terminal_sees_one_line_that_is_rewritten_and_then_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    display = shown(monkeypatch, stream)
    display.expect(("packages", 20.0), ("the client", 30.0))
    with display.step("packages"):
        while "left" not in stream.getvalue():
            time.sleep(0.001)
    text = stream.getvalue()
    assert "\n" not in text and "\rpackages" not in text.replace("\x1b[K", "\0")
    assert re.search(r"packages · \d+ s · about \d\d s left", text)
    assert text.endswith("\r\x1b[K"), "nothing of it stays"


def test_elsewhere_each_step_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    display = shown(monkeypatch, stream)
    display.expect(("packages", 20.0))
    with display.step("packages"):
        pass
    begun, done = stream.getvalue().splitlines()
    assert begun == "[run] packages … (about 20 s)" and re.fullmatch(r"\[run\] packages: [\d.]+ s", done)


def test_the_estimate_follows_what_a_tool_counts(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert progress.counted(log) == 0
    log.write_text("warming up\n[1/4] one.c\n[3/4] two.c\n", encoding="utf-8")
    assert progress.counted(log) == 0.75
    assert progress.Display().left(100.0, 30.0, 0.75) == pytest.approx(10.0)


def test_what_a_tool_says_goes_to_a_log_and_its_end_is_shown_when_it_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "LOGS", tmp_path)
    monkeypatch.setattr(progress, "ROOT", tmp_path)
    talk = "for n in range(99): print('line', n)\nraise SystemExit(3)"
    with pytest.raises(Stop) as stop:
        progress.tool("A tool, loud", [sys.executable, "-c", talk])
    assert "a-tool-loud.log" in str(stop.value) and str(stop.value).endswith("line 98")
    assert "line 50" not in str(stop.value) and "line 0\n" in (tmp_path / "a-tool-loud.log").read_text("utf-8")
    with pytest.raises(Stop, match="no-such-program"):
        progress.tool("Nothing", [str(tmp_path / "no-such-program")])
    assert "line" not in "".join(capfd.readouterr())


# --- the compiled build -----------------------------------------------------------------------------------------------


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A build folder of our own, with a compiler at hand and everything installed."""
    for name, folder in (("COMPILED", "compiled"), ("TOOLS", "compiler"), ("SCRATCH", "scratch"), ("LOGS", "log")):
        monkeypatch.setattr(compiled, name, tmp_path / folder)
    monkeypatch.setattr(compiled, "BUILD", tmp_path)
    monkeypatch.setattr(places, "BUILD", tmp_path)
    monkeypatch.setattr(compiled, "holds", lambda lock: True)
    monkeypatch.setattr(compiling, "missing_toolchain", lambda: "")
    return tmp_path


def wheel_of(folder: Path) -> Callable[..., None]:
    def make(name: str, command: list[str], variables: dict[str, str]) -> None:
        time.sleep(0.05)
        target = Path(command[command.index("-d") + 1])
        target.mkdir()
        with zipfile.ZipFile(target / "greatpowers.whl", "w") as wheel:
            wheel.writestr("greatpowers/__init__.py", "")
            wheel.writestr("greatpowers__mypyc.so", "library")
        kept = folder / "mypyc" / "library-1" / "greatpowers__mypyc.so"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text("library")

    return make


def test_the_compiled_build_is_there_whole_and_nothing_else_is_left(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "tool", wheel_of(build))
    assert not compiled.is_there()
    assert compiled.ensure() and compiled.is_there()
    assert sorted(path.name for path in build.iterdir()) == ["compile.lock", "compiled", "mypyc"]
    library = build / "compiled" / "greatpowers__mypyc.so"
    assert library.samefile(build / "mypyc" / "library-1" / library.name), "the disk holds it once"
    monkeypatch.setattr(compiled, "sources", lambda: "other sources")
    assert not compiled.is_there()


def test_a_compiler_that_fails_leaves_nothing_half_done(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, command: list[str], variables: dict[str, str]) -> None:
        wheel_of(build)(name, command, variables)
        raise Stop("the compiler failed")

    monkeypatch.setattr(compiled, "tool", fail)
    with pytest.raises(Stop):
        compiled.ensure()
    assert not (build / "compiled").exists() and not compiled.is_there()
    monkeypatch.setattr(compiled, "tool", wheel_of(build))
    assert compiled.ensure() and compiled.is_there()


def test_two_at_once_compile_once(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def count(name: str, command: list[str], variables: dict[str, str]) -> None:
        made.append(name)
        wheel_of(build)(name, command, variables)

    monkeypatch.setattr(compiled, "tool", count)
    both = [threading.Thread(target=compiled.ensure) for _ in range(2)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert made == [compiled.BUILDING] and compiled.is_there()


def test_without_a_compiler_it_plays_on_and_says_so_in_a_line(
    build: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "missing_toolchain", lambda: "there is no C compiler (cc): install gcc or clang")
    assert not compiled.start_behind() and not compiled.ensure()
    first, _ = capsys.readouterr().err.splitlines()
    assert first == "[run] plays on plain Python, because there is no C compiler (cc): install gcc or clang"


BEHIND = """
import os, subprocess, sys
sys.path.insert(0, {root!r})
from tools.setup import compiled
def ensure():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    with open({notes!r}, "w") as notes:
        print(os.nice(0), os.getpid(), child.pid, file=notes)
    child.wait()
compiled.ensure = ensure
compiled.HEAD_START = 0.0
compiled.compile_behind(int(sys.argv[1]))
"""

GAME = """
import os, subprocess, sys, time
subprocess.Popen([sys.executable, "-c", {behind!r}, str(os.getpid())], start_new_session=True)
time.sleep(600)
"""


def runs(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux which processes run")
def test_the_compiler_behind_a_game_is_polite_and_ends_with_it(tmp_path: Path) -> None:
    """The game is killed, not asked; the compiler and what it has started are gone as well."""
    notes = tmp_path / "notes"
    behind = BEHIND.format(root=str(ROOT), notes=str(notes))
    game = subprocess.Popen([sys.executable, "-c", GAME.format(behind=behind)])
    try:
        ends = time.monotonic() + PATIENCE
        while not (notes.is_file() and notes.read_text().strip()):
            assert time.monotonic() < ends
            time.sleep(0.02)
        niceness, *processes = map(int, notes.read_text().split())
        assert niceness >= compiled.NICENESS and all(map(runs, processes))
    finally:
        game.kill()
        game.wait()
    ends = time.monotonic() + PATIENCE
    while any(map(runs, processes)):
        assert time.monotonic() < ends
        time.sleep(0.02)


# --- object files -----------------------------------------------------------------------------------------------------


def test_an_object_file_is_compiled_again_when_anything_it_includes_has_changed(tmp_path: Path) -> None:
    source, header, deep = tmp_path / "one.c", tmp_path / "include" / "one.h", tmp_path / "include" / "deep.h"
    header.parent.mkdir()
    source.write_text('#include <Python.h>\n#include "one.h"\n')
    header.write_text('#  include "deep.h"\n')
    deep.write_text("int deep;\n")

    def name(settings: str = "-O3") -> str:
        compiling.looked_at.cache_clear()
        return compiling.content(source, settings, [header.parent])

    first = name()
    assert name() == first and name("-O2") != first
    deep.write_text("long deep;\n")
    assert name() != first
    deep.write_text("int deep;\n")
    assert name() == first


def test_object_files_are_kept_and_those_of_earlier_sources_go(tmp_path: Path) -> None:
    made: list[str] = []
    target = tmp_path / "objects" / "one.o"

    def make(content: str) -> Callable[[], None]:
        def write() -> None:
            made.append(content)
            target.write_text(content)

        return write

    first = compiling.Objects(tmp_path / "kept")
    first.made("a", target, make("a"))
    first.made("b", target, make("b"))
    second = compiling.Objects(tmp_path / "kept")
    second.made("a", target, make("never"))
    assert made == ["a", "b"] and target.read_text() == "a"
    second.tidy()
    assert [path.name for path in (tmp_path / "kept").iterdir()] == ["a"]


# --- the client -------------------------------------------------------------------------------------------------------


@pytest.fixture
def web(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Sources and a client that fits them; building takes no Node here."""
    root = tmp_path / "web"
    for name in client.SOURCES:
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text(name)
    for folder in client.FOLDERS:
        (root / folder).mkdir()
        (root / folder / "one.ts").write_text(folder)
    for name, place in (("WEB", root), ("FRESH", tmp_path / "fresh"), ("CLIENT", tmp_path / "client")):
        monkeypatch.setattr(client, name, place)
    monkeypatch.setattr(client, "BUILD", tmp_path)
    monkeypatch.setattr(places, "BUILD", tmp_path)
    monkeypatch.setattr(client, "digest", lambda paths, root=tmp_path: places.digest(paths, root))
    monkeypatch.setattr(client, "packages", lambda: None)
    monkeypatch.setattr(client, "npm", lambda: ["npm"])
    monkeypatch.setattr(client, "node_environment", dict)

    def build(name: str, command: list[str], variables: dict[str, str], folder: Path) -> None:
        fresh = Path(command[command.index("--outDir") + 1])
        fresh.mkdir()
        (fresh / "index.html").write_text("".join(path.read_text() for path in sorted((root / "src").glob("*.ts"))))
        (fresh / "index.html.br").write_bytes(os.urandom(8))

    monkeypatch.setattr(client, "tool", build)
    client.ensure()
    return root


def test_a_client_that_fits_is_used_and_an_edit_builds_it_anew(web: Path) -> None:
    stamp = (web.parent / "client" / client.STAMP).read_text()
    assert client.fits()
    (web / "README.md").write_text("not part of it")
    (web / "src" / "one.test.ts").write_text("neither")
    (web / "src" / "fixtures").mkdir()
    (web / "src" / "fixtures" / "moment.json").write_text("nor this")
    assert client.fits()
    (web / "src" / "one.ts").write_text("edited")
    assert not client.fits()
    client.ensure()
    assert client.fits() and (web.parent / "client" / client.STAMP).read_text() != stamp


def test_the_test_run_fails_for_a_client_that_is_older_than_its_sources(web: Path) -> None:
    client.proved()
    (web / "src" / "one.ts").write_text("edited")
    with pytest.raises(Stop, match=r"older than its sources in web/\. It is built anew"):
        client.proved()
    client.proved()


def test_the_test_run_fails_for_a_client_that_its_sources_do_not_give(web: Path) -> None:
    (web.parent / "client" / "index.html").write_text("edited by hand")
    with pytest.raises(Stop, match=r"not what web/ gives \(index\.html\)"):
        client.proved()
    (web.parent / "client" / "more.js").write_text("left over")
    with pytest.raises(Stop, match=r"more\.js"):
        client.proved()


def test_a_compiled_build_that_was_kept_is_tested_with_the_client_of_now(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only `web/` was edited: nothing is compiled anew, and browsers must not meet the client of the last time."""
    monkeypatch.setattr(client, "SRC", web.parent)
    monkeypatch.setattr(client, "COMPILED", web.parent / "compiled")
    monkeypatch.setattr(compiled, "ensure", lambda: True)
    copy = web.parent / "compiled" / "client" / "index.html"
    assert checks.Beside.compile()
    (web / "src" / "one.ts").write_text("edited")
    client.ensure()
    assert "edited" not in copy.read_text()
    assert checks.Beside.compile()
    assert "edited" in copy.read_text()


# --- what the machine lacks -------------------------------------------------------------------------------------------


def need(name: str, there: list[str], fetch: Callable[[], None] | None) -> machine.Need:
    return machine.Need(name, lambda: name in there, (f"{name}-package",), fetch, f"apt install {name}")


def test_something_better_is_asked_for_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(machine, "install_packages", installed.extend)
    heavy = need("chromium", ["chromium"], lambda: pytest.fail("it would do"))
    machine.get([replace(heavy, is_best=lambda: False), heavy])
    assert installed == ["chromium-package"]


def test_packages_that_are_not_known_do_not_keep_others_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def tool(name: str, command: list[str], variables: dict[str, str]) -> None:
        if "install" in command:
            asked.append([word for word in command if word in ("known", "unknown")])
            if "unknown" in command:
                raise Stop("no such package")

    monkeypatch.setattr(machine, "tool", tool)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setenv("CI", "true")
    machine.install_packages(["unknown", "known"])
    machine.install_packages(["known"])
    assert asked == [["unknown", "known"], ["unknown"], ["known"], ["known"]]


def test_what_is_missing_is_installed_or_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    there, installed = ["gcc"], []

    def packages(names: list[str]) -> None:
        installed.extend(names)
        there.append("postgres")

    monkeypatch.setattr(machine, "install_packages", packages)
    machine.get(
        [
            need("gcc", there, None),
            need("postgres", there, lambda: pytest.fail("it is there by now")),
            need("chromium", there, lambda: there.append("chromium")),
        ]
    )
    assert installed == ["postgres-package", "chromium-package"] and "chromium" in there


def test_what_cannot_be_had_is_named_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "install_packages", lambda names: None)

    def fail() -> None:
        raise Stop("no network")

    with pytest.raises(Stop) as stop:
        machine.get([need("postgres", [], fail), need("chromium", [], None)])
    assert str(stop.value).splitlines()[1:] == [
        "[run] missing: postgres: apt install postgres",
        "[run] missing: chromium: apt install chromium",
    ]


def test_the_phases_fail_together_and_none_hides_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(beside: checks.Beside) -> str:
        raise Stop("one clear line")

    phases = [("good", lambda beside: checks.OK), ("bad", stop), ("late", lambda beside: checks.OK)]
    monkeypatch.setattr(client, "packages", lambda: None)
    monkeypatch.setattr(checks, "FIRST", ("first", lambda beside: checks.OK))
    monkeypatch.setattr(checks, "CHECKS", {"wrong": ["tools.nothing"], "right": ["json.tool", "--help"]})
    monkeypatch.setattr(checks, "PHASES", phases)
    monkeypatch.setenv("CI", "")
    assert checks.test_all() == 1
    out = capsys.readouterr()
    assert [line.split()[::2] for line in out.out.splitlines()[2:]] == [
        ["first", "ok"],
        ["wrong", "FAILED"],
        ["right", "ok"],
        ["good", "ok"],
        ["bad", "FAILED"],
        ["late", "ok"],
        ["all", "FAILED"],
    ]
    monkeypatch.setattr(checks, "PHASES", phases[:1])
    assert checks.test_all() == 1
    monkeypatch.setattr(checks, "CHECKS", {"right": ["json.tool", "--help"]})
    assert checks.test_all() == 0


def test_an_installer_that_was_thrown_away_is_fetched_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After set-up uv is gone; whoever installs something later in the same run must not go looking for it."""
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(environment, "make_environment", lambda: None)
    asked: list[str] = []
    monkeypatch.setattr(environment, "install", lambda what, arguments: asked.append(environment.fetched_uv()))
    monkeypatch.setattr(environment, "UV", tmp_path / "uv")
    monkeypatch.setattr(environment, "SCRIPTS", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    program = tmp_path / "uv" / f"uv{places.SUFFIX}"

    def fetch(name: str, command: list[str]) -> None:
        program.parent.mkdir()
        program.touch()

    monkeypatch.setattr(environment, "tool", fetch)
    environment.fetched_uv.cache_clear()
    try:
        environment.bring_up_to_date((places.PLAY_LOCK,))
        assert asked == [str(program)] and not program.exists()
        assert environment.fetched_uv() == str(program) and program.exists()
    finally:
        environment.fetched_uv.cache_clear()
