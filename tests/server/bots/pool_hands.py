"""Pools, gates and positions for the tests of the server's computer players."""

import asyncio
import os
import select
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from guanxi.core.game import CHANCE, Game, Options, State, game_named
from guanxi.core.rng import Rng
from guanxi.server.bots.pool import Pool, Thought

NAMES = ("Ana", "Ben", "Cai", "Dan", "Eve")
RUDE = "rude_worker"
PATIENCE = 60.0  # seconds until a test gives up


@asynccontextmanager
async def started(size: int, grace: float = PATIENCE, program: str = RUDE) -> AsyncIterator[Pool]:
    """A pool, closed in the end."""
    pool = Pool(size, grace, program)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


async def wait_in_line(pool: Pool, **lines: int) -> None:
    """Let the loop go on until so many wait: `quick=1`."""
    for _ in range(1000):
        if all(pool.figures()[f"waiting_{line}"] == number for line, number in lines.items()):
            return
        await asyncio.sleep(0)
    raise AssertionError(pool.figures())


class Gate:
    """Two pipes with names: at one the player `Waiting` tells that it thinks, at the other it waits."""

    def __init__(self, folder: Path, name: str = "gate") -> None:
        self.seed = str(folder / name)
        for end in ("come", "go"):
            os.mkfifo(f"{self.seed}.{end}")
        # Held open for both reading and writing, so that neither side waits for the other to open it.
        self._come, self._go = (os.open(f"{self.seed}.{end}", os.O_RDWR | os.O_NONBLOCK) for end in ("come", "go"))

    async def thinks(self) -> None:
        """Wait until the player thinks."""
        loop, here = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._come, here.set)
        try:
            await asyncio.wait_for(here.wait(), PATIENCE)
            os.read(self._come, 1)
        finally:
            loop.remove_reader(self._come)

    def open(self) -> None:
        """Let it answer."""
        os.write(self._go, b"!")

    def close(self) -> None:
        for end in (self._come, self._go):
            os.close(end)


class Spot:
    """A position in which somebody decides, as questions need it."""

    def __init__(self, game: Game, options: Options, state: State) -> None:
        self.game, self.options, self.state = game, options, state
        self.seat = int(game.rules.to_act(state))
        self.view = game.rules.view_bytes(game.rules.view(state, self.seat))
        self.names = list(NAMES[: game.rules.players(state)])

    async def think(self, pool: Pool, bot: str, seed: str = "seed", number: int = 7) -> Thought:
        asked = pool.think(self.game.name, self.options, bot, seed, self.view, number)
        return await asyncio.wait_for(asked, PATIENCE)


def spots(game: Game, options: Options, seed: str) -> Iterator[Spot]:
    """The decisions of a game played at random."""
    rules, rng = game.rules, Rng(seed)
    state = rules.start(options)
    while not rules.is_over(state):
        if rules.to_act(state) == CHANCE:
            rules.do(state, rules.chance(state, rng))
            continue
        yield Spot(game, options, rules.copy(state))
        legal = rules.legal(state)
        rules.do(state, legal[int(rng.below(len(legal)))])


def first_spot(name: str = "china", after: int = 0) -> Spot:
    """A decision of a game of three, after some others."""
    game = game_named(name)
    found = spots(game, game.options({"players": "3"}), "spot")
    for _ in range(after):
        next(found)
    return next(found)


def ends(process: int) -> bool:
    """Does a process end, be it ours or not?"""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], PATIENCE)[0])
    finally:
        os.close(handle)
