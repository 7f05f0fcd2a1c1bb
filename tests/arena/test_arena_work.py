"""The same games whoever plays them: this process, several, or Ray; and nothing is left running."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from arena_hands import spec_of

import guanxi as guanxi_package
from guanxi.arena import on_ray, workers
from guanxi.arena.clock import Clock
from guanxi.arena.match import Match, Task
from guanxi.arena.schedule import pairings
from guanxi.arena.tournament import players_at_work
from guanxi.core.errors import InputError
from guanxi.core.record import parse_record, verify
from running import Run, some

pytestmark = pytest.mark.once

SOURCE = str(Path(guanxi_package.__file__).parents[1])  # the very package that the tests run on
SPEC = spec_of("greedy", "random", "random")
TASKS = [Task(SPEC, pairing) for pairing in pairings(SPEC, 6)]


def played(jobs: int, ray: str | None = None) -> list[Match]:
    """All games, in order, without what depends on the clock."""
    with players_at_work(jobs, ray) as play:
        matches = sorted(play(TASKS), key=lambda match: match[0].number)
    return [(replace(outcome, clocks=tuple(map(timeless, outcome.clocks))), record) for outcome, record in matches]


def timeless(clock: Clock) -> Clock:
    return replace(clock, seconds=0.0, slowest=0.0, late=0)


def children() -> set[str]:
    """The commands of the processes that descend from this one."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    found, grown = {os.getpid()}, True
    while grown:
        more = {child for child, parent in parents.items() if parent in found} - found
        found, grown = found | more, bool(more)
    return {command for process in found - {os.getpid()} if (command := command_of(process))}


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


@pytest.fixture(scope="module")
def alone() -> list[Match]:
    return played(1)


def test_games_have_records_that_hold(alone: list[Match]) -> None:
    for outcome, record in some(alone):
        table = verify(parse_record(record, "test"))
        assert table.game.result(table.state).totals == outcome.totals
        assert [sum(points.values()) for points in outcome.sources] == list(outcome.totals)
        assert [table.players.index(name) for name in table.names] == [
            TASKS[outcome.number].pairing.sitting.index(entrant) for entrant in outcome.entrants
        ]


def test_a_group_shares_what_chance_deals(alone: list[Match]) -> None:
    first = [record.split("---")[1].splitlines()[1:4] for _, record in alone]
    assert [line.partition(": ")[2] for line in first[0]] == [line.partition(": ")[2] for line in first[1]]
    assert sorted(outcome.entrants for outcome, _ in alone[:3]) != [alone[0][0].entrants] * 3


def test_two_processes_play_the_same_games(alone: list[Match]) -> None:
    assert played(2) == alone
    assert not [command for command in children() if "spawn_main" in command]


@pytest.fixture
def ray_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # Ray's workers import guanxi from where the tests do.
    monkeypatch.setenv("PYTHONPATH", SOURCE)
    yield
    assert not [command for command in children() if "ray" in command]


@pytest.mark.usefixtures("ray_here")
def test_ray_plays_the_same_games(alone: list[Match]) -> None:
    assert played(2, on_ray.LOCAL) == alone


@pytest.mark.parametrize(
    ("address", "what"),
    [
        ("127.0.0.1:9", "nobody answers"),
        ("nonsense", "HOST:PORT"),
        (":80", "HOST:PORT"),
        ("here:99999", "HOST:PORT"),
        ("ray://127.0.0.1:9", "nobody answers"),
    ],
)
def test_a_bad_address_is_refused(address: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(InputError, match=what), players_at_work(1, address):
        pass


def test_where_no_cluster_runs_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def nowhere(**_: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.")

    monkeypatch.setattr(ray, "init", nowhere)
    with pytest.raises(InputError, match="--ray auto: Could not find any"), players_at_work(1, "auto"):
        pass


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InputError, match=r'pip install "guanxi\[ray\]"'), players_at_work(1, "local"):
        pass


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_cannot_be_played_stops_everything(jobs: int) -> None:
    bad = Task(replace(SPEC, players=("nobody", *SPEC.players[1:])), TASKS[0].pairing)
    with pytest.raises(InputError, match="no computer player"), players_at_work(jobs, None) as play:
        list(play([bad, bad, bad]))


def test_a_killed_process_is_noticed() -> None:
    with workers.in_processes(2) as play:
        games = play(TASKS * 50)
        next(games)
        worker = multiprocessing.active_children()[0].pid
        assert worker is not None
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(InputError, match="ended from outside"):
            list(games)


def test_ctrl_c_keeps_what_is_done_and_the_next_run_goes_on(guanxi: Run, tmp_path: Path) -> None:
    arguments = ["arena", "--game", "china", "--players", "greedy", "greedy", "random", "--jobs", "2", "--out", "kept"]
    results = tmp_path / "kept" / "results.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "guanxi.cli", *arguments, "--games", "20000"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": SOURCE},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background ignore it
    )
    wait_for_games(results, 2)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody hears it
    _, told = process.communicate(timeout=30)
    assert process.returncode == 130, told
    assert "the same command again goes on" in told
    assert "Traceback" not in told
    kept = results.read_bytes()
    assert 2 <= kept.count(b"\n") < 20000
    done = guanxi(*arguments, "--games", str(max(played_numbers(kept)) + 2))
    assert done.returncode == 0, done.stderr
    assert "games are there already" in done.stderr
    assert results.read_bytes().startswith(kept)
    assert sorted(played_numbers(results.read_bytes())) == list(range(max(played_numbers(kept)) + 2))


def wait_for_games(results: Path, games: int) -> None:
    for _ in range(600):
        if results.exists() and results.read_bytes().count(b"\n") >= games:
            return
        time.sleep(0.05)


def played_numbers(results: bytes) -> list[int]:
    return [json.loads(line)["number"] for line in results.splitlines()]
