"""Players of other packages that do what no player should."""

import os
import pickle
import signal
import sys
import time
from typing import Any

from guanxi.bots.guests.frames import LONGEST
from guanxi.bots.thoughts import Thought
from guanxi.core.game import Game, View


def sleeper(view: View, legal: list[int]) -> int:
    time.sleep(100_000)
    return legal[0]


def spinner(view: View, legal: list[int]) -> int:
    while True:
        pass


def quitter(view: View, legal: list[int]) -> int:
    os._exit(3)


def leaver(view: View, legal: list[int]) -> int:
    sys.exit(4)


def crasher(view: View, legal: list[int]) -> int:
    os.kill(os.getpid(), signal.SIGSEGV)
    return legal[0]


def glutton(view: View, legal: list[int]) -> int:
    eaten = []
    while True:
        eaten.append(bytearray(1 << 24))


def chatterbox(view: View, legal: list[int]) -> int:
    for _ in range(1000):
        print("listen! " * 100)
        print("listen! " * 100, file=sys.stderr)
        os.write(1, b"listen! " * 100)
    assert sys.stdin.read() == ""
    return legal[0]


def listener(view: View, legal: list[int]) -> int:
    """The pipes to the host, found by trying: what comes from there is not for a player."""
    raise RuntimeError(" ".join(str(number) for number in pipes()))


def flooder(view: View, legal: list[int]) -> int:
    while True:
        said(b"\0\0\0\2{}" * 10_000)


def mute(view: View, legal: list[int]) -> int:
    """Cannot speak any more, but lives."""
    for number in pipes():
        os.close(number)
    time.sleep(100_000)
    return legal[0]


def boaster(view: View, legal: list[int]) -> int:
    said((LONGEST + 1).to_bytes(4, "big"))
    return legal[0]


def forger(view: View, legal: list[int]) -> int:
    told = b'{"token": "0", "action": %d}' % legal[0]
    said(len(told).to_bytes(4, "big") + told)
    return legal[0]


class Bomb:
    """Whoever unpickles it runs it."""

    def __reduce__(self) -> Any:
        return (exec, ("raise SystemExit('boom')",))


def bomber(view: View, legal: list[int]) -> int:
    told = pickle.dumps(Bomb())
    said(len(told).to_bytes(4, "big") + told)
    return legal[0]


def nester(view: View, legal: list[int]) -> int:
    told = b'{"token":' + b"[" * 100_000
    said(len(told).to_bytes(4, "big") + told)
    return legal[0]


def stammerer(view: View, legal: list[int]) -> int:
    """Begins to answer."""
    said(b"\0\0\1\0{")
    time.sleep(100_000)
    return legal[0]


def parent(view: View, legal: list[int]) -> int:
    """Has a child, and tells its name."""
    child = os.fork()
    if not child:
        time.sleep(100_000)
    raise RuntimeError(str(child))


def painter(view: View, legal: list[int]) -> int:
    raise RuntimeError("\x1b[31mred\nand \u202emirrored")


def grand(view: View, legal: list[int]) -> int:
    return 10**30


def fraction(view: View, legal: list[int]) -> Any:
    return 2.0


def outsider(view: View, legal: list[int]) -> int:
    return 10**6


class Thinker:
    """Explains itself."""

    budget = 0.5
    every_move = True

    def __init__(self, game: Game, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int]) -> int:
        return legal[0]

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Any]:
        return [
            Thought(action, "not mine to say", 7, (0.5, 0.25, 0.25), (1.0, 2.0, 3.0), "why\x1b not") for action in legal
        ]


class Moody(Thinker):
    """Can be made to look at, and not to play."""

    def __init__(self, game: Game, seed: str) -> None:
        if seed:
            raise ValueError("not today")


class Babbler(Thinker):
    """Explains itself badly."""

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Any]:
        return [Thought(legal[0], "", None, (float("nan"),), (), "")]


class Giant(Babbler):
    """Has hopes that are too large."""

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Any]:
        return [Thought(legal[0], "", None, (1e300, 0.0, 0.0), (0.0, 0.0, 0.0), "")]


def pipes() -> list[int]:
    """Open files above the usual three."""
    found = []
    for number in range(3, 100):
        try:
            os.fstat(number)
        except OSError:
            continue
        found.append(number)
    return found


def said(data: bytes) -> None:
    """Say something to the host behind the back of the booth."""
    for number in pipes():
        try:
            os.write(number, data)
        except OSError:
            continue
