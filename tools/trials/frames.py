"""What is said on a stream that is open: messages it does not know, and frames that are none."""

from __future__ import annotations

from tools.trials.forging import Forger, Message
from tools.trials.garbage import opening, texts
from tools.trials.wire import BINARY, CLOSE, MORE, PING, PONG, TEXT, frame


def spoken(forger: Forger) -> tuple[Message, bytes]:
    """A handshake, and what follows when the stream is open."""
    start, mine = opening(forger)
    chance = forger.chance
    text = chance.choice(texts(forger))
    ways = {
        "text": frame(TEXT, text),
        "binary": frame(BINARY, text),
        "unmasked": frame(TEXT, text, masked=False),
        "reserved bits": frame(TEXT, text, reserved=chance.randrange(1, 8)),
        "unknown kind": frame(chance.choice((3, 4, 7, 11, 15)), text),
        "in pieces": frame(TEXT, text, last=False) + frame(MORE, text),
        "pieces without a start": frame(MORE, text),
        "pieces without an end": frame(TEXT, b"x" * 900, last=False) * chance.randrange(1, 80),
        "large control": frame(PING, b"p" * 200),
        "control in pieces": frame(PING, b"p", last=False),
        "many pings": frame(PING, b"p" * 100) * 200,
        "pongs nobody asked for": frame(PONG, b"p" * 100) * 200,
        "wrong close": frame(CLOSE, chance.choice((b"\x00", b"\x03\xed", b"\x00\x01", b"\x03\xe8\xff\xfe"))),
        "after the close": frame(CLOSE, b"\x03\xe8") + frame(TEXT, text),
        "endless length": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"mask" + text,
        "half a frame": frame(TEXT, b"x" * 500)[: chance.randrange(1, 500)],
        "a megabyte": frame(TEXT, b"x" * (1 << 20)) if chance.random() < 0.02 else frame(TEXT, b"x" * 70_000),
        "noise": chance.randbytes(200),
    }
    name = chance.choice(sorted(ways))
    viewer = forger.viewer(forger.target.asked) if mine else None
    return Message(f"stream {name}", start, viewer, may_succeed=True), ways[name]
