"""Ports for the servers that tests and measurements start: one is nobody else's as long as this process lives.

A port that was free a moment ago is not enough. Between the look and the server's start another run of the tests may
take it, and then its server answers whoever asks for ours. So whoever chooses one keeps the datagram port of the same
number, which no server here uses and which the system frees at the end, however that comes. The numbers lie below those
that the system gives to callers.
"""

from __future__ import annotations

import atexit
import itertools
import os
import socket
from contextlib import ExitStack

LOOPBACK = "127.0.0.1"
PORTS = range(20_000, 32_000)

_claims = ExitStack()
atexit.register(_claims.close)
_numbers = itertools.count(os.getpid())


def free_port() -> int:
    for number in itertools.islice(_numbers, len(PORTS)):
        port = PORTS[number % len(PORTS)]
        claim = socket.socket(type=socket.SOCK_DGRAM)
        try:
            claim.bind((LOOPBACK, port))
            with socket.socket() as probe:
                probe.bind((LOOPBACK, port))
        except OSError:
            claim.close()
        else:
            _claims.enter_context(claim)
            return port
    raise OSError(f"no port between {PORTS[0]} and {PORTS[-1]} is free")
