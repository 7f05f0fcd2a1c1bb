"""If it ended now, by source: ministries as they would resolve, lands, voyages, titles."""

from guanxi.confucius.rules.components import (
    BOX_POINTS,
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    LAND_BOXES,
    LAND_SPACES,
    MINISTRIES,
    N_DISTANT,
    N_MINISTRIES,
    N_POSTS,
)
from guanxi.confucius.rules.phases import invasions
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES, title_holder
from guanxi.confucius.rules.state import NOBODY, OVER, State
from guanxi.core.game import Item


def items(s: State) -> list[list[Item]]:
    """The sources of everybody's total; `final` marks what would come only with the end of the game."""
    return items_at(s, ended(s))


def items_at(s: State, end: State) -> list[list[Item]]:
    """The same, where the end of the position is known already."""
    found = [_posts(s, end, seat) + _voyages(s, seat) + _lands(s, seat) for seat in range(int(s.players))]
    for seat in range(int(s.players)):
        if s.insulted == seat:
            found[seat].append(Item("emperor_insulted", "", 2))
        found[seat] += _titles(s, end, seat)
        rest = int(end.score[seat]) - sum(item.points for item in found[seat])
        if rest:
            # Only in positions set up by hand can a score be other than what the table tells.
            found[seat].insert(0, Item("earlier", "", rest))
    return found


def _posts(s: State, end: State, seat: int) -> list[Item]:
    found = []
    for post in range(N_POSTS):
        if end.post[post] == seat:
            source = "minister" if post < N_MINISTRIES else "secretary"
            final = s.post[post] == NOBODY
            found.append(Item(source, MINISTRIES[post % N_MINISTRIES], int(end.chit[post]), final=final))
    return found


def _voyages(s: State, seat: int) -> list[Item]:
    lands = [land for land in range(N_DISTANT) if s.discoverer[land] == seat]
    return [Item("voyage", DISTANT_LANDS[land], int(s.chit[N_POSTS + land])) for land in lands]


def _lands(s: State, seat: int) -> list[Item]:
    """Boxes of successful invasions; a failed one gives nothing (CF-INV-06)."""
    found = []
    for space in range(LAND_SPACES):
        if not invasions.is_resolved(s, space) or not invasions.is_full(s, space):
            continue
        land = int(s.land[space])
        for box in range(int(LAND_BOXES[land])):
            if s.box[space * BOXES + box] == seat:
                found.append(Item("invasion", f"{FOREIGN_LANDS[land]}-{box + 1}", int(BOX_POINTS[land * BOXES + box])))
    return found


def _titles(s: State, end: State, seat: int) -> list[Item]:
    to_come = s.room != OVER
    held = [title for title in range(3) if title_holder(end, title) == seat]
    return [Item("title", TITLE_NAMES[title], 1, final=to_come) for title in held]
