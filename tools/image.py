"""An image without a container engine: the instructions of a Containerfile, carried out on a Debian in a changed root.

The base is made by debootstrap and kept in `.build/container`. Needs root, Debian's mirror, and a registry of Python
packages; what pip needs for that is taken from the environment.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / ".build" / "container"
PORT = 8440
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
MIRROR = "http://deb.debian.org/debian"
PASSED = re.compile(r"PIP_.*|.*_proxy|.*_PROXY")
CERTIFICATES = ("PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE")
"""What pip needs on this machine to reach its packages."""
BUNDLE = "usr/local/share/machine-certificates.crt"
DEFAULT_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
ADDRESSES = {"server-1": "127.0.0.2", "server-2": "127.0.0.3", "database": "127.0.0.4"}
"""Containers have a network each; here they share one and differ by their addresses."""
INSIDE = """
set -e
root=$1; shift
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
exec /usr/sbin/chroot "$@"
"""
"""What is mounted here is gone with the process."""


class Failure(Exception):
    pass


# --- Containerfile ----------------------------------------------------------------------------------------------------


class Instruction(NamedTuple):
    name: str
    text: str

    def words(self) -> list[str]:
        """In the form of a list, or as a shell would read them."""
        return json.loads(self.text) if self.text.startswith("[") else shlex.split(self.text)


def instructions(text: str) -> list[Instruction]:
    """Without comments; a line that ends with a backslash goes on."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [Instruction(*line.split(maxsplit=1)) for line in joined.splitlines() if line.strip()]


class Image:
    """A root and what was said about it."""

    def __init__(self, root: Path, arguments: dict[str, str]) -> None:
        self.root = root
        self.arguments = dict(arguments)
        """Of the build, where they are declared."""
        self.declared: dict[str, str] = {}
        self.environment = {"PATH": DEFAULT_PATH}
        self.user = "root"
        self.folder = "/"
        self.entrypoint: list[str] = []
        self.command: list[str] = []
        self.healthcheck: list[str] = []
        self.stop_signal = signal.SIGTERM

    def line(self, command: list[str], *, user: str | None = None, **more: str) -> tuple[list[str], dict[str, str]]:
        """What runs a command inside, and with which environment."""
        user = user or self.user
        inside = ["env", f"--chdir={self.folder}", *command]
        line = ["unshare", "--mount", "--propagation", "private", "sh", "-c", INSIDE, "sh"]
        line += [str(self.root), f"--userspec={user}", str(self.root), *inside]
        home = "/root" if user == "root" else self.folder
        return line, {"HOME": home, **self.environment, **more}

    def run(self, command: list[str], **more: str) -> subprocess.CompletedProcess[str]:
        line, environment = self.line(command, **more)
        done = subprocess.run(line, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
            raise Failure(f"{shlex.join(command)}: status {done.returncode}\n{said}")
        return done

    @contextmanager
    def started(self, command: list[str], log: Path, user: str | None = None, **more: str) -> Iterator[Any]:
        line, environment = self.line(command, user=user, **more)
        with log.open("wb") as output:
            process = subprocess.Popen(line, env=environment, stdout=output, stderr=output)
        try:
            yield process
        finally:
            if process.poll() is None:
                process.send_signal(self.stop_signal)
            process.wait(60)


class Build:
    """Carries a Containerfile out; `images` are its stages by name, and the last one by the name of nothing."""

    def __init__(self, text: str, arguments: dict[str, str]) -> None:
        self.steps = instructions(text)
        self.arguments = arguments
        self.images: dict[str, Image] = {}

    def carry_out(self) -> Image:
        image: Image | None = None
        for number, step in enumerate(self.steps):
            print(f"  [{number + 1}/{len(self.steps)}] {step.name} {step.text[:100]}", flush=True)
            if step.name == "FROM":
                image = self.begin(step)
                continue
            if image is None:
                raise Failure(f"{step.name} comes before FROM")
            getattr(self, f"on_{step.name.lower()}")(image, step)
        assert image is not None
        return image

    def begin(self, step: Instruction) -> Image:
        base, _, name = step.text.partition(" AS ")
        found = re.fullmatch(r"debian:(\w+)-slim", base.strip())
        if found is None:
            raise Failure(f"{base} is no Debian that can be made here")
        root = PLACE / (name.strip() or "image")
        unpack(made_base(found[1]), root)
        self.images[name.strip()] = image = Image(root, self.arguments)
        return image

    def on_run(self, image: Image, step: Instruction) -> None:
        image.run(["/bin/sh", "-c", step.text], **passed_on(image.root), **image.declared)

    def on_arg(self, image: Image, step: Instruction) -> None:
        name, _, default = step.text.partition("=")
        image.declared[name] = image.arguments.get(name, default)

    def on_env(self, image: Image, step: Instruction) -> None:
        for word in step.words():
            name, _, value = word.partition("=")
            image.environment[name] = re.sub(r"\$(\w+)", lambda found: image.environment.get(found[1], ""), value)

    def on_workdir(self, image: Image, step: Instruction) -> None:
        (image.root / step.text.lstrip("/")).mkdir(parents=True, exist_ok=True)
        image.folder = step.text

    def on_copy(self, image: Image, step: Instruction) -> None:
        """As in an engine: of a folder its content, and what ends with a slash is a folder."""
        words = step.words()
        source = ROOT
        if words[0].startswith("--from="):
            source = self.images[words.pop(0).removeprefix("--from=")].root
        *names, goal = words
        target = image.root / os.path.normpath(os.path.join(image.folder, goal)).lstrip("/")
        for name in names:
            path = source / name.lstrip("/")
            if path.is_dir():
                left_out = shutil.ignore_patterns("__pycache__", "*.so") if source == ROOT else None
                shutil.copytree(path, target, symlinks=True, dirs_exist_ok=True, ignore=left_out)
            else:
                into = target / path.name if goal.endswith("/") else target
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, into)

    def on_user(self, image: Image, step: Instruction) -> None:
        image.run(["id", step.text])
        image.user = step.text

    def on_volume(self, image: Image, step: Instruction) -> None:
        """What is there when a volume begins is what the image has there; the user must be able to write it."""
        image.run(["sh", "-c", f"test -d {step.text} && test -w {step.text}"])

    def on_expose(self, image: Image, step: Instruction) -> None:
        if step.text != str(PORT):
            raise Failure(f"{step.text} is not where a server listens")

    def on_stopsignal(self, image: Image, step: Instruction) -> None:
        image.stop_signal = signal.Signals[step.text]

    def on_healthcheck(self, image: Image, step: Instruction) -> None:
        image.healthcheck = json.loads(step.text.partition("CMD ")[2])

    def on_entrypoint(self, image: Image, step: Instruction) -> None:
        image.entrypoint = step.words()

    def on_cmd(self, image: Image, step: Instruction) -> None:
        image.command = step.words()


# --- Debian -----------------------------------------------------------------------------------------------------------


def made_base(suite: str) -> Path:
    """The packages that a slim Debian has, as an archive; made once."""
    archive = PLACE / f"{suite}.tar"
    if archive.is_file():
        return archive
    if shutil.which("debootstrap") is None:
        raise Failure("debootstrap is not installed (Debian: debootstrap)")
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        root = Path(folder) / "root"
        options = ["--variant=minbase", f"--keyring={KEYRING}"]
        scripts = Path("/usr/share/debootstrap/scripts")
        script = [] if (scripts / suite).exists() else [str(scripts / "sid")]
        quietly(["debootstrap", *options, suite, str(root), MIRROR, *script])
        quietly(["tar", "--create", f"--file={archive}.part", f"--directory={root}", "."])
    Path(f"{archive}.part").rename(archive)
    return archive


def unpack(archive: Path, root: Path) -> None:
    if root.exists():
        shutil.rmtree(root)
    root.mkdir(parents=True)
    quietly(["tar", "--extract", f"--file={archive}", f"--directory={root}"])
    names = "".join(f"{address} {name}\n" for name, address in ADDRESSES.items())
    (root / "etc/hosts").write_text(f"127.0.0.1 localhost\n{names}")
    (root / "etc/resolv.conf").write_bytes(Path("/etc/resolv.conf").read_bytes())
    (root / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")  # a package starts nothing
    (root / "usr/sbin/policy-rc.d").chmod(0o755)
    bundle = next((os.environ[name] for name in CERTIFICATES if os.environ.get(name)), "")
    if bundle:
        shutil.copy(bundle, root / BUNDLE)


def passed_on(root: Path) -> dict[str, str]:
    """The settings of this machine that hold inside, too: those that name no file of it."""
    found = {name: value for name, value in os.environ.items() if PASSED.fullmatch(name) and "/" not in value[:1]}
    return found | (dict.fromkeys(CERTIFICATES, f"/{BUNDLE}") if (root / BUNDLE).is_file() else {})


def quietly(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{shlex.join(command)}: status {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
