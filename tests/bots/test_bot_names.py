"""The names of computer players: levels, kinds, budgets, characters, and what is refused."""

import json

import pytest
from bots_hands import CHARACTERS

from guanxi.bots import LADDER, bot_named
from guanxi.bots.characters import characters_of, topics_of
from guanxi.bots.human import Mind, understood
from guanxi.bots.levels import LEVELS
from guanxi.bots.listing import listing
from guanxi.bots.naming import Name, parsed, short_name, table_name
from guanxi.bots.search import SearchBot
from guanxi.cli import main
from guanxi.core.errors import InputError
from guanxi.core.game import game_named, game_names
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.table import check_names
from guanxi.simulation import table_names


def test_a_name_has_up_to_three_parts() -> None:
    assert parsed("search:200ms@general") == Name("search", "200ms", "general")
    assert parsed("planner@general") == Name("planner", None, "general")
    assert parsed("search:") == Name("search", "")
    assert [short_name(name) for name in ("search:1s", "clerk@envoy", "random")] == ["search", "envoy", "random"]


@pytest.mark.parametrize("name", game_names())
def test_everything_that_is_listed_can_be_made(name: str) -> None:
    game = game_named(name)
    found = listing(game, USUAL)
    rows = [*found.levels, *found.kinds, *found.others]
    listed = [row.name for row in rows if row.title and row.about]
    assert listed[:5] == ["apprentice", "clerk", "magistrate", "minister", "chancellor"]
    assert len(listed) == len(set(listed)) == len(rows)
    kinds = ["planner", *(level.name for level in LEVELS)]
    characters = [f"{kind}@{character}" for kind in kinds for character in characters_of(name)]
    assert [row.name for row in found.characters if row.title and row.about] == list(characters_of(name))
    for bot in (*listed, *LADDER, *characters, "search:50@" + CHARACTERS[name]):
        assert bot_named(bot, game, "seed")


def test_budgets() -> None:
    game = game_named("china")
    for name, seconds, simulations in (("search", 0.2, 0), ("search:1s", 1.0, 0), ("search:500", None, 500)):
        bot = bot_named(name, game, "")
        assert isinstance(bot, SearchBot)
        assert (bot.budget, bot.simulations) == (seconds, simulations)
    minister = bot_named("minister@builder", game, "")
    assert isinstance(minister, SearchBot)
    assert minister.budget == 0.1


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("genius", 'no computer player "genius"; there is: apprentice, clerk, .*@builder.*guanxi bots china'),
        ("", 'no computer player ""'),
        ("planner@seafarer", r'China has no character "seafarer" \(that is one of confucius\); it has: builder, envoy'),
        ("planner@", 'China has no character ""'),
        ("search:1s@nobody", 'China has no character "nobody"; it has'),
        ("greedy@envoy", "greedy has no weights, so it has no character; planner@envoy has"),
        ("random@envoy", "random has no weights"),
        ("planner:5", "only search has a budget, as in search:200ms"),
        ("minister:1s", "only search has a budget"),
        ("search:soon", 'a budget is a time like "200ms"'),
        ("search:", "a budget is a time"),
        ("search:1ms", "20 ms to 600 s"),
    ],
)
def test_what_cannot_be_named(name: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        bot_named(name, game_named("china"), "")


@pytest.mark.parametrize("name", game_names())
def test_characters_and_topics_are_about_items_that_there_are(name: str) -> None:
    items = set(game_named(name).minds.appraised)
    for character in characters_of(name).values():
        assert set(character.factors) <= items, character.name
        assert all(1.3 <= factor <= 5.0 for factor in character.factors.values()), "none that drowns all the rest"
    listed = [item for topic in topics_of(name).values() for item in topic]
    assert set(listed) <= items
    assert len(listed) == len(set(listed))


@pytest.mark.parametrize("name", game_names())
def test_a_mind_is_drawn_once_per_game_from_the_seed(name: str) -> None:
    game, mind = game_named(name), Mind(missed=0.4, error=0.5, warmth=0.3, worst=0.7)
    factors = understood(game, mind, Rng("one"))
    assert factors == understood(game, mind, Rng("one")) != understood(game, mind, Rng("two"))
    missed = [topic for topic, items in topics_of(name).items() if all(factors[item] == 0.0 for item in items)]
    assert len(missed) == 2
    kept = [factor for factor in factors.values() if factor]
    assert len(kept) + sum(len(topics_of(name)[topic]) for topic in missed) == len(factors)
    assert all(0.05 < factor < 20 for factor in kept)


def test_names_at_a_table_are_such_as_records_allow() -> None:
    bots = ["search:1s", "search:1s", "search 1s", "planner@envoy", "[odd]" * 20]
    check_names(table_names(bots[3:]), 2)
    assert table_names(bots[:2]) == ["search 1s 1", "search 1s 2"]
    assert table_names(["search:1s", "search 1s"]) == ["search 1s 1", "search 1s 2"]
    assert table_names(["a 1", "a", "a"]) == ["player 1", "player 2", "player 3"]
    assert table_name("::") == "player"


def test_the_command_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "confucius"]) == 0
    shown = capsys.readouterr().out
    assert all(f"  {level.name} " in shown for level in LEVELS)
    assert "  @seafarer  " in shown
    assert "@builder" not in shown
    assert main(["bots", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [level["name"] for level in told["levels"]] == [level.name for level in LEVELS]
    assert set(told["characters"]) == set(game_names())
    assert main(["bots", "chess"]) == 2
    assert 'there is no game "chess"' in capsys.readouterr().err
