"""`Table`: one live table as data, what can be said of it, and who may do what at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from greatpowers.games import game_of, words_for
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import NOBODY
from greatpowers.server.ballots import Ballots
from greatpowers.server.history import Chronicle
from greatpowers.server.listener import Listener
from greatpowers.server.log import Log
from greatpowers.server.problems import conflict, forbidden, not_found, not_running
from greatpowers.server.replaying import rules_of
from greatpowers.server.rows import ChatRecord, Person, SeatRecord, TableRecord
from greatpowers.server.seats import shown_name
from greatpowers.words.motives import would_tell_secrets
from greatpowers.words.words import Words

Clock = Callable[[], float]


class Table:
    """What is shown to people is made from this. `StoredTable` changes it, `Room` lets people in."""

    def __init__(self, header: TableRecord, now: Clock) -> None:
        self.header = header
        self.now = now
        self.rules: Ruleset = rules_of(header)
        self.seats: list[SeatRecord] = []
        self.match: Match | None = None
        self.position: Position | None = None
        """A copy of the match's position, for whoever wants to look."""
        self.broken = ""
        """Why the table is broken; for the log of the server and for the curious."""
        self.reasoned: set[int] = set()
        """The entries that a computer has given reasons for."""
        self.chat: list[ChatRecord] = []
        self.muted: dict[str, set[str]] = {}
        """Whom the people who listen do not want to hear."""
        self.ballots = Ballots()
        self.listeners: set[Listener] = set()
        self.elsewhere: Counter[str | None] = Counter()
        """Who listens at other nodes."""
        self.keys: dict[str, int] = {}
        """What was done since the table was loaded, with the sequence number it led to."""
        self.asked_since: dict[int, float] = {}
        self.time_over = -1
        """When the window was to close whose time is over by the clock of this server, in milliseconds."""
        self._words: dict[str, Words] = {}
        self._logs: dict[tuple[int, str], Log] = {}
        self._chronicles: dict[int, Chronicle] = {}
        self._told: Match | None = None
        """The match that the logs and chronicles tell of."""

    @property
    def unsaved(self) -> bool:
        """Whether nothing can be saved at the moment."""
        return False

    # --- when something changes ---

    def moved(self) -> None:
        """The match has moved, or is another one."""
        self.position = None if self.match is None else self.match.fast
        if self._told is not self.match:
            self._told = self.match
            self._logs.clear()
            self._chronicles.clear()

    def renamed(self) -> None:
        """Somebody goes by another name."""
        self._words.clear()
        self._logs.clear()

    # --- in words ---

    def words(self, lang: str) -> Words:
        if lang not in self._words:
            names = [shown_name(seat, lang) for seat in self.seats]
            self._words[lang] = words_for(lang, self.rules, names, self.header.options)
        return self._words[lang]

    def log(self, seat: int, lang: str) -> Log:
        """Where there are no secrets everybody reads the same."""
        key = (seat if self.rules.has_secrets else NOBODY, lang)
        if key not in self._logs:
            self._logs[key] = Log(self.words(lang), key[0])
        return self._logs[key]

    def chronicle(self, seat: int) -> Chronicle:
        return self._chronicles.setdefault(seat, Chronicle(seat))

    # --- what can be said of it ---

    def status_now(self) -> str:
        return "over" if self.match is not None and self.match.over else "running"

    def waiting(self) -> list[int]:
        """The seats that are asked and have not answered."""
        return [] if self.position is None or self.position.over else self.position.waiting()

    def asks(self) -> dict[str, str]:
        """What they are asked, as the lobby keeps it."""
        return {} if self.position is None else asks(self.position)

    def is_computer(self, number: int) -> bool:
        """Whether a computer answers for this seat now."""
        seat = self.seats[number]
        return seat.kind == "computer" or seat.conceded or seat.stands_in

    def computers_asked(self) -> list[int]:
        """The seats for which a computer has to answer now."""
        if self.header.status != "running":
            return []
        return [seat for seat in self.waiting() if seat >= 0 and self.is_computer(seat)]

    def is_open_book(self) -> bool:
        """Nothing needs to be kept secret any more."""
        return self.header.status in ("over", "closed")

    def tells_reasons(self) -> bool:
        """Whether computers say why they answered as they did."""
        return self.is_open_book() or not would_tell_secrets(self.rules, self.header.options)

    def own_seats(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "human" and seat.person == person is not None]

    def people(self, besides: str | None = None) -> list[str]:
        """Those who play themselves, once each."""
        seats = [seat for seat in self.seats if seat.kind == "human" and not self.is_computer(seat.seat)]
        return [person for person in dict.fromkeys(str(seat.person) for seat in seats) if person != besides]

    def present(self, person: str | None) -> bool:
        return person is not None and person in self.listening()

    def listening(self) -> Counter[str | None]:
        """Everybody who listens, here or at another node, and with how many streams; None: those nobody knows."""
        here = (None if listener.person is None else listener.person.id for listener in self.listeners)
        return Counter(here) + self.elsewhere

    # --- who may do what ---

    def own_seat(self, person: str | None, number: int) -> SeatRecord:
        if number >= len(self.seats):
            raise not_found("room-no-seat", seat=number + 1)
        if number not in self.own_seats(person):
            raise forbidden("room-not-yours", seat=number + 1)
        return self.seats[number]

    def playing_seat(self, person: str | None, number: int) -> SeatRecord:
        """A seat of this person from which they play themselves."""
        seat = self.own_seat(person, number)
        if seat.conceded:
            raise conflict("room-has-conceded")
        if seat.stands_in:
            raise conflict("room-stood-in")
        return seat

    def host_only(self, person: Person) -> None:
        if person.id != self.header.host:
            raise forbidden("room-not-host")

    def begun(self) -> Match:
        if self.match is None:
            raise not_running()
        return self.match

    def running(self) -> Match:
        if self.match is None or self.header.status != "running":
            raise not_running()
        return self.match


def asks(position: Position) -> dict[str, str]:
    """What is asked, by ids that everybody may know."""
    if position.over or position.step is None:
        return {}
    nation = game_of(position.rules).mover(position)
    return {"step": position.step.name} | ({"nation": nation} if nation else {})
