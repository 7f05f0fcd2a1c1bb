"""Computer players are called the same by server and browser: web/tests/words/calling.test.ts has the same list."""

import json
from pathlib import Path
from typing import Any

import pytest

from guanxi.core.game import game_named
from guanxi.core.languages import languages
from guanxi.server.bots.levels import offered
from guanxi.server.tables.entries import Chair
from guanxi.server.tables.naming import names_in
from guanxi.server.tables.sitting import Sitting

LIST = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "called.json"
TOLD: dict[str, Any] = json.loads(LIST.read_text(encoding="utf-8"))


def sitting(game: str, seats: list[dict[str, Any]]) -> Sitting:
    """A table at which nobody has moved."""
    s = Sitting("table", {f"person-{seat['place']}": seat["name"] for seat in seats})
    s._game = game_named(game)
    s.chairs = [Chair(bot=seat["bot"]) if seat["bot"] else Chair(person=f"person-{seat['place']}") for seat in seats]
    return s


@pytest.mark.parametrize("case", TOLD["cases"], ids=lambda case: f"{case['why']} ({case['language']})")
def test_everybody_is_called_as_the_list_has_it(case: dict[str, Any]) -> None:
    s = sitting(case["game"], case["seats"])
    assert list(s.names()) == [seat["name"] for seat in case["seats"]]
    assert list(names_in(s, case["language"])) == case["names"]


@pytest.mark.parametrize("game", TOLD["bots"])
@pytest.mark.parametrize("language", sorted(languages("guanxi.server")))
def test_the_list_has_the_titles_that_the_server_tells(game: str, language: str) -> None:
    told = {each.name: each.title for each in offered(game_named(game), language) if each.sort != "guest"}
    assert TOLD["bots"][game][language] == told
    assert {case["language"] for case in TOLD["cases"]} >= {language}
