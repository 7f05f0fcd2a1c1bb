"""Titles: CF-TITLE."""

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
from guanxi.confucius.rules.events import TITLE_AWARDED, TITLE_VACANT, TITLE_WORDS, tell
from guanxi.confucius.rules.house import TITLES_NEED_POSITIVE_COUNT
from guanxi.confucius.rules.state import BARRACKS, NOBODY, OCEAN, State

CHIEF: Final = 0
ADMIRAL: Final = 1
GENERAL: Final = 2
TITLE_NAMES: Final = TITLE_WORDS


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
    """Armies in play (CF-TITLE-05), also those on resolved lands (CF-INV-10)."""
    return ARMIES - i64(s.own[BARRACKS + seat])


def title_count(s: State, title: i64, seat: i64) -> i64:
    """What a title is measured by."""
    if title == CHIEF:
        return chief_count(s, seat)
    return admiral_count(s, seat) if title == ADMIRAL else general_count(s, seat)


def tie_breaker(s: State, title: i64) -> i64:
    """The Minister who gets a tied title, tied or not (CF-TITLE-02, CF-TITLE-04, CF-TITLE-06).

    NOBODY leaves the title vacant (CF-TITLE-07).
    """
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
    if s.house & TITLES_NEED_POSITIVE_COUNT and best == 0:  # CF-TITLE-08, house rule
        return NOBODY
    return tie_breaker(s, title) if tied else holder


def award_titles(s: State) -> None:
    """One point each (CF-TITLE-09)."""
    for title in range(i64(3)):
        holder = holder_of(s, title)
        if holder != NOBODY:
            s.score[holder] += 1
            s.titles |= (holder + 1) << (4 * title)
            tell(s, TITLE_AWARDED, title, holder, 0)
        else:
            tell(s, TITLE_VACANT, title, 0, 0)


def title_holder(s: State, title: i64) -> i64:
    """Who has been awarded a title."""
    seat = ((s.titles >> (4 * title)) & 15) - 1
    return seat if seat >= 0 else NOBODY
