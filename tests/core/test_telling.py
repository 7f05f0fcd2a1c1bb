"""Events as people tell them: what is alike at once, what one player does in one sentence, nothing twice."""

import itertools

import pytest

from guanxi.core import telling
from guanxi.core.events import Event
from guanxi.core.game import Game, game_named
from guanxi.core.languages import USUAL
from guanxi.core.table import Table
from guanxi.simulation import play_bots
from running import some

NAMES = ("Ana", "Ana 2", "Cai")
CHINA = game_named("china")
TABLE = Table(CHINA, {"players": "3"}, NAMES, "telling")


def happened(*told: tuple[str, dict[str, object]]) -> str:
    kinds = CHINA.events(TABLE.state).by_name
    events = [Event(kinds[name], facts) for name, facts in told]  # type: ignore[arg-type]
    return telling.paragraph(CHINA, events, NAMES, USUAL)


def test_one_player_does_it_in_one_sentence() -> None:
    paid = ("cards-paid", {"seat": 1, "cards": "red red"})
    taken = [("card-taken", {"seat": 1, "colour": colour}) for colour in ("green", "green", "red")]
    up = [("card-turned-up", {"colour": colour}) for colour in ("red", "purple")]
    assert happened(paid, *taken, *up) == (
        "Ana 2 pays two red and takes two green and red from the display. The display is filled up: red and purple."
    )


def test_names_that_begin_alike_are_told_apart() -> None:
    both = [("pile-chosen", {"seat": seat}) for seat in (0, 1, 1)]
    assert happened(*both) == "Ana draws from the pile. Ana 2 draws twice from the pile."


def test_spaces_are_told_with_their_towns() -> None:
    spaces = [("palace-placed", {"seat": 2, "space": space, "province": "zhao"}) for space in ("zhao-1", "zhao-2")]
    assert happened(spaces[0]) == "Cai builds a palace in Zhao (zhao-1 Yanmen)."
    assert happened(*spaces) == "Cai builds palaces in Zhao (zhao-1 Yanmen and zhao-2 Dai)."


@pytest.mark.parametrize("game", [CHINA, game_named("confucius")], ids=lambda game: game.name)
def test_no_sentence_of_a_whole_game_stumbles(game: Game) -> None:
    """For every viewer: no word twice in a row, no gap, no sentence without an end."""
    options = {"players": "4", **({"advanced": "on"} if game.name == "confucius" else {"fortifications": "on"})}
    table = Table(game, options, ["Ana", "Ben", "Cai", "Dou"], "aloud")
    play_bots(table, ["random"] * 4)
    for viewer in some(range(-2, 4)):
        events = [event for _, found in table.events(0, viewer) for event in found]
        told = telling.paragraph(game, events, table.names, USUAL)
        assert told.endswith(".")
        assert "  " not in told
        assert ".." not in told
        assert " ." not in told
        assert " 1 junks" not in told
        words = told.split()
        twice = {one for one, two in itertools.pairwise(words) if one == two and one.isalpha()}
        assert not twice, twice
