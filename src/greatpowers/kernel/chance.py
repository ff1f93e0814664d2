"""Chance from a seed: exact and repeatable for matches, quick for search and fuzz."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from greatpowers.kernel.values import Json, Malformed

SEED_BYTES: Final = 32
WORD_BITS: Final = 256


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def seed_from(value: Json) -> str:
    """A 256-bit seed as 64 hexadecimal digits: given, made from a whole number, or fresh."""
    if value is None:
        return fresh_seed()
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise Malformed("seed", "must be a whole number or 64 hexadecimal digits")
    if isinstance(value, int):
        if not 0 <= value < 1 << WORD_BITS:
            raise Malformed("seed", "must lie between 0 and 2^256 - 1")
        return f"{value:064x}"
    if len(value) != 2 * SEED_BYTES or any(digit not in "0123456789abcdef" for digit in value):
        raise Malformed("seed", "must be a whole number or 64 lower-case hexadecimal digits")
    return value


def told_seed(value: Json, path: str) -> str:
    """A seed as a record tells it: 64 hexadecimal digits. A complaint does not repeat it."""
    try:
        return seed_from(value if isinstance(value, str) else "")
    except Malformed:
        raise Malformed(path, "must be 64 lower-case hexadecimal digits") from None


def commitment(seed: str) -> str:
    """What is shown as soon as a seed is drawn from; the revealed seed can be checked against it."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def draw(seed: str, counter: int, total: int) -> int:
    """Number `counter` of the seed's stream, uniform in 0 … total - 1: SHA-256(seed, counter, attempt), rejected above
    the largest multiple of `total`."""
    bound = (1 << WORD_BITS) - (1 << WORD_BITS) % total
    attempt = 0
    while True:
        message = bytes.fromhex(seed) + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hashlib.sha256(message).digest(), "big")
        if word < bound:
            return word % total
        attempt += 1  # pragma: no cover - probability below 2^-200 for every weight a game uses


def pick(weights: list[int], number: int) -> int:
    """The index that `number` (below the sum of the weights) falls on."""
    for index, weight in enumerate(weights):
        if number < weight:
            return index
        number -= weight
    raise ValueError("number is not below the sum of the weights")


class Dice:
    """A small, fast generator (Lehmer, modulus 2^31 - 1) for playouts and fuzz; never for a match."""

    def __init__(self, seed: int) -> None:
        self.word = seed % 2147483646 + 1
        for _ in range(3):
            self.below(2)

    def below(self, limit: int) -> int:
        self.word = self.word * 48271 % 2147483647
        return self.word % limit


def shuffled(values: list[int], dice: Dice) -> list[int]:
    """The same values in a random order."""
    values = values[:]
    for last in range(len(values) - 1, 0, -1):
        other = dice.below(last + 1)
        values[last], values[other] = values[other], values[last]
    return values
