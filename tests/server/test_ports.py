"""A port that a test has chosen is nobody else's, before its server has started."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import ExitStack

import pytest

from tools import ports

CHOOSE = """
import itertools, sys
from tools import ports
ports._numbers = itertools.count(int(sys.argv[1]))
print(ports.free_port())
"""
"""What another process chooses that begins to look at this number; its neighbours may be taken, too."""


def test_nobody_gets_the_port_of_another() -> None:
    mine = ports.free_port()
    line = [sys.executable, "-c", CHOOSE, str(ports.PORTS.index(mine))]
    chosen = subprocess.run(line, capture_output=True, text=True, check=True)
    assert int(chosen.stdout) != mine


def test_a_port_that_is_served_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as server:
        with ExitStack() as claims:
            monkeypatch.setattr(ports, "_claims", claims)
            first = ports.free_port()
            server.bind((ports.LOOPBACK, first))
        monkeypatch.setattr(ports, "_numbers", iter([ports.PORTS.index(first)]))
        with pytest.raises(OSError, match="no port"):
            ports.free_port()
