"""What can be taken back within a turn: everything until something is revealed that nobody can unsee."""

import random
from collections.abc import Iterator

import pytest

from guanxi.core import loops
from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, State, game_named
from guanxi.core.revealing import reveals
from guanxi.core.rng import Rng
from guanxi.core.table import Done, Stale, Table
from running import some

NAMES = ["Alex", "Barbara", "Chris"]
WAYS = [
    ("china", {}),
    ("china", {"fortifications": "on"}),
    ("confucius", {}),
    ("confucius", {"advanced": "on"}),
]
both_games = pytest.mark.parametrize("name", ["china", "confucius"])
ways = pytest.mark.parametrize(("name", "options"), WAYS)


def new_table(name: str, seed: str, options: dict[str, str] | None = None) -> Table:
    return Table(game_named(name), {"players": "3", **(options or {})}, NAMES, seed)


def views(table: Table) -> list[bytes]:
    """What everybody sees, also who only looks on."""
    rules = table.game.rules
    return [rules.view_bytes(rules.view(table.state, seat)) for seat in range(-1, len(table.players))]


def play(table: Table, seed: str, count: int = 10_000) -> Iterator[tuple[list[Done], list[bytes]]]:
    """Play at random, also what has to wait: what had been done before each action, and what everybody saw."""
    rng, rules = random.Random(seed), table.game.rules
    for _ in range(count):
        if rules.is_over(table.state):
            return
        before = list(table.actions), views(table)
        legal = table.legal() if table.held or rng.random() < 0.3 else rules.legal(table.state)
        table.submit(rules.to_act(table.state), [rng.choice(legal)])
        yield before


def seen_in_other_worlds(table: Table, state: State, seat: int, action: int) -> Iterator[bytes]:
    """What a seat sees after an action in positions that it cannot tell from this one."""
    rules, view = table.game.rules, table.game.rules.view(state, seat)
    for number in range(3):
        world = rules.deal(view, Rng(f"world {number}"))
        rules.do(world, action)
        yield rules.view_bytes(rules.view(world, seat))


@ways
def test_what_reveals_nothing_shows_its_seat_nothing_that_it_could_not_know(name, options):
    table = new_table(name, "known", options)
    rules, looked = table.game.rules, 0
    for _ in play(table, f"known {name} {options}"):
        pass
    for state, done in table.steps():
        if not reveals(table.game, state, done):
            rules.do(after := rules.copy(state), done.action)
            expected = rules.view_bytes(rules.view(after, done.seat))
            assert {expected} == set(seen_in_other_worlds(table, state, done.seat, done.action)), done
            looked += 1
    assert looked > 100


@ways
def test_what_is_taken_back_was_never_there_for_anybody(name, options):
    """All views are those from before; and what reveals nothing can be taken back."""
    table, taken = new_table(name, "never", options), 0
    rules = table.game.rules
    for done, seen in play(table, f"never {name} {options}"):
        n = len(done)
        if table.actions[:n] != done or len(table.actions) == n or table.held:
            continue  # it was told again in another order, or has to wait
        last = table.actions[-1]
        possible = not rules.is_over(table.state) and rules.to_act(table.state) == last.seat
        possible = possible and not table.revealed_since(len(table.actions) - 1)
        assert table.undo() == possible
        if possible:
            if len(table.actions) == n:
                assert views(table) == seen
            table.submit(last.seat, [last.action])
            taken += 1
    assert taken > 20


@both_games
def test_chance_and_what_is_turned_over_is_revealed(name):
    table = new_table(name, "revealed")
    for _ in play(table, f"revealed {name}"):
        pass
    game, shown = table.game, 0
    for n, (state, done) in enumerate(table.steps()):
        story = game.rules.tell(game.rules.copy(state), done.action)
        turned = any(game.events(state).rows[told[0]].shows for told in story)
        if done.seat == CHANCE or turned:
            assert reveals(game, state, done), n
            shown += done.seat != CHANCE
    assert shown > 0
    assert table.revealed_since(len(table.actions) - 1)
    assert not table.revealed_since(len(table.actions))


def test_own_cards_put_face_down_are_no_news_but_those_of_all_turned_over_are():
    """Two discards of one seat: the first lies face down, the second is the last, so both are turned over."""
    game = game_named("confucius")
    options = game.options({"players": "3"})
    state, found = game.rules.start(options), []
    for seat, action in loops.random_game_actions(game.rules, options, "s21"):
        if game.notation.write(state, action).startswith("discard"):
            found.append(reveals(game, state, Done(seat, action)))
        game.rules.do(state, action)
    assert found == [False, True]


@both_games
def test_several_are_taken_back_at_once_as_one_by_one(name):
    table, tried = new_table(name, "several"), 0
    to_bytes = table.game.rules.to_bytes
    for _ in play(table, f"several {name}", 250):
        prepared, again = table.prepare_undo(2), table.actions[-2:]
        if prepared is None or table.held:
            continue
        assert table.undo()
        assert table.undo()
        assert to_bytes(table.state) == to_bytes(prepared.state)
        assert (len(table.actions), prepared.fallen) == (prepared.kept, 2)
        for done in again:
            table.submit(done.seat, [done.action])
        tried += 1
    assert tried > 10


def test_what_waits_is_taken_back_first():
    table = new_table("confucius", "held")
    rules = table.game.rules
    for _ in play(table, "held"):
        if len(table.held) and len(table.actions) and table.actions[-1].seat == rules.to_act(table.state):
            break
    held, count = len(table.held), len(table.actions)
    assert held
    one, all_of_them, more = (table.prepare_undo(number) for number in (1, held, held + 1))
    assert one is not None
    assert all_of_them is not None
    assert more is not None
    assert (one.kept, len(one.held), one.fallen) == (count, held - 1, 0)
    assert (all_of_them.kept, all_of_them.held) == (count, ())
    assert (more.kept, more.held, more.fallen) == (count - 1, (), 1)
    table.adopt(more)
    assert (len(table.actions), table.held) == (count - 1, ())


@both_games
def test_preparing_to_take_back_changes_nothing_and_goes_stale(name):
    table, prepared, possible = new_table(name, "stale undo"), None, 0
    for _ in play(table, f"stale {name}", 100):
        before = views(table), table.number, list(table.actions)
        prepared = table.prepare_undo()
        assert (views(table), table.number, list(table.actions)) == before
        possible += prepared is not None
    assert possible
    while prepared is None:
        next(play(table, f"more {table.number}", 1))
        prepared = table.prepare_undo()
    next(play(table, "one more", 1))
    with pytest.raises(Stale):
        table.adopt(prepared)


@both_games
def test_no_more_than_there_is(name):
    table = new_table(name, "none")
    for count in some([1, 2, 10**6]):
        assert table.prepare_undo(count) is None
        assert not table.undo(count)
    for count in some([0, -1]):
        with pytest.raises(InputError, match="1 or more"):
            table.prepare_undo(count)
    for n in some([-1, len(table.actions) + 1]):
        with pytest.raises(InputError, match="there is nothing after"):
            table.revealed_since(n)
