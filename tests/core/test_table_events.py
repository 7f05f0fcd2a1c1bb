"""A table tells what happened, to each viewer what it may know."""

from dataclasses import replace
from typing import Any

import pytest
from games import CHINA, wandered

from guanxi.core.errors import InputError
from guanxi.core.events import EVERYBODY, SPECTATOR, EventKind, Events, amount, seat_field
from guanxi.core.game import State, game_named
from guanxi.core.table import Table

NAMES = ["Alex", "Barbara", "Chris"]


class Telling:
    """China's rules, with a story of their own: who acted, which only the actor may know, and what else there is."""

    def __getattr__(self, name: str) -> Any:
        return getattr(CHINA.rules, name)

    def tell(self, state: State, action: int) -> list[tuple[int, ...]]:
        seat = int(CHINA.rules.to_act(state))
        CHINA.rules.do(state, action)
        return [(0, seat, action), (1, seat, action)]


EVENTS = Events(
    [
        EventKind("acted", (seat_field("seat", 5), amount("action")), "X-1", owner="seat", hidden=("action",)),
        EventKind("thought", (seat_field("seat", 5), amount("action")), "X-2", owner="seat", secret=True),
    ]
)


def told_table() -> Table:
    game = replace(CHINA, rules=Telling(), events=lambda _: EVENTS)  # type: ignore[arg-type]
    table = Table(game, {"players": "3"}, NAMES, "events")
    for _ in range(30):
        table.submit(CHINA.rules.to_act(table.state), [CHINA.rules.legal(table.state)[0]])
    return table


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR, EVERYBODY])
def test_each_viewer_is_told_what_it_may_know(viewer):
    table = told_table()
    seen = set()
    told = table.events(0, viewer)
    assert [number for number, _ in told] == list(range(1, len(table.actions) + 1))
    for (_, events), done in zip(told, table.actions, strict=True):
        mine = viewer == EVERYBODY or (viewer >= 0 and viewer == done.seat)  # what chance did is nobody's
        assert events[0].name == "acted"
        assert events[0].facts.get("action") == (done.action if mine else None)
        assert [event.name for event in events[1:]] == (["thought"] if mine else [])
        seen.add(mine)
    assert seen == {SPECTATOR: {False}, EVERYBODY: {True}}.get(viewer, {False, True})


def test_only_what_happened_since():
    table = told_table()
    count = len(table.actions)
    whole = table.events(0, EVERYBODY)
    for since in (0, 1, 17, count - 1, count):
        assert table.events(since, EVERYBODY) == whole[since:]
    prepared = table.prepare(CHINA.rules.to_act(table.state), CHINA.rules.legal(table.state)[:1])
    table.adopt(prepared)
    news = table.events(prepared.kept, EVERYBODY)
    assert [events[0].facts["action"] for _, events in news] == [done.action for done in prepared.done]
    table.rewind(20)
    assert table.events(0, EVERYBODY)[:20] == whole[:20]


@pytest.mark.parametrize("viewer", [3, 5, -3, 99])
def test_an_unknown_viewer_is_told_nothing(viewer):
    with pytest.raises(InputError, match="there is no viewer"):
        told_table().events(0, viewer)


@pytest.mark.parametrize("since", [-1, 10_000])
def test_nothing_happened_before_the_start_and_after_now(since):
    with pytest.raises(InputError, match="there is nothing after"):
        told_table().events(since, SPECTATOR)


@pytest.mark.parametrize("name", ["china", "confucius"])
def test_telling_changes_nothing(name):
    table = wandered(name, "told", changes=80, rewinds=2)
    assert table.game is game_named(name)
    before = table.game.rules.to_bytes(table.state), list(table.actions), table.number
    for viewer in (0, 1, 2, SPECTATOR, EVERYBODY):
        assert len(table.events(0, viewer)) == len(table.actions)
    assert (table.game.rules.to_bytes(table.state), list(table.actions), table.number) == before
