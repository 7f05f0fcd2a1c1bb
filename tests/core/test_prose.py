"""Every game in sentences: in any position, for any reader, everything has its words; plain games have plain ones."""

import re

import pytest

from guanxi.core import loops
from guanxi.core.game import CHANCE, Game, State, game_named
from guanxi.core.plain.prose import PlainProse, prose_of
from running import some

pytestmark = pytest.mark.once

GAMES = [
    ("china", {"players": "3"}),
    ("china", {"players": "5", "fortifications": "on"}),
    ("confucius", {"players": "3", "advanced": "off"}),
    ("confucius", {"players": "5", "advanced": "on"}),
]
NAMES = ["Anna", "Boris", "Clara", "Dora", "Emil"]


def positions(game: Game, options: dict[str, str], every: int) -> list[State]:
    """Some positions of a random game, the last included."""
    chosen = game.options(options)
    state, found = game.rules.start(chosen), []
    for number, (_, action) in enumerate(loops.random_game_actions(game.rules, chosen, "prose")):
        game.rules.do(state, action)
        if number % every == 0:
            found.append(game.rules.copy(state))
    return [*found, state]


def check(text: str) -> None:
    assert text.strip()
    assert not re.search(r"[{}_]|  | [.,;:]", text), text


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_table_reads_in_sentences(name: str, options: dict[str, str]) -> None:
    game = game_named(name)
    names, prose = NAMES[: int(options["players"])], prose_of(game, "en")
    for state in some(positions(game, options, 60)):
        for seat in (None, 0, len(names) - 1):
            shown = state if seat is None else game.rules.shown(game.rules.view(state, seat))
            passages = prose.table(shown, names, seat)
            assert len({each.id for each in passages}) == len(passages) > 3
            for part in some(passages):
                check(part.title)
                assert part.paragraphs or part.rows
                texts = [each.text for each in part.paragraphs] + [each.head for each in part.paragraphs if each.head]
                for text in some([*texts, *part.columns, *(cell for row in part.rows for cell in row)]):
                    check(text)
                assert all(len(row) == len(part.columns) for row in part.rows)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_choice_and_every_refusal_has_its_words(name: str, options: dict[str, str]) -> None:
    game = game_named(name)
    names, prose = NAMES[: int(options["players"])], prose_of(game, "en")
    kinds: set[str] = set()
    for state in some(positions(game, options, 90)[:-1]):
        seat = int(game.rules.to_act(state))
        if seat == CHANCE:
            continue
        shown = game.rules.shown(game.rules.view(state, seat))
        for action in some(range(game.rules.n_actions(state))):
            label = prose.choice(shown, action, names)
            check(label.text)
            assert bool(label.group) == bool(label.short) or not label.group
            if game.rules.why_not(state, seat, action):
                kinds.add(game.notation.to_json(state, action)["kind"])
                check(title := prose.cannot(shown, action, names))
                assert title.startswith("You cannot ")
                for way in prose.ways(shown, seat, action, names):
                    check(way)
                assert all(thing.sort and thing.id for thing in prose.causes(shown, seat, action))
    assert len(kinds) > len(game.kinds(state).rows) // 2


def test_choices_of_a_kind_differ() -> None:
    """Two buttons that do something else are called something else."""
    for name, options in GAMES:
        game = game_named(name)
        names, prose = NAMES[: int(options["players"])], prose_of(game, "en")
        for state in some(positions(game, options, 40)[:-1]):
            if game.rules.to_act(state) != CHANCE:
                legal = game.rules.legal(state)
                labels = [prose.choice(state, action, names) for action in legal]
                assert len({label.text for label in labels}) == len(legal)
                assert len({(label.group, label.short or label.text) for label in labels}) == len(legal)


def test_a_game_without_sentences_tells_its_fields() -> None:
    game = game_named("china")
    state = positions(game, {"players": "3"}, 50)[2]
    prose = PlainProse(game, "en")
    facts, players, *rest = prose.table(state, NAMES[:3], 0)
    assert "to act" in [row[0] for row in facts.rows]
    assert [row[0] for row in players.rows] == NAMES[:3]
    assert {"palaces", "limits"} <= {part.id for part in rest}
    action = game.rules.legal(state)[0]
    assert prose.choice(state, action, NAMES[:3]).text
    assert game.notation.write(state, action) in prose.cannot(state, action, NAMES[:3])
