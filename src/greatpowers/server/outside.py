"""The server as browsers reach it: whether the proxy passes on what it must, and keeps back what it has to."""

from __future__ import annotations

import base64
import hashlib
import http.client
import json
import secrets
import socket
import ssl
from email.utils import parsedate_to_datetime
from typing import BinaryIO, NamedTuple
from urllib.parse import urlsplit

from greatpowers.server.doctor import FAIL, OK, WARN, Report, look_at_clock

PATIENCE = 10.0
"""Seconds."""
MADE_UP = "192.0.2.1"
"""An address that nobody has: where it is believed, everybody can say to be anybody."""
NOWHERE = "/api/tables/doctor/stream"
"""A table that is not there; the stream says so, and that is all that is needed."""
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""By which a server proves that it has understood the wish for a WebSocket (RFC 6455)."""
PORTS = {"http": 80, "https": 443}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def examine(public_url: str, report: Report) -> None:
    """Ask as a browser would. When nothing answers, there is nothing more to look at."""
    try:
        answer = ask(public_url, "/health", {"x-forwarded-for": MADE_UP})
        if not is_ours(answer):
            report.add("proxy", FAIL, "doctor-proxy-unwell", address=public_url, status=answer.status)
            return
        report.add("proxy", OK, "doctor-proxy", address=public_url)
        look_at_time(answer, report)
        look_at_encryption(public_url, answer, report)
        look_at_address(answer, report)
        look_at_stream(public_url, report)
        look_at_figures(public_url, report)
    except (OSError, http.client.HTTPException) as error:
        detail = str(error) or type(error).__name__
        report.add("proxy", FAIL, "doctor-proxy-away", address=public_url, detail=detail)


def is_ours(answer: Answer) -> bool:
    try:
        told = json.loads(answer.body)
    except ValueError:
        return False
    return answer.status == 200 and isinstance(told, dict) and told.get("ok") is True


def look_at_time(answer: Answer, report: Report) -> None:
    try:
        there = parsedate_to_datetime(answer.headers["date"]).timestamp()
    except (KeyError, ValueError):
        return
    # its seconds are whole, and on average half a second old
    look_at_clock(report, "doctor-clock-outside", "doctor-clock-proxy", there + 0.5 - report.clock())


def look_at_encryption(public_url: str, answer: Answer, report: Report) -> None:
    parts = urlsplit(public_url)
    if parts.scheme != "https":
        report.add("https", WARN, "doctor-no-https")
        return
    if "strict-transport-security" not in answer.headers:
        report.add("https", WARN, "doctor-no-hsts")
    elif parts.port in (None, PORTS["https"]) and answers_openly(parts.hostname or ""):
        report.add("https", WARN, "doctor-http-too", host=parts.hostname or "")
    else:
        report.add("https", OK, "doctor-https")


def answers_openly(host: str) -> bool:
    """Whether pages come without encryption, too, instead of a word that they are elsewhere."""
    try:
        return ask(f"http://{host}", "/health", {}).status == 200
    except (OSError, http.client.HTTPException):
        return False


def look_at_address(answer: Answer, report: Report) -> None:
    """The server says whom it takes us for (`x-asked-from`)."""
    who, _, way = answer.headers.get("x-asked-from", "").partition(" ")
    if not who:
        report.add("forwarded", WARN, "doctor-forwarded-unknown")
    elif way != "forwarded":
        report.add("forwarded", FAIL, "doctor-not-forwarded", address=who)
    elif who == MADE_UP:
        report.add("forwarded", FAIL, "doctor-forged")
    else:
        report.add("forwarded", OK, "doctor-forwarded", address=who)


def look_at_stream(public_url: str, report: Report) -> None:
    try:
        status = upgrade(public_url)
    except OSError as error:
        report.add("websocket", FAIL, "doctor-no-stream", detail=str(error) or type(error).__name__)
        return
    if status == 101:
        report.add("websocket", OK, "doctor-stream")
    elif status == 403:
        report.add("websocket", FAIL, "doctor-origin", address=public_url)
    else:
        report.add("websocket", FAIL, "doctor-no-stream", detail=str(status))


def look_at_figures(public_url: str, report: Report) -> None:
    answer = ask(public_url, "/metrics", {})
    public = answer.status == 200 and b"greatpowers_" in answer.body
    report.add("metrics", *((WARN, "doctor-metrics-public") if public else (OK, "doctor-metrics")))


# --- asking -----------------------------------------------------------------------------------------------------------


def ask(url: str, path: str, headers: dict[str, str]) -> Answer:
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        connection.close()


def upgrade(url: str) -> int:
    """The status with which a wish for a stream is answered; 101 only when something then comes through it."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = (
        f"GET {NOWHERE} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        f"Origin: {parts.scheme}://{parts.netloc.rpartition('@')[2]}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    )
    with socket.create_connection((host, port), PATIENCE) as plain:
        context = ssl.create_default_context() if parts.scheme == "https" else None
        with context.wrap_socket(plain, server_hostname=host) if context else plain as connection:
            connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
            with connection.makefile("rb") as answer:
                return upgraded(answer, key)


def upgraded(answer: BinaryIO, key: str) -> int:
    first = answer.readline().split()
    if len(first) < 2 or not first[1].isdigit():
        raise ConnectionError("no answer")
    headers = http.client.parse_headers(answer)
    wanted = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
    if int(first[1]) != 101 or headers.get("sec-websocket-accept") != wanted:
        return int(first[1]) if int(first[1]) != 101 else 502
    if len(answer.read(2)) < 2:
        raise ConnectionError("the stream ends before anything came")
    return 101
