"""The players: a row for each, own cards, titles as they stand, and whose turn it is."""

from collections.abc import Sequence
from typing import Final

from guanxi.confucius.doors.terminal import marks
from guanxi.confucius.doors.terminal.marks import dim, seat_mark, titles
from guanxi.confucius.rules.components import GIFTS
from guanxi.confucius.rules.house import REWARD_CARDS_OPEN
from guanxi.confucius.rules.phases.count_gifts import active_cubes
from guanxi.confucius.rules.scoring import winner
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES, title_count, title_holder
from guanxi.confucius.rules.state import (
    ALL,
    AVAILABLE,
    BARRACKS,
    COLONY,
    NOBODY,
    OCEAN,
    OVER,
    REWARD_ALL,
    REWARD_ROW,
    ROW,
    SHIPYARD,
    TURN,
    UNAVAILABLE,
    UNUSED_CUBES,
    State,
)
from guanxi.core.terminal.ink import fitted, flowed, grid, ink, width_of
from guanxi.core.text import Texts
from guanxi.core.writing import series

_NAME: Final = 15  # columns for a name
_COLUMNS: Final = (
    "cards", "rewards", "cubes", "gifts-ready", "gifts-to-buy", "shipyard", "ocean", "barracks", "colony",
    "score", "ended-now", "place",
)  # fmt: skip
_SPACIOUS: Final = 110


def players(t: Texts, s: State, end: State, names: Sequence[str], seat: int | None, width: int) -> list[str]:
    """A row for each player; `end` is the position if the game ended now."""
    spacious = width >= _SPACIOUS
    heads = _COLUMNS if spacious else tuple(f"short-{name}" for name in _COLUMNS)
    places = winner.places(end)
    rows = [["", *titles(t, "player", *(("colour",) if spacious else ()), *heads)]]
    for number, name in enumerate(names):
        who = f"{_pointer(s, number)}{seat_mark(number)}"
        called = [_called(t, name, number == seat), *((marks.colour_word(t, number),) if spacious else ())]
        rows.append([who, *called, *_belongings(s, number), *_points(s, end, number, places[number])])
    return grid(rows, right=range(3 if spacious else 2, len(rows[0])), gap=2 if spacious else 1)


def _belongings(s: State, seat: int) -> list[str]:
    cubes = f"{int(s.own[UNUSED_CUBES + seat])}/{int(active_cubes(s, seat))}"
    ready, to_buy = (_gifts(s, seat, state) for state in (AVAILABLE, UNAVAILABLE))
    counts = [str(int(s.own[row + seat])) for row in (SHIPYARD, OCEAN, BARRACKS, COLONY)]
    hand, rewards = int(s.hand[seat * ROW + ALL]), int(s.rewards[seat * REWARD_ROW + REWARD_ALL])
    return [str(hand), str(rewards), cubes, ready, to_buy, *counts]


def _points(s: State, end: State, seat: int, place: int) -> list[str]:
    return [str(int(s.score[seat])), ink(str(int(end.score[seat])), "bold"), f"{place}."]


def _gifts(s: State, seat: int, state: int) -> str:
    values = [value for value in range(1, GIFTS + 1) if s.gift[seat * GIFTS + value - 1] == state]
    return "".join(map(str, values)) or marks.NONE


def _pointer(s: State, seat: int) -> str:
    return "▸" if TURN <= s.room < OVER and int(s.seat) == seat else " "


def _called(t: Texts, name: str, mine: bool) -> str:
    you = f" ({t.say('you')})" if mine else ""
    return fitted(name, _NAME - width_of(you)) + you


def own_cards(t: Texts, s: State, seat: int, width: int) -> list[str]:
    """The own hand, by coins and licences, and reward cards by name."""
    row = marks.hand(s, seat)
    coins, licences = marks.worth(row)
    worth = t.say("worth", coins=coins, licences=licences)
    rewards = ", ".join(marks.reward_word(t, reward) for reward in marks.rewards(s, seat))
    told = [f"{dim(t, 'your-rewards')} {rewards}"] if rewards else []
    own = f"{dim(t, 'your-cards')} {marks.cards(t, row)}  {worth}"
    return flowed([own, *told, *_others_rewards(t, s, seat)], width, gap=3)


def _others_rewards(t: Texts, s: State, seat: int) -> list[str]:
    """Where reward cards are open (CF-INFO-05): those of the others."""
    held = [(other, marks.rewards(s, other)) for other in range(int(s.players)) if other != seat]
    if not s.house & REWARD_CARDS_OPEN:
        return []
    return [
        f"{seat_mark(other)} {', '.join(marks.reward_word(t, reward) for reward in cards)}"
        for other, cards in held
        if cards
    ]


def open_hands(t: Texts, s: State, names: Sequence[str]) -> list[str]:
    """Everybody's cards, where nothing is hidden."""
    lines = []
    for seat in range(int(s.players)):
        rewards = ", ".join(marks.reward_word(t, reward) for reward in marks.rewards(s, seat))
        held = [marks.cards(t, marks.hand(s, seat)), rewards]
        lines.append(f"{seat_mark(seat)} {series(list(filter(None, held)), t.language)}")
    return lines


def title_lines(t: Texts, s: State, end: State, width: int) -> list[str]:
    """Who would get each title, and what everybody has for it."""
    items = []
    for title, name in enumerate(TITLE_NAMES):
        holder = int(title_holder(end, title))
        counts = [(seat, int(title_count(end, title, seat))) for seat in range(int(s.players))]
        found = " ".join(f"{marks.SEATS[seat]}{count}" for seat, count in counts if count)
        who = t.say("vacant") if holder == NOBODY else seat_mark(holder)
        items.append(f"{title_word(t, name)} {who}" + (f" ({found})" if found else ""))
    return flowed([dim(t, "titles-over" if s.room == OVER else "titles"), *items], width)


def title_word(t: Texts, name: str) -> str:
    """A title."""
    return t.say(f"title-{name.replace('_', '-')}")
