"""Containerfile and compose file agree with each other and with the program. That they work is shown by
`run.py prove --only container`."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from greatpowers.cli.line import app
from greatpowers.server import launch
from tools import container, image
from tools.image import Build, Instruction, instructions

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
STEPS = instructions((ROOT / "Containerfile").read_text("utf-8"))
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVERS = {name: row for name, row in COMPOSE["services"].items() if name.startswith("server-")}
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
VARIABLE = re.compile(r"\$\{(\w+)")


def steps(name: str) -> list[Instruction]:
    return [step for step in STEPS if step.name == name]


def reads(line: list[str]) -> Any:
    """The command that a line names, with what it is given; a mistake raises."""
    return app.parse_args(line, exit_on_error=False, print_error=False)[0]


# --- Containerfile ----------------------------------------------------------------------------------------------------


def test_the_proof_can_carry_out_every_instruction() -> None:
    assert {
        step.name for step in STEPS if step.name != "FROM" and not hasattr(Build, f"on_{step.name.lower()}")
    } == set()


def test_instructions_are_read_as_an_engine_reads_them() -> None:
    text = '# why\nFROM debian:trixie-slim AS build\nRUN one \\\n    # between\n    && two\nCMD ["a", "b c"]\n'
    assert instructions(text) == [
        Instruction("FROM", "debian:trixie-slim AS build"),
        Instruction("RUN", "one  && two"),
        Instruction("CMD", '["a", "b c"]'),
    ]
    assert instructions(text)[-1].words() == ["a", "b c"]


def test_what_is_copied_is_there_and_gets_through() -> None:
    ignored = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    assert ignored[0] == "*"
    allowed = [line[1:] for line in ignored if line.startswith("!")]
    for step in steps("COPY"):
        *sources, _ = step.words()
        if not sources[0].startswith("--from="):
            for source in sources:
                assert (ROOT / source).exists(), source
                assert any(fnmatch(source, name) for name in allowed), source
    assert [name for name in allowed if not (ROOT / name).exists()] == []


def test_the_image_starts_our_program_as_nobody_in_particular() -> None:
    (entry,) = [step.words() for step in steps("ENTRYPOINT")]
    assert entry[0] in PROJECT["scripts"]
    (command,) = [step.words() for step in steps("CMD")]
    assert reads(command).__name__ == "serve"
    assert [step.text for step in steps("USER")] == ["greatpowers"]
    assert [step.text for step in steps("EXPOSE")] == [str(launch.PORT)] == [str(image.PORT)]
    assert f"--uid {container.USER} " in " ".join(step.text for step in steps("RUN"))
    (check,) = steps("HEALTHCHECK")
    assert f"http://127.0.0.1:{launch.PORT}/health" in check.text


def test_it_is_a_debian_that_has_a_python_we_test() -> None:
    bases = {step.text.partition(" ")[0] for step in steps("FROM")}
    assert bases == {"debian:trixie-slim"}
    assert "Programming Language :: Python :: 3.13" in PROJECT["classifiers"], "the Python of Debian trixie"


# --- compose.yaml -----------------------------------------------------------------------------------------------------


def test_two_servers_alike_of_this_version() -> None:
    one, other = SERVERS.values()
    assert one == other
    assert one["image"] == f"greatpowers:{PROJECT['version']}"
    assert (ROOT / one["build"]["dockerfile"]).is_file()
    command = reads([VARIABLE.sub("tables.example.org", word).partition(":?")[0] for word in one["command"]])
    assert command.__name__ == "serve"


def test_servers_and_database_speak_of_the_same_thing() -> None:
    database = COMPOSE["services"]["database"]
    settings = database["environment"]
    (server, _) = SERVERS.values()
    address = f"postgresql://{settings['POSTGRES_USER']}@database/{settings['POSTGRES_DB']}"
    assert address in server["command"] and server["depends_on"]["database"]["condition"] == "service_healthy"
    assert server["environment"]["PGPASSWORD"] == settings["POSTGRES_PASSWORD"]
    assert "healthcheck" in database and database["volumes"][0].partition(":")[0] in COMPOSE["volumes"]


def test_every_setting_has_a_line_in_the_example() -> None:
    wanted = set(VARIABLE.findall((ROOT / "compose.yaml").read_text("utf-8")))
    example = (ROOT / "deploy" / "greatpowers.env.example").read_text("utf-8")
    assert set(re.findall(r"^(\w+)=", example, re.MULTILINE)) == wanted
    assert re.search(r"^POSTGRES_PASSWORD=$", example, re.MULTILINE), "nobody's password is in a commit"
    assert "/greatpowers.env" in (ROOT / ".gitignore").read_text("utf-8").split()


def test_the_proxy_leads_to_every_server_and_keeps_figures_back() -> None:
    proxy = COMPOSE["services"]["proxy"]
    file = proxy["volumes"][0].partition(":")[0]
    assert (ROOT / file).samefile(ROOT / "deploy" / "Caddyfile")
    found = re.search(r"\{\$SERVERS:([^}]*)\}", CADDYFILE)
    assert found is not None
    assert found[1].split() == [f"{name}:{launch.PORT}" for name in SERVERS]
    assert "{$SITE}" in CADDYFILE and "SITE" in proxy["environment"]
    assert re.search(r"path /metrics\s+respond @\w+ 403", CADDYFILE)
    assert set(proxy["depends_on"]) == SERVERS.keys() <= image.ADDRESSES.keys()
