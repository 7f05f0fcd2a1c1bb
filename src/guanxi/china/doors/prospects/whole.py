"""What China foresees, as prospects: what ends the game, provinces, emissaries and alliances, roads, supplies."""

from collections.abc import Iterator
from typing import TypeAlias

from guanxi.china.foresight import ending, growing
from guanxi.china.rules.components import MAX_PLAYERS, N_ALLIANCES, N_PROVINCES, PIECES
from guanxi.china.rules.house import COVERED_AT_ONCE, OWNER_CHOICE
from guanxi.china.rules.phases import end
from guanxi.china.rules.scoring import palaces, roads
from guanxi.china.rules.shared.fortifying import is_fortifying
from guanxi.china.rules.shared.provinces import emissary_limit
from guanxi.china.rules.state import ALL, NOBODY, PILE, ROW, State
from guanxi.core.foresight import GAME, NEAR, ONE_MORE, ROUND, STANDS, TURN, WILL, Fact, Prospect

Facts: TypeAlias = dict[str, Fact]

FEW = 2  # pieces of a kind: their end is near


def prospects(s: State) -> list[Prospect]:
    """What comes as a view's position stands, the nearest first."""
    if not ending.is_running(s):
        return []
    if s.house & COVERED_AT_ONCE and is_fortifying(s):
        return [*_end(s)]  # nothing stands until the palace that must follow has its place
    return [*_end(s), *_provinces(s), *_alliances(s), *_roads(s), *_emissaries(s), *_supplies(s)]


def _end(s: State) -> Iterator[Prospect]:
    """A dead board, the pile, the last round."""
    turn, rooms = int(s.turns), int(ending.emissary_rooms(s))
    if ending.dies_this_turn(s):
        yield Prospect("board-dead", TURN, WILL, "CN-END-05", ends_game=True, event="board-died", by=turn)
        return
    if ending.dies_with_one_more(s):
        yield Prospect("board-next", TURN, ONE_MORE, "CN-END-05", ends_game=True)
    elif s.vacant + rooms <= FEW * s.players:
        facts: Facts = {"spaces": int(s.vacant), "rooms": rooms}
        yield Prospect("board-near", GAME, NEAR, "CN-END-06", facts, ends_game=True)
    if ending.uses_up_pile(s):
        first = s.exhaustions == 0
        event, clause = ("pile-shuffled", "CN-DRAW-07") if first else ("pile-used-up", "CN-DRAW-13")
        yield Prospect(event, TURN, WILL, clause, {"pile": int(s.cards[PILE + ALL])}, event=event, by=turn)
    yield _last_round(s, turn) if ending.is_last_round(s) else _turns_left(s)


def _last_round(s: State, turn: int) -> Prospect:
    """Who still has a turn after this one."""
    more = int(end.turns_to_come(s))
    seats = tuple((int(s.seat) + number) % int(s.players) for number in range(1, more + 1))
    kind, when, clause = ("last-round", ROUND, "CN-END-02") if more else ("last-turn", TURN, "CN-END-03")
    facts: Facts = {"seat": int(s.seat), "turns": more}
    by = turn + more
    return Prospect(kind, when, WILL, clause, facts, seats, ends_game=True, event="game-ended", by=by)


def _turns_left(s: State) -> Prospect:
    facts: Facts = {
        "turns": int(ending.turns_left(s)),
        "pile": int(s.cards[PILE + ALL]),
        "least": int(ending.turns_of_pile(s)),
        "exhaustions": int(s.exhaustions),
    }
    return Prospect("turns-left", GAME, NEAR, "CN-END-01", facts, ends_game=True)


def _provinces(s: State) -> Iterator[Prospect]:
    """Those that one more palace completes, those that count at the end as they stand, and bare fortifications."""
    for number in range(N_PROVINCES):
        if palaces.has_disc(s, number):
            continue
        province = s.board.file.provinces[number].id
        if growing.free_spaces(s, number) == 1:
            steps = tuple(_completed(s, number, province))
            yield Prospect("province-next", TURN, ONE_MORE, "CN-PAL-01", {"province": province}, steps=steps)
        points = growing.province_points(s, number)
        if any(points):
            yield Prospect(
                "province-counts",
                GAME,
                STANDS,
                "CN-FINAL-02",
                {"province": province, "points": points},
                steps=tuple(_doubled(s, number, province)),
                event="province-counted",
                event_facts={"province": province, "points": list(points)},
            )
    for number, space in enumerate(s.board.file.spaces):
        if s.fort[number] and s.owner[number] == NOBODY:
            facts: Facts = {"space": space.id, "province": space.province}
            yield Prospect("fortification-bare", GAME, ONE_MORE, "CN-FORT-11", facts)


def _completed(s: State, number: int, province: str) -> Iterator[Prospect]:
    """The same province, by whoever builds its last palace."""
    for seat in range(int(s.players)):
        points = growing.completed_by(s, number, seat)
        if points:
            facts: Facts = {"province": province, "seat": seat, "points": points}
            yield Prospect("province-if", TURN, ONE_MORE, "CN-PAL-02", facts, (seat,))


def _doubled(s: State, number: int, province: str) -> Iterator[Prospect]:
    for seat in growing.doubled(s, number):
        yield Prospect("province-doubled", GAME, STANDS, "CN-FORT-11", {"province": province, "seat": seat}, (seat,))


def _alliances(s: State) -> Iterator[Prospect]:
    """What each is worth as it stands, and which emissary would change who scores it."""
    board = s.board
    provinces = [province.id for province in board.file.provinces]
    settled = [growing.is_settled(s, province) for province in range(N_PROVINCES)]
    for number in range(N_ALLIANCES):
        points = growing.alliance_points(s, number)
        if any(points):
            one, two = int(board.ally_one[number]), int(board.ally_two[number])
            facts: Facts = {"alliance": number + 1, "one": provinces[one], "two": provinces[two], "points": points}
            yield Prospect(
                "alliance-counts",
                GAME,
                WILL if settled[one] and settled[two] else STANDS,
                "CN-ALLY-05",
                facts,
                tuple(seat for seat, each in enumerate(points) if each),
                event="alliance-counted",
                event_facts={"alliance": number + 1, "points": list(points)},
            )
    for seat, province, number, points in growing.with_emissary(s):
        facts = {"alliance": number + 1, "province": provinces[province], "seat": seat, "points": points}
        if points[seat]:
            yield Prospect("alliance-next", GAME, ONE_MORE, "CN-ALLY-03", facts, (seat,), gains=(seat,))
        else:
            now = growing.alliance_points(s, number)
            losers = tuple(rival for rival, each in enumerate(points) if now[rival] and not each)
            yield Prospect("alliance-lost", GAME, ONE_MORE, "CN-ALLY-07", facts, losers, gains=(seat,))


def _roads(s: State) -> Iterator[Prospect]:
    """What they are worth as they stand, and where one palace more completes a chain."""
    points = tuple(int(roads.points(s, seat)) for seat in range(int(s.players)))
    if any(points) and s.house & OWNER_CHOICE:  # whose owners may choose worse
        yield Prospect("roads-count", GAME, STANDS, "CN-ROAD-08", {"points": points})
    elif any(points):
        sure = STANDS if s.vacant else WILL
        told = {"points": list(points)}
        yield Prospect(
            "roads-count", GAME, sure, "CN-ROAD-02", {"points": points}, event="roads-counted", event_facts=told
        )
    for seat in range(int(s.players)):
        found = [(space, more) for space, more in growing.with_palace(s, seat) if more >= roads.SHORTEST]
        if found:
            spaces = " ".join(s.board.file.spaces[space].id for space, _ in found)
            towns = ", ".join(s.board.file.spaces[space].label for space, _ in found)
            facts: Facts = {
                "seat": seat,
                "spaces": spaces,
                "towns": towns,
                "number": max(more for _, more in found),
            }
            yield Prospect("chain-next", GAME, ONE_MORE, "CN-ROAD-02", facts, (seat,), gains=(seat,))


def _emissaries(s: State) -> Iterator[Prospect]:
    """Where one more fills the room, and where there is none left."""
    for number in range(N_PROVINCES):
        limit, sent = int(emissary_limit(s, number)), int(s.emissaries[number * ROW + ALL])
        facts: Facts = {"province": s.board.file.provinces[number].id, "emissaries": sent, "limit": limit}
        if limit and sent >= limit:
            yield Prospect("emissaries-full", GAME, STANDS, "CN-EMIS-02", facts)
        elif limit == sent + 1:
            yield Prospect("emissaries-next", GAME, ONE_MORE, "CN-EMIS-02", facts)


def _supplies(s: State) -> Iterator[Prospect]:
    """Palaces and emissaries that run out."""
    for seat in range(int(s.players)):
        for kind, piece in enumerate(PIECES[:2]):
            left = int(s.supply[kind * MAX_PLAYERS + seat])
            if left <= FEW:
                facts: Facts = {"seat": seat, "piece": piece, "number": left}
                yield Prospect("supply", GAME, NEAR if left else STANDS, "CN-PLACE-10", facts, (seat,))
