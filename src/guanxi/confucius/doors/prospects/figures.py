"""Everything whose change a preview tells: by kind, seat and place, with the names of positions (docs/foresight.md)."""

from typing import TypeAlias

from guanxi.confucius.doors.prospects.realm import cubes_next, missing
from guanxi.confucius.foresight.course import Course, Settled, count_markers
from guanxi.confucius.rules.actions import army, junks, pay
from guanxi.confucius.rules.components import (
    BOX_NAMES,
    COINS,
    FOREIGN_LANDS,
    HAND_LIMIT,
    LAND_SPACES,
    LICENCES,
    MINISTRIES,
    MOST_JUNKS_BOUGHT,
    N_BOXES,
    N_DISTANT,
    N_FOREIGN,
    N_MINISTRIES,
    N_POSTS,
    PLAYER_COLOURS,
    SPACES,
)
from guanxi.confucius.rules.kinds import STUDENT_WORDS
from guanxi.confucius.rules.phases import end_of_round, invasions
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES, title_count, title_holder
from guanxi.confucius.rules.shared import discounts, gifts, obligations, spaces
from guanxi.confucius.rules.shared.officials import influence, is_resolved
from guanxi.confucius.rules.state import (
    ALL,
    AS_USUAL,
    BARRACKS,
    COLONY,
    NOBODY,
    OCEAN,
    REWARD_ALL,
    REWARD_ROW,
    ROW,
    SHIPYARD,
    UNUSED_CUBES,
    State,
)
from guanxi.core.foresight import Fact

Found: TypeAlias = dict[tuple[str, int, str], Fact]
NOBODYS = -1


def figures(settled: Settled, course: Course | None, end: State, viewer: int) -> Found:
    """All of them; `end` is the position as if the game ended now. Prices and purse are those of the viewer alone."""
    s, found = settled.s, Found()
    cubes = cubes_next(s, course)
    for seat in range(int(s.players)):
        found["points", seat, ""] = int(s.score[seat])
        found["total", seat, ""] = int(end.score[seat])
    _court(s, end, found)
    _realm(s, end, found)
    for seat in range(int(s.players)):
        found["cubes_next", seat, ""] = cubes[seat]
        _player(s, seat, found, settled.spender != seat)
    if 0 <= viewer < s.players:
        _prices(s, viewer, found)
    found["last_round", NOBODYS, ""] = _is_last_round(s)
    return found


def _is_last_round(s: State) -> bool:
    """A candidate that is about to be turned up is not missing."""
    comes = s.named_left > 0 or s.any_left > 0
    return bool(end_of_round.is_done(s) if comes else end_of_round.is_last_round(s))


def seat_or_none(seat: int) -> int | None:
    """Whose it is, as a fact."""
    return None if seat == NOBODY else seat


def _court(s: State, end: State, found: Found) -> None:
    """Posts and titles as if it ended now, markers that a ministry lacks, and everybody's influence."""
    for post in range(N_POSTS):
        word = "minister" if post < N_MINISTRIES else "secretary"
        found["post", NOBODYS, f"{word} {MINISTRIES[post % N_MINISTRIES]}"] = seat_or_none(int(end.post[post]))
    for title in range(len(TITLE_NAMES)):
        found["title", NOBODYS, TITLE_NAMES[title]] = seat_or_none(int(title_holder(end, title)))
    for ministry in range(N_MINISTRIES):
        name = MINISTRIES[ministry]
        found["resolved", NOBODYS, name] = bool(is_resolved(s, ministry))
        found["markers_missing", NOBODYS, name] = SPACES - int(count_markers(s, ministry))
        for seat in range(int(s.players)):
            found["influence", seat, name] = int(influence(s, seat, ministry))
            found["secured", seat, name] = _secured(s, seat, ministry)
    for space in range(len(STUDENT_WORDS)):
        found["student", NOBODYS, STUDENT_WORDS[space]] = seat_or_none(int(s.student[space]))
    found["forced", NOBODYS, ""] = bool(s.forced)


def _secured(s: State, seat: int, ministry: int) -> int:
    """Officials there that nobody can take from the seat."""
    count = 0
    for official in range(ministry * SPACES, ministry * SPACES + SPACES):
        if s.secured[official] and s.marker[official] == seat:
            count += 1
    return count


def _realm(s: State, end: State, found: Found) -> None:
    """Lands, junks, armies, and what titles are measured by."""
    for space in range(LAND_SPACES):
        if s.land[space] < N_FOREIGN:
            land = FOREIGN_LANDS[int(s.land[space])]
            found["armies_missing", NOBODYS, land] = missing(s, space)
            for seat in range(int(s.players)):
                found["land", seat, land] = (
                    0 if invasions.is_resolved(s, space) else int(invasions.points(s, space, seat))
                )
    for title in range(len(TITLE_NAMES)):
        for seat in range(int(s.players)):
            found["count", seat, TITLE_NAMES[title]] = int(title_count(end, title, seat))


def _player(s: State, seat: int, found: Found, hand_known: bool) -> None:
    """What a player has, gives, and is bound by."""
    found["cubes", seat, ""] = int(s.own[UNUSED_CUBES + seat])
    cards = int(s.hand[seat * ROW + ALL]) + (int(s.draws) if s.seat == seat else 0)
    found["cards", seat, ""] = cards if hand_known else None
    found["over_limit", seat, ""] = max(0, cards - HAND_LIMIT) if hand_known else None
    found["rewards", seat, ""] = int(s.rewards[seat * REWARD_ROW + REWARD_ALL])
    found["shipyard", seat, ""] = int(s.own[SHIPYARD + seat])
    found["at_sea", seat, ""] = int(s.own[OCEAN + seat])
    found["visited", seat, ""] = sum([int(s.visited[land]) >> seat & 1 for land in range(N_DISTANT)])
    found["colony", seat, ""] = int(s.own[COLONY + seat])
    found["armies_left", seat, ""] = int(s.own[BARRACKS + seat])
    for rival in range(int(s.players)):
        if rival != seat:
            found["gift", seat, PLAYER_COLOURS[rival]] = int(gifts.value_from(s, seat, rival))
    for ministry in range(N_MINISTRIES):
        blocked = not is_resolved(s, ministry) and bool(obligations.bribe_blocked(s, seat, ministry))
        found["blocked", seat, MINISTRIES[ministry]] = blocked
    found["must_tutor", seat, ""] = _must_tutor(s, seat)
    found["discount", seat, MINISTRIES[0]] = bool(discounts.bingbu(s, seat))
    found["discount", seat, MINISTRIES[1]] = bool(discounts.hubu(s, seat))
    found["discount", seat, MINISTRIES[2]] = bool(discounts.gongbu(s, seat))


def _must_tutor(s: State, seat: int) -> int | None:
    """The owner of the student whom the seat would have to support, as the students stand."""
    red, plain = int(s.student[0]), int(s.student[1])
    if red in (NOBODY, plain) or plain == NOBODY:
        return None
    students = int(obligations.students_to_back(s, seat))
    return None if students == 3 else int(s.student[students - 1])


def _prices(s: State, viewer: int, found: Found) -> None:
    """What the viewer's next actions would cost: cubes on each space, junks, an army; and what the hand is worth."""
    seat, free = s.seat, s.free
    s.seat, s.free = viewer, AS_USUAL
    for box in range(N_BOXES):
        found["space", viewer, BOX_NAMES[box]] = int(spaces.price(s, box))
    for quantity in range(1, MOST_JUNKS_BOUGHT + 1):
        found["price", viewer, f"junks-{quantity}"] = int(junks.price(s, quantity))
    found["price", viewer, "army"] = int(army.price(s))
    found["purse", viewer, "coins"] = int(pay.purse(s, COINS, 0))
    found["purse", viewer, "licences"] = int(pay.purse(s, LICENCES, 0))
    s.seat, s.free = seat, free
