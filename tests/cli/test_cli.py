"""The commands as a shell runs them."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers import cli
from greatpowers.cli.line import app
from greatpowers.players.uniform import Uniform
from greatpowers.terminal import opening

GAME = "imperial-2030"


def run(*arguments: str, lines: str = "", lang: str = "C") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": lang, "LANG": lang, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "greatpowers.cli", *arguments]
    return subprocess.run(
        command,
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )


def run_json(*arguments: str) -> dict[str, object]:
    result = run(*arguments, "--json")
    assert result.returncode == 0, result.stderr
    document = json.loads(result.stdout)
    assert isinstance(document, dict)
    return document


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game between computers, saved."""
    match = greatpowers.start(GAME, 3, 4)
    bot = Uniform(4)
    while not match.over:
        seat = match.decisions[0].seat
        match.play(match.rules.codec.decode(bot.answer(match.fast, seat)), seat)
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    return file


def test_games() -> None:
    games = {game["id"]: game for game in run_json("games")["games"]}  # type: ignore[attr-defined]
    assert list(games) == ["imperial-2006", "imperial-2010", "imperial-2030", "imperialism", "attack"]
    assert {option["id"] for option in games["imperial-2006"]["options"]} >= {"compensation"}
    game = games[GAME]
    assert game["name"] == {"de": "Imperial 2030", "en": "Imperial 2030"}
    assert game["players"] == [2, 6]
    assert {option["id"] for option in game["options"]} >= {"start", "investor_card", "bonus", "cash"}
    assert game["rules_version"] == greatpowers.ruleset(GAME).version
    deck = {"id": "deck", "values": [None], "default": None, "document": True}
    assert deck in games["imperialism"]["options"]
    german = run("games", lang="de_DE.UTF-8").stdout
    assert "Vergabe der Startkredite" in german
    assert "deck  Zahlen der Karten: none (unsere Rekonstruktion), DATEI.toml (eigener Kartensatz)" in german
    assert "How the first bonds are given out" in run("games", lang="fr_FR.UTF-8").stdout


def test_enter_enter_starts_a_game() -> None:
    result = run("play", "--terminal", "--seed", "1", lines="\n\n")
    assert result.returncode == 0 and result.stderr == ""
    listed = (
        "Which game? [3]\n 1  Imperial (2006 first edition)\n 2  Imperial (2010 third edition)\n 3  Imperial 2030\n"
        " 4  Imperialism: Road to Domination\n"
    )
    assert result.stdout.startswith(listed)
    assert "Imperial 2030 with 3 seats" in result.stdout
    assert "Player 1: Choose the first field for " in result.stdout
    assert "Computer 2" in result.stdout and "Computer 3" in result.stdout


def test_questions_are_repeated_until_they_are_answered() -> None:
    lines = "9\nimperial-2010\nmany\n4 1,9\n4 1,3\nq\n"
    result = run("play", "--terminal", "--seed", "1", lines=lines, lang="de_DE.UTF-8")
    assert "„9“ ist keines der Spiele." in result.stdout
    assert result.stdout.count("verstehe ich nicht") == 2
    assert "Imperial (3. Auflage 2010) mit 4 Plätzen" in result.stdout
    assert "Computer 2" in result.stdout and "Spieler 3" in result.stdout


def test_playing_saving_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = run("play", GAME, "--seats", "3", "--humans", "0", "--seed", "5", lines=f"5\n2\ns {file}\nq\n")
    assert "Saved in" in first.stdout
    assert run("replay", str(file)).stdout.endswith("every hash agrees. The game is still going on.\n")
    second = run("play", "--resume", str(file), "--lang", "de", lines="q\n")
    assert "Import für China: noch 2 von 3 Einheiten für je" in second.stdout
    log = run("replay", str(file), "--log", "--lang", "de").stdout
    assert "China beginnt auf dem Feld Import. Für 1 Mio. importiert: eine Armee in Beijing." in log


def test_the_same_seed_is_the_same_game() -> None:
    arguments = ("play", GAME, "--seats", "4", "--humans", "0,2", "--seed", "9", "--option", "cash=hidden")
    one, other = (run(*arguments, lines="1\n1\nq\n") for _ in range(2))
    assert one.stdout == other.stdout and one.returncode == 0
    assert "hidden" in one.stdout


def test_playing_from_a_position(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(greatpowers.start(GAME, 2, 1).position()), encoding="utf-8")
    result = run("play", "--position", str(file), "--humans", "0,1", lines="q\n")
    assert "Choose the first field for " in result.stdout
    assert run("perft", GAME, "--depth", "1", "--position", str(file), "--json").stdout.count('"count": 8') == 1


def test_replay_tells_verifies_and_shows(record: Path) -> None:
    document = run_json("replay", str(record))
    assert document["over"] is True and document["verified"] is True
    assert sorted(document["ranks"])[0] == 1  # type: ignore[call-overload]
    verdict = run("replay", str(record), "--verify", lang="de_DE.UTF-8").stdout
    assert "alle Prüfsummen stimmen. 1. Spieler" in verdict
    log = run("replay", str(record), "--log").stdout
    assert log.startswith("Setting up\n") and "End of the game\nThe game is over.\n\nResult\n1. Player" in log
    shown = run("replay", str(record), "--at", "100").stdout
    assert f"Position after 100 of {document['entries']:,} entries" in shown and "Nations" in shown
    events = run_json("replay", str(record), "--log", "--at", "3")["events"]
    assert events[0]["event"] == "built"  # type: ignore[index]


GOLDEN = sorted((Path(__file__).parents[1] / "games" / "attack" / "replays").glob("*.json"))


def saved(file: Path, folder: Path) -> tuple[Any, Path]:
    """The record of a golden replay of Attack!, and a file of its own for it."""
    record = json.loads(file.read_text(encoding="utf-8"))["record"]
    return record, folder / file.name


@pytest.mark.parametrize("file", GOLDEN, ids=[file.stem for file in GOLDEN])
def test_every_golden_replay_of_attack_verifies(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record, game = saved(file, tmp_path)
    game.write_text(json.dumps(record), encoding="utf-8")
    monkeypatch.setenv("LC_ALL", "C")
    assert app(["replay", "--verify", str(game)]) == 0
    verdict = f"{len(record['entries']):,} entries replayed, every hash agrees. 1. Player"
    assert " ".join(capsys.readouterr().out.split()).startswith(verdict)


def test_one_changed_die_does_not_verify(tmp_path: Path) -> None:
    """The seed is in the record, so every die is rolled again; a shell gets status 2 and the place of the die."""
    record, game = saved(GOLDEN[0], tmp_path)
    dice = [number for number, entry in enumerate(record["entries"]) if entry.get("answer", {}).get("kind") == "die"]
    place = dice[len(dice) // 2]
    answer = record["entries"][place]["answer"]
    answer["eyes"] = answer["eyes"] % 6 + 1
    game.write_text(json.dumps(record), encoding="utf-8")
    result = run("replay", "--verify", str(game))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(f"greatpowers: entries[{place}]") and len(result.stderr.splitlines()) == 1


def test_a_case_of_the_casebook_opens() -> None:
    shown = run("replay", "--case", "i30-143", lang="de_DE.UTF-8").stdout
    assert shown.startswith("I30-143: Leere Kasse: die Regierung zahlt die anderen selbst\n")
    assert "Regeln: Imperial 2030, „Zinsen auszahlen“, Absatz 2" in shown and "Auslegungen: IMP-32" in shown
    assert "Staaten" in shown and "Antworten: E: Investor." in shown
    assert "Europa: Staatskasse 0; F: Bargeld 6; A: Bargeld 3; E: Bargeld 0." in shown
    listed = run("replay", "--case", "IMP-32").stdout
    assert listed.startswith("Cases of IMP-32:\n") and "I30-143  Short treasury" in listed
    assert run("replay", "--case", "I30-008").stdout.count("The bonds are right") == 1
    cases: Any = run_json("replay", "--case", "I30-143")["cases"]
    assert cases[0]["runs"][0]["answers"][0]["answer"] == {"kind": "advance", "field": "investor"}


def test_playing_from_a_case() -> None:
    result = run("play", "--case", "I30-143", "--lang", "de", lines="q\n")
    assert result.returncode == 0, result.stderr
    assert "Spieler 5: Wähle das erste Feld für Europa. Diesmal ist jedes frei." in result.stdout


def test_perft() -> None:
    document = run_json("perft", GAME, "--depth", "2", "--divide", "--seed", "3")
    rows = document["divide"]
    assert sum(row["count"] for row in rows) == document["count"] > 8  # type: ignore[attr-defined, operator]
    assert run("perft", GAME, "--depth", "2", "--seed", "3").stdout == f"Depth 2: {document['count']} sequences\n"
    assert "advance taxation" in run("perft", GAME, "--depth", "2", "--divide").stdout
    assert run_json("perft", GAME, "--depth", "0")["count"] == 1


# the deck of somebody who owns the box


@pytest.fixture(scope="module")
def deck() -> Any:
    return tomllib.loads(
        (files("greatpowers.games.imperialism.rules") / "data" / "2014" / "deck.toml").read_text("utf-8")
    )


@pytest.fixture(scope="module")
def deck_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our figures as they are shipped, with more ducats to begin with."""
    text = (files("greatpowers.games.imperialism.rules") / "data" / "2014" / "deck.toml").read_text("utf-8")
    file = tmp_path_factory.mktemp("decks") / "my-deck.toml"
    file.write_text(text.replace("start_ducats = 25", "start_ducats = 37"), encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", ("de", "en"))
def test_playing_with_an_own_deck(deck_file: Path, tmp_path: Path, lang: str) -> None:
    saved = tmp_path / "game.json"
    arguments = ("imperialism", "--seats", "2", "--humans", "0,1", "--seed", "3", "--lang", lang)
    result = run("play", *arguments, "--option", f"deck={deck_file}", lines=f"s {saved}\nq\n")
    assert result.returncode == 0, result.stderr
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert record["options"]["deck"]["limits"]["start_ducats"] == 37
    assert run_json("replay", str(saved))["verified"] is True
    assert run("play", "--resume", str(saved), "--lang", lang, lines="q\n").returncode == 0


def test_the_log_speaks_with_the_names_of_the_deck(deck: Any, tmp_path: Path) -> None:
    own = copy.deepcopy(deck)
    for row in own["great_power"]:
        row.update(name_de="Atlantis", name_en="Atlantis")
    match = greatpowers.start("imperialism", 2, 1, {"deck": own})
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    assert "Atlantis" in run("replay", str(file), "--log").stdout


def test_a_deck_may_be_json_and_none_is_ours(deck: Any, tmp_path: Path) -> None:
    rules = greatpowers.ruleset("imperialism")
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck), encoding="utf-8")
    assert opening.chosen(rules, [f"deck={file}", "refill=after_discarding"])["deck"] == deck
    assert opening.chosen(rules, ["deck=none"])["deck"] is None


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    (
        ("missing.toml", None, "greatpowers: {file} cannot be read: No such file or directory"),
        ("bytes.toml", "\udcff", "greatpowers: {file} cannot be read: 'utf-8' codec can't decode"),
        ("broken.toml", "[limits\n", "greatpowers: {file} is not valid TOML: Expected ']'"),
        ("broken.json", "{", "greatpowers: {file} is not valid JSON: "),
        ("list.json", "[]", "greatpowers: options.deck: [] is not one of None nor an object"),
        ("empty.toml", "", "greatpowers: options.deck.limits: is missing"),
        ("dated.toml", "limits = 1979-05-27", "greatpowers: options.deck.tracks: is missing"),
    ),
)
def test_a_bad_deck_is_one_sentence_and_status_two(name: str, text: str | None, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / name
    if text is not None:
        file.write_text(text, encoding="utf-8", errors="surrogateescape")
    result = run("play", "imperialism", "--option", f"deck={file}")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(complaint.format(file=file))
    assert len(result.stderr.splitlines()) == 1


def test_a_wrong_figure_is_named(deck_file: Path, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(deck_file.read_text(encoding="utf-8").replace("cost = 3\n", "cost = 300\n", 1), encoding="utf-8")
    result = run("play", "imperialism", "--option", f"deck={file}")
    sentence = "options.deck.territory[0].cost: ireland: 300 does not lie between 0 and 99"
    assert (result.returncode, result.stderr) == (2, f"greatpowers: {sentence}\n")


def test_fuzz_reports_and_sets_the_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from greatpowers.kernel import fuzz

    def broken(rules: object, games: int, seed: int, progress: object) -> dict[str, object]:
        return {"games": games, "broken": ["money was lost"]}

    monkeypatch.setattr(fuzz, "fuzz", broken)
    monkeypatch.setenv("LC_ALL", "C")
    assert app(["fuzz", GAME, "--games", "3"]) == 1
    assert capsys.readouterr().out == "money was lost\n3 games played, one law broken.\n"
    assert run_json("fuzz", GAME, "--games", "1", "--seed", "2")["broken"] == []


def test_bench_prints_a_table_or_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from greatpowers.arena import speed

    plain = {"decisions_per_second": 43210.9, "games_per_second": 61.26, "kilobytes_per_copy": 5.5}
    report = {
        "game": GAME,
        "seats": 6,
        "python": "3.11.7",
        "rounds": 3,
        "seconds_per_round": 3.0,
        "results": {"plain": plain, "catanatron": {"decisions_per_second": 12000.0, "games_per_second": 20.0}},
        "times_catanatron": {"plain": 3.6},
        "times_compiled": {},
    }
    monkeypatch.setattr(speed, "report", lambda progress: report)
    monkeypatch.setenv("LC_ALL", "C")
    assert app(["bench", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == report
    assert app(["bench"]) == 0
    printed = capsys.readouterr().out
    assert "imperial-2030, 6 seats, Python 3.11.7; the best of 3 rounds of 3 s each" in " ".join(printed.split())
    assert "Build" in printed and "Answers" in printed and "MiB" not in printed
    rows = printed.splitlines()[-2:]
    assert [row.split() for row in rows] == [
        ["plain", "43,211", "61.3", "5.5", "3.6"],
        ["catanatron", "12,000", "20", "–", "–"],
    ]


def test_help_and_version() -> None:
    assert "replay" in run("--help").stdout
    assert run("--version").stdout.strip() == greatpowers.__version__


@pytest.mark.parametrize(
    ("arguments", "words"),
    (
        (("replay", "/no/such/file.json"), "cannot be read"),
        (("replay", "{folder}"), "cannot be read"),
        (("replay",), "name a file"),
        (("replay", "--case", "I30-999"), "neither a case"),
        (("replay", "--case", "I30-143", "--lang", "fr"), "lang: 'fr' is not one of"),
        (("play", "--case", "IMP-999"), "neither a case"),
        (("play", "--case", "I30-008"), "no position"),
        (("replay", "{broken}"), "is not valid JSON"),
        (("replay", "{list}"), "record: must be an object"),
        (("replay", "{empty}"), "format: is missing"),
        (("replay", "{foreign}"), "game: 'chess' is not one of"),
        (("replay", "{forged}"), "entries[0]"),
        (("replay", "{record}", "--lang", "fr"), "lang: 'fr' is not one of"),
        (("replay", "{record}", "--at", "-1"), "at: -1 is less than nothing"),
        (("play", "chess"), "game: 'chess' is not one of"),
        (("play", GAME, "--seats", "9"), "2 to 6 players"),
        (("play", GAME, "--seats", "three"), "three"),
        (("play", GAME, "--seats", "3", "--humans", "5"), "humans: '5' is not a seat"),
        (("play", GAME, "--seats", "3", "--option", "start"), "must look like key=value"),
        (("play", GAME, "--seats", "3", "--option", "start=late"), "options.start"),
        (("play", GAME, "--seats", "3", "--option", "colour=red"), "options.colour"),
        (("play", GAME, "--seats", "3", "--seed", "xyz"), "seed"),
        (("play", "--position", "{empty}"), "game"),
        (("play", GAME, "--position", "{list}"), "position: must be an object"),
        (("play", GAME, "--position", "{empty}"), "is missing"),
        (("play", "--resume", "{empty}"), "format: is missing"),
        (("perft", GAME), "--depth"),
        (("perft", GAME, "--depth", "-1"), "depth"),
        (("fuzz", GAME, "--games", "0"), "games: 0 is too few"),
        (("dance",), "dance"),
    ),
)
def test_bad_input_is_one_sentence_and_status_two(
    arguments: tuple[str, ...],
    words: str,
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    forged = json.loads(record.read_text(encoding="utf-8"))
    forged["entries"][0]["hash"] = "0" * 16
    contents = {
        "broken": "{",
        "list": "[]",
        "empty": "{}",
        "foreign": json.dumps({"format": 1, "game": "chess"}),
        "forged": json.dumps(forged),
    }
    names = {"record": str(record), "folder": str(tmp_path)}
    for name, text in contents.items():
        file = tmp_path / f"{name}.json"
        file.write_text(text, encoding="utf-8")
        names[name] = str(file)
    known = {f"{{{name}}}": value for name, value in names.items()}
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(SystemExit) as end:
        cli.main([known.get(argument, argument) for argument in arguments])
    complaint = capsys.readouterr().err
    assert end.value.code == 2
    assert words in complaint
    assert len(complaint.splitlines()) == 1


def test_a_shell_sees_no_traceback() -> None:
    result = run("replay", "/no/such/file.json")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "greatpowers: /no/such/file.json cannot be read: No such file or directory\n"
