"""The image of `Containerfile` and the services of `compose.yaml`, carried out without a container engine.

The image serves, first alone as its `CMD` says, then as `compose.yaml` says: two servers, a PostgreSQL and Caddy from
Debian's packages. `greatpowers doctor` looks at all of it from outside, and a backup is made and restored.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import ssl
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from tools.image import ADDRESSES, PLACE, PORT, ROOT, Build, Failure, Image, made_base, unpack

FILE = ROOT / "Containerfile"
COMPOSE = ROOT / "compose.yaml"
USER = 8440
"""The number of the user of the image."""
PATIENCE = 180.0
SITE, SITE_PORT = "localhost", 8443
TABLES = 4
"""Through the proxy, so that each server has some."""


# --- serving ----------------------------------------------------------------------------------------------------------


def health(address: str, context: ssl.SSLContext | None = None) -> int:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=10, context=context) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


def wait_for(address: str, process: Any, log: Path, context: ssl.SSLContext | None = None) -> float:
    begun = time.monotonic()
    while health(address, context) != 200:
        if process.poll() is not None or time.monotonic() - begun > PATIENCE:
            raise Failure(f"{address} does not answer:\n{log.read_text(errors='replace')[-3000:]}")
        time.sleep(0.1)
    return round(time.monotonic() - begun, 1)


def serve_alone(image: Image) -> dict[str, Any]:
    """As `run` without anything else: on SQLite, in the volume, as nobody in particular."""
    log = PLACE / "alone.log"
    with image.started([*image.entrypoint, *image.command], log) as process:
        seconds = wait_for(f"http://127.0.0.1:{PORT}", process, log)
        image.run(image.healthcheck)
        report = json.loads(image.run(["greatpowers", "doctor", "--json"]).stdout)
    owner = (image.root / "var/lib/greatpowers/tables.sqlite").stat().st_uid
    compiled = next(row["message"] for row in report["findings"] if row["check"] == "build")
    return {"ready_seconds": seconds, "ended_with": process.returncode, "runs_as": owner, "build": compiled}


class Neighbours:
    """PostgreSQL and Caddy, from Debian's packages."""

    def __init__(self, suite: str, folder: Path) -> None:
        self.folder = folder
        self.image = Image(PLACE / "neighbours", {})
        unpack(made_base(suite), self.image.root)
        install = "apt-get update && apt-get install --yes --no-install-recommends postgresql caddy ca-certificates"
        self.image.run(["sh", "-c", install], DEBIAN_FRONTEND="noninteractive")
        self.programs = "/" + str(next(self.image.root.glob("usr/lib/postgresql/*/bin")).relative_to(self.image.root))

    @contextmanager
    def postgres(self, password: str) -> Iterator[None]:
        address, data = ADDRESSES["database"], "/var/lib/postgresql/data"
        (self.image.root / "tmp/password").write_text(password)
        (self.image.root / "tmp/password").chmod(0o644)
        asked = f"--auth=scram-sha-256 --pwfile=/tmp/password --username=greatpowers -D {data}"
        self.image.run(["sh", "-c", f"{self.programs}/initdb {asked}"], user="postgres")
        line = [f"{self.programs}/postgres", "-D", data, "-c", f"listen_addresses={address}", "-k", "/tmp"]
        with self.image.started(line, self.folder / "postgres.log", user="postgres"):
            made = [f"{self.programs}/createdb", f"--host={address}", "--username=greatpowers"]
            secret = {"PGPASSWORD": password}
            tried(lambda: self.image.run([*made, "greatpowers"], **secret))
            self.image.run([*made, "restored"], **secret)
            yield

    @contextmanager
    def caddy(self, servers: list[str]) -> Iterator[ssl.SSLContext]:
        file = "/etc/caddy/Caddyfile"
        shutil.copy(ROOT / "deploy" / "Caddyfile", self.image.root / file.lstrip("/"))
        settings = {"SITE": f"{SITE}:{SITE_PORT}", "SERVERS": " ".join(servers), "XDG_DATA_HOME": "/data"}
        self.image.run(["caddy", "validate", "--config", file], SITE="tables.example.org")
        self.image.run(["caddy", "validate", "--config", file], **settings)
        authority = self.image.root / "data/caddy/pki/authorities/local/root.crt"
        log = self.folder / "caddy.log"
        with self.image.started(["caddy", "run", "--config", file], log, **settings) as process:
            tried(authority.read_bytes)
            context = ssl.create_default_context(cafile=str(authority))
            wait_for(f"https://{SITE}:{SITE_PORT}", process, log, context)
            known = PLACE / "image" / "tmp" / "authority.crt"
            known.write_bytes(authority.read_bytes())
            known.chmod(0o644)
            yield context


def tried(work: Any) -> None:
    """Until it works."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            work()
            return
        except (Failure, OSError):
            if time.monotonic() > ends:
                raise
            time.sleep(0.2)


def serve_together(image: Image, suite: str) -> dict[str, Any]:
    """The services of compose.yaml, each at an address of its own; then one server ends, and its tables go on."""
    password = "correct-horse"
    services = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]
    with ExitStack() as stack:
        neighbours = Neighbours(suite, PLACE)
        stack.enter_context(neighbours.postgres(password))
        names = sorted(name for name in services if name.startswith("server-"))
        processes = []
        for name in names:
            line = [word.replace("0.0.0.0", ADDRESSES[name]) for word in services[name]["command"]]
            line = [re.sub(r"\$\{SITE[^}]*\}", f"{SITE}:{SITE_PORT}", word) for word in line]
            log = PLACE / f"{name}.log"
            process = stack.enter_context(image.started([*image.entrypoint, *line], log, PGPASSWORD=password))
            wait_for(f"http://{ADDRESSES[name]}:{PORT}", process, log)
            processes.append(process)
        context = stack.enter_context(neighbours.caddy([f"{ADDRESSES[name]}:{PORT}" for name in names]))
        tables = [new_table(context, number) for number in range(TABLES)]
        seen = [status_of(f"http://{ADDRESSES[name]}:{PORT}", table) for name in names for table in tables]
        figures = {"servers": len(names), "seen": seen.count("gathering"), **looked_after(image, password)}
        processes[0].send_signal(image.stop_signal)
        processes[0].wait(60)
        later = [status_of(f"https://{SITE}:{SITE_PORT}", table, context) for table in tables]
        return {**figures, "seen_after_one_ended": later.count("gathering")}


def new_table(context: ssl.SSLContext, number: int) -> str:
    """Made through the proxy, by somebody who has not been there before."""
    site = f"https://{SITE}:{SITE_PORT}"
    jar = urllib.request.HTTPCookieProcessor()
    browser = urllib.request.build_opener(urllib.request.HTTPSHandler(context=context), jar)
    browser.open(f"{site}/api/me", timeout=30).read()
    token = next(cookie.value for cookie in jar.cookiejar if cookie.name == "csrf")
    wish = {"game": "imperial-2030", "seats": [{"kind": "me"}, {"kind": "open"}], "key": f"container-{number}"}
    headers = {"x-csrf": token or "", "content-type": "application/json"}
    made = urllib.request.Request(f"{site}/api/tables", json.dumps(wish).encode(), headers)
    return str(json.loads(browser.open(made, timeout=30).read())["id"])


def status_of(site: str, table: str, context: ssl.SSLContext | None = None) -> str:
    with urllib.request.urlopen(f"{site}/api/tables/{table}", timeout=30, context=context) as answer:
        return str(json.loads(answer.read())["status"])


def looked_after(image: Image, password: str) -> dict[str, Any]:
    """`doctor`, `admin` and `backup` from the image, and the way back from the backup."""
    address = "postgresql://greatpowers@database"
    secret = {"PGPASSWORD": password, "SSL_CERT_FILE": "/tmp/authority.crt"}
    at = ["--database", f"{address}/greatpowers"]
    public = ["--public-url", f"https://{SITE}:{SITE_PORT}"]
    report = json.loads(image.run(["greatpowers", "doctor", *at, *public, "--json"], **secret).stdout)
    image.run(["greatpowers", "backup", *at, "--to", "backup.dump"], **secret)
    restored = ["--database", f"{address}/restored"]
    image.run(["greatpowers", "admin", "restore", "backup.dump", *restored, "--json"], **secret)
    tables = json.loads(image.run(["greatpowers", "admin", "tables", *restored, "--json"], **secret).stdout)
    states = {row["check"]: row["state"] for row in report["findings"]}
    return {"doctor": states, "restored_tables": len(tables["tables"])}


def container(quick: bool) -> dict[str, Any]:
    """Containerfile and compose.yaml, carried out on a Debian of their own: it serves, is looked after and restored."""
    if os.geteuid() != 0:
        return {"ok": False, "output": "only root can change roots"}
    suite = re.findall(r"^FROM debian:(\w+)-slim", FILE.read_text("utf-8"), re.MULTILINE)[-1]
    try:
        image = Build(FILE.read_text("utf-8"), {"GREATPOWERS_PLAIN": "1"} if quick else {}).carry_out()
        alone = serve_alone(image)
        together = serve_together(image, suite)
    except Failure as failure:
        return {"ok": False, "output": str(failure)}
    ok = alone["ended_with"] == 0 and alone["runs_as"] == USER
    ok = ok and alone["build"] == ("doctor-plain" if quick else "doctor-compiled")
    ok = ok and together["servers"] == 2 and together["seen"] == 2 * TABLES
    ok = ok and together["restored_tables"] == together["seen_after_one_ended"] == TABLES
    ok = ok and "fail" not in together["doctor"].values() and together["doctor"]["https"] == "ok"
    return {"ok": ok, "alone": alone, "together": together}


if __name__ == "__main__":
    found = container("--quick" in sys.argv)
    print(json.dumps(found, indent=2))
    sys.exit(0 if found["ok"] else 1)
