"""Players that break the rules or the clock are counted, and the game goes on."""

import time
from typing import Any

import pytest
from arena_hands import spec_of

from guanxi import bots
from guanxi.arena.clock import Clocked
from guanxi.arena.match import Task, play_match
from guanxi.arena.schedule import pairings
from guanxi.core.game import Game
from guanxi.core.record import parse_record, verify
from guanxi.core.rng import Rng

pytestmark = pytest.mark.once


class Wrong:
    """Answers whatever it was made with, or raises it."""

    budget: float | None = None

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.asked = 0

    def choose(self, view: object, legal: list[int]) -> int:
        self.asked += 1
        legal.clear()  # what a player does with its list is its own affair
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (77, "action 77 is not legal"),
        (None, "TypeError"),
        (2.0, "TypeError"),
        ("4", "TypeError"),
        (ZeroDivisionError("oh"), "ZeroDivisionError: oh"),
    ],
)
def test_an_answer_that_will_not_do_is_counted_and_replaced(answer: Any, fault: str) -> None:
    player = Clocked(Wrong(answer), Rng("x"))
    chosen = [player.choose(None, [4, 5, 6]) for _ in range(20)]
    assert set(chosen) == {4, 5, 6}
    assert (player.clock.asked, player.clock.illegal) == (20, 20)
    assert player.clock.fault.startswith(fault)


def test_a_legal_answer_is_taken() -> None:
    player = Clocked(Wrong(5), Rng("x"))
    assert player.choose(None, [4, 5, 6]) == 5
    assert (player.clock.illegal, player.clock.late, player.clock.fault) == (0, 0, "")
    assert 0 < player.clock.slowest <= player.clock.seconds


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    bot = Wrong(5)
    player = Clocked(bot, Rng("x"))
    assert player.choose(None, [4]) == 4
    assert (bot.asked, player.clock.asked) == (0, 0)
    bot.every_move = True  # type: ignore[attr-defined]
    assert Clocked(bot, Rng("x")).choose(None, [5]) == 5
    assert bot.asked == 1


@pytest.mark.parametrize(("budget", "late"), [(None, 0), (60.0, 0), (0.001, 3)])
def test_late_answers_count_against_the_players_own_budget(budget: float | None, late: int) -> None:
    class Slow(Wrong):
        def choose(self, view: object, legal: list[int]) -> int:
            time.sleep(0.003)
            return 5

    bot = Slow(5)
    bot.budget = budget
    player = Clocked(bot, Rng("x"))
    for _ in range(3):
        player.choose(None, [4, 5])
    assert player.clock.late == late


def test_a_whole_game_with_such_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(game: Game, rng: Rng) -> Any:
        return Wrong(RuntimeError("lost"))

    monkeypatch.setitem(bots.BOTS, "wrong:1", wrong)
    spec = spec_of("wrong:1", "random", "random")
    outcome, record = play_match(Task(spec, pairings(spec, 1)[0]))
    clock = outcome.clocks[outcome.entrants.index(0)]
    assert clock.illegal == clock.asked > 10
    assert clock.fault == "RuntimeError: lost"
    assert sum(clock.illegal for clock in outcome.clocks) == clock.illegal
    table = verify(parse_record(record, "test"))
    assert set(table.players) == {"wrong 1", "random 1", "random 2"}
    assert "[wrong:1]" in record
