"""Titles, points, ties: CF-TITLE, CF-SCORE, CF-WIN, CF-VAR."""

from typing import Final

from mypy_extensions import i64, u8

from guanxi.confucius.rules.components import (
    ARMIES,
    BINGBU,
    GONGBU,
    HUBU,
    JUNKS_PER_VOYAGE,
    N_DISTANT,
    N_OFFICIALS,
    N_POSTS,
)
from guanxi.confucius.rules.state import BARRACKS, NOBODY, OCEAN, State

CHIEF: Final = 0
ADMIRAL: Final = 1
GENERAL: Final = 2
TITLE_NAMES: Final = ("chief_minister", "admiral", "general")


def chief_count(s: State, seat: i64) -> i64:
    """Own markers on officials and posts in all ministries (CF-TITLE-01)."""
    owner = u8(seat)
    count: i64 = 0
    for official in range(i64(N_OFFICIALS)):
        if s.marker[official] == owner:
            count += 1
    for post in range(i64(N_POSTS)):
        if s.post[post] == owner:
            count += 1
    return count


def admiral_count(s: State, seat: i64) -> i64:
    """Five for each distant land, one for each junk at sea (CF-TITLE-03)."""
    count = i64(s.own[OCEAN + seat])
    for land in range(i64(N_DISTANT)):
        if (i64(s.visited[land]) >> seat) & 1:
            count += JUNKS_PER_VOYAGE
    return count


def general_count(s: State, seat: i64) -> i64:
    """Armies in play (CF-TITLE-05)."""
    return ARMIES - i64(s.own[BARRACKS + seat])


def title_count(s: State, title: i64, seat: i64) -> i64:
    """What a title is measured by."""
    if title == CHIEF:
        return chief_count(s, seat)
    return admiral_count(s, seat) if title == ADMIRAL else general_count(s, seat)


def tie_breaker(s: State, title: i64) -> i64:
    """The Minister who gets a tied title, tied or not (CF-TITLE-02, -04, -06); NOBODY leaves it vacant (-07)."""
    ministry: i64 = HUBU
    if title == ADMIRAL:
        ministry = GONGBU
    elif title == GENERAL:
        ministry = BINGBU
    return i64(s.post[ministry])


def holder_of(s: State, title: i64) -> i64:
    """Who gets a title as things stand: the highest count, even of zero (CF-TITLE-08), or the tie-breaker."""
    best: i64 = -1
    holder: i64 = NOBODY
    tied = False
    for seat in range(s.players):
        count = title_count(s, title, seat)
        if count > best:
            best = count
            holder = seat
            tied = False
        elif count == best:
            tied = True
    return tie_breaker(s, title) if tied else holder


def award_titles(s: State) -> None:
    """One point each (CF-TITLE-09)."""
    for title in range(i64(3)):
        holder = holder_of(s, title)
        if holder != NOBODY:
            s.score[holder] += 1
            s.titles |= (holder + 1) << (4 * title)


def title_holder(s: State, title: i64) -> i64:
    """Who has been awarded a title."""
    seat = ((s.titles >> (4 * title)) & 15) - 1
    return seat if seat >= 0 else NOBODY


def tie_rank(s: State, seat: i64) -> i64:
    """The first title in the order Admiral, Chief Minister, General that the seat holds (CF-WIN-02); 3 is none."""
    if title_holder(s, ADMIRAL) == seat:
        return 0
    if title_holder(s, CHIEF) == seat:
        return 1
    return 2 if title_holder(s, GENERAL) == seat else 3


def is_ahead(s: State, one: i64, other: i64) -> bool:
    """By points, then by titles."""
    if s.score[one] != s.score[other]:
        return s.score[one] > s.score[other]
    return tie_rank(s, one) < tie_rank(s, other)


def admiral_wins(s: State) -> i64:
    """With the variant, a shared first place is won by the Admiral, tied or not (CF-VAR-02); else NOBODY."""
    if not s.admiral or title_holder(s, ADMIRAL) == NOBODY:
        return NOBODY
    best: i64 = -1
    sharing: i64 = 0
    for seat in range(s.players):
        if s.score[seat] > best:
            best = s.score[seat]
            sharing = 1
        elif s.score[seat] == best:
            sharing += 1
    return title_holder(s, ADMIRAL) if sharing > 1 else NOBODY


def places(s: State) -> list[int]:
    """Everybody's place, 1 is first; players still equal share one (CF-WIN-03, CF-WIN-04)."""
    outright = admiral_wins(s)
    result: list[int] = []
    for seat in range(s.players):
        place = 1
        for rival in range(s.players):
            if rival == outright:
                place += 0 if seat == outright else 1
            elif seat != outright and is_ahead(s, rival, seat):
                place += 1
        result.append(place)
    return result
