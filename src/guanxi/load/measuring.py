"""One measurement from beginning to end: a server, people, tables, a warm-up, the measured time."""

import asyncio
import resource
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from guanxi.core.engine import engine_kind
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.loops import playout
from guanxi.load import serving, setting
from guanxi.load.asking import Asker
from guanxi.load.figures import Figures, Meter, Plan, percentile
from guanxi.load.pacing import Closed, Open
from guanxi.load.playing import Group
from guanxi.load.standing import missing
from guanxi.load.stored import fill
from guanxi.load.watching import Watcher

WARM_UP = 2.0  # seconds, or a third of what is measured
DRAIN = 10.0  # seconds for what is under way at the end
FOLDER = "/var/tmp" if Path("/var/tmp").is_dir() else None  # on a disk, where /tmp may be in memory
SPARE_FILES = 256  # beside the connections
PER_ACTION = 0.7  # gestures of one action each, for an action that is played: some actions follow by themselves


class Trial:
    """A server that is being measured."""

    def __init__(self, plan: Plan, server: serving.Server, watcher: Watcher) -> None:
        self.plan = plan
        self.meter = Meter()
        self._server = server
        self._watcher = watcher
        self._asker = Asker(server.port)
        self._pace = Closed(self._over) if plan.rate is None else Open(self._over, plan.rate)
        self.groups = [Group(plan.clients, self.meter, self._pace) for _ in range(plan.tables)]
        self._bots: list[str] = []  # tables of computer players
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ tables

    def _over(self, group: Group) -> None:
        """A game has ended: the next one, which is ready, or is made while the others play on."""
        if group.spares:
            group.sit(group.spares.pop())
        else:
            task = asyncio.get_running_loop().create_task(self._next_table(group))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _next_table(self, group: Group) -> None:
        try:
            group.sit(await setting.new_table(self._asker, self.plan.game, group))
        except InputError as error:
            self.meter.errors[str(error)] += 1

    async def set_up(self) -> None:
        """People at their tables, who know what they may do."""
        with self._watcher.step("people", self.plan.tables) as advance:
            await setting.gather_people(self._asker, self.groups, advance)
        await self._prepare("tables", 1)
        for group in self.groups:
            group.sit(group.spares.pop())
        await self._until(lambda: all(group.turn for group in self.groups))
        bots = setting.thinking_tables(self._asker, self.plan.game, self.plan.thinking, self.plan.clients)
        self._bots = await bots  # they think while the others warm up

    async def _prepare(self, what: str, each: int) -> None:
        with self._watcher.step(what, each * self.plan.tables) as advance:
            for _ in range(each):
                await setting.prepare(self._asker, self.plan.game, self.groups, advance)

    async def _until(self, is_so: Callable[[], bool]) -> None:
        limit = time.perf_counter() + DRAIN
        while not is_so() and time.perf_counter() < limit:
            await asyncio.sleep(0.02)

    # ------------------------------------------------------------ moves

    async def play(self, seconds: float, what: str) -> None:
        """Let them play for so long, then let them finish what is under way."""
        self._pace.start(self.groups)
        try:
            await self._watcher.wait(seconds, what, lambda: self.meter.accepted)
        finally:
            self._pace.stop()

    async def settle(self) -> None:
        """Wait for what is under way."""
        await self._until(lambda: not self._tasks and not any(group.sent for group in self.groups))

    async def warm_up(self) -> None:
        """Play a little, and make as many tables ready as the measured time will need."""
        seconds = min(WARM_UP, self.plan.seconds / 3)
        await self.play(seconds, "warming up")
        await self.settle()
        rate = self.plan.rate or self.meter.accepted / seconds
        games = rate * self.plan.seconds / self.plan.tables / self._length()
        await self._prepare("more tables", int(games * 1.2 + 0.4))

    def _length(self) -> float:
        game = game_named(self.plan.game)
        options = game.options({"players": str(self.plan.clients)})
        return PER_ACTION * sum(playout(game.rules, options, str(number)) for number in range(4)) / 4

    async def measure(self, startup: float) -> Figures:
        """The measured time."""
        before = await setting.numbers(self._asker, self._bots)
        self.meter.is_on = True
        cpu, own, begun = self._server.cpu_ms(), serving.own_cpu_ms(), time.perf_counter()
        await self.play(self.plan.seconds, "measuring")
        self.meter.is_on = False
        spent = time.perf_counter() - begun
        cpu, own = self._server.cpu_ms() - cpu, serving.own_cpu_ms() - own
        memory = self._server.memory_mb()
        await self.settle()
        bot_moves = await setting.numbers(self._asker, self._bots) - before
        return self._figures(spent, cpu, own, memory, startup, bot_moves)

    def _figures(
        self, seconds: float, cpu: float, own: float, memory: float, startup: float, bot_moves: int
    ) -> Figures:
        plan, meter = self.plan, self.meter
        moves = len(meter.latencies)
        return Figures(
            game=plan.game,
            engine=engine_kind(),
            database="PostgreSQL" if plan.database.startswith("postgres") else "SQLite",
            workers=plan.workers,
            tables=plan.tables,
            clients=plan.clients,
            rate=plan.rate,
            stored=plan.stored,
            thinking=plan.thinking,
            seconds=seconds,
            moves=moves,
            moves_per_second=moves / seconds,
            p50_ms=percentile(meter.latencies, 0.5) * 1000,
            p99_ms=percentile(meter.latencies, 0.99) * 1000,
            slowest_ms=max(meter.latencies, default=0.0) * 1000,
            server_cpu_ms_per_move=cpu / max(1, moves),
            generator_cpu_ms_per_move=own / max(1, moves),
            memory_mb=memory,
            startup_s=startup,
            games=meter.games,
            bot_moves=bot_moves,
            lost=sum(len(group.sent) for group in self.groups),
            errors=meter.errors.total(),
            problems=dict(meter.errors),
        )

    def leave(self) -> None:
        """Everybody hangs up."""
        for task in self._tasks:
            task.cancel()
        for client in (client for group in self.groups for client in group.clients):
            if hasattr(client, "socket"):
                client.socket.leave()
        self._asker.close()

    def tables(self) -> Sequence[str]:
        """All tables at which moves were made."""
        return [table for group in self.groups for table in group.played]


def _allow_files(wanted: int) -> None:
    """Every connection is a file, here and in the server, which inherits this; InputError if there are too many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise InputError(f"this needs {wanted} open files, and {hard} are allowed (ulimit -n)")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def measure(plan: Plan, watcher: Watcher) -> Figures:
    """Measure a server; nothing is left running, or lying about."""
    _allow_files(plan.tables * plan.clients + SPARE_FILES)
    with tempfile.TemporaryDirectory(prefix="guanxi-load-", dir=FOLDER) as folder:
        data = Path(folder)
        if plan.stored:
            await _fill(plan, data, watcher)
        server = await serving.start(data, plan.database, plan.workers)
        try:
            trial, found = await _tried(plan, server, watcher)
        except InputError as error:
            raise InputError(f"{error}; the server's last lines:", *serving.last_lines(data)) from None
        finally:
            await server.stop()
        lost = await asyncio.to_thread(missing, plan, data, trial.tables(), trial.meter.accepted)
        return msgspec.structs.replace(found, lost=found.lost + lost)


async def _fill(plan: Plan, data: Path, watcher: Watcher) -> None:
    with watcher.step("stored games", plan.stored) as advance:
        for count in fill(plan, data):
            advance(count)
            await asyncio.sleep(0)  # here it can be stopped


async def _tried(plan: Plan, server: serving.Server, watcher: Watcher) -> tuple[Trial, Figures]:
    startup = await server.first_answer()
    trial = Trial(plan, server, watcher)
    try:
        await trial.set_up()
        await trial.warm_up()
        return trial, await trial.measure(startup)
    finally:
        trial.leave()
