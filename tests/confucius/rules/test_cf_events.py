"""Events of Confucius: what the laws of every game (tests/confucius/test_cf_laws.py) do not say of them."""

from collections.abc import Iterator

import pytest
from cf_digest_games import STYLES, choose

from guanxi.confucius.game import GAME
from guanxi.core.catalogue import load_catalogue
from guanxi.core.events import Event
from guanxi.core.game import Game, State
from guanxi.core.rng import Rng
from guanxi.core.rules import CHANCE

WAYS = [{"players": players, "advanced": advanced} for players in "345" for advanced in ("off", "on")]


Step = tuple[State, int, State, list[tuple[int, ...]]]


def steps(game: Game, options: dict[str, str], seed: str, style: str = "any kind") -> Iterator[Step]:
    """A game in a style: position, action, position after it, and what was told."""
    rules = game.rules
    state = rules.start(game.options(options))
    rng = Rng(seed)
    while not rules.is_over(state):
        action = int(choose(state, rng, style))
        after = rules.copy(state)
        told = rules.tell(after, action)
        yield state, action, after, told
        state = after


def heard(game: Game, told: list[tuple[int, ...]], viewer: int, players: int) -> list[Event]:
    return game.events(None).read_all(told, viewer, players)


@pytest.mark.parametrize("options", WAYS[:3])
def test_ledger_and_bookkeeping_are_the_whole_view(options: dict[str, str]) -> None:
    """A number that changes in a view, wherever it stands, changes the ledger, or is bookkeeping."""
    rules, books = GAME.rules, GAME.books
    assert books is not None
    chosen = GAME.options(options)
    tried = 0
    for count, (state, *_) in enumerate(steps(GAME, options, "whole")):
        if count % 60 != 50:
            continue
        view = rules.view(state, 0)
        data, fields = rules.view_bytes(view), byte_fields(rules.view_fields(view))
        ledger = books.ledger(view)
        for at in range(1, len(data)):
            changed = bytearray(data)
            changed[at] ^= 1
            try:
                other = rules.view_from_bytes(chosen, bytes(changed))
            except ValueError:
                continue
            name, index = fields[at]
            if name not in books.bookkeeping and not is_unused(name, index, rules.players(state)):
                assert books.ledger(other) != ledger, (name, index)
                tried += 1
    assert tried > 700


PER_SEAT = {"score": 1, "hand": 4, "aside": 4, "rewards": 10, "gift": 6, "on_box": 13, "uses": 13}


def byte_fields(fields: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """By byte of a view: the field and the number within it."""
    found = [("viewer", 0)]
    wide = True  # numbers take four bytes; rows, from the hands on, take one
    for name, length in fields[2:]:
        wide = wide and name != "hand"
        found += [(name, index) for index in range(length) for _ in range(4 if wide else 1)]
    return found


def is_unused(name: str, index: int, players: int) -> bool:
    """Does the number belong to a seat that nobody has, or to a box that no land has?"""
    if name == "own":
        return index % 5 >= players
    if name in ("visited", "box", "holder", "secured", "passed", "dropped_out", "seat", "free"):
        return True  # bits and pairs: other laws
    return name in PER_SEAT and players <= index // PER_SEAT[name] < 5


@pytest.mark.parametrize("options", WAYS)
def test_two_worlds_same_events(options: dict[str, str]) -> None:
    """What a viewer hears follows from what it sees: in another world with the same views it hears the same."""
    rules = GAME.rules
    compared = 0
    rng = Rng("two worlds")
    for state, action, after, told in steps(GAME, options, "worlds"):
        players = rules.players(state)
        actor = int(rules.to_act(state))
        for viewer in range(-1, players):
            other = rules.deal(rules.view(state, viewer), rng)
            if not is_legal(GAME, other, action):
                assert actor != viewer or actor == CHANCE
                continue
            elsewhere = rules.tell(other, action)
            if rules.view_bytes(rules.view(other, viewer)) == rules.view_bytes(rules.view(after, viewer)):
                assert unshown(GAME, elsewhere, viewer, players) == unshown(GAME, told, viewer, players)
                compared += 1
            else:  # what chance dealt to others, or cards that were turned over
                assert actor == CHANCE or shows(GAME, told), GAME.notation.write(state, action)
    assert compared > 500


def is_legal(game: Game, state: State, action: int) -> bool:
    if game.rules.to_act(state) == CHANCE:
        return action in [outcome for outcome, _ in game.rules.weights(state)]
    return not game.rules.why_not(state, int(game.rules.to_act(state)), action)


def shows(game: Game, told: list[tuple[int, ...]]) -> bool:
    """Was something turned over that a viewer could not know?"""
    return any(game.events(None).rows[event[0]].shows for event in told)


def unshown(game: Game, told: list[tuple[int, ...]], viewer: int, players: int) -> list[Event]:
    """What a viewer hears, but for what is turned over before everybody."""
    return [event for event in heard(game, told, viewer, players) if not game.events(None).by_name[event.name].shows]


def test_many_events_happen_and_the_last_says_who_is_asked() -> None:
    happened: set[str] = set()
    for number, style in enumerate(STYLES):
        for _, _, after, told in steps(GAME, {"players": "345"[number % 3], "advanced": "on"}, f"{number}", style):
            names = [GAME.events(None).rows[event[0]].name for event in told]
            happened |= set(names)
            assert (names[-1] == "asked") != GAME.rules.is_over(after)
    assert len(happened) > 60  # the rest in test_cf_words.py


def test_every_clause_of_an_event_exists() -> None:
    known = {clause.id for clause in load_catalogue("confucius").clauses}
    assert {row.clause for row in GAME.events(None).rows} <= known
