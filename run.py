#!/usr/bin/env python3
"""Sets Great Powers up in `.venv` and runs it. Needs Python 3.11 or newer and nothing else.

    python3 run.py play …       play (any command of `greatpowers`: `python3 run.py --help` lists them)
    python3 run.py test         every check, on samples
    python3 run.py test ARGS    only pytest on the plain build, with these arguments
    python3 run.py prove …      every figure in full, and a JSON report
    python3 run.py client       build the client anew, after a change in web/
    python3 run.py compile      make the compiled build now
    python3 run.py packages     sdist and wheels, into dist/
    python3 run.py lock         write the locks again, after a change of dependencies (--upgrade: newest versions)

The first start installs what `requirements.lock` names; later starts redo only what changed. `play` and `serve` begin
at once on plain Python. Where a C compiler is at hand the rules are compiled behind them, and the computers use that
as soon as it is there. What the tools say is in `.build/log/`.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this file is read by whatever python3 is)
    sys.exit(f"Great Powers needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

from tools.setup import checks, client, compiled, machine, release
from tools.setup.environment import environment, set_up
from tools.setup.places import COMPILED, DEV_LOCK, PLAY_LOCK, PYTHON, ROOT, Stop

SERVING = ("play", "serve")
WANT_SPEED = ("arena", "lab", "perft", "fuzz", "bench")
"""The commands for which it is worth waiting until the rules are compiled."""
MAKE_THEIR_OWN = {"container", "first-start", "steady"}
"""The proofs that need no build of ours."""


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__.strip() if __doc__ else "")
        return 0
    machine.use_fetched_programs()
    verb, *rest = arguments
    own = VERBS.get(verb)
    return own(rest) if own else play(arguments)


def play(arguments: list[str]) -> int:
    """A command of `greatpowers` itself."""
    set_up(PLAY_LOCK)
    variables = environment("plain")
    if arguments[0] in SERVING:
        client.ensure()
        if compiled.is_there():
            client.copy_to_compiled()
        elif compiled.start_behind():
            variables["GREATPOWERS_COMPILED"] = str(COMPILED)
    elif arguments[0] in WANT_SPEED:
        compiled.ensure()
    if compiled.is_there():
        variables = environment("compiled")
    variables["PYTHONSAFEPATH"] = "1"  # what lies in the user's folder is not ours to import
    return become([str(PYTHON), "-m", "greatpowers.cli", *arguments], variables)


def test(arguments: list[str]) -> int:
    if arguments:
        set_up(PLAY_LOCK, DEV_LOCK)
        os.chdir(ROOT)
        return become([str(PYTHON), "-m", "pytest", *arguments], environment("plain"))
    machine.get([machine.VENV])
    set_up(PLAY_LOCK, DEV_LOCK)
    machine.get(machine.NEEDS)
    return checks.test_all()


def prove(arguments: list[str]) -> int:
    set_up(PLAY_LOCK, DEV_LOCK)
    asked = {name for flag, name in itertools.pairwise(arguments) if flag == "--only"}
    build = "plain" if asked and asked <= MAKE_THEIR_OWN else "compiled"
    if build == "compiled":
        client.ensure()
        if not compiled.ensure():
            raise Stop("prove needs the compiled build.")
        client.copy_to_compiled()
    os.chdir(ROOT)
    return become([str(PYTHON), "-m", "tools.prove", *arguments], environment(build))


def build_client(_: list[str]) -> int:
    set_up(PLAY_LOCK)
    client.build()
    client.put()
    return 0


def compile_rules(arguments: list[str]) -> int:
    if arguments[:1] == ["--behind"]:
        return compiled.compile_behind(int(arguments[1]))
    set_up(PLAY_LOCK)
    return 0 if compiled.ensure() else 1


def packages(_: list[str]) -> int:
    set_up(PLAY_LOCK, DEV_LOCK)
    return release.make_packages()


def lock(arguments: list[str]) -> int:
    set_up(PLAY_LOCK, DEV_LOCK)
    return release.write_locks("--upgrade" in arguments)


VERBS = {
    "test": test,
    "prove": prove,
    "client": build_client,
    "compile": compile_rules,
    "packages": packages,
    "lock": lock,
}
"""What run.py does itself; all else is a command of `greatpowers`."""


def become(command: list[str], variables: dict[str, str]) -> int:
    """Hand over to the command."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, variables)
    try:
        return subprocess.run(command, env=variables, check=False).returncode
    finally:
        compiled.end_behind()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Stop as stop:
        sys.exit(f"[run] {stop}")
    except KeyboardInterrupt:
        sys.exit(130)
