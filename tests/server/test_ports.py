"""A port that a test has chosen is nobody else's, before its server has started."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import ExitStack

import pytest

from tools import ports

CHOOSE = "import sys; from tools import ports; ports._numbers = iter([int(sys.argv[1]), int(sys.argv[1]) + 1]); "


def test_nobody_gets_the_port_of_another() -> None:
    mine = ports.free_port()
    chosen = subprocess.run(
        [sys.executable, "-c", f"{CHOOSE}print(ports.free_port())", str(ports.PORTS.index(mine))],
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(chosen.stdout) == mine + 1


def test_a_port_that_is_served_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as claims:
        monkeypatch.setattr(ports, "_claims", claims)
        first = ports.free_port()
    with socket.socket() as server:
        server.bind((ports.LOOPBACK, first))
        monkeypatch.setattr(ports, "_numbers", iter([ports.PORTS.index(first)]))
        with pytest.raises(OSError, match="no port"):
            ports.free_port()
