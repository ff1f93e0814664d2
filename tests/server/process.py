"""A server as a process of its own, as a shell starts it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.ports import free_port


class Serving:
    """Where it listens, and a person who asks it."""

    def __init__(self, port: int, folder: Path) -> None:
        self.port = port
        self.folder = folder
        self._jar = urllib.request.HTTPCookieProcessor()
        self._browser = urllib.request.build_opener(self._jar)

    def ask(self, path: str, body: Any = None) -> tuple[int, Any]:
        """With a body, something is sent."""
        token = next((cookie.value for cookie in self._jar.cookiejar if cookie.name == "csrf"), None)
        headers = {"content-type": "application/json", "x-csrf": token or ""}
        content = None if body is None else json.dumps(body).encode()
        wish = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", content, headers)
        try:
            with self._browser.open(wish, timeout=60) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read())


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[Serving]:
    """`greatpowers serve`; what else is said, and its log, lie in the folder. It ends without a mistake."""
    port = free_port()
    line = [sys.executable, "-m", "greatpowers.cli", "serve", "--port", str(port)]
    line += [] if "--database" in more else ["--data", str(folder)]
    environment = {**os.environ, "LC_ALL": "C", "LANG": "C", "PYTHONIOENCODING": "utf-8"}
    log = folder / "log"
    with log.open("w") as errors:
        process = subprocess.Popen([*line, *more], stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    assert process.stdout is not None
    try:
        assert process.stdout.readline(), log.read_text()
        yield Serving(port, folder)
    finally:
        process.terminate()
        process.stdout.close()
        assert process.wait(60) == 0, log.read_text()
