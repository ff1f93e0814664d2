"""How the server is watched: logs as JSON lines, figures for Prometheus. Neither ever holds a secret."""

from __future__ import annotations

import contextlib
import logging
import re
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, TextIO, cast

import msgspec
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

METRICS_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""The framework adds the character set."""
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
SECRET_PATH = re.compile(r"^((?:/api)?/seat/).+")
MOST_ARRIVALS = 10_000
BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


def public_path(path: str) -> str:
    """A path as it may stand in a log: whoever has the secret of a seat can sit down there."""
    return SECRET_PATH.sub(r"\1…", path)


class Outlet:
    """Where logs go, as long as somebody reads them: what nobody reads any more must not stop a game."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()


def as_json(event: dict[str, Any], **_: Any) -> str:
    """A line of the log; whatever JSON does not know is shown as Python shows it."""
    return msgspec.json.encode(event, enc_hook=repr).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    """One JSON object per line on stderr, ours and those of the libraries."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer(as_json)],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, Outlet(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(as_json),
            ],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)


class Metrics:
    """The figures of one server, in a registry of its own, so that two servers in one process do not collide."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "greatpowers_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.answers = Counter("greatpowers_answers", "Answers given by people", ["outcome"], registry=self.registry)
        self.broadcast = Histogram(
            "greatpowers_answer_to_broadcast_seconds",
            "From the arrival of an answer until a listener has it",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.listeners = Gauge("greatpowers_listeners", "Open streams", registry=self.registry)
        self.rooms = Gauge("greatpowers_rooms", "Tables in memory", registry=self.registry)
        self.failures = Counter(
            "greatpowers_computer_failures", "Computers that failed or took too long", registry=self.registry
        )

        self.arrived: dict[str, float] = {}
        """When the last answer at a table arrived; what its listeners get next is counted from there."""

    def arrival(self, table: str, at: float) -> None:
        if len(self.arrived) >= MOST_ARRIVALS:
            self.arrived.clear()
        self.arrived[table] = at

    def page(self) -> bytes:
        return bytes(generate_latest(self.registry))


def watch(metrics: Metrics, logged: bool) -> Callable[[Any, Any], Awaitable[None]]:
    """Counts every answer to a request, and writes a line about it."""
    log = structlog.get_logger("greatpowers.server")

    async def put(message: Any, scope: Any) -> None:
        if message["type"] != "http.response.start":
            return
        route = scope.get("path_template") or "other"
        status = message["status"]
        method = scope["method"] if scope["method"] in METHODS else "other"
        metrics.requests.labels(method, route, str(status)).inc()
        if logged and route != "/health":
            begun = scope["state"].get(BEGUN)
            log.info(
                "request",
                method=scope["method"],
                path=public_path(scope["path"]),
                status=status,
                milliseconds=None if begun is None else round((time.perf_counter() - begun) * 1000, 1),
            )

    return put


BEGUN = "greatpowers_begun"


def begin(scope: Any) -> None:
    """Notes when a request reached its route."""
    scope["state"][BEGUN] = time.perf_counter()
