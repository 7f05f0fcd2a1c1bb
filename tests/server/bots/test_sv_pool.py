"""Computer players in worker processes: the same answers as without, whatever happens to the processes."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pool_hands import PATIENCE, Gate, ends, first_spot, started, wait_in_line

from guanxi.bots import bot_named, refresh
from guanxi.bots.guests.limits import SECONDS
from guanxi.core.errors import InputError
from guanxi.core.game import game_names
from guanxi.server.bots.line import HINTS, MOST
from guanxi.server.bots.pool import BotFailed, Busy, Pool
from running import some

SPOT = first_spot()
FIRST = SPOT.game.rules.legal(SPOT.state)[0]


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Gate]:
    found = Gate(tmp_path)
    yield found
    found.close()


def test_a_gesture_is_what_the_player_does_when_it_is_asked_directly() -> None:
    async def played() -> None:
        async with started(2) as pool:
            for name in some(game_names()):
                spot = first_spot(name, after=5)
                for player in some(("random", "greedy", "planner", "clerk", "search:6")):
                    thought = await spot.think(pool, player)
                    assert thought.instead == ""
                    assert await spot.think(pool, player) == type(thought)(thought.id + 1, thought.actions)
                    bot, rules = bot_named(player, spot.game, "seed", spot.options), spot.game.rules
                    refresh(bot, "seed/7")
                    state = rules.copy(spot.state)
                    for action in some(thought.actions):
                        assert action == bot.choose(rules.view(state, spot.seat), rules.legal(state))
                        rules.do(state, action)
                    assert rules.is_over(state) or rules.to_act(state) != spot.seat, "it is whole"

    asyncio.run(played())


def test_a_worker_killed_while_it_thinks_is_replaced_and_asked_again(gate: Gate) -> None:
    async def played() -> None:
        async with started(1) as pool:
            asked = asyncio.create_task(SPOT.think(pool, "waiting", gate.seed))
            behind = [asyncio.create_task(SPOT.think(pool, "random", "s", number)) for number in range(20)]
            await gate.thinks()
            (process,) = pool.pids
            os.kill(process, signal.SIGKILL)
            await gate.thinks()
            assert pool.pids != [process]
            gate.open()
            assert (await asked).actions[0] == FIRST
            told = [each.actions for each in await asyncio.gather(*behind)]
            assert told == [(await SPOT.think(pool, "random", "s", number)).actions for number in range(20)]
            assert pool.figures()["restarts"] == 1
            assert pool.figures()["failures"] == 0

    asyncio.run(played())


def test_a_worker_goes_on_when_everybody_is_told_to_stop(gate: Gate) -> None:
    """The server is told as well, and decides when."""

    async def played() -> None:
        async with started(1) as pool:
            asked = asyncio.create_task(SPOT.think(pool, "waiting", gate.seed))
            await gate.thinks()
            for number in (signal.SIGTERM, signal.SIGINT):
                os.kill(*pool.pids, number)
            gate.open()
            assert (await asked).actions[0] == FIRST
            assert pool.figures()["restarts"] == 0

    asyncio.run(played())


@pytest.mark.parametrize(
    ("player", "code"),
    [("quitting", "crashed"), ("hanging", "late"), ("babbling", "nonsense"), ("boasting", "nonsense")],
)
def test_who_fails_twice_is_given_up_and_nobody_else(player: str, code: str) -> None:
    async def played() -> None:
        async with started(1, grace=2.0 if code == "late" else PATIENCE) as pool:
            asked = asyncio.create_task(SPOT.think(pool, player))
            behind = asyncio.create_task(SPOT.think(pool, "random"))
            with pytest.raises(BotFailed) as caught:
                await asked
            assert caught.value.code == code
            assert (await behind).instead == ""
            assert pool.figures()["restarts"] == 2
            assert pool.figures()["failures"] == 1

    asyncio.run(played())


def test_what_a_player_prints_is_nothing() -> None:
    async def played() -> None:
        async with started(1) as pool:
            assert (await SPOT.think(pool, "loud")).actions[0] == FIRST
            assert pool.figures()["restarts"] == 0

    asyncio.run(played())


def test_nobody_waits_for_somebody_elses_search(gate: Gate) -> None:
    async def played() -> None:
        async with started(2) as pool:
            slow = [asyncio.create_task(SPOT.think(pool, "search:1s", gate.seed)) for _ in range(3)]
            await gate.thinks()
            for number in some(range(30)):
                await SPOT.think(pool, "random", number=number)
            assert not any(task.done() for task in slow)
            assert pool.figures()["waiting_slow"] == 2
            for task in slow:
                gate.open()
                await task

    asyncio.run(played())


def test_with_one_worker_the_quick_go_first_and_hints_take_turns_with_the_slow(gate: Gate) -> None:
    async def played() -> None:
        async with started(1) as pool:
            first, second = [asyncio.create_task(SPOT.think(pool, "search:1s", gate.seed)) for _ in range(2)]
            await gate.thinks()
            quick = asyncio.create_task(SPOT.think(pool, "random"))
            hint = pool.hint(SPOT.game.name, SPOT.options, SPOT.view, SPOT.names, "en", 0.02)
            hinted = asyncio.create_task(hint)
            await wait_in_line(pool, quick=1, hints=1, slow=1)
            gate.open()
            await asyncio.gather(first, quick, hinted)
            await gate.thinks()
            assert not second.done()
            gate.open()
            await second

    asyncio.run(played())


def test_whoever_stops_waiting_changes_nothing_for_others(gate: Gate) -> None:
    async def played() -> None:
        async with started(1) as pool:
            thinking, waiting = [asyncio.create_task(SPOT.think(pool, "search:1s", gate.seed)) for _ in range(2)]
            await gate.thinks()
            expected = asyncio.create_task(SPOT.think(pool, "planner"))
            await wait_in_line(pool, quick=1, slow=1)
            for task in (thinking, waiting):
                task.cancel()
            await asyncio.gather(thinking, waiting, return_exceptions=True)
            gate.open()
            assert (await expected).actions == (await SPOT.think(pool, "planner")).actions
            assert pool.figures()["restarts"] == 0
            await wait_in_line(pool, quick=0, slow=0)

    asyncio.run(played())


def test_too_many_hints_are_refused(gate: Gate) -> None:
    async def played() -> None:
        async with started(1) as pool:
            slow = asyncio.create_task(SPOT.think(pool, "search:1s", gate.seed))
            await gate.thinks()

            def hint() -> "asyncio.Task[object]":
                question = pool.hint(SPOT.game.name, SPOT.options, SPOT.view, SPOT.names, "en", 0.02)
                return asyncio.create_task(question)

            hints = [hint() for _ in range(MOST[HINTS])]
            await wait_in_line(pool, hints=MOST[HINTS])
            with pytest.raises(Busy):
                await hint()
            hints.pop().cancel()
            await asyncio.sleep(0)
            hints.append(hint())
            await asyncio.sleep(0)
            assert not hints[-1].done(), "there is room again"
            for task in hints:
                task.cancel()
            gate.open()
            await slow

    asyncio.run(played())


def test_closing_leaves_nobody_behind(gate: Gate) -> None:
    async def played() -> list[int]:
        pool = Pool(3, program="rude_worker")
        await pool.start()
        thinking = asyncio.create_task(SPOT.think(pool, "search:1s", gate.seed))
        waiting = asyncio.create_task(SPOT.think(pool, "search:1s", gate.seed))
        await gate.thinks()
        processes = pool.pids
        await pool.close()
        await pool.close()
        for task in some((thinking, waiting)):
            with pytest.raises(BotFailed, match="closed"):
                await task
        with pytest.raises(BotFailed, match="closed"):
            await SPOT.think(pool, "random")
        return processes

    for process in some(asyncio.run(played())):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_a_pool_can_be_closed_before_its_workers_listen() -> None:
    async def played() -> None:
        for pauses in some((0, 1, 3, 10)):
            async with started(2) as pool:
                for _ in range(pauses):
                    await asyncio.sleep(0)
            assert pool.pids == []

    asyncio.run(played())


def test_if_no_worker_can_be_started_nobody_waits_for_ever() -> None:
    async def played() -> None:
        async with started(1, program="no_such_worker") as pool:
            with pytest.raises(BotFailed, match="no_worker"):
                await SPOT.think(pool, "random")

    asyncio.run(played())


def test_wrong_limits_are_told_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECONDS, "soon")
    with pytest.raises(InputError, match=SECONDS):
        asyncio.run(Pool(1).start())


SERVER = """
import asyncio, os, signal, sys
from pool_hands import Gate, first_spot, started
from pathlib import Path
async def serve():
    gate, spot = Gate(Path(sys.argv[1])), first_spot()
    async with started(2, grace=1.0) as pool:
        asked = asyncio.create_task(spot.think(pool, "waiting", gate.seed))
        await gate.thinks()
        while pool.figures()["ready"] < 2:
            await asyncio.sleep(0.01)
        print(*pool.pids, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(serve())
"""


def test_workers_end_with_the_server_however_it_ends(tmp_path: Path) -> None:
    """One of them thinks, and would think for ever."""
    path = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONPATH": path}
    server = [sys.executable, "-c", SERVER, str(tmp_path)]
    run = subprocess.run(server, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False)
    assert run.returncode == -signal.SIGKILL, run.stderr
    processes = [int(word) for word in run.stdout.split()]
    assert len(processes) == 2
    assert all(ends(process) for process in processes)
