"""A worker with players that do what no player should, or wait until a test lets them go on. Its games are loaded."""

import os
import time
from pathlib import Path

from guanxi.bots import BOTS
from guanxi.core.game import Game, View, games_that_load
from guanxi.server.bots import worker


class Waiting:
    """Tells that it thinks, and waits at a gate, once for each question; its seed is where (`pool_hands.Gate`)."""

    def __init__(self, game: Game, seed: str) -> None:
        self.gate = seed
        self.waits = True

    def refresh(self, seed: str) -> None:
        self.waits = True

    def choose(self, view: View, legal: list[int]) -> int:
        if self.waits:
            self.wait()
        self.waits = False
        return legal[0]

    def wait(self) -> None:
        with Path(f"{self.gate}.come").open("wb", buffering=0) as come:
            come.write(b"!")
        with Path(f"{self.gate}.go").open("rb", buffering=0) as go:
            if not go.read(1):
                time.sleep(100_000)  # the test is gone, and nobody will ever let it go on


def hanging(view: View, legal: list[int]) -> int:
    time.sleep(100_000)
    return legal[0]


def quitting(view: View, legal: list[int]) -> int:
    os._exit(3)


def loud(view: View, legal: list[int]) -> int:
    print("listen!")
    os.write(1, b"listen!")
    os.write(2, b"listen!")
    return legal[0]


def babbling(view: View, legal: list[int]) -> int:
    """Writes to the server behind the back of the worker."""
    said(b"\0\0\0\4what")
    return legal[0]


def boasting(view: View, legal: list[int]) -> int:
    said(b"\x7f\0\0\0")
    return legal[0]


def said(data: bytes) -> None:
    for number in range(3, 10):
        try:
            os.write(number, data)
        except OSError:
            continue


BOTS["search:1s"] = BOTS["waiting"] = Waiting  # one of the slow ones, and one that is taken for a quick one
BOTS |= {player.__name__: player for player in (hanging, quitting, loud, babbling, boasting)}
worker.GRACE = 0.5  # type: ignore[misc]

if __name__ == "__main__":
    games_that_load()
    worker.main()
