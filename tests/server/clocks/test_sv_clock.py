"""Clocks are arithmetic: what was left, since when, who is asked."""

from guanxi.server.clocks.clock import Clock
from guanxi.server.clocks.speed import DAY, SECOND, Days, Live, Untimed


def test_without_a_clock_nothing_runs() -> None:
    clock = Clock(Untimed(), 3)
    clock.ask(1)
    clock.charge(10 * DAY)
    assert not clock.runs()
    assert clock.remaining() is None
    assert clock.left == [0, 0, 0]


def test_a_live_clock_charges_who_is_asked_and_adds_when_the_turn_ends() -> None:
    clock = Clock(Live(budget=100, increment=5), 3)
    clock.charge(1000)
    clock.ask(0)
    clock.charge(31_000)
    assert clock.left_of(0, 31_000) == 70 * SECOND
    clock.ask(0)
    assert clock.left[0] == 70 * SECOND  # still the same turn
    clock.ask(1)
    assert clock.left == [75 * SECOND, 100 * SECOND, 100 * SECOND]


def test_what_is_saved_never_exceeds_the_cap() -> None:
    clock = Clock(Live(budget=60, increment=30), 2)
    clock.ask(0)
    clock.charge(10 * SECOND)
    clock.ask(1)
    assert clock.left[0] == 60 * SECOND
    roomy = Clock(Live(budget=60, increment=30, cap=80), 2)
    roomy.ask(0)
    roomy.charge(5 * SECOND)
    roomy.ask(1)
    assert roomy.left[0] == 80 * SECOND


def test_days_begin_anew_with_every_turn() -> None:
    clock = Clock(Days(days=2), 2)
    clock.ask(0)
    clock.charge(DAY)
    assert clock.remaining() == DAY
    clock.ask(1)
    clock.ask(0)
    assert clock.left == [2 * DAY, 2 * DAY]


def test_a_vacation_stops_the_clock_and_costs_nothing() -> None:
    clock = Clock(Days(days=1), 2)
    clock.ask(0)
    clock.charge(3600 * SECOND)
    clock.paused.add(0)
    clock.charge(9 * DAY)
    assert clock.remaining() is None
    clock.paused.discard(0)
    clock.charge(9 * DAY + 60 * SECOND)
    assert clock.left[0] == DAY - 3660 * SECOND


def test_time_never_runs_below_nought_nor_backwards() -> None:
    clock = Clock(Live(budget=10, increment=0), 2)
    clock.charge(5000)
    clock.ask(0)
    clock.charge(1000)  # a database's clock that was put back
    assert clock.left[0] == 10 * SECOND
    clock.charge(10 * DAY)
    assert clock.left[0] == 0
    clock.refill(0)
    assert clock.left[0] == 2500


def test_a_copy_is_a_copy() -> None:
    clock = Clock(Live(budget=10, increment=0), 2)
    clock.ask(0)
    other = clock.copy()
    other.charge(4000)
    other.paused.add(1)
    assert clock.left == [10_000, 10_000]
    assert not clock.paused
