"""The terminal shows every piece, hides what a seat may not know, and reads the same without colour."""

import io
import re
import sys
from collections import Counter

import pytest

from guanxi.bots import bot_named
from guanxi.china.doors.terminal import choices, marks
from guanxi.china.doors.terminal.drawing import draw, draw_map
from guanxi.china.doors.terminal.map import NARROWEST, WIDEST
from guanxi.china.doors.terminal.map import draw_map as map_lines
from guanxi.china.doors.terminal.roads import roads
from guanxi.china.doors.terminal.score import score
from guanxi.china.doors.terminal.typed import spelled_out
from guanxi.china.doors.terminal.wording import terminal_texts
from guanxi.china.rules.components import COLOURS, N_PROVINCES
from guanxi.china.rules.state import ALL, DISPLAY, PILE, ROW, State
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.core.terminal import ink
from running import some

TEXTS = terminal_texts(USUAL)
GAME = game_named("china")
NAMES = ("Anna", "Boris", "Clara", "Dmitri with a long name, to be cut", "E")
ESCAPE = "\x1b"


@pytest.fixture(autouse=True)
def no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)


def played(actions: int, seed: str = "terminal", players: int = 4, fortifications: str = "on") -> Table:
    """A table after so many random actions."""
    names = [f"{name[:30].strip()}" for name in NAMES[:players]]
    table = Table(GAME, {"players": str(players), "fortifications": fortifications}, names, seed)
    bot = bot_named("random", GAME, seed)
    for _ in range(actions):
        if GAME.rules.is_over(table.state):
            break
        seat = GAME.rules.to_act(table.state)
        table.submit(seat, [bot.choose(GAME.rules.view(table.state, seat), GAME.rules.legal(table.state))])
    return table


TABLES = [
    (actions, seed, players) for actions, seed in [(0, "a"), (40, "b"), (90, "c"), (400, "d")] for players in (3, 4, 5)
]


def at_width(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))


# --- every piece


def signs(s: State) -> Counter[str]:
    return Counter(marks.space_sign(s, space) for space in range(int(s.board.n_spaces)))


@pytest.mark.parametrize(("actions", "seed", "players"), TABLES)
@pytest.mark.parametrize("width", [NARROWEST, 79, WIDEST])
def test_the_map_shows_every_palace_fortification_emissary_and_alliance(
    actions: int, seed: str, players: int, width: int
) -> None:
    s = played(actions, seed, players).state
    shown = "\n".join(map_lines(s, width))
    fortified = Counter(re.findall(r"\[[1-8A-E]\]", shown))
    assert fortified == Counter({sign: count for sign, count in signs(s).items() if "[" in sign})
    owned = Counter(re.findall(r"\(([A-E])\)", shown))
    assert owned == Counter({sign: count for sign, count in signs(s).items() if sign in marks.SEATS})
    free = Counter(re.findall(r"(?<![#/\w\[])[1-8](?![\w\]])", shown))
    assert free == Counter({sign: count for sign, count in signs(s).items() if sign.isdecimal()})
    for alliance in s.board.file.alliances:
        assert re.search(rf"#{alliance.number}(?!\d)", shown)
    for province in range(N_PROVINCES):
        sign = "◆" if s.emissaries[province * ROW + ALL] else "◇"
        assert f"{sign}{marks.emissaries(s, province)}/" in shown


@pytest.mark.parametrize("width", [NARROWEST, 66, 79, WIDEST])
def test_the_map_names_every_province_with_its_colour(width: int) -> None:
    table = played(90)
    shown = "\n".join(map_lines(table.state, width))
    for number, province in some(enumerate(table.state.board.file.provinces)):
        disc = " ●" if marks.is_scored(table.state, number) else ""
        assert f"{province.name}{disc} {province.colour[0].upper()}" in shown


def test_the_map_has_a_road_between_the_ends_of_each() -> None:
    empty, full = (
        sum(line.count(c) for line in map_lines(played(0).state, WIDEST) for c in chars) for chars in ("━┃", "─│")
    )
    assert (empty, full > 200) == (0, True)


def test_roads_between_palaces_of_one_player_are_heavy() -> None:
    s = GAME.rules.copy(played(0).state)
    ends = [[space.id for space in s.board.file.spaces].index(name) for name in ("zhao-1", "zhao-2")]
    for end in ends:
        s.owner[end] = 1
    assert any("━" in line for line in map_lines(s, WIDEST))


@pytest.mark.parametrize(("actions", "seed", "players"), TABLES)
def test_the_table_shows_every_space_emissary_and_disc(
    monkeypatch: pytest.MonkeyPatch, actions: int, seed: str, players: int
) -> None:
    at_width(monkeypatch, 80)
    table = played(actions, seed, players)
    s = table.state
    lines = draw(TEXTS, s, table.names, None).splitlines()
    for number, province in some(enumerate(s.board.file.provinces)):
        line = next(line for line in lines if line.startswith(f"{province.name} "))
        expected = [
            marks.space_sign(s, n) for n, space in enumerate(s.board.file.spaces) if space.province == province.id
        ]
        assert "".join(expected) in line.replace(" ", "")
        assert f"{marks.emissaries(s, number)}{marks.room(s, number)}" in line.replace(" ", "")
        assert ("●" in line) == marks.is_scored(s, number)


@pytest.mark.clause("CN-INFO-04", "CN-INFO-05")
@pytest.mark.parametrize("columns", [80, 120])
def test_hands_supply_score_and_cards_are_shown(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    at_width(monkeypatch, columns)
    table = played(60)
    s = table.state
    shown = draw(TEXTS, s, table.names, None)
    totals, places = GAME.rules.totals(s), GAME.result(s).places
    for seat in range(4):
        assert marks.hand_marks(s, seat) in shown
        assert re.search(rf"{marks.SEATS[seat]} .*\b{s.score[seat]} +.*{totals[seat]} +{places[seat]}\.", shown)
        palaces, emissaries = int(s.supply[seat]), int(s.supply[5 + seat])
        assert re.search(rf"\b{palaces}\b.*\b{emissaries}\b", shown)
    for colour in range(5):
        assert shown.count(f"{COLOURS[colour]} {COLOURS[colour][0].upper()}") == s.cards[DISPLAY + colour]
        assert f"{COLOURS[colour][0].upper()}{s.cards[PILE + colour]}" in shown


def test_a_finished_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    at_width(monkeypatch, 80)
    table = played(2000)
    assert draw(TEXTS, table.state, table.names, None).startswith("The game is over: the last turn has been played")


# --- hidden cards


@pytest.mark.clause("CN-INFO-01", "CN-INFO-03")
@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize(("actions", "seed", "players"), TABLES)
def test_the_drawing_for_a_seat_does_not_depend_on_what_it_may_not_know(
    monkeypatch: pytest.MonkeyPatch, columns: int, actions: int, seed: str, players: int
) -> None:
    at_width(monkeypatch, columns)
    table = played(actions, seed, players)
    for seat in some(range(players)):
        shown = draw(TEXTS, table.state, table.names, seat)
        for n in range(5):
            other = GAME.rules.deal(GAME.rules.view(table.state, seat), Rng(f"deal {n}"))
            assert draw(TEXTS, other, table.names, seat) == shown


@pytest.mark.clause("CN-INFO-01", "CN-INFO-02")
def test_own_cards_by_name_and_letter_and_of_rivals_only_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    at_width(monkeypatch, 120)
    table = played(40)
    s = table.state
    for seat in range(4):
        hand = ", ".join(f"{COLOURS[c]} {COLOURS[c][0].upper()}" for c in marks.cards(s.hand, seat * ROW))
        shown = draw(TEXTS, s, table.names, seat)
        assert f"Your hand: {hand}" in shown
        hidden = sum(int(s.hand[r * ROW + ALL]) - len(marks.cards(s.known, r * ROW)) for r in range(4) if r != seat)
        assert shown.count("?") == hidden


# --- widths, colour, letters


@pytest.mark.parametrize("columns", [80, 99, 100, 120, 140, 200])
@pytest.mark.parametrize(("actions", "seed", "players"), TABLES)
def test_no_line_is_wider_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, columns: int, actions: int, seed: str, players: int
) -> None:
    at_width(monkeypatch, columns)
    table = played(actions, seed, players)
    for seat in (None, 0):
        lines = draw(TEXTS, table.state, table.names, seat).splitlines()
        assert max(map(ink.width_of, lines)) <= columns


def test_the_map_comes_with_a_hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(40)
    at_width(monkeypatch, 99)
    assert "─" not in draw(TEXTS, table.state, table.names, 0)
    at_width(monkeypatch, 100)
    assert "─" in draw(TEXTS, table.state, table.names, 0)


def test_without_a_terminal_there_is_no_escape_code(monkeypatch: pytest.MonkeyPatch) -> None:
    at_width(monkeypatch, 120)
    table = played(90)
    assert ESCAPE not in draw(TEXTS, table.state, table.names, 0)


@pytest.mark.parametrize("columns", [80, 120])
def test_no_color_forbids_what_force_color_asks_for(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    at_width(monkeypatch, columns)
    table = played(90)
    plain = draw(TEXTS, table.state, table.names, 0)
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = draw(TEXTS, table.state, table.names, 0)
    assert ESCAPE in coloured
    # Colour is never the only sign: without it, the same letters stand in the same places.
    assert ink.plain(coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert draw(TEXTS, table.state, table.names, 0) == plain


@pytest.mark.parametrize(("term", "coloured"), [("xterm-256color", True), ("dumb", False), ("", False)])
def test_a_terminal_has_colour_unless_it_is_dumb(monkeypatch: pytest.MonkeyPatch, term: str, coloured: bool) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert ink.has_colour() == coloured


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_where_only_ascii_can_be_shown_the_drawing_is_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    at_width(monkeypatch, 120)
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    table = played(90)
    for shown in (draw(TEXTS, table.state, table.names, 0), draw_map(TEXTS, table.state)):
        assert shown.isascii()
        assert "----" in shown
        assert "?" * 4 not in shown


def test_names_of_wide_letters_keep_the_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    at_width(monkeypatch, 80)
    table = played(40, players=3)
    lines = draw(TEXTS, table.state, ["孔夫子", "Boris", "ΑΒΓ"], None).splitlines()
    rows = [line for line in lines if re.match(r"[ ▸][ABC] ", line)]
    assert len({ink.width_of(row) for row in rows}) == 1


# --- points


@pytest.mark.parametrize(("actions", "seed", "players"), TABLES)
def test_points_by_source_add_up_to_the_total(actions: int, seed: str, players: int) -> None:
    table = played(actions, seed, players)
    rows = {
        line.split()[0]: line.split()[1:]
        for line in score(TEXTS, table.state, table.names, 80)
        if not line.startswith(" ")
    }
    sums = [
        sum(map(int, column))
        for column in zip(*(rows[name] for name in ("Palaces", "Alliances", "Roads")), strict=True)
    ]
    assert sums == [int(total) for total in rows["Total"]] == GAME.rules.totals(table.state)
    assert rows["Place"] == [f"{place}." for place in GAME.result(table.state).places]


def test_equal_points_say_what_decides() -> None:
    table = played(0, fortifications="off")
    s = GAME.rules.copy(table.state)
    for seat in range(4):
        s.score[seat] = 7 if seat < 3 else 1
    s.supply[0] -= 1
    lines = score(TEXTS, s, table.names, 200)
    assert "Equal with 7 points: " in lines[-1]
    assert "More pieces left decide (CN-WIN-02)." in lines[-1]
    s.supply[1] -= 1
    s.supply[2] -= 1
    assert "share the place (CN-WIN-04, CN-WIN-05)" in score(TEXTS, s, table.names, 200)[-1]
    assert "Earlier" in "\n".join(lines)


def test_chains_and_doublings_are_told() -> None:
    table = played(0)
    s = GAME.rules.copy(table.state)
    spaces = [space.id for space in s.board.file.spaces]
    for name in ("yan-1", "yan-2", "yan-3", "yan-7"):
        s.owner[spaces.index(name)] = 2
    s.fort[spaces.index("yan-1")] = 1
    shown = "\n".join(score(TEXTS, s, table.names, 200))
    assert (
        f"{table.names[2]}: a road of 4 palaces, 8 points, doubled by a fortification: yan-3 yan-2 yan-1 yan-7" in shown
    )
    assert "* doubled by a fortification" in shown


# --- roads in words


def test_every_road_is_told_from_both_ends() -> None:
    s = played(0).state
    told = " ".join(line[8:] for line in roads(TEXTS, s, 80))
    links = {
        (space, other)
        for space, others in re.findall(r"([a-z]+-\d): ((?:[a-z]+-\d(?:, )?)+)", told)
        for other in others.split(", ")
    }
    expected = {road.ends for road in s.board.file.roads}
    assert links == expected | {(two, one) for one, two in expected}
    assert max(map(len, roads(TEXTS, s, 80))) <= 80


def test_roads_name_the_owners() -> None:
    s = GAME.rules.copy(played(0).state)
    s.owner[0] = 3
    assert any(s.board.file.spaces[0].id + " D" in line for line in roads(TEXTS, s, 80))


# --- choices


@pytest.mark.parametrize(("actions", "seed", "players"), TABLES)
def test_the_groups_hold_every_legal_action_once(actions: int, seed: str, players: int) -> None:
    table = played(actions, seed, players)
    found = [
        action for group in choices.groups(TEXTS, table.state, table.legal()) for row in group.rows for action, _ in row
    ]
    assert sorted(found) == table.legal()


def test_what_only_chance_does_is_no_choice() -> None:
    table = played(0)
    everything = list(range(GAME.rules.n_actions(table.state)))
    found = {
        action for group in choices.groups(TEXTS, table.state, everything) for row in group.rows for action, _ in row
    }
    told = {GAME.notation.write(table.state, action).split()[0] for action in set(everything) - found}
    assert told == {"deal", "first"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("wei-3", "place palace wei-3"),
        ("WEI3", "place palace wei-3"),
        ("ch'in", "place emissary chin"),
        ("palace wei-3", "place palace wei-3"),
        ("fortification wei3", "place fortification wei-3"),
        ("wei-3 wei paying r r", "place palace wei-3 emissary wei paying red red"),
        ("wei-3, wei r red", "place palace wei-3 emissary wei paying red red"),
        ("place palace wei-3 and emissary wei paying red red", "place palace wei-3 emissary wei paying red red"),
        ("place palace nowhere-3", "place palace nowhere-3"),
        ("r g", "pay red green"),
        ("pay r", "pay red"),
        ("exchange p", "exchange purple"),
        ("draw", "draw"),
        ("nonsense", "nonsense"),
        ("", ""),
    ],
)
def test_short_input_is_spelled_out(typed: str, meant: str) -> None:
    assert spelled_out(played(0).state, typed) == meant


def test_a_colour_alone_takes_a_card_while_drawing() -> None:
    table = played(0, "draw", fortifications="off")
    table.submit(0, [GAME.rules.legal(table.state)[0]])
    table.submit(0, [GAME.rules.legal(table.state)[-1]])
    assert spelled_out(table.state, "o") == "take orange"


def test_notation_survives_being_spelled_out() -> None:
    table = played(30)
    for action in range(GAME.rules.n_actions(table.state)):
        told = GAME.notation.write(table.state, action)
        assert GAME.notation.read(table.state, spelled_out(table.state, told)) == [action]
    with pytest.raises(InputError):
        GAME.notation.read(table.state, spelled_out(table.state, "palace"))
