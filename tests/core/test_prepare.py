"""Two steps: a change is prepared on a copy, written down by whoever must, and adopted."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from games import wandered

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, game_named
from guanxi.core.record import write_record
from guanxi.core.rules import Rules
from guanxi.core.table import Done, Prepared, Refused, Stale, Table

NAMES = ["Alex", "Barbara", "Chris"]
both_games = pytest.mark.parametrize("name", ["china", "confucius"])


def gestures(table: Table, seed: str, count: int) -> Iterator[tuple[int, list[int], Prepared]]:
    """Prepare gestures and now and then a rewind, until the game is over: the seat and its actions, or where to."""
    rng, rules = random.Random(seed), table.game.rules
    for _ in range(count):
        if rules.is_over(table.state):
            return
        if rng.random() < 0.1:
            back = rng.randrange(len(table.actions))
            yield back, [], table.prepare_rewind(back)
        else:
            legal = table.legal() if table.held or rng.random() < 0.5 else rules.legal(table.state)
            seat, actions = rules.to_act(table.state), [rng.choice(legal)]
            yield seat, actions, table.prepare(seat, actions)


@both_games
def test_preparing_changes_nothing_and_adopting_does_what_was_prepared(name):
    table = Table(game_named(name), {"players": "3"}, NAMES, "two steps")
    to_bytes, seen = table.game.rules.to_bytes, 0
    for asked, actions, prepared in gestures(table, name, 150):
        before = to_bytes(table.state), list(table.actions), table.drawn, table.number
        again = table.prepare(asked, actions) if actions else table.prepare_rewind(asked)
        assert again == prepared
        assert to_bytes(again.state) == to_bytes(prepared.state)
        assert (to_bytes(table.state), list(table.actions), table.drawn, table.number) == before
        table.adopt(prepared)
        assert table.actions == before[1][: prepared.kept] + list(prepared.done)
        assert len(before[1]) == prepared.kept + prepared.fallen
        assert table.drawn == before[2] + sum(done.seat == CHANCE for done in prepared.done)
        assert to_bytes(table.before(len(table.actions))) == to_bytes(table.state)
        seen += prepared.fallen > 0
    assert seen > 5


@both_games
def test_submit_is_both_steps(name):
    one, other = (Table(game_named(name), {"players": "3"}, NAMES, "both") for _ in range(2))
    for asked, actions, prepared in gestures(one, f"both {name}", 120):
        one.adopt(prepared)
        if actions:
            other.submit(asked, actions)
        else:
            other.rewind(asked)
        assert one.number == other.number
    assert write_record(one) == write_record(other)
    assert one.number > 50


class Counting:
    """The rules of a game, which count how often positions are moved on or copied."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.calls = rules, 0

    def __getattr__(self, name: str) -> Any:
        self.calls += name in ("do", "copy")
        return getattr(self.rules, name)


@both_games
def test_an_action_costs_the_same_at_the_end_as_at_the_start(name):
    game = game_named(name)
    rules = Counting(game.rules)
    table = Table(replace(game, rules=rules), {"players": "5"}, [*NAMES, "Dora", "Emil"], "cost")  # type: ignore[arg-type]
    rng, costs = random.Random(name), []
    while not game.rules.is_over(table.state):
        rules.calls, count = 0, len(table.actions)
        table.submit(game.rules.to_act(table.state), [rng.choice(game.rules.legal(table.state))])
        costs.append(rules.calls - (len(table.actions) - count))
    assert len(costs) > 100
    assert max(costs) == 3  # beside the actions themselves: copies of the position, to try it, to go back, and to keep


def test_what_was_prepared_before_another_change_is_stale():
    table = wandered("china", "stale", changes=12, rewinds=0)
    rules = table.game.rules
    seat, legal = rules.to_act(table.state), rules.legal(table.state)
    first, second, back = table.prepare(seat, legal[:1]), table.prepare(seat, legal[-1:]), table.prepare_rewind(3)
    table.adopt(first)
    text = write_record(table)
    for prepared in (first, second, back):
        with pytest.raises(Stale, match="prepare it again"):
            table.adopt(prepared)
    assert write_record(table) == text
    table.rewind(len(table.actions) - 1)
    with pytest.raises(Stale):
        table.adopt(second)


def test_what_is_refused_is_not_prepared():
    table = wandered("china", "refused", changes=12, rewinds=0)
    text, number = write_record(table), table.number
    seat = table.game.rules.to_act(table.state)
    with pytest.raises(Refused):
        table.prepare((seat + 1) % 3, table.legal()[:1])
    assert (write_record(table), table.number) == (text, number)


@both_games
def test_seats_and_actions_that_do_not_exist_are_told(name):
    table = Table(game_named(name), {"players": "3"}, NAMES, "none")
    seat, legal = table.game.rules.to_act(table.state), table.legal()[0]
    for action in (-1, table.game.rules.n_actions(table.state), 2**40, 2**70):
        for ask in (table.prepare, table.submit):
            with pytest.raises(InputError, match="there is no action"):
                ask(seat, [action])
        with pytest.raises(InputError, match="there is no action"):
            table.play(seat, action)
    for nobody in (-2, 3, 99):
        with pytest.raises(InputError, match="there is no seat"):
            table.submit(nobody, [legal])


def test_chance_that_follows_is_part_of_the_gesture():
    game = game_named("china")
    table = Table(game, {"players": "3"}, NAMES, "chance")
    while not (draws := [a for a in game.rules.legal(table.state) if game.notation.write(table.state, a) == "draw"]):
        table.submit(game.rules.to_act(table.state), [game.rules.legal(table.state)[0]])
    seat = game.rules.to_act(table.state)
    prepared = table.prepare(seat, draws)
    assert prepared.done[0] == Done(seat, draws[0])
    assert {done.seat for done in prepared.done[1:]} == {CHANCE}
    assert game.rules.to_act(prepared.state) != CHANCE
