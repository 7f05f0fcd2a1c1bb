"""Everything whose change a preview tells: by kind, seat (-1 is nobody's) and place."""

from typing import Final

from mypy_extensions import i64

from guanxi.china.foresight import ending, growing
from guanxi.china.rules.components import MAX_PLAYERS, N_ALLIANCES, N_PROVINCES, PIECES
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.scoring import alliances, final, palaces, roads, winner
from guanxi.china.rules.shared.provinces import emissary_limit
from guanxi.china.rules.state import ALL, PILE, ROW, State

TABLE: Final = -1  # whose measure it is that belongs to nobody


def measures(s: State) -> dict[tuple[str, int, str], int]:
    """All of them, the most important first."""
    found: dict[tuple[str, int, str], int] = {("over", TABLE, ""): 1 if s.room == OVER else 0}
    _standing(s, found)
    _sources(s, found)
    _roads(s, found)
    _provinces(s, found)
    for seat in range(s.players):
        for kind in range(i64(len(PIECES))):
            found["supply", int(seat), PIECES[kind]] = int(s.supply[kind * MAX_PLAYERS + seat])
        found["hand", int(seat), ""] = int(s.hand[seat * ROW + ALL])
    found["pile", TABLE, ""] = int(s.cards[PILE + ALL])
    found["turns", TABLE, ""] = int(ending.turns_left(s))
    return found


def _standing(s: State, found: dict[tuple[str, int, str], int]) -> None:
    """Points on the track, and total and place if it ended now."""
    totals = final.if_it_ended_now(s)
    places = winner.places(s)
    for seat in range(s.players):
        found["points", int(seat), ""] = int(s.score[seat])
        found["total", int(seat), ""] = int(totals[seat])
        found["place", int(seat), ""] = places[seat]


def _sources(s: State, found: dict[tuple[str, int, str], int]) -> None:
    """The total by source."""
    provinces = s.board.file.provinces
    for seat in range(s.players):
        for province in range(i64(N_PROVINCES)):
            points = palaces.points(s, province, seat)
            found["source", int(seat), f"palaces {provinces[province].id}"] = int(points)
        for alliance in range(i64(N_ALLIANCES)):
            found["source", int(seat), f"alliance {alliance + 1}"] = int(alliances.points(s, alliance, seat))


def _roads(s: State, found: dict[tuple[str, int, str], int]) -> None:
    """What they are worth, the longest chain, and the spaces on which one palace more would make them worth more."""
    for seat in range(s.players):
        found["source", int(seat), "roads"] = int(roads.points(s, seat))
        found["chain", int(seat), ""] = int(growing.longest_chain(s, seat))
        found["chain-ways", int(seat), ""] = len(growing.with_palace(s, seat))


def _provinces(s: State, found: dict[tuple[str, int, str], int]) -> None:
    """Spaces, limits, discs, and who leads with emissaries."""
    for province in range(i64(N_PROVINCES)):
        name = s.board.file.provinces[province].id
        limit = emissary_limit(s, province)
        emissaries = i64(s.emissaries[province * ROW + ALL])
        found["spaces", TABLE, name] = int(growing.free_spaces(s, province))
        found["limit", TABLE, name] = int(limit)
        found["room", TABLE, name] = int(limit - emissaries) if limit > emissaries else 0
        found["scored", TABLE, name] = 1 if palaces.has_disc(s, province) else 0
        for seat in range(s.players):
            found["lead", int(seat), name] = 1 if alliances.leads(s, province, seat) else 0
