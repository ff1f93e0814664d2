"""What crosses the wire, both ways: the one contract between server and client.

`tools/protocol.py` writes the TypeScript types from it. A browser asks by HTTP and listens on a WebSocket. What it
listens to comes in **parts**: named JSON values, whole at first, then what changed in them. Updates are numbered, so
that a browser that has missed one sees it and asks for everything again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

from msgspec import UNSET, Meta, Struct, UnsetType

from greatpowers.games import screens
from greatpowers.players import roster
from greatpowers.screen.badge import Badge
from greatpowers.screen.change import Change
from greatpowers.screen.effects import Effect, Movable, Sign, Trace
from greatpowers.screen.panels import Panels
from greatpowers.screen.screen import Screen
from greatpowers.screen.stakes import Stake

if TYPE_CHECKING:
    AnyScreen = Screen
else:
    AnyScreen = Union[screens()]  # noqa: UP007  # as many as there are
    """Panels, or the screen of a game that has its own; so that the OpenAPI document knows them all."""

PROTOCOL = 3
"""What client and server must agree on: it rises when anything here changes its name or shape. The stream says it
first, and a page that was loaded before asks to be loaded again."""

Lang = Literal["de", "en"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client, once for each thing it wants done: whatever is sent again under the same key happens once."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
VoteNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Speed = Literal["slow", "normal", "fast", "instant"]
Thinking = Literal[500, 1000, 2000, 5000, 10000]
"""Milliseconds."""
Pace = Literal["live", "days"]
"""People sit together and windows close after a fixed time, or everybody answers when they find the time."""
WindowSeconds = Annotated[int, Meta(ge=3, le=60)]
AtWindow = Literal["ask", "pass", "turn"]
"""What a seat wants at a kind of window: be asked, pass, or pass until it is its turn."""
DraftKind = Literal["choice", "plan"]
"""What is chosen for a question, or a plan of several moves."""
DEFAULT_PACE: Pace = "live"
DEFAULT_WINDOW = 6
Visibility = Literal["public", "private"]
SeatKind = Literal["human", "computer", "open"]
DEFAULT_BOT = roster.DEFAULT
DEFAULT_THINKING: Thinking = 1000
Status = Literal["gathering", "running", "over", "closed", "broken"]
"""Seats are being filled; being played; the rules ended it; people ended it; its record does not hold."""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser sends; fields it does not know are refused."""


# --- mistakes --------------------------------------------------------------------------------------------------------


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every refusal: a code for programs, a sentence for people, the place in the rules where there is one."""

    code: str
    """bad-request, unauthorized, forbidden, not-found, gone, conflict, refused, too-large, too-many, stale,
    not-running …"""
    text: str
    rule: str = ""
    passage: str = ""


# --- people ----------------------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """Who this browser is. A guest is somebody too, as long as the cookie lives."""

    person: str
    name: str
    account: bool
    lang: Lang


class Credentials(Body, frozen=True):
    name: Name
    password: Password


class ChangeMe(Body, frozen=True):
    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    """A new password; the sessions of other devices end."""
    old_password: Password | UnsetType = UNSET
    """What it was; a new one is not set without it."""


# --- games -----------------------------------------------------------------------------------------------------------


class OptionValue(Struct, frozen=True):
    value: str | int | bool | None
    text: str


class GameOption(Struct, frozen=True, omit_defaults=True):
    id: str
    text: str
    values: list[OptionValue]
    document: bool = False
    """Also takes a JSON object, such as an owner's deck."""


class Computer(Struct, frozen=True, omit_defaults=True):
    """A computer player, with its measured rating at this game and the interval in which that lies (95 %)."""

    id: str
    thinks: bool = False
    """Whether it uses the thinking time of the table."""
    rating: int | None = None
    """Left out: nobody has measured it yet."""
    low: int | None = None
    high: int | None = None
    games: int = 0
    """How many games were played for it."""
    seconds: float = 0.0
    """How long it takes to answer, as measured (`tools/paces.py`); 0 for one that uses the time of the table."""


class Game(Struct, frozen=True):
    id: str
    title: str
    name: str
    credits: str
    least: int
    most: int
    usual: int
    """How many players the lobby proposes."""
    has_secrets: bool
    options: list[GameOption]
    bots: list[Computer]
    """From weak to strong."""
    usual_bot: str
    """Which of them the lobby proposes."""
    has_lesson: bool = False
    """Whether it is explained in pages of its own."""
    opening: list[float] = []
    """How many times computers answer, one after the other, before somebody is asked for the first time, as measured:
    for each number of players, from the least on."""
    pace: dict[Speed, float] = {}
    """Seconds that computers wait before each answer."""


class Passage(Struct, frozen=True, omit_defaults=True):
    """One entry of the rules reference, in our words."""

    id: str
    heading: str
    text: str
    """A few words: what it is about."""
    rule: str
    cases: list[str] = []
    rulings: list[str] = []
    paraphrase: str = ""
    """What it says, in our words; empty where nobody has written it yet."""


class RuleBook(Struct, frozen=True):
    game: str
    name: str
    passages: list[Passage]


class CaseRow(Struct, frozen=True):
    id: str
    title: str
    rule: str
    playable: bool = False
    """Whether it begins with a position, which can be tried at a table."""


class CaseBook(Struct, frozen=True):
    game: str
    name: str
    cases: list[CaseRow]


class CasePage(Struct, frozen=True):
    id: str
    text: str
    """Paragraphs with blank lines between them; no markup."""
    position: dict[str, Any] | None
    panels: Panels | None = None
    """The position as a spectator sees it."""
    screen: AnyScreen | None = None
    """The same as the game's own screen draws it, where it has one."""


class Lesson(Struct, frozen=True):
    """A position that a game is explained with, as the seat that is asked sees it."""

    game: str
    name: str
    seat: int
    names: list[str]
    """Who sits there, for the pictures."""
    screen: AnyScreen
    prompt: Prompt
    shown: list[str]
    """Of the nations only these, where there is little room."""
    close: list[str]
    """The regions of the picture of the map."""
    ways: list[Trace]
    """What is drawn on it."""
    passages: int
    """How many the rules reference has."""


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatWish(Body, frozen=True):
    """Who shall have a seat: `me` (also several times, for one screen), somebody by link, or a computer."""

    kind: Literal["me", "open", "computer"]
    name: Name | None = None
    bot: str = DEFAULT_BOT


class NewTable(Body, frozen=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    key: Key
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    visibility: Visibility = "private"
    speed: Speed = "normal"
    thinking: Thinking = DEFAULT_THINKING
    """How long a computer may think about an answer, if it is one that uses the time."""
    pace: Pace = DEFAULT_PACE
    window_seconds: WindowSeconds = DEFAULT_WINDOW
    """How long a window of reaction is open, live and with several people."""
    absent_after: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    """Seconds after which a seat that is waited for may be handed to a computer without a vote; 0 for never."""


class Import(Body, frozen=True):
    """A table from a record or a position document; the seats as in `NewTable`."""

    document: dict[str, Any]
    key: Key
    seats: list[SeatWish] | None = None
    """Left out: the first seat is yours, computers have the others."""


class Trial(Body, frozen=True):
    """A table from a position of the house: a case, a lesson. The seat that is asked is yours, computers have the
    others."""

    key: Key


class TableRow(Struct, frozen=True, omit_defaults=True):
    """A line of the lobby."""

    id: str
    game: str
    game_name: str
    title: str
    status: Status
    visibility: Visibility
    players: list[str]
    open_seats: int
    seq: int
    changed: int
    """Unix time of the last answer."""
    your_turn: bool = False
    yours: bool = False
    asks: str = ""
    """What the table waits for, in words that everybody may read: `Russia: choose a field`."""
    waits: list[str] = []
    """For whom, by name."""


class TableList(Struct, frozen=True):
    tables: list[TableRow]
    next: int | None
    """The page after this one."""


class SeatState(Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: SeatKind
    name: str
    person: str = ""
    """A public handle for muting; not a secret."""
    bot: str = ""
    face: str = ""
    """Whose seal is drawn for a computer: one of `opponents.NAMES` in small letters."""
    present: bool = False
    asked: bool = False
    """Waited for."""
    conceded: bool = False
    stands_in: bool = False
    """A computer plays for somebody who may take the seat back."""


class Vote(Struct, frozen=True, omit_defaults=True):
    """Something that needs the consent of others."""

    id: int
    kind: Literal["take-back", "hand-over"]
    by: int
    text: str
    needs: list[int]
    """Seats that have not agreed yet."""
    to: int | None = None
    seat: int | None = None


class Chosen(Struct, frozen=True):
    """An option of the game as it was chosen, in words."""

    label: str
    value: str


class WindowKind(Struct, frozen=True):
    """A kind of window of reaction, by the name of its step."""

    step: str
    title: str


class TableState(Struct, frozen=True, omit_defaults=True):
    """Part `table`: everything about the table that is not the game."""

    id: str
    game: str
    game_name: str
    title: str
    status: Status
    visibility: Visibility
    seats: list[SeatState]
    speed: Speed
    absent_after: int
    options: list[Chosen]
    commitment: str
    """The hash of the seed that chance comes from now; every seed is in the record when the game is over."""
    rules: str
    """The version of the rules it is played by."""
    seq: int
    """How many entries the record has."""
    thinking: Thinking | None = None
    """How long computers may think; left out where none of them uses the time."""
    pace: Pace = "days"
    window_seconds: int = 0
    """How long a window is open; 0 where none closes by the clock."""
    telling: bool = False
    """Whether it may tell others something how long somebody takes to pass."""
    windows: list[WindowKind] = []
    """Those that this game has."""
    watchers: int = 0
    votes: list[Vote] = []
    branch_of: str = ""
    branch_at: int = 0
    reseeded: int = 0
    """How many entries there were when chance got a new seed, since the game was begun elsewhere; 0: never."""
    reasons: bool = False
    """Whether computers tell why they answered as they did: where there are secrets only when the game is over."""
    older_rules: str = ""
    """In words: that there is a newer version of the rules, and what it has changed."""
    trouble: str = ""
    """Why the table is broken."""
    unsaved: bool = False
    """Nothing can be saved at the moment, so nothing can be done."""


class OwnSeat(Struct, frozen=True):
    seat: int
    asked: bool
    link: str
    """The private path by which this seat is regained on another device: /seat/…"""


class Draft(Struct, frozen=True):
    """What was chosen for a question and not sent. It counts for nothing in the game."""

    ask: int
    by: str
    """The page on which it was chosen: who reads it there need not take it up."""
    kept: dict[str, Any] | None
    """As the browser keeps it; None when it was given up."""


class You(Struct, frozen=True, omit_defaults=True):
    """Part `you`: what concerns this browser and the seat it looks through."""

    seat: int | None
    """None for a spectator."""
    own: list[OwnSeat]
    host: bool
    """May change seats, start, close."""
    can_undo: bool = False
    passing: bool = False
    """Passes at every window in which several are asked at once: the older word for such orders."""
    orders: dict[str, AtWindow] = {}
    """What this seat wants at which kind of window, where that is not to be asked."""
    drafts: dict[DraftKind, Draft] = {}
    """What was chosen at this seat, here or on another device, and not sent."""
    conceded: bool = False
    last_visit: int = 0
    """The sequence number of the last visit; the log marks what came after."""
    muted: list[str] = []


class OptionGroup(Struct, frozen=True):
    kind: str
    title: str


class Choice(Struct, frozen=True, omit_defaults=True):
    """One legal answer."""

    answer: dict[str, Any]
    text: str
    note: str = ""
    group: int = 0
    sign: Sign = ""
    effects: list[Effect] = []
    """What it would change at once, for the seat that is asked; the same ids for all choices of a kind."""
    footnotes: list[int] = []
    """Those of the prompt that hold for it."""
    forfeit: str = ""
    """What is lost by it, in words; empty for an answer that gives nothing away. The rules say which ones do."""
    asks: bool = False
    """It ends a turn, or a part of one, with a right unused: ask once whether it is meant."""
    times: int = 0
    """How often it may be named, where several things are named at once (`Prompt.several`)."""
    takes: list[int] = []
    """How much of each stock (`Several.stock`) naming it takes."""
    apart: int = 0
    """Things with different marks are not named together; 0 goes with all."""


class Several(Struct, frozen=True, omit_defaults=True):
    """Several things are named at once, in any order, and confirmed together."""

    least: int
    most: int
    texts: list[str]
    """What the confirmation says with so many of them, from none on."""
    all: bool = False
    """Usually everything is wanted: it costs nothing."""
    stock: list[int] = []
    """What the things draw on together, such as money or pieces in supply: of each how much there is."""


class Prompt(Struct, frozen=True, omit_defaults=True):
    """Part `prompt` of a seat that is asked."""

    seat: int
    ask: int
    """Names the question; an answer to an older one is refused as stale. A sealed answer of another seat keeps it."""
    step: str
    sentence: str
    rule: str
    passage: str
    groups: list[OptionGroup]
    choices: list[Choice]
    refused: list[Refusal] = []
    """Where the board offers few things, those that cannot be chosen, each with its reason."""
    regions: list[str] = []
    """Where it is about, if the answers do not say so."""
    form: str = "choices"
    """How the game's own screen asks it; by a list of choices, unless the game says otherwise."""
    rights: list[Choice] = []
    footnotes: list[str] = []
    """What is the same for several choices."""
    together: bool = False
    """Several are asked at once and their answers stay sealed until the last is in."""
    sealed: dict[str, Any] | None = None
    """What this seat has answered already; it may be changed until the last answer is in."""
    only_pass: bool = False
    several: Several | None = None
    primary: int | None = None
    """The choice that the large button gives before anything is chosen: the only one there is. Never a forfeit."""
    window: bool = False
    """Whether this is a window of reaction, at which orders hold."""
    closes: int = 0
    """When the window closes, in milliseconds since 1970 by the clock of the server; 0: when everybody has answered."""
    lasts: int = 0
    """For how many milliseconds it is open in all."""


class Waiting(Struct, frozen=True, omit_defaults=True):
    """Part `prompt` of everybody else: whom the table waits for, and for what."""

    sentence: str
    seats: list[int]
    ask: int = 0
    rights: list[Choice] = []
    """What the seat may do all the same, though others are asked."""
    closes: int = 0
    lasts: int = 0
    """As of a `Prompt`."""


class LogItem(Struct, frozen=True, omit_defaults=True):
    """A piece of the log: what one answer brought about."""

    at: int
    """The sequence number after which it was so."""
    heading: str = ""
    """A new turn begins."""
    text: str = ""
    seat: int | None = None
    """Whose answer it was; None for chance and the rules."""
    why: int | None = None
    """The entry of a computer's answer, whose reason can be asked for when `TableState.reasons` says so."""
    traces: list[Trace] = []
    """What the map can show of it."""
    stakes: list[Stake] = []
    """What it took from seats and brought them."""
    nation: str = ""
    """Whose turn it belongs to, in games in which nations take turns: the id of a badge."""
    turn: int = 0
    """The number of the turn that begins here, and of the round it belongs to; 0 where a game does not count them."""
    round: int = 0


class ChatLine(Struct, frozen=True):
    id: int
    at: int
    person: str
    name: str
    text: str


class ResultLine(Struct, frozen=True):
    seat: int
    rank: int
    score: int
    text: str
    """How the score came about, and whether the seat was conceded; empty when there is no more to say."""


class Result(Struct, frozen=True, omit_defaults=True):
    """Part `result`, when it is over."""

    sentence: str
    lines: list[ResultLine]
    why: str = ""
    """Why it has ended."""


# --- doing things at a table ------------------------------------------------------------------------------------------


class KeepDraft(Body, frozen=True):
    """What somebody has chosen and not sent, so that it is there after a reload and on their other devices."""

    seat: SeatNumber
    kind: DraftKind
    ask: Sequence
    by: Key
    kept: dict[str, Any] | None


class GiveAnswer(Body, frozen=True):
    seat: SeatNumber
    ask: Sequence
    answer: dict[str, Any]
    key: Key


class GiveSeveral(Body, frozen=True):
    """Things that are named at once, in any order; those and no more."""

    seat: SeatNumber
    ask: Sequence
    answers: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=200)]
    key: Key


class Undo(Body, frozen=True):
    seat: SeatNumber
    key: Key
    all: bool = False
    """Back to the last barrier instead of one answer."""


class Ack(Struct, frozen=True):
    """Durable: it is in the record under this sequence number."""

    seq: int


class AskWhyNot(Body, frozen=True):
    seat: SeatNumber
    answer: dict[str, Any]


class Refusal(Struct, frozen=True, omit_defaults=True):
    """An answer that cannot be given, and why."""

    answer: dict[str, Any]
    text: str
    reason: str
    """Empty when it is legal after all."""
    rule: str = ""
    passage: str = ""
    effects: list[Effect] = []
    note: str = ""
    """What is missing, in a word or two, where a table of answers has no room for the reason."""


class RefusalList(Struct, frozen=True, omit_defaults=True):
    refusals: list[Refusal]
    left_out: int
    sentence: str = ""
    """Of a thing that no answer here is about: what is asked instead, and what belongs to it."""


class SetPassing(Body, frozen=True):
    """`SetOrder` for the windows in which several are asked at once, as it was called before."""

    seat: SeatNumber
    passing: bool


class SetOrder(Body, frozen=True):
    """What the server shall do for a seat at a kind of window, by the name of its step; `*` is every kind."""

    seat: SeatNumber
    window: Annotated[str, Meta(min_length=1, max_length=40)]
    wish: AtWindow


class SetPace(Body, frozen=True):
    pace: Pace
    window_seconds: WindowSeconds = DEFAULT_WINDOW


class SetSpeed(Body, frozen=True):
    speed: Speed


class SetThinking(Body, frozen=True):
    thinking: Thinking


class AskTakeBack(Body, frozen=True):
    """Take the game back to the moment after `to` entries, if everybody else who plays agrees."""

    seat: SeatNumber
    to: Sequence


class AskHandOver(Body, frozen=True):
    """Let a computer play for an absent seat."""

    seat: SeatNumber
    target: SeatNumber
    bot: str = DEFAULT_BOT


class CastVote(Body, frozen=True):
    seat: SeatNumber
    agree: bool


class AtSeat(Body, frozen=True):
    """Concede, take your seat back, leave."""

    seat: SeatNumber


class Join(Body, frozen=True):
    seat: SeatNumber | None = None
    """Left out: the first open one."""
    name: Name | None = None


class Say(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class Mute(Body, frozen=True):
    person: str
    muted: bool


class Branch(Body, frozen=True):
    """A private table that starts from what the seat knows at a moment, with a new seed and computers around."""

    at: Sequence
    key: Key
    seat: SeatNumber | None = None


class Created(Struct, frozen=True):
    id: str


class Reach(Struct, frozen=True):
    """Who can come to this server, for a host who wants to invite somebody."""

    to: Literal["public", "network", "machine", "unknown"]
    """Everybody; those in the same network; this machine only; whoever a proxy lets through that says nothing."""
    addresses: list[str]
    """Where others reach it, without a path; the best first."""


class Thought(Struct, frozen=True):
    """Why a computer gave the answer of an entry, in one or two sentences."""

    entry: int
    text: str


class Moment(Struct, frozen=True):
    """The table as it was after `at` entries."""

    at: int
    last: int
    screen: AnyScreen
    sentence: str


class AskPlan(Body, frozen=True):
    """A draft: what the seat would answer, row by row, from the question `ask` on."""

    seat: SeatNumber
    ask: Sequence
    rows: Annotated[list[PlannedRow], Meta(max_length=200)]


class Wish(Body, frozen=True):
    """What shall be answered when a question of this step comes up on arrival."""

    step: str
    answer: dict[str, Any]


class PlannedRow(Body, frozen=True):
    """Answers that belong together, such as the way of one unit; given one after the other."""

    answers: Annotated[list[dict[str, Any]], Meta(max_length=200)]
    wishes: Annotated[list[Wish], Meta(max_length=40)] = []
    step: str = ""
    """Left out unless this question is asked then: the answer that ends the fleets, if they have not ended already."""
    show: bool = False
    """Send the table as it is after this row."""


class PlannedQuestion(Struct, frozen=True, omit_defaults=True):
    """A question about a unit that has arrived, and how the draft answers it."""

    step: str
    choices: list[Choice]
    answer: dict[str, Any]
    """The wish, where it can be fulfilled; else what does least, so that the rest can be tried."""
    settled: bool = False
    """The seat has decided, or there is nothing to decide."""


class PlannedOther(Struct, frozen=True):
    """Somebody else would be asked then. The draft goes on as if they let it happen."""

    step: str
    seats: list[int]


class PlanTable(Struct, frozen=True, omit_defaults=True):
    """The table as it would be at some point of a draft."""

    sentence: str
    """What comes then: the next question to the seat, or whom the table would wait for."""
    screen: AnyScreen
    prompt: Prompt | None = None
    """What the seat would be asked then."""
    movable: list[Movable] = []
    """The units that can still move then, with every target."""


class RowOutcome(Struct, frozen=True, omit_defaults=True):
    """What became of a row. Unfinished: its unit is still on its way, or somebody else has to answer first."""

    state: Literal["stands", "refused", "unfinished", "untried", "left_out"]
    questions: list[PlannedQuestion] = []
    others: list[PlannedOther] = []
    refusal: Refusal | None = None
    """Of the first answer that cannot be given; nothing of a refused row stands."""
    table: PlanTable | None = None
    """After the row, where it was asked for."""


class Plan(Struct, frozen=True, omit_defaults=True):
    """A draft tried out on a copy of the position. Nothing is played; nobody else learns of it."""

    rows: list[RowOutcome]
    """One for each row of the draft."""
    answers: list[dict[str, Any]]
    """All that stands, with the questions on the way: what `GivePlan` plays."""
    stop: Literal["", "refused", "unfinished", "others", "chance", "over"]
    """Why not all rows were tried: one is refused or unfinished, somebody else is asked, chance decides, the game is
    over."""
    table: PlanTable
    """After all that stands."""


class GivePlan(Body, frozen=True):
    seat: SeatNumber
    ask: Sequence
    answers: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=200)]
    key: Key


class Given(Struct, frozen=True):
    """How many answers of a plan were played before somebody else was asked; they are durable."""

    seq: int
    given: int


class Turning(Struct, frozen=True):
    """A moment of the history: after `at` entries, with the heading of the turn that began there."""

    at: int
    label: str


class Series(Struct, frozen=True):
    """How a figure of a player or nation went, a value for each turning; None: hidden."""

    id: str
    figure: str
    """score, cash, power, treasury …"""
    label: str
    badge: Badge
    values: list[int | None]


class History(Struct, frozen=True):
    turnings: list[Turning]
    series: list[Series]


# --- the stream -------------------------------------------------------------------------------------------------------


class Update(Struct, frozen=True, tag="update", tag_field="kind"):
    """Parts that are new (or all of them, first) and what changed in others; a part that is null is gone.

    Parts: `table`, `you`, `screen`, `prompt`, `result`, `log` (a list of `LogItem`), `chat` (of `ChatLine`).
    """

    seq: int
    number: int
    """How many updates came before it on this line since the last whole one, which is number 0. Whoever has not had the
    one before asks for everything. One that says nothing new has the number of the last."""
    parts: dict[str, Any]
    changes: list[Change]
    """In this order."""
    whole: bool = False
    """These are all parts; forget the others."""
    protocol: int = PROTOCOL
    """Which version of this contract the server speaks."""


class StreamProblem(Struct, frozen=True, tag="problem", tag_field="kind"):
    """The stream cannot go on; it is closed after this."""

    code: str
    text: str


class Resync(Struct, frozen=True, forbid_unknown_fields=True, tag="resync", tag_field="kind"):
    """From the browser: send everything again."""


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look", tag_field="kind"):
    """From the browser: look through this seat of mine (or as a spectator), in this language."""

    seat: SeatNumber | None
    lang: Lang


ToServer = Resync | Look
ToClient = Update | StreamProblem
