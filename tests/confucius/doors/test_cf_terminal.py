"""The terminal shows everything on the table, hides what a seat may not know, and reads the same without colour."""

import io
import re
import sys
from collections import Counter

import pytest

from guanxi.confucius.doors.terminal import choices, marks, payments, score
from guanxi.confucius.doors.terminal.drawing import draw
from guanxi.confucius.doors.terminal.face import ConfuciusFace
from guanxi.confucius.doors.terminal.wording import terminal_texts
from guanxi.confucius.rules import kinds
from guanxi.confucius.rules.components import (
    BOXES,
    COINS,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    GIFTS,
    LICENCES,
    MINISTRIES,
    PLAYER_COLOURS,
)
from guanxi.confucius.rules.state import ACTIVE, ALL, NO_TILE, NOBODY, PAYING, REWARD_ROW, ROW, State
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from running import some

GAME = game_named("confucius")
TEXTS, FACE = terminal_texts(USUAL), ConfuciusFace(USUAL)
NAMES = ("Anna", "Boris", "Clara", "Dmitri with a long name to cut", "E")
ESCAPE = "\x1b"
TABLES = [(steps, players) for steps in (0, 60, 250, 500, 9000) for players in (3, 4, 5)]


@pytest.fixture(autouse=True)
def no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)


def played(steps: int, players: int = 4, seed: str = "terminal") -> State:
    """A position after so many random actions and what chance does then."""
    s, rng = GAME.rules.start(GAME.options({"players": str(players), "advanced": "on"})), Rng(f"{seed} {players}")
    while not GAME.rules.is_over(s) and (steps > 0 or GAME.rules.to_act(s) < 0):
        chance = GAME.rules.to_act(s) < 0
        legal = [] if chance else GAME.rules.legal(s)
        GAME.rules.do(s, GAME.rules.chance(s, rng) if chance else legal[int(rng.below(len(legal)))])
        steps -= 1
    return s


def positions(seed: str, games: int = 3) -> list[State]:
    """Every tenth position of some games."""
    found = []
    for game in range(games):
        s, rng = GAME.rules.start(GAME.options({"players": str(3 + game), "advanced": "on"})), Rng(f"{seed} {game}")
        step = 0
        while not GAME.rules.is_over(s):
            chance = GAME.rules.to_act(s) < 0
            legal = [] if chance else GAME.rules.legal(s)
            GAME.rules.do(s, GAME.rules.chance(s, rng) if chance else legal[int(rng.below(len(legal)))])
            step += 1
            if step % 10 == 0 and not GAME.rules.is_over(s) and GAME.rules.to_act(s) >= 0:
                found.append(GAME.rules.copy(s))
    return found


def shown_at(monkeypatch: pytest.MonkeyPatch, s: State, seat: int | None, columns: int = 120) -> str:
    monkeypatch.setenv("COLUMNS", str(columns))
    return draw(TEXTS, s, NAMES[: int(s.players)], seat)


# --- everything on the table


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize(("steps", "players"), TABLES)
def test_every_official_stands_in_its_ministry_with_owner_and_status(
    monkeypatch: pytest.MonkeyPatch, columns: int, steps: int, players: int
) -> None:
    s = played(steps, players)
    lines = shown_at(monkeypatch, s, None, columns).splitlines()
    for ministry, name in enumerate(("Bingbu", "Hubu", "Gongbu")):
        line = next(line for line in lines if re.match(rf"{name}( ●)? ", line))
        signs = [marks.official_sign(s, 7 * ministry + space) for space in range(7)]
        assert line.replace("●", " ").split()[1:8] == signs
        for official, sign in enumerate(signs, 7 * ministry):
            owner = int(s.marker[official])
            if owner != NOBODY:
                assert sign.startswith(f"[{marks.SEATS[owner]}]" if s.secured[official] else f"({marks.SEATS[owner]})")
            else:
                assert sign == ("·" if s.tile[official] == NO_TILE else str(int(s.tile[official])))


@pytest.mark.clause("CF-INFO-03")
def test_gifts_and_what_they_block_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for s in some(positions("gifts")):
        shown = shown_at(monkeypatch, s, 0)
        _, *rows = FACE.LOOKS["gifts"](s, NAMES[: int(s.players)], 0, 120)[: int(s.players) + 1]
        given = [[row[15 + 3 * to] for to in range(int(s.players))] for row in rows]
        for giver, row in enumerate(given):
            for to, sign in enumerate(row):
                values = [n + 1 for n in range(GIFTS) if s.gift[giver * GIFTS + n] == ACTIVE + to]
                assert sign == (str(values[0]) if values else " " if giver == to else "·")
        for seat in some(range(int(s.players))):
            gift_to_me = any(s.gift[n] == ACTIVE + seat for n in range(30))
            assert gift_to_me == bool(re.search(rf"^{marks.SEATS[seat]} {NAMES[seat]}: .*lends to", shown, re.M | re.S))


def test_a_block_names_the_ministry_and_the_giver(monkeypatch: pytest.MonkeyPatch) -> None:
    s = GAME.rules.copy(played(0))
    for official, owner in ((2, 0), (3, 1)):
        s.marker[official] = owner
    s.gift[0 * GIFTS + 2] = ACTIVE + 1
    shown = shown_at(monkeypatch, s, 1)
    assert "G Boris: may not bribe in Bingbu (gift of B); gives B at least 3; lends to B first." in shown


@pytest.mark.clause("CF-INFO-01", "CF-INFO-05")
@pytest.mark.parametrize("columns", [80, 120])
def test_own_cards_by_face_and_of_rivals_the_number(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    s = played(250)
    for seat in range(4):
        shown = shown_at(monkeypatch, s, seat, columns)
        assert f"Your cards (coins/licences): {marks.cards(TEXTS, marks.hand(s, seat))}" in shown
        for rival in range(4):
            count, rewards = int(s.hand[rival * ROW + ALL]), int(s.rewards[rival * REWARD_ROW + 9])
            colour = f" +{PLAYER_COLOURS[rival]}" if columns == 120 else ""
            assert re.search(rf"^[ ▸]{marks.SEATS[rival]} .*{colour} +{count} +{rewards} ", shown, re.M)
    assert all(re.search(rf"^{marks.SEATS[seat]} ", shown_at(monkeypatch, s, None), re.M) for seat in range(4))


def test_points_and_places_are_those_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for s in some(positions("points", 2)[::5]):
        totals, places = GAME.rules.totals(s), GAME.result(s).places
        shown = shown_at(monkeypatch, s, 0)
        for seat in some(range(int(s.players))):
            assert re.search(
                rf"^[ ▸]{marks.SEATS[seat]} .* {s.score[seat]} +{totals[seat]} +{places[seat]}\.$", shown, re.M
            )


def test_a_finished_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown_at(monkeypatch, played(20000), None).startswith("The game is over: ")


# --- hidden cards


@pytest.mark.clause("CF-INFO-01", "CF-INFO-05", "CF-INFO-06", "CF-INFO-09")
@pytest.mark.parametrize("columns", [80, 120])
def test_the_drawing_for_a_seat_does_not_depend_on_what_it_may_not_know(
    monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    for s in some(positions("hidden")[::4]):
        for seat in some(range(int(s.players))):
            shown = shown_at(monkeypatch, s, seat, columns)
            seen = GAME.rules.shown(GAME.rules.view(s, seat))
            for n in range(2):
                other = GAME.rules.deal(GAME.rules.view(s, seat), Rng(f"deal {n}"))
                assert shown_at(monkeypatch, other, seat, columns) == shown
                table_of_other = GAME.rules.shown(GAME.rules.view(other, seat))
                names = NAMES[: int(s.players)]
                assert FACE.score(seen, names, 80) == FACE.score(table_of_other, names, 80)


# --- widths, colour, letters


@pytest.mark.parametrize("columns", [80, 100, 120, 200])
def test_no_line_is_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    for s in [*positions("wide")[::3], played(20000)]:
        for seat in (None, 0):
            assert max(map(len, shown_at(monkeypatch, s, seat, columns).splitlines())) <= columns
        names = NAMES[: int(s.players)]
        for look in FACE.LOOKS.values():
            assert max(map(len, look(s, names, 0, columns))) <= columns
        assert max(map(len, FACE.score(s, names, columns))) <= max(columns, 100)


def test_a_pipe_and_no_color_have_no_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played(250)
    plain = shown_at(monkeypatch, s, 0)
    assert ESCAPE not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = shown_at(monkeypatch, s, 0)
    assert ESCAPE in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert shown_at(monkeypatch, s, 0) == plain


def test_ascii_terminals_get_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    shown = shown_at(monkeypatch, played(400), 0)
    assert shown.isascii()
    assert "?" not in shown


# --- choices


def test_every_action_of_a_seat_stands_in_one_group() -> None:
    for s in some(positions("choices", 2)[::3]):
        legal = GAME.rules.legal(s)
        found = [action for group in choices.groups(TEXTS, s, legal) for row in group.rows for action, _ in row]
        assert sorted(found) == legal
        assert "At other times" not in [group.title for group in choices.groups(TEXTS, s, legal)]
        refused = [a for a in range(int(kinds.KINDS.n_actions)) if a not in legal]
        told = [action for group in choices.groups(TEXTS, s, refused) for row in group.rows for action, _ in row]
        assert len(told) == len(set(told))
        assert max(told) < kinds.KINDS.start[kinds.DEAL_CHIT]


def test_a_choice_tells_cubes_and_price() -> None:
    s = played(0)
    groups = {group.title: group for group in choices.groups(TEXTS, s, GAME.rules.legal(s))}
    assert groups["Bribe"].cost == "1 cube"
    assert all(re.fullmatch(r"\w+-\d for \d", label) for row in groups["Bribe"].rows for _, label in row)
    s.uses[int(s.seat) * 13] = 1
    assert next(group for group in choices.groups(TEXTS, s, GAME.rules.legal(s))).cost == "2 cubes"


# --- payments


def paying(price: int, currency: int, hand: tuple[int, int, int]) -> State:
    s = GAME.rules.copy(played(0))
    for kind, number in enumerate(hand):
        s.hand[int(s.seat) * ROW + kind] = number
    s.hand[int(s.seat) * ROW + ALL] = sum(hand)
    s.room, s.pending, s.price, s.currency = PAYING, kinds.KINDS.action(kinds.BRIBE, 2, 0), price, currency
    return s


@pytest.mark.clause("CF-PAY-05")
@pytest.mark.parametrize(
    ("price", "currency", "hand", "label"),
    [
        (4, COINS, (2, 1, 1), "pay 1 3 (exact)"),
        (4, COINS, (1, 2, 1), "pay 2 2 (exact)"),
        (5, COINS, (0, 0, 2), "pay 3 3 (1 too many)"),
        (4, COINS, (1, 1, 2), "pay 1 3 (exact)"),
        (6, LICENCES, (2, 2, 2), "pay 1 1 (exact)"),
        (2, LICENCES, (1, 0, 0), "pay 1 (1 too many)"),
    ],
)
def test_the_proposed_payment_wastes_least(price: int, currency: int, hand: tuple[int, int, int], label: str) -> None:
    proposed = payments.proposals(TEXTS, paying(price, currency, hand))
    assert proposed
    assert proposed.preferred
    assert proposed.choices[0].label == label


@pytest.mark.clause("CF-PAY-05")
def test_the_proposal_is_the_one_set_that_the_rule_names() -> None:
    """Against a search through all sets, by the words of the clause."""
    paying = [s for s in positions("pay") if s.room == PAYING]
    for s in some(s for s in paying if kinds.KINDS.kind_of[s.pending] != kinds.COMMERCIAL):
        proposed = payments.proposals(TEXTS, s)
        assert proposed
        covering = [c for c in payments._sets(s) if int(s.paid) + payments.worth(s, c) >= s.price]
        ranked = sorted((payments.worth(s, c), sum(c), -c[1]) for c in covering)
        assert len(ranked) < 2 or ranked[0] != ranked[1]
        cards = [kinds.KINDS.one[action] - 1 for action in proposed.choices[0].actions[:-1]]
        best = tuple(cards.count(kind) for kind in range(3))
        assert (payments.worth(s, best), sum(best), -best[1]) == ranked[0]


def test_every_proposal_can_be_carried_out() -> None:
    rooms = Counter[int]()
    for s in positions("proposals", 3):
        proposed = payments.proposals(TEXTS, s)
        for choice in proposed.choices if proposed else ():
            after, seat = GAME.rules.copy(s), GAME.rules.to_act(s)
            for action in choice.actions:
                assert GAME.rules.why_not(after, seat, action) == ""
                GAME.rules.do(after, action)
            rooms[int(s.room)] += 1
    assert rooms[PAYING]
    assert len(rooms) > 1


# --- short ways to type


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("hubu3", "bribe hubu-3"),
        ("HUBU-3 paying 1 3", "bribe hubu-3 paying 1 3"),
        ("give 1 g", "give gift 1 to green"),
        ("give gift 1 to G", "give gift 1 to green"),
        ("transfer hubu3 to p", "transfer hubu-3 to purple"),
        ("appoint w", "appoint white"),
        ("pay 1 3", "pay 1 3"),
    ],
)
def test_short_input_is_understood(typed: str, meant: str) -> None:
    s = played(0)
    assert FACE.parse(s, typed) == GAME.notation.read(s, meant)


def test_bare_cards_pay_and_several_are_discarded_at_once() -> None:
    s = paying(4, COINS, (2, 1, 1))
    assert FACE.parse(s, "3 1") == GAME.notation.read(s, "pay 1 3")
    assert FACE.parse(s, "discard 3 1") == [
        kinds.KINDS.action(kinds.DISCARD, 1, 0),
        kinds.KINDS.action(kinds.DISCARD, 3, 0),
    ]


def test_an_own_official_alone_is_secured() -> None:
    s = GAME.rules.copy(played(0))
    s.marker[2] = int(s.seat)
    assert FACE.parse(s, "bingbu3") == [kinds.KINDS.action(kinds.SECURE, 2, 0)]


def test_notation_survives_being_typed() -> None:
    s = played(60)
    for action in range(int(kinds.KINDS.start[kinds.DEAL_CHIT])):
        told = GAME.notation.write(s, action)
        if GAME.notation.read(s, told) == [action]:
            assert FACE.parse(s, told) == [action]
    with pytest.raises(InputError):
        FACE.parse(s, "give")


@pytest.mark.parametrize("language", ["en", "fr", "de", "pt"])
def test_every_place_of_points_has_a_name(language: str) -> None:
    texts = terminal_texts(language)
    boxes = [f"{land}-{box + 1}" for land in FOREIGN_LANDS for box in range(BOXES)]
    places = {"minister": MINISTRIES, "secretary": MINISTRIES, "voyage": DISTANT_LANDS, "invasion": boxes}
    told = [score._label(texts, source, where) for source, all_of in some(places.items()) for where in some(all_of)]
    assert len(set(told)) == len(told)
    assert score._label(texts, "invasion", "yunnan-2").endswith("Yunnan 2")
