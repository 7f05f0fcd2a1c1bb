"""The pages for programmers show the very tables of kinds, events and numbers that the games have."""

import pytest
from test_examples import DOCS

from guanxi.core.game import game_named

pytestmark = pytest.mark.once

PAGES = ("china", "confucius")


def state_of(name: str):
    game = game_named(name)
    return game, game.rules.start(game.options({})), (DOCS / f"{name}.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", PAGES)
def test_every_kind_of_action(name):
    game, state, page = state_of(name)
    kinds = game.kinds(state)
    for number, kind in enumerate(kinds.rows):
        fields = ", ".join(f"`{field.name}`" for field in kind.fields)
        assert f"| {kinds.start[number]} | {kind.size} | {kind.name} | {fields} | `{kind.line}` |" in page
    assert len(kinds.rows) >= 10


@pytest.mark.parametrize("name", PAGES)
def test_every_event(name):
    game, state, page = state_of(name)
    events = game.events(state).rows
    for event in events:
        fields = ", ".join(f"`{field.name}`" for field in event.fields)
        assert any(line.startswith(f"| `{event.name}` | {event.clause} | {fields} |") for line in page), event.name
    assert len(events) >= 20


@pytest.mark.parametrize("name", PAGES)
def test_every_number_of_a_view(name):
    game, state, page = state_of(name)
    view = game.rules.view(state, 0)
    fields = game.rules.view_fields(view)
    for field, count in fields:
        assert any(line.startswith(f"| `{field}` | {count} | ") for line in page), field
    assert sum(count for _, count in fields) == len(game.rules.view_numbers(view))
