"""Why not, in full: a title for who asked, a sentence, ways out that are true, and what to look at on the board."""

from typing import Any

import pytest
from archive_hands import GAMES, Site

from guanxi.core.game import game_named
from guanxi.server.advice import ways
from running import some


def asked(here: Site, table: str, action: Any, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = here.anna.get(
        f"/api/tables/{table}/why-not", action=action, seat=here.asked(table), **more
    ).json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_refused_is_told_in_full(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 14, seed="ways")
    while len(_legal(here, table)) < 6:  # a turn, not a payment
        here.play(table, 1, seed="ways")
    reasons = here.anna.get(f"/api/tables/{table}/why-not/all", seat=here.asked(table)).json()["reasons"]
    helped = 0
    for reason in some(reasons[:: max(1, len(reasons) // 40)]):
        told = asked(here, table, reason["action"])
        assert told["title"].startswith("You cannot ")
        assert (told["text"][0].isupper(), told["text"][-1]) == (True, ".")
        assert len(told["ways"]) <= 2
        assert all(way.endswith((".", "!")) for way in told["ways"])
        helped += bool(told["ways"])
    assert helped
    choices = [reason["choice"] for reason in reasons]
    assert any(choices)
    assert not all(choices)  # nobody would choose what only chance does


def test_what_comes_first_makes_it_possible(here: Site) -> None:
    """Exchanging comes before drawing: the way that is told is the one that the engine takes."""
    table = here.table("china")
    told = asked(here, table, "draw")
    assert told["clause"] == "CN-DRAW-01"
    assert told["ways"][0].startswith("It is possible in this turn, after this: Exchange a")
    game, state = game_named("china"), here.live(table).sitting.running.state
    first = next(
        ways._enabling(game, state, here.asked(table), draw := _number(here, table, "draw"), _legal(here, table))
    )
    after = game.rules.copy(state)
    assert game.rules.why_not(after, here.asked(table), draw)
    game.rules.do(after, first)
    assert not game.rules.why_not(after, here.asked(table), draw)


def test_a_draft_can_be_taken_back(here: Site) -> None:
    """A piece in another province: without what lies there it would be possible."""
    table = here.table("china")
    seat = here.asked(table)
    choices = here.anna.get(f"/api/tables/{table}/choices", seat=seat).json()["choices"]
    palaces = [each for each in choices if each["json"]["kind"] == "place-palace"]
    one = palaces[0]
    other = next(each for each in palaces if each["json"]["space"][:3] != one["json"]["space"][:3])
    assert asked(here, table, other["action"])["allowed"]
    told = asked(here, table, other["action"], draft=one["line"])
    assert (told["allowed"], told["clause"]) == (False, "CN-PLACE-01")
    assert "Take back what you have put down: then it is possible." in told["ways"]
    assert {"sort": "space", "id": other["json"]["space"]} in told["things"]
    assert {"sort": "province", "id": one["json"]["space"].split("-")[0]} in told["things"]


def test_the_nearest_choice_of_its_kind(here: Site) -> None:
    table = here.table("china")
    here.play(table, 20, seed="ways")
    game, state = game_named("china"), here.live(table).sitting.running.state
    legal = _legal(here, table)
    number = _number(here, table, "place palace wei-3")
    same = [_number(here, table, line) for line in ("place palace wei-7", "place palace yan-3", "place emissary wei")]
    assert ways.nearest_of(game, state, number, same) == same[0]
    assert ways.nearest_of(game, state, number, same[2:]) is None
    assert legal


def test_choices_stand_under_their_group(here: Site) -> None:
    """With their own words there."""
    table = here.table("confucius")
    choices = here.anna.get(f"/api/tables/{table}/choices", seat=here.asked(table)).json()["choices"]
    for choice in some(choices):
        assert choice["text"]
        assert bool(choice["group"]) == bool(choice["short"])


def _number(here: Site, table: str, line: str) -> int:
    s = here.live(table).sitting
    return int(s.game.notation.read(s.running.state, line)[0])


def _legal(here: Site, table: str) -> list[int]:
    return list(here.live(table).sitting.running.legal())
