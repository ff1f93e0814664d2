"""The commands of operators as a shell runs them: what they print, in both languages, and how they end."""

from __future__ import annotations

import asyncio
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers import cli
from greatpowers.cli import operating
from greatpowers.cli.line import app
from greatpowers.server.store import Store
from tests.cli.test_cli import run
from tests.server.test_store import begin

SOURCES = Path(greatpowers.__file__).parent


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a database in it, and a language."""
    monkeypatch.setenv("LC_ALL", "C")

    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await begin(store, "t1", title="Sunday [bold]")
        await begin(store, "t2", status="closed", changed=0)
        await store.close()

    asyncio.run(work())
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *line: str, status: int = 0) -> str:
    capsys.readouterr()
    assert app([*line]) == status
    return capsys.readouterr().out


def told(capsys: pytest.CaptureFixture[str], *line: str, status: int = 0) -> Any:
    return json.loads(said(capsys, *line, "--json", status=status))


def test_people_and_tables_are_listed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data", str(data))
    lines = said(capsys, "admin", "people", *at).splitlines()
    assert lines[0].split() == ["Id", "Name", "Account", "Since", "Seats", "Opened", "Browsers"]
    assert [line.split()[1] for line in lines[1:]] == ["Ada", "Ada"]
    lines = said(capsys, "admin", "tables", *at).splitlines()
    assert lines[0].split() == ["Id", "Game", "Title", "Status", "Entries", "Changed", "Host", "Seats"]
    assert "Sunday [bold]" in lines[1] and lines[1].endswith("Name 0, Name 1")
    assert said(capsys, "admin", "people", "--search", "nobody", *at) == "Nobody was found.\n"
    assert said(capsys, "admin", "tables", "--search", "nothing", *at) == "No table was found.\n"
    for what, key in (("people", "people"), ("tables", "tables")):
        assert said(capsys, "admin", what, "--most", "1", *at).splitlines()[-1].startswith("There are more")
        found = told(capsys, "admin", what, "--most", "1", *at)
        assert len(found[key]) == 1 and found["more"] is True
    assert len(told(capsys, "admin", "tables", "--status", "closed", "--status", "over", *at)["tables"]) == 1


def test_a_person_is_shown_by_id(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data", str(data))
    id = told(capsys, "admin", "people", *at)["people"][0]["id"]
    assert id in said(capsys, "admin", "person", id, *at)
    assert told(capsys, "admin", "person", id, *at)["person"]["id"] == id
    assert "nameless" in said(capsys, "admin", "person", id, "--forget", *at)


def test_a_password_is_printed_once(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite:///{data / 'tables.sqlite'}")
        person = await store.people.add("Bea", "en")
        await store.people.make_account(person.id, "bea", "hash")
        await store.close()

    asyncio.run(work())
    first, note = said(capsys, "admin", "person", "bea", "--reset-password", "--data", str(data)).splitlines()
    assert re.fullmatch(r"The new password of bea is [\w-]{16}", first) and "only now" in note


def test_closing_exporting_and_tidying(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data", str(data))
    assert said(capsys, "admin", "close", "t1", *at).startswith("Table t1 is closed.")
    assert said(capsys, "admin", "close", "t1", *at) == "Table t1 had ended already.\n"
    lines = said(capsys, "admin", "export", "--all", "--to", str(data / "out"), *at).splitlines()
    assert lines == [f"0 tables were written to {data / 'out'}", "2 tables have not begun; they are only in the index."]
    line = ("admin", "retention", "--tables-after", "30", *at)
    would, note = said(capsys, *line).splitlines()
    assert would == "Would be deleted: 0 sessions, 1 tables with 0 entries, 0 guests." and "--do" in note
    assert told(capsys, *line)["deleted"] is False
    assert told(capsys, *line, "--do") == {"deleted": True, "sessions": 0, "tables": 1, "entries": 0, "guests": 0}


def test_a_link_is_printed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data", str(data))
    assert said(capsys, "admin", "link", "t1", "1", *at) == "/seat/secret-t1-0\n"
    found = told(capsys, "admin", "link", "t1", "2", "--public-url", "https://tables.example.org/", *at)
    assert found == {"table": "t1", "seat": 2, "link": "https://tables.example.org/seat/secret-t1-1"}


def test_seeds_are_warned_of(data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from greatpowers.server import exporting

    async def export(*_: Any) -> list[exporting.Exported]:
        row = exporting.Exported("t1", "game", "", "running", 1, [], "t1.record.json", "record", True)
        return [row]

    monkeypatch.setattr(exporting, "export", export)
    app(["admin", "export", "t1", "--to", str(data), "--with-seeds", "--data", str(data)])
    assert "every card and die to come" in capsys.readouterr().err


def test_restoring_and_moving(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data", str(data))
    app(["backup", "--to", str(data / "copy.sqlite"), *at])
    now, kept = said(capsys, "admin", "restore", str(data / "copy.sqlite"), *at).splitlines()
    assert now == f"{data / 'copy.sqlite'} is now at {data / 'tables.sqlite'}"
    assert Path(kept.rpartition(" ")[2]).is_file()
    assert told(capsys, "admin", "restore", str(data / "copy.sqlite"), *at)["kept"]
    source = str(data / "tables.sqlite")
    lines = said(capsys, "admin", "move", "--from", source, "--to", str(data / "two.sqlite")).splitlines()
    assert lines[0].split() == ["Table", "Rows", "Checksum"] and lines[-2].startswith("Everything was copied")
    moved = told(capsys, "admin", "move", "--from", source, "--to", str(data / "three.sqlite"))
    assert {row["table"]: row["rows"] for row in moved["tables"]}["tables"] == 2


def test_the_doctor_ends_with_a_status(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data", str(data))
    lines = said(capsys, "doctor", *at).splitlines()
    assert all(re.match(r"(ok   |warn |fail ) [a-z]+ +\S", line) for line in lines[:-1])
    assert not [line for line in lines if line.startswith("fail")] and lines[-1].startswith(("All is well", "It works"))
    report = told(capsys, "doctor", *at)
    assert report["ok"] is True and {"check", "state", "text", "message"} == report["findings"][0].keys()
    lines = said(capsys, "doctor", "--data", str(data / "nowhere"), status=1).splitlines()
    assert lines[-1] == "One thing is wrong."
    report = told(capsys, "doctor", *at, "--public-url", "http://127.0.0.1:1", status=1)
    assert report["findings"][-1]["message"] == "doctor-proxy-away"


def test_german(data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    at = ("--data", str(data))
    assert said(capsys, "admin", "tables", *at).split()[:3] == ["Kennung", "Spiel", "Titel"]
    assert said(capsys, "admin", "close", "t1", *at).startswith("Tisch t1 ist geschlossen.")
    assert "antwortet." in said(capsys, "doctor", *at)


@pytest.mark.parametrize(
    ("line", "words"),
    (
        (("admin", "people", "--data", "{no}"), "There is no database"),
        (("backup", "--to", "{data}/x", "--data", "{no}"), "There is no database"),
        (("admin", "people", "--most", "0"), "most: 0 is too few"),
        (("admin", "person", "nobody"), "id: There is nobody with the id or account nobody."),
        (("admin", "person", "nobody", "--forget", "--reset-password"), "Choose either"),
        (("admin", "tables", "--status", "dancing"), "status: There is no status dancing"),
        (("admin", "close", "nowhere"), "id: There is no table nowhere."),
        (("admin", "export", "--to", "{data}/x"), "Name tables by their ids"),
        (("admin", "export", "t1", "--all", "--to", "{data}/x"), "Name tables by their ids"),
        (("admin", "export", "t9", "--to", "{data}/x"), "There is no table t9."),
        (("admin", "restore", "{data}/nothing"), "cannot be used: no such file"),
        (("admin", "retention", "--guests-after", "0"), "guests-after: At least one day."),
        (("admin", "retention", "--tables-after", "1", "--also", "closed"), "also: There is no status closed"),
        (("admin", "move", "--from", "{data}/tables.sqlite", "--to", "mysql://x/y"), "mysql is not a database"),
        (("admin", "tables", "--database", "mysql://x/y"), "mysql is not a database"),
        (("doctor", "--public-url", "tables.example.org"), "public-url: must look like"),
        (("admin", "dance"), "dance"),
    ),
)
def test_mistakes_are_one_sentence_and_status_two(
    line: tuple[str, ...], words: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"data": str(data), "no": str(data / "nowhere")}
    given = [word.format(**places) for word in line]
    if line[0] == "admin" and line[1] not in ("move", "dance") and not {"--data", "--database"} & set(given):
        given += ["--data", str(data)]
    with pytest.raises(SystemExit) as end:
        cli.main(given)
    complaint = capsys.readouterr().err
    assert end.value.code == 2 and words in complaint and len(complaint.splitlines()) == 1


def test_a_shell_finds_them() -> None:
    shown = run("admin", "--help").stdout
    for name in ("people", "person", "tables", "link", "close", "export", "restore", "retention", "move"):
        assert re.search(rf"^\W*{name}\b", shown, re.MULTILINE), shown
    assert "doctor" in run("--help").stdout


def test_every_sentence_for_operators_is_said_somewhere() -> None:
    places = [*(SOURCES / "server").rglob("*.py"), Path(operating.__file__)]
    sources = "".join(path.read_text("utf-8") for path in places)
    text = (files("greatpowers.words") / "en" / "operation.ftl").read_text("utf-8")
    names = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(names) > 80
    assert [name for name in names if f'"{name}"' not in sources and not name.startswith("admin-head-")] == []
