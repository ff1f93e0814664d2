"""Who asks: guests by a cookie, accounts by name and password. What a browser holds is a random token; the store keeps
only its hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import UNSET

from greatpowers.server.guard import (
    SESSION_COOKIE,
    TOKEN_BYTES,
    YEAR,
    Limits,
    address,
    cookie,
    cookies,
    fresh_csrf,
    header,
    send_cookie,
)
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import ChangeMe, Credentials, Me
from greatpowers.server.rows import Conflict, Person
from greatpowers.server.settings import Settings
from greatpowers.server.store import Store
from greatpowers.server.texts import preferred, sentence

COOKIE_LIFE = YEAR
"""A guest has nothing but this cookie and the links of the seats."""
SESSION_LIFE = 3 * YEAR
"""The server remembers it for longer: a clock that is wrong by a year, forward or back, logs nobody out."""

SLOWED = 2.0
"""Seconds that every try takes while somebody tries out passwords for a name."""
REMEMBERED = 2.0
"""Seconds for which nobody is looked up again; then all who have asked of late are, together."""
OF_LATE = 120.0
MOST_SEEN = 50_000
HASHERS_AT_ONCE = 2
"""Each takes 64 MB while it runs."""


@cache
def hasher() -> PasswordHasher:
    return PasswordHasher()


@cache
def nobodys_hash() -> str:
    """What a password is compared with when the name is unknown, so that the answer takes as long."""
    return hasher().hash(secrets.token_urlsafe(TOKEN_BYTES))


def fits(password_hash: str | None, password: str) -> bool:
    """Slow on purpose, and as slow for a name that does not exist."""
    try:
        return hasher().verify(password_hash or nobodys_hash(), password)
    except (VerificationError, InvalidHashError):
        return False


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def tidy(name: str) -> str:
    """A name as it is shown: no control characters, no blanks around."""
    kept = "".join(" " if unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp") else letter for letter in name)
    return " ".join(unicodedata.normalize("NFC", kept).split())


def account_key(name: str) -> str:
    """Names that look alike are one account."""
    return unicodedata.normalize("NFKC", tidy(name)).casefold()


def language(scope: Any) -> str:
    """The language of an answer: what the page asks for, which our client always says; else that of the person."""
    return preferred(header(scope, "accept-language"), scope["state"].get("greatpowers_lang", "en"))


def whoever(person: Person | None, lang: str) -> Me:
    if person is None:
        return Me("", "", False, "de" if lang == "de" else "en")
    return Me(person.id, person.name, person.account is not None, "de" if person.lang == "de" else "en")


class People:
    """Persons, sessions, accounts."""

    def __init__(self, store: Store, settings: Settings, limits: Limits) -> None:
        self.store = store
        self.settings = settings
        self.limits = limits
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._hashing = asyncio.Semaphore(HASHERS_AT_ONCE)
        self._seen: dict[str, Person] = {}
        """Who has asked of late, by token."""
        self._asked: dict[str, float] = {}
        """And when they did."""
        self._confirmed = 0.0
        """When all of them were looked up last."""
        self._confirming = asyncio.Lock()

    # who it is

    async def visitor(self, scope: Any) -> Person | None:
        """Whose session this is; nobody for a newcomer."""
        token = cookies(scope).get(SESSION_COOKIE, "")
        if not token:
            return None
        if token in self._seen:
            await self._confirm()
        person = self._seen.get(token) or await self._look_up(token)
        if person is not None:
            self._asked[token] = self.settings.clock()
            scope["state"]["greatpowers_lang"] = person.lang
        return person

    async def _look_up(self, token: str) -> Person | None:
        """Who it is, to be remembered: most who ask will ask again."""
        seen = self._seen
        person = (await self.store.people.sessions([digest(token)], self.now())).get(digest(token))
        if len(seen) >= MOST_SEEN:
            seen.clear()
        if person is not None:
            seen[token] = person
        return person

    def _is_confirmed(self) -> bool:
        return 0 <= self.settings.clock() - self._confirmed < REMEMBERED

    async def _confirm(self) -> None:
        """See to it that all who are remembered still are who they were a moment ago: at another node, or by hand, a
        session may have ended, or somebody taken another name."""
        if self._is_confirmed():
            return
        async with self._confirming:
            if self._is_confirmed():
                return
            seen, asked, now = self._seen, self._asked, self.settings.clock()
            digests = {digest(token): token for token in seen if 0 <= now - asked.get(token, 0.0) < OF_LATE}
            found = await self.store.people.sessions(list(digests), self.now())
            if self._seen is seen:  # else somebody was forgotten meanwhile, and with them everybody
                self._seen = {token: found[one] for one, token in digests.items() if one in found}
                self._asked = {token: asked[token] for token in self._seen}
            self._confirmed = now

    def _forget_all(self) -> None:
        """Somebody has another name, or a session is over: from now on, here; within the moment at other nodes. Who is
        just being looked up is remembered by nobody."""
        self._seen, self._asked = {}, {}

    async def known(self, scope: Any) -> Person:
        """Whoever asks, who must have been here before."""
        person = await self.visitor(scope)
        if person is None:
            raise ProblemError(401, "unauthorized", "problem-nobody")
        return person

    async def guest(self, scope: Any) -> Person:
        """Whoever asks; a newcomer becomes a guest."""
        person = await self.visitor(scope)
        if person is not None:
            return person
        self.limit("guest", self.address(scope))
        lang = language(scope)
        name = sentence(lang, "guest-name", number=str(secrets.randbelow(9000) + 1000))
        person = await self.store.people.add(name, lang)
        await self.begin_session(scope, person)
        return person

    def limit(self, what: str, key: str) -> None:
        if not self.limits.allow(what, key):
            raise ProblemError(429, "too-many", "problem-too-many")

    def address(self, scope: Any) -> str:
        return address(scope, self.settings)

    def now(self) -> int:
        return int(self.settings.clock())

    # sessions

    async def begin_session(self, scope: Any, person: Person) -> None:
        """A new token for this browser; the old one is worth nothing any more."""
        await self.end_session(scope)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.people.add_session(digest(token), person.id, self.now() + SESSION_LIFE)
        send_cookie(scope, cookie(SESSION_COOKIE, token, self.settings, age=COOKIE_LIFE, hidden=True))
        scope["state"]["greatpowers_lang"] = person.lang

    async def end_session(self, scope: Any) -> None:
        token = cookies(scope).get(SESSION_COOKIE, "")
        if token:
            await self.store.people.end_session(digest(token))
            self._forget_all()

    def forget(self, scope: Any) -> None:
        """Take the cookies back."""
        send_cookie(scope, cookie(SESSION_COOKIE, "", self.settings, age=0, hidden=True))
        scope["state"].pop("greatpowers_lang", None)
        fresh_csrf(scope, self.settings)

    # accounts

    async def register(self, scope: Any, wanted: Credentials) -> Person:
        """Make an account of whoever asks; person and seats stay the same."""
        self.limit("register", self.address(scope))
        name = self.shown_name(wanted.name)
        before = await self.visitor(scope)
        if before is not None and before.account is not None:
            raise ProblemError(409, "conflict", "problem-account-exists")
        password_hash = await self.hashed(wanted.password)
        if await self.store.people.account(account_key(name)) is not None:
            raise ProblemError(409, "conflict", "problem-name-taken", name=name)
        person = before or await self.store.people.add(name, language(scope))
        try:
            await self.store.people.make_account(person.id, account_key(name), password_hash)
        except Conflict:
            raise ProblemError(409, "conflict", "problem-name-taken", name=name) from None
        await self.store.people.change(person.id, name=name)
        self._forget_all()
        return await self.enter(scope, person.id)

    async def login(self, scope: Any, given: Credentials) -> Person:
        wrong = ProblemError(401, "unauthorized", "problem-login")
        found = await self.prove(scope, account_key(given.name), given.password, wrong)
        return await self.enter(scope, found.id)

    async def prove(self, scope: Any, account: str, password: str, wrong: ProblemError) -> Person:
        """Whose account it is, if the password is right. Wrong ones count: for the address and for the address with
        this name, which then have to wait; and for the name alone, which makes everybody slower but locks nobody out,
        so that no stranger can keep the right person away."""
        address = self.address(scope)
        strict = (("login-address", address), ("login-pair", f"{address} {account}"))
        for what, key in strict:
            self.limit(what, key)
        if not self.limits.allow("login-name", account):
            await self.sleep(SLOWED)
        found = await self.store.people.account(account)
        async with self._hashing:
            right = await asyncio.to_thread(fits, found[1] if found else None, password)
        if found is None or not right:
            raise wrong
        for what, key in (*strict, ("login-name", account)):
            self.limits.give_back(what, key)
        return found[0]

    async def enter(self, scope: Any, person_id: str) -> Person:
        person = await self.store.people.get(person_id)
        assert person is not None
        await self.begin_session(scope, person)
        fresh_csrf(scope, self.settings)
        return person

    async def hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hasher().hash, password)

    async def change(self, scope: Any, wish: ChangeMe) -> Person:
        name = self.shown_name(wish.name) if wish.name is not UNSET else None
        person = await self.guest(scope)
        self.limit("me", person.id)
        if wish.password is not UNSET:
            if person.account is None:
                raise ProblemError(409, "conflict", "problem-no-account")
            old = "" if wish.old_password is UNSET else wish.old_password
            await self.prove(scope, person.account, old, ProblemError(403, "forbidden", "problem-old-password"))
            await self.store.people.set_password(person.id, await self.hashed(wish.password))
            await self.store.people.end_sessions(person.id, keep=digest(cookies(scope).get(SESSION_COOKIE, "")))
        lang = wish.lang if wish.lang is not UNSET else None
        if name is not None or lang is not None:
            await self.store.people.change(person.id, name=name, lang=lang)
        changed = await self.store.people.get(person.id)
        assert changed is not None
        self._forget_all()
        scope["state"]["greatpowers_lang"] = changed.lang
        return changed

    async def logout(self, scope: Any) -> None:
        await self.end_session(scope)
        self.forget(scope)

    async def delete(self, scope: Any) -> Person:
        """The name goes, the tables stay: others played them too."""
        person = await self.known(scope)
        await self.store.people.anonymise(person.id)
        self._forget_all()
        self.forget(scope)
        return person

    def shown_name(self, name: str) -> str:
        shown = tidy(name)
        if not shown:
            raise ProblemError(400, "bad-request", "problem-empty-name")
        return shown
