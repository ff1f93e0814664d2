"""Plants the faults of `tools/faults.toml` one at a time and says which of them the suite catches.

    python tools/faults.py                          all that have no result yet, in a copy of this checkout
    python tools/faults.py --only kernel-undo-after-chance,client-dead-key
    python tools/faults.py --tree ../other --results before.json
    python tools/faults.py --list

A fault is planted in a scratch copy of the tree, never in the tree itself; then the tests run that are expected to
notice, as `run.py test` runs them (without what is marked slow), up to the first failure. A fault is *caught* when a
test fails that passes in the same copy without it, and *missed* when none does. What was found is written after each
fault, so an interrupted run goes on where it stopped; a fault whose text is no longer there is *unplantable*, and needs
a `now` in the list. The status is 0 when every fault that was asked for is caught.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LIST = Path(__file__).with_suffix(".toml")
RESULTS = ROOT / ".build" / "faults.json"
PATIENCE = 900
CLIENT_LOCK = Path(tempfile.gettempdir()) / "heavy.lock"
"""Who builds the client or starts a browser holds it, so that a small machine does one such thing at a time."""

OLD_HOUSE = "src/greatpowers/titles"
"""A tree that has it is laid out as 223b256 was."""
TEST_FOLDERS = ("tests/", "src/")

MOVES = (
    ("src/greatpowers/titles/", r"src/greatpowers/titles/([a-z]+)/", r"src/greatpowers/games/\1/rules/"),
    (
        "src/greatpowers/bots/",
        r"src/greatpowers/bots/(imperial|imperialism|attack)/",
        r"src/greatpowers/games/\1/players/",
    ),
    ("src/greatpowers/bots/", r"src/greatpowers/bots/", r"src/greatpowers/players/"),
    ("src/greatpowers/text/", r"src/greatpowers/text/(de|en)/([a-z]+)\.ftl", r"src/greatpowers/games/\2/words/\1.ftl"),
    ("web/src/imperial/", r"web/src/imperial/", r"web/src/games/imperial/"),
    ("tests/titles/", r"tests/titles/", r"tests/games/"),
    ("tests/bots/", r"tests/bots/", r"tests/players/"),
    ("tests/text/", r"tests/text/", r"tests/words/"),
    ("tests/gauntlet", r"tests/gauntlet", r"tests/toy"),
    ("src/imperial", r"src/imperial", r"src/games/imperial"),
)
"""Where things of 223b256 lie now: the first rule whose target exists is taken."""


class Fault(NamedTuple):
    id: str
    breaks: str
    file: str
    old: str
    new: str
    tests: list[str]
    by: str
    now: dict[str, Any]


class Stop(Exception):
    """Ends one fault with a status and a reason."""

    def __init__(self, status: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status


def listed() -> list[Fault]:
    rows = tomllib.loads(LIST.read_text("utf-8"))["fault"]
    return [Fault(**{"by": "pytest", "now": {}, **row}) for row in rows]


# --- where things are -------------------------------------------------------------------------------------------------


def moved(tree: Path, path: str, base: str = "") -> str:
    """Where a path of 223b256 lies in this tree; as it is when nothing is known of it."""
    if (tree / base / path).exists():
        return path
    for prefix, old, new in MOVES:
        if path.startswith(prefix):
            target = re.sub(old, new, path)
            if (tree / base / target).exists():
                return target
    return path


def present(tree: Path, fault: Fault) -> Fault:
    """The fault as it is planted in this tree: what the list says of now, unless the tree is the old house."""
    if (tree / OLD_HOUSE).is_dir():
        return fault
    return fault._replace(**fault.now)


def place(tree: Path, fault: Fault) -> tuple[Path, str, str]:
    """The file, the text in it and its replacement. A file that has gone elsewhere is found by the text."""
    old, new = fault.old, fault.new
    path = tree / moved(tree, fault.file)
    if path.is_file() and path.read_text("utf-8").count(old) == 1:
        return path, old, new
    top = tree / Path(fault.file).parts[0]
    found = [one for one in sorted(top.rglob(f"*{Path(fault.file).suffix}")) if old in one.read_text("utf-8")]
    if len(found) == 1 and found[0].read_text("utf-8").count(old) == 1:
        return found[0], old, new
    raise Stop("unplantable", f"the text is in {len(found)} files")


def selection(tree: Path, fault: Fault) -> list[str]:
    """The tests as they lie in this tree; a file that it does not have yet, or no longer, is left out."""
    base = "web" if fault.by == "vitest" else ""
    paths = [moved(tree, one, base) for one in fault.tests]
    found = [one for one in paths if not one.startswith(TEST_FOLDERS) or (tree / base / one).exists()]
    if not any(one.startswith(TEST_FOLDERS) for one in found):
        raise Stop("unplantable", f"none of the tests is there: {', '.join(paths)}")
    return found


# --- the copy ---------------------------------------------------------------------------------------------------------


def copied(tree: Path, scratch: Path) -> None:
    """What git knows of the tree and what it would take, with links to what was installed for it."""
    names = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=tree, stdout=subprocess.PIPE, check=True
    ).stdout.decode()
    for name in filter(None, names.split("\0")):
        if (tree / name).is_file():
            (scratch / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(tree / name, scratch / name)
    modules = [one / "web" / "node_modules" for one in (tree, ROOT)]
    for installed in [one for one in modules if one.is_dir()][:1]:
        (scratch / "web" / "node_modules").symlink_to(installed)
    client = Path("src/greatpowers/client")
    if (tree / client).is_dir():
        shutil.copytree(tree / client, scratch / client, dirs_exist_ok=True)


def environment(scratch: Path) -> dict[str, str]:
    """The copy wins over the editable install. No bytecode: what is planted within a second keeps its date."""
    path = [str(scratch / "src"), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    quiet = {"PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"}
    return {**os.environ, **quiet, "PYTHONPATH": os.pathsep.join(path), "GREATPOWERS_BUILD": "plain"}


# --- running ----------------------------------------------------------------------------------------------------------


def run(command: list[str], scratch: Path, folder: str = "") -> tuple[int, str]:
    lowered = ["nice", *command] if shutil.which("nice") else command
    done = subprocess.run(
        lowered,
        cwd=scratch / folder,
        env=environment(scratch),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout


def pytest(python: str, scratch: Path, arguments: list[str]) -> tuple[int, str]:
    options = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not slow", "--tb=line", "-rfE"]
    return run([python, "-m", "pytest", *options, *arguments], scratch)


def vitest(scratch: Path, arguments: list[str]) -> tuple[int, str]:
    return run(["npx", "vitest", "run", "--bail=1", *arguments], scratch, "web")


def build_client(scratch: Path) -> None:
    status, output = run(["npm", "run", "build"], scratch, "web")
    if status != 0:
        raise Stop("caught", f"the client does not build: {output[-300:]}")


FAILURES = {
    "pytest": r"^(?:FAILED|ERROR) (\S+?(?:\[.*?\])?)(?: - .*)?$",
    "vitest": r"^\s*(?:FAIL|×)\s+(.+?)(?:\s+\d+ms)?$",
}
"""How the two tell which test has failed."""


def first_failure(output: str, by: str) -> str:
    found = re.search(FAILURES["vitest" if by == "vitest" else "pytest"], output, re.MULTILINE)
    return found.group(1).strip() if found else ""


def tested(python: str, scratch: Path, fault: Fault, arguments: list[str]) -> tuple[int, str]:
    if fault.by == "vitest":
        return vitest(scratch, arguments)
    if fault.by == "browser":
        build_client(scratch)
    return pytest(python, scratch, arguments)


def again(fault: Fault, failure: str, arguments: list[str]) -> list[str]:
    """The arguments that run the one test that has failed."""
    if fault.by == "vitest":
        return [failure.split(" > ", maxsplit=1)[0]] if " > " in failure else arguments
    return [failure] if "::" in failure else [one for one in arguments if one.startswith("tests/")]


def tried(python: str, tree: Path, scratch: Path, fault: Fault) -> dict[str, Any]:
    """Plant the fault, run the tests, take it out again, and see that what has failed passes then."""
    began = time.monotonic()
    path, old, new = place(scratch, fault)
    text, arguments = path.read_text("utf-8"), selection(tree, fault)
    row: dict[str, Any] = {"file": str(path.relative_to(scratch)), "tests": arguments}
    path.write_text(text.replace(old, new), "utf-8")
    try:
        status, output = tested(python, scratch, fault, arguments)
    finally:
        path.write_text(text, "utf-8")
    seconds = round(time.monotonic() - began, 1)
    if status == 0:
        return {**row, "status": "missed", "seconds": seconds}
    failure = first_failure(output, fault.by)
    if not failure:
        raise Stop("failed", output[-1500:])
    clean, output = tested(python, scratch, fault, again(fault, failure, arguments))
    if clean != 0:
        raise Stop("failed", f"{failure} fails without the fault too: {output[-1000:]}")
    return {**row, "status": "caught", "first": failure, "seconds": seconds}


def heavy(fault: Fault, work: Any) -> dict[str, Any]:
    """Browsers and the bundler one at a time, where the system can lock a file."""
    if fault.by == "pytest" or os.name == "nt":
        return dict(work())
    import fcntl

    with CLIENT_LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return dict(work())


# --- the command ------------------------------------------------------------------------------------------------------


def wanted(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to copy (this one)")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept (.build/faults.json)")
    parser.add_argument("--only", default="", help="ids, with commas between them; a part of an id will do")
    parser.add_argument("--tests", default="", help="other tests than the list says, with blanks between them")
    parser.add_argument("--again", action="store_true", help="also those that have a result")
    parser.add_argument("--list", action="store_true", help="say what there is, and do nothing")
    return parser.parse_args(arguments)


def commit_of(tree: Path) -> str:
    asked = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, cwd=tree, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def main(arguments: list[str]) -> int:
    chosen = wanted(arguments)
    parts = [part for part in chosen.only.split(",") if part]
    faults = [fault for fault in listed() if not parts or any(part in fault.id for part in parts)]
    if chosen.list:
        for fault in faults:
            print(f"{fault.id:<42} {fault.breaks}")
        return 0
    results: dict[str, Any] = json.loads(chosen.results.read_text("utf-8")) if chosen.results.is_file() else {}
    tree = chosen.tree.resolve()
    own = tree / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    python = str(own) if own.exists() else sys.executable
    scratch = Path(tempfile.mkdtemp(prefix="greatpowers-faults-"))
    try:
        copied(tree, scratch)
        for fault in faults:
            fault = present(tree, fault)
            if chosen.tests:
                fault = fault._replace(tests=chosen.tests.split())
            if not chosen.again and results.get(fault.id, {}).get("status") == "caught":
                continue
            try:
                row = heavy(fault, lambda fault=fault: tried(python, tree, scratch, fault))
            except Stop as stop:
                row = {"status": stop.status, "reason": str(stop)}
            results[fault.id] = {"breaks": fault.breaks, "commit": commit_of(tree), **row}
            chosen.results.parent.mkdir(parents=True, exist_ok=True)
            chosen.results.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
            print(f"{row['status']:<11} {fault.id:<42} {row.get('first', row.get('reason', ''))[:150]}", flush=True)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return 0 if all(results.get(fault.id, {}).get("status") == "caught" for fault in faults) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
