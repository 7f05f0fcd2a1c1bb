"""Laws of the terminal over whole games: a decision fits on the screen, what a menu shows can be typed, and a key means
what stands beside it."""

from collections.abc import Iterator
from random import Random

import pytest

from guanxi.commands.playing import sight
from guanxi.commands.playing.layout import Layout
from guanxi.commands.playing.menu import Menu
from guanxi.commands.playing.orders import understood
from guanxi.commands.playing.screen import Screen
from guanxi.commands.playing.seats import Player
from guanxi.commands.playing.session import Session
from guanxi.core.game import game_named
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.core.terminal.ink import width_of
from running import some

pytestmark = pytest.mark.once

NAMES = ("Anna", "Bartholomäus-Maximilian the First", "Clara", "Dou", "Emil")  # one is as long as a name can be
SIZES = [(80, 24), (140, 45)]
TABLES = [
    ("china", {"players": "3"}),
    ("china", {"players": "4", "side": "4-5", "fortifications": "on"}),
    ("china", {"players": "5", "fortifications": "on"}),
    ("confucius", {"players": "3"}),
    ("confucius", {"players": "4", "advanced": "on"}),
    ("confucius", {"players": "5", "advanced": "on", "admiral": "on"}),
]


def called(table: tuple[str, dict[str, str]]) -> str:
    return f"{table[0]}-{'-'.join(table[1].values())}"


def decisions(name: str, options: dict[str, str], seed: str, every: int = 1) -> Iterator[Session]:
    """The decisions of a game, played at random, as a session with people on all seats meets them; one of so many."""
    count = int(options["players"])
    table = Table(game_named(name), options, [each[:32] for each in NAMES[:count]], seed)
    session = Session(Screen(USUAL), table, [Player(each) for each in table.players])
    rng, rules, chosen = Rng(seed), table.game.rules, Random(seed)
    for _ in range(2000):
        if rules.is_over(table.state):
            return
        if chosen.randrange(every) == 0:
            session.open_menu()
            yield session
        legal = rules.legal(table.state)
        table.submit(rules.to_act(table.state), [legal[int(rng.below(len(legal)))]])


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_no_decision_is_larger_than_the_screen(
    table: tuple[str, dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the prompt, whatever is asked and whatever comes, at the beginning of a turn and within it."""
    for session in some(decisions(*table, seed="large", every=4)):
        comes = sight.ahead(session.table, session.seat, session.language)
        for columns, lines in SIZES:
            monkeypatch.setenv("COLUMNS", str(columns))
            session.open_menu()
            assert_it_fits(session, comes, columns, lines)


def assert_it_fits(session: Session, comes: list[str], columns: int, lines: int) -> None:
    layout = Layout(session.face, session.table.names, session.seat, columns, lines)
    seen, much = session.seen_by(session.seat), ["x" * columns] * columns
    turns = [layout.turn(seen, Menu(session.table, session.face, session.language), each) for each in (comes, much)]
    for shown in (*turns, layout.going_on(seen, session.menu)):
        assert len(shown) < lines, "\n".join(shown)
        assert max(map(width_of, shown)) <= columns, "\n".join(shown)


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_what_a_menu_shows_can_be_typed(table: tuple[str, dict[str, str]]) -> None:
    """By its key, by its line and by its words; where words fit several choices, all of them are named."""
    for session in some(decisions(*table, seed="typed", every=4)):
        session.menu.everything(80)
        for choice in some(session.menu.choices):
            (key,) = [key for key, meant in session.menu.keys.given.items() if meant == (choice,)]
            assert [found.actions for found in understood(session, key)] == [choice.actions]
            assert [found.actions for found in understood(session, choice.line)] == [choice.actions], choice.line
            for words in (f"{choice.title} {choice.label}", choice.title):
                assert choice.actions in [found.actions for found in understood(session, words)], words


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_a_key_means_one_thing_and_only_after_it_was_shown(table: tuple[str, dict[str, str]]) -> None:
    for session in some(decisions(*table, seed="keys", every=4)):
        menu = session.menu
        shown = menu.lines(80, 7)
        before = dict(menu.keys.given)
        assert before
        menu.listing(menu.choices[:3], 80)
        menu.everything(80)
        assert dict(list(menu.keys.given.items())[: len(before)]) == before
        beside = [word for line in shown for word in line.split() if word in before]
        assert set(before) <= set(beside)
        if session.game.name == "china":
            assert len(beside) == len(before), "no number stands there for anything else"
        assert all(key.isalpha() == menu.lettered for key in menu.keys.given)


@pytest.mark.parametrize("table", TABLES, ids=called)
@pytest.mark.parametrize("columns", [80, 140])
def test_nothing_that_can_be_asked_for_is_wider_than_the_screen(
    table: tuple[str, dict[str, str]], columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for session in some(decisions(*table, seed="wide", every=40)):
        seat, names, face = session.seat, session.table.names, session.face
        seen = session.seen_by(seat)
        lines = session.game.positions.draw(session.state, names, seat).split("\n")
        lines += [*face.score(seen, names, columns), *face.legend(columns)]
        lines += [line for look in face.LOOKS.values() for line in look(seen, names, seat, columns)]
        lines += [*session.refusals.lines(columns), *session.menu.everything(columns)]
        assert max(map(width_of, lines)) <= columns
