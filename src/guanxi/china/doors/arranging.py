"""Set up a position by hand, from the `[position]` of a scenario: CN-DRAW-17. Specified in docs/scenarios.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.china.doors import maps
from guanxi.china.doors.saying import sentence
from guanxi.china.rules import setup
from guanxi.china.rules.board import Board
from guanxi.china.rules.components import (
    COLOURS,
    DISPLAY_SIZE,
    EMISSARIES,
    EMISSARY,
    FORTIFICATION,
    HAND_SIZE,
    MAX_PLAYERS,
    N_COLOURS,
    N_PROVINCES,
    PALACE,
    PALACES,
    PIECES,
)
from guanxi.china.rules.house import FAILED_DRAW, TOP_ONLY
from guanxi.china.rules.phases import turn
from guanxi.china.rules.rooms import NAMING
from guanxi.china.rules.shared.provinces import is_full
from guanxi.china.rules.state import ALL, DISCARD, DISPLAY, NOBODY, PILE, ROW, State
from guanxi.core import given as reading
from guanxi.core.errors import InputError
from guanxi.core.rng import Rng
from guanxi.core.saying import sentence as core_says
from guanxi.core.saying import wrong_at

WORDS = (
    "to_act",
    "palaces",
    "emissaries",
    "fortifications",
    "discs",
    "supply",
    "scores",
    "hands",
    "display",
    "pile",
    "discard",
    "exhaustions",
    "stage",
    "map",
)


def arrange(
    board: Board, fortifications: bool, names: Sequence[str], given: Mapping[str, Any], rng: Rng, house: int = 0
) -> State:
    """The start of a turn on the table described; what is not given stays as after set-up."""
    reading.table("position", given, WORDS)
    s = setup.set_up(maps.changed(board, given.get("map")), len(names), fortifications, house)
    if "stage" in given:
        return _before_the_first_turn(s, given)
    _Pieces(s, names).lay(given)
    _Cards(s, names, rng).lay(given)
    seat = _seat("to_act", given.get("to_act", names[0]), names)
    if s.hand[seat * ROW + ALL] == 0:
        raise InputError(wrong_at("position.hands", sentence("hand-empty", player=names[seat]), "CN-DRAW-17"))
    turn.begin(s, seat)
    return s


def _before_the_first_turn(s: State, given: Mapping[str, Any]) -> State:
    """A table that has yet to name its first player; nothing lies on it."""
    if s.room != NAMING or dict(given) != {"stage": "name"}:
        raise InputError(wrong_at("position.stage", sentence("stage-alone")))
    return s


def _seat(where: str, name: object, names: Sequence[str]) -> int:
    if name not in names:
        who = repr(str(name)[:40])
        raise InputError(core_says("no-player", where=f"position.{where}", name=who, names=", ".join(names)))
    return list(names).index(str(name))


class _Pieces:
    """Lays pieces on the board and takes them from the supplies."""

    def __init__(self, s: State, names: Sequence[str]) -> None:
        self.s = s
        self.names = names
        self.spaces = [space.id for space in s.board.file.spaces]
        self.provinces = [province.id for province in s.board.file.provinces]

    def lay(self, given: Mapping[str, Any]) -> None:
        for space in reading.items("position.fortifications", given.get("fortifications", [])):
            self.fortification(space)
        places = reading.table("position.palaces", given.get("palaces", {}), [*self.spaces, *self.provinces])
        for where in sorted(places, key=lambda key: key in self.provinces):  # named spaces first
            self.palaces(where, places[where])
        for where, table in reading.table("position.emissaries", given.get("emissaries", {}), self.provinces).items():
            self.emissaries(where, table)
        self.discs(given.get("discs"))
        for name, supply in reading.table("position.supply", given.get("supply", {}), self.names).items():
            self.supply(name, supply)
        for name, score in reading.table("position.scores", given.get("scores", {}), self.names).items():
            self.s.score[_seat("scores", name, self.names)] = reading.number(f"position.scores.{name}", score, 999)

    def fortification(self, space: object) -> None:
        if not self.s.fortifications:
            raise InputError(wrong_at("position.fortifications", sentence("forts-none"), "CN-FORT-01"))
        if space not in self.spaces:
            raise InputError(
                wrong_at("position.fortifications", sentence("board-no-space", name=repr(str(space)[:40])))
            )
        number = self.spaces.index(str(space))
        if self.s.fort[number]:
            raise InputError(wrong_at("position.fortifications", sentence("comes-twice", what=space), "CN-FORT-03"))
        self.s.fort[number] = 1
        # A fortification has no owner once placed: take it from the last seats, who may still be given one by `supply`.
        for seat in reversed(range(len(self.names))):
            if self.s.supply[FORTIFICATION * MAX_PLAYERS + seat]:
                self.s.supply[FORTIFICATION * MAX_PLAYERS + seat] = 0
                return
        raise InputError(wrong_at("position.fortifications", sentence("forts-many"), "CN-FORT-18"))

    def palaces(self, where: str, value: object) -> None:
        if where in self.spaces:
            self.palace(self.spaces.index(where), _seat(f"palaces.{where}", value, self.names))
            return
        counts = reading.table(f"position.palaces.{where}", value, self.names)
        for name, count in counts.items():
            for _ in range(reading.number(f"position.palaces.{where}.{name}", count, PALACES)):
                self.palace(self.first_free(where), _seat("palaces", name, self.names))

    def first_free(self, province: str) -> int:
        for number, space in enumerate(self.s.board.file.spaces):
            if space.province == province and self.s.owner[number] == NOBODY:
                return number
        raise InputError(wrong_at(f"position.palaces.{province}", sentence("palaces-many"), "CN-PLACE-08"))

    def palace(self, space: int, seat: int) -> None:
        if self.s.owner[space] != NOBODY:
            taken = sentence("taken-twice", space=self.spaces[space])
            raise InputError(wrong_at("position.palaces", taken, "CN-PLACE-07"))
        self.take(PALACE, seat)
        province = int(self.s.board.province_of[space])
        self.s.owner[space] = seat
        self.s.palaces[province * ROW + seat] += 1
        self.s.palaces[province * ROW + ALL] += 1
        self.s.vacant -= 1

    def emissaries(self, where: str, value: object) -> None:
        province = self.provinces.index(where)
        for name, count in reading.table(f"position.emissaries.{where}", value, self.names).items():
            seat = _seat("emissaries", name, self.names)
            for _ in range(reading.number(f"position.emissaries.{where}.{name}", count, EMISSARIES)):
                self.take(EMISSARY, seat)
                self.s.emissaries[province * ROW + seat] += 1
                self.s.emissaries[province * ROW + ALL] += 1

    def take(self, kind: int, seat: int) -> None:
        if self.s.supply[kind * MAX_PLAYERS + seat] == 0:
            few = sentence("pieces-few", player=self.names[seat])
            raise InputError(wrong_at(f"position.{PIECES[kind]}", few, "CN-PLACE-10"))
        self.s.supply[kind * MAX_PLAYERS + seat] -= 1

    def discs(self, given: object) -> None:
        """As in play, a full province has been scored, unless the scenario says which have been."""
        if given is None:
            scored = [self.provinces[p] for p in range(N_PROVINCES) if is_full(self.s, p)]
        else:
            scored = list(reading.items("position.discs", given))
        for where in scored:
            if where not in self.provinces:
                raise InputError(wrong_at("position.discs", sentence("board-no-province", name=repr(str(where)[:40]))))
            self.s.discs |= 1 << self.provinces.index(where)

    def supply(self, name: str, given: object) -> None:
        seat = _seat("supply", name, self.names)
        for kind, count in reading.table(f"position.supply.{name}", given, PIECES).items():
            number = PIECES.index(kind)
            most = int(self.s.supply[number * MAX_PLAYERS + seat])
            if kind == "fortifications" and self.s.fortifications:
                most = 1
            self.s.supply[number * MAX_PLAYERS + seat] = reading.number(f"position.supply.{name}.{kind}", count, most)


class _Cards:
    """Gives out the cards: what the scenario names first, then the rest from the shuffled pile."""

    def __init__(self, s: State, names: Sequence[str], rng: Rng) -> None:
        self.s = s
        self.names = names
        self.rng = rng

    def lay(self, given: Mapping[str, Any]) -> None:
        exhaustions = reading.number("position.exhaustions", given.get("exhaustions", 0), 2)
        self.s.exhaustions = exhaustions
        hands = reading.table("position.hands", given.get("hands", {}), self.names)
        wanted: list[tuple[Any, int, str, Any, int]] = [
            (self.s.hand, seat * ROW, f"hands.{name}", hands.get(name, HAND_SIZE), HAND_SIZE)
            for seat, name in enumerate(self.names)
        ]
        wanted.append((self.s.cards, DISPLAY, "display", given.get("display", DISPLAY_SIZE), DISPLAY_SIZE))
        wanted.append((self.s.cards, DISCARD, "discard", self.discarded(given), 200))
        kept = [0] * ROW  # cards named for the pile, so that nobody is dealt one of them
        wanted.append((kept, 0, "pile", given.get("pile"), 200))
        for row, at, where, cards, most in wanted:
            if isinstance(cards, list):
                self.named(row, at, where, cards, most)
        for row, at, where, cards, most in wanted[:-1]:
            if not isinstance(cards, list):
                self.any(row, at, where, reading.number(f"position.{where}", cards, most))
        for column, cards in enumerate(kept):
            self.s.cards[PILE + column] += cards
        self.check_pile(given.get("pile"), exhaustions)

    def discarded(self, given: Mapping[str, Any]) -> object:
        """The discard as given, or what it must be for the pile to have the size given."""
        if "discard" in given:
            return given["discard"]
        if "pile" not in given and given.get("exhaustions") != 2:
            return 0
        held = sum(self.size(given.get("hands", {}).get(name, HAND_SIZE)) for name in self.names)
        used = held + self.size(given.get("display", DISPLAY_SIZE)) + self.size(given.get("pile", 0))
        return max(0, int(self.s.cards[PILE + ALL]) - used)

    @staticmethod
    def size(cards: object) -> int:
        return len(cards) if isinstance(cards, list) else reading.number("position.hands, display or pile", cards, 200)

    def named(self, row: Any, at: int, where: str, cards: Sequence[object], most: int) -> None:
        if len(cards) > most:
            many = sentence("cards-many", count=len(cards), most=most)
            raise InputError(wrong_at(f"position.{where}", many, "CN-DRAW-17"))
        for card in cards:
            if card not in COLOURS:
                unknown = sentence("unknown-card", card=repr(str(card)[:40]), cards=", ".join(COLOURS))
                raise InputError(wrong_at(f"position.{where}", unknown))
            colour = COLOURS.index(str(card))
            if self.s.cards[PILE + colour] == 0:
                few = sentence("cards-few-of", card=card)
                raise InputError(wrong_at(f"position.{where}", few, "CN-SETUP-07"))
            self.move(row, at, where, colour)

    def any(self, row: Any, at: int, where: str, number: int) -> None:
        for _ in range(number):
            if self.s.cards[PILE + ALL] == 0:
                raise InputError(wrong_at(f"position.{where}", sentence("cards-few"), "CN-SETUP-07"))
            card = int(self.rng.below(int(self.s.cards[PILE + ALL])))
            colour = 0
            while card >= self.s.cards[PILE + colour]:
                card -= self.s.cards[PILE + colour]
                colour += 1
            self.move(row, at, where, colour)

    def move(self, row: Any, at: int, where: str, colour: int) -> None:
        for column in (colour, ALL):
            self.s.cards[PILE + column] -= 1
            row[at + column] += 1
        if self.s.house & TOP_ONLY and where == "discard":
            self.s.top = colour

    def check_pile(self, given: object, exhaustions: int) -> None:
        found = [COLOURS[colour] for colour in range(N_COLOURS) for _ in range(self.s.cards[PILE + colour])]
        wanted = sorted(given, key=str) if isinstance(given, list) else given
        if given is not None and wanted != len(found) and wanted != sorted(found):
            has = sentence("pile-has", count=len(found), cards=" ".join(found)[:120])
            raise InputError(wrong_at("position.pile", has))
        if exhaustions == 2 and found:
            raise InputError(wrong_at("position.exhaustions", sentence("pile-empty"), "CN-DRAW-13"))
        if exhaustions < 2 and not found and not self.s.house & FAILED_DRAW:
            raise InputError(wrong_at("position.pile", sentence("pile-holds"), "CN-DRAW-16"))
