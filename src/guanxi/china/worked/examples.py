"""The rulebook's worked examples: each on every board side that its setting names."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from guanxi.china.doors.arranging import arrange
from guanxi.china.doors.notation import parse
from guanxi.china.rules.board import Board, board_of_side
from guanxi.china.rules.components import FORTIFICATION, MAX_PLAYERS
from guanxi.china.rules.scoring import alliances, palaces
from guanxi.china.rules.shared.provinces import emissary_limit
from guanxi.china.rules.state import ALL, NOBODY, ROW, State
from guanxi.china.worked.checks import Entry, differ, failures, strange
from guanxi.china.worked.tables import done, free_space, network, network_of, spaces_of
from guanxi.core.rng import Rng

_ENTRY: Final = "id number source title clauses assumed board_hint position on_board move expected"
_POSITION: Final = "hands provinces owner nodes province_of links alternative_links fortified"
_PROVINCE: Final = "colour palaces emissaries limit leaders"


def run_example(entry: Entry, setting: Entry) -> list[str]:
    """What did not hold of an example, on each board side."""
    return [
        f"side {side}: {failure}"
        for side in setting["sides"]
        for failure in failures(_Example(entry, setting["players"], board_of_side(side)).run())
    ]


class _Example:
    """One worked example on one board side; `found` collects what scoring moves give, under the keys of `expected`."""

    def __init__(self, entry: Entry, names: Sequence[str], board: Board) -> None:
        self.entry = entry
        self.names = names
        self.board = board
        self.position: Entry = entry["position"]
        self.provinces: Entry = self.position.get("provinces", {})
        self.ids = {province.name: province.id for province in board.file.provinces}
        self.numbers = {province.name: number for number, province in enumerate(board.file.provinces)}
        self.fortifications = "CN-FORT-02" in entry["clauses"]
        self.legal: list[bool] = []
        self.found: dict[str, object] = {}

    def run(self) -> Iterator[str]:
        yield from strange("entry", self.entry, _ENTRY)
        yield from strange("position", self.position, _POSITION)
        yield from self.check_provinces(self.start())
        for number, move in enumerate(self.entry["move"], start=1):
            for failure in self.run_move(move):
                yield f"move {number}: {failure}"
        yield from self.check_expected()

    def start(self) -> State:
        return self.state(self.laid_out(), self.names[0])

    def laid_out(self) -> dict[str, Any]:
        """The position as a scenario would give it: on any spaces but those that the entry names for its moves."""
        kept = self.entry.get("on_board", {}).values()
        owners: dict[str, str] = {}
        for name, province in self.provinces.items():
            who = [player for player, count in province.get("palaces", {}).items() for _ in range(count)]
            spaces = [space for space in spaces_of(self.board, self.ids[name]) if space not in kept]
            owners |= dict(zip(spaces[: len(who)], who, strict=True))
        emissaries = {self.ids[name]: each.get("emissaries", {}) for name, each in self.provinces.items()}
        return {"palaces": owners, "emissaries": emissaries}

    def state(self, laid_out: Mapping[str, Any], player: str, hand: Sequence[str] | None = None) -> State:
        hands = dict(self.position.get("hands", {}))
        if hand is not None:
            hands[player] = list(hand)
        given = {**laid_out, "hands": hands, "to_act": player}
        return arrange(self.board, self.fortifications, self.names, given, Rng(self.entry["id"]))

    def check_provinces(self, s: State) -> Iterator[str]:
        for name, province in self.provinces.items():
            number = self.numbers[name]
            yield from strange(name, province, _PROVINCE)
            if "colour" in province:
                yield from differ(f"colour of {name}", province["colour"], self.board.file.provinces[number].colour)
            if "limit" in province:
                yield from differ(f"limit of {name}", province["limit"], int(emissary_limit(s, number)))
            if "leaders" in province:
                leaders = [who for seat, who in enumerate(self.names) if alliances.leads(s, number, seat)]
                yield from differ(f"leaders of {name}", sorted(province["leaders"]), sorted(leaders))

    def run_move(self, move: Entry) -> Iterator[str]:
        name = move.get("action", "place")
        if name not in _ACTIONS:
            yield f"action {name} is not understood"
            return
        action, words = _ACTIONS[name]
        yield from strange("move", move, words)
        yield from action(self, move)

    def place(self, move: Entry) -> Iterator[str]:
        laid_out = self.laid_out()
        for number in move["played"]:
            s = self.play(laid_out, self.entry["move"][number - 1])
            if s is None:
                yield f"move {number} before it was refused"
                return
            laid_out = self.pieces_of(s)
        self.legal.append(self.play(laid_out, move) is not None)
        yield from differ("legal", move["legal"], self.legal[-1])

    def play(self, laid_out: Mapping[str, Any], move: Entry) -> State | None:
        """The position after the payment, before any card is drawn; nothing if something was refused."""
        s = self.state(laid_out, move["player"], move.get("hand"))
        for piece in move["pieces"]:
            if not done(s, self.piece(s, piece, self.ids[move["province"]])):
                return None
        return s if done(s, parse(self.board, "pay " + " ".join(move["pay"]))[0]) else None

    def piece(self, s: State, piece: str, province: str) -> int:
        kind, _, node = piece.partition("@")
        if kind == "emissary":
            return parse(self.board, f"place emissary {province}")[0]
        where = self.entry["on_board"][node] if node else free_space(s, province)
        return parse(self.board, f"place {kind} {where}")[0]

    def pieces_of(self, s: State) -> dict[str, Any]:
        spaces = self.board.file.spaces
        owners = {spaces[n].id: self.names[int(owner)] for n, owner in enumerate(s.owner) if owner != NOBODY}
        return {"palaces": owners, "emissaries": {self.ids[name]: self.emissaries(s, name) for name in self.ids}}

    def emissaries(self, s: State, name: str) -> dict[str, int]:
        counts = {who: int(s.emissaries[self.numbers[name] * ROW + seat]) for seat, who in enumerate(self.names)}
        return {who: count for who, count in counts.items() if count}

    def score_palaces(self, move: Entry) -> Iterable[str]:
        s, number = self.start(), self.numbers[move["province"]]
        self.found["points"] = {name: int(palaces.points(s, number, seat)) for seat, name in enumerate(self.names)}
        return ()

    def score_alliance(self, move: Entry) -> Iterator[str]:
        s, number = self.start(), move["number"] - 1
        told = sorted(self.ids[name] for name in move["provinces"])
        yield from differ("provinces", told, sorted(self.board.file.alliances[number].provinces))
        points = {name: int(alliances.points(s, number, seat)) for seat, name in enumerate(self.names)}
        self.found[f"alliance_{move['number']}"] = points

    def score_roads(self, move: Entry) -> Iterator[str]:
        """A network with names of its own, then the same on the spaces of the board that the entry names."""
        told, spaces, owner = self.position, self.entry["on_board"], move["player"]
        one, other = network(told["links"], told["fortified"]), network(told["alternative_links"], told["fortified"])
        yield from differ("owner", told["owner"], owner)
        yield from differ("nodes", sorted(told["nodes"]), sorted({node for link in told["links"] for node in link}))
        yield from differ("points of the chains", one.points, one.of_chains)
        yield from differ("points with the other links", one.points, other.points)
        yield from self.check_homes(spaces)
        given = {"palaces": dict.fromkeys(spaces.values(), owner)}
        here = network_of(arrange(self.board, False, self.names, given, Rng("roads")), self.names.index(owner))
        yield from differ("points on the board", one.points, here.points)
        yield from differ(
            "chains on the board", [[spaces[node] for node in chain] for chain in one.chains], here.chains
        )
        self.found |= {"points": one.points, "chains": one.chains}

    def check_homes(self, spaces: Mapping[str, str]) -> Iterator[str]:
        home = {space.id: space.province for space in self.board.file.spaces}
        for node, province in self.position["province_of"].items():
            yield from differ(f"province of {node}", self.ids[province], home[spaces[node]])

    def check_expected(self) -> Iterator[str]:
        expected = self.entry["expected"]
        for key in self.found:
            if key not in expected:
                yield f"expected.{key} is missing"
        for key, value in expected.items():
            if key == "limit_is_not":
                yield from differ(f"expected.{key} holds", True, self.limit() != value)
            elif key in self.found or key in _QUESTIONS:
                found = self.found[key] if key in self.found else _QUESTIONS[key](self)
                yield from differ(f"expected.{key}", value, found)
            else:
                yield f"expected.{key} is not understood"

    def limit(self) -> int:
        """The limit of the first province told."""
        return int(emissary_limit(self.start(), self.numbers[next(iter(self.provinces))]))

    def after_first(self) -> State:
        """The position after the first move."""
        s = self.play(self.laid_out(), self.entry["move"][0])
        if s is None:
            raise ValueError("the first move was refused")
        return s

    def emissaries_total(self) -> dict[str, int]:
        s = self.after_first()
        return {name: sum(self.emissaries(s, name).values()) for name in self.provinces}


_ACTIONS: Final[Mapping[str, tuple[Callable[[_Example, Entry], Iterable[str]], str]]] = {
    "place": (_Example.place, "player province pay pieces played hand legal after why"),
    "score_palaces": (_Example.score_palaces, "action province"),
    "score_alliance": (_Example.score_alliance, "action number provinces"),
    "score_roads": (_Example.score_roads, "action player"),
}

_QUESTIONS: Final[Mapping[str, Callable[[_Example], object]]] = {
    "legal_count": lambda e: e.legal.count(True),
    "illegal_count": lambda e: e.legal.count(False),
    "limit": _Example.limit,
    "emissaries": lambda e: e.emissaries(e.after_first(), next(iter(e.provinces))),
    "emissaries_total": _Example.emissaries_total,
    "alex_fortifications_left": lambda e: int(
        e.after_first().supply[FORTIFICATION * MAX_PLAYERS + e.names.index("Alex")]
    ),
    "alex_cards_before_draw": lambda e: int(e.after_first().hand[e.names.index("Alex") * ROW + ALL]),
}
