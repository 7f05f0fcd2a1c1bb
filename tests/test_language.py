"""A language is a value that is passed: whoever reads in another one is told nothing in the usual one."""

import io
import sys

import pytest

from guanxi.bots import bot_named
from guanxi.bots.explaining import explain
from guanxi.cli import main
from guanxi.commands import play, replay, show
from guanxi.core import text
from guanxi.core.game import CHANCE, game_named, game_names
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.core.telling import sentence
from guanxi.core.text import Texts

OTHER = "xx"  # the usual words under another name
NAMES = ("Anna", "Boris", "Clara")
ORDERS = "help\nwhy\nall\nboard\nscore\nlog\nmap\ncourt\nundo\n1\n99999\nsave\nquit\n"


@pytest.fixture(autouse=True)
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages of everything that is said."""
    found: list[str] = []
    usual, say = text.bundle, Texts.say
    monkeypatch.setattr(text, "bundle", lambda package, language: usual(package, USUAL))

    def heard(self: Texts, message: str, **facts: object) -> str:
        found.append(self.language)
        return say(self, message, **facts)

    monkeypatch.setattr(Texts, "say", heard)
    return found


@pytest.mark.parametrize("name", game_names())
def test_a_terminal_side_speaks_its_language(name: str, spoken: list[str]) -> None:
    game = game_named(name)
    face, rng = game.face(OTHER), Rng("languages")
    table = Table(game, {"players": "3"}, NAMES, "languages")
    while not game.rules.is_over(table.state):
        state, seat = table.state, game.rules.to_act(table.state)
        legal = game.rules.legal(state)
        if len(table.actions) % 9 == 0:
            seen = game.rules.shown(game.rules.view(state, seat))
            face.groups(state, range(game.rules.n_actions(state)))
            face.proposals(state)
            face.brief(seen, NAMES, seat)
            face.legend(80)
            [look(seen, NAMES, seat, 80) for look in face.LOOKS.values()]
            game.positions.draw(state, NAMES, seat, OTHER)
            [chart.data(state, NAMES, OTHER) for chart in game.charts.values()]
            sentence(game, state, legal[0], NAMES, OTHER)
            table.why_not(seat, game.rules.n_actions(state) - 1, language=OTHER)
        table.submit(seat, [legal[int(rng.below(len(legal)))]], OTHER)
    face.score(table.state, NAMES, 80)
    game.positions.draw(table.state, NAMES, None, OTHER)
    assert set(spoken) == {OTHER}


@pytest.mark.parametrize("bot", ["random", "greedy", "planner", "clerk"])
def test_computer_players_explain_themselves_in_it(bot: str, spoken: list[str]) -> None:
    game = game_named("china")
    table = Table(game, {"players": "3"}, NAMES, "languages")
    seat = game.rules.to_act(table.state)
    assert seat != CHANCE
    legal = game.rules.legal(table.state)
    assert explain(bot_named(bot, game, ""), game, game.rules.view(table.state, seat), legal, 3, OTHER)
    assert set(spoken) == {OTHER}


@pytest.mark.parametrize("name", game_names())
def test_commands_pass_it_on(
    name: str, spoken: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    for command in (play, replay, show):
        monkeypatch.setattr(command, "language_of_reader", lambda: OTHER)
    file = str(tmp_path_factory.mktemp("records") / "game.record")
    monkeypatch.setattr(sys, "stdin", io.StringIO(ORDERS))
    seats = ["--seat", "me:Anna", "--seat", "me:Boris", "--seat", "random:Clara"]
    assert main(["play", name, *seats, "--seed", "languages", "--save", file]) == 0
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", name, "--load", file]) == 0
    assert main(["replay", file]) == 0
    assert main(["show", file]) == 0
    assert set(spoken) == {OTHER}
