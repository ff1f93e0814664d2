"""A real PostgreSQL for tests: started where nobody else looks, reached by a socket only, and gone afterwards."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

USERS = ("postgres", "nobody")
"""PostgreSQL does not run as root; who runs the tests as root lends it one of these."""

SETTINGS = {"listen_addresses": "", "max_connections": "200", "shared_buffers": "32MB"}
NO_FLUSH = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


def programs() -> Path | None:
    """Where PostgreSQL is installed. Debian keeps its programs off the path."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("pg_ctl") is not None:
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return places[-1].parent if places else None


class Postgres:
    """A server with as many databases as wanted. `durable` flushes to the disk as a server that matters does."""

    def __init__(self, where: Path, durable: bool = False) -> None:
        self.where = where
        self.folder = Path(tempfile.mkdtemp(prefix="greatpowers-pg-"))
        self.user: str | None = None
        self._numbers = itertools.count(1)
        if os.geteuid() == 0:
            self.user = next(name for name in USERS if self._may_be(name))
            shutil.chown(self.folder, self.user)
        self._run("initdb", "--username=greatpowers", "--auth=trust", "--encoding=UTF8", "--no-sync", self.data)
        settings = {**SETTINGS, **({} if durable else NO_FLUSH), "unix_socket_directories": str(self.folder)}
        lines = "".join(f"{name} = '{value}'\n" for name, value in settings.items())
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(lines)
        self._run("pg_ctl", "start", "-w", "-t", "120", "-D", self.data, "-l", self.folder / "log")

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @staticmethod
    def _may_be(name: str) -> bool:
        return subprocess.run(["id", name], capture_output=True, check=False).returncode == 0

    def _run(self, program: str, *arguments: Any) -> None:
        command = [str(self.where / program), *map(str, arguments)]
        log = self.folder / "output"
        with log.open("ab") as output:  # a pipe would stay open as long as the server
            done = subprocess.run(
                command,
                user=self.user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                check=False,
            )
        assert done.returncode == 0, f"{program} failed:\n{log.read_text(encoding='utf-8', errors='replace')}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(self._numbers)}"
        self._run("createdb", "--host", self.folder, "--username", "greatpowers", name)
        return f"postgresql://greatpowers@/{name}?host={quote(str(self.folder), safe='')}"

    def restart(self) -> None:
        """As after a crash: it finishes nothing, and everybody is cut off."""
        self._run("pg_ctl", "restart", "-w", "-t", "120", "-m", "immediate", "-D", self.data, "-l", self.folder / "log")

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", self.data)
        shutil.rmtree(self.folder)
