"""Before the first round: CF-SETUP."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.components import (
    ARMIES,
    BOXES,
    CARDS_OF_KIND,
    DISTANT_CHITS,
    FIRST_OFFICIALS,
    GIFTS,
    LAND_BOXES,
    LAND_PRICE,
    LOWEST_DISTANT_CHIT,
    LOWEST_MINISTRY_CHIT,
    MINISTRY_CHITS,
    N_CARDS,
    N_DISTANT,
    N_MINISTRIES,
    N_POSTS,
    N_PRICES,
    N_REWARDS,
    OFFICIALS_OF_PRICE,
    REWARDS_OF_KIND,
    SPACES,
)
from guanxi.confucius.rules.events import tell, tell_more
from guanxi.confucius.rules.kinds import DEAL_CHIT, DEAL_DISTANT, DEAL_LAND
from guanxi.confucius.rules.state import (
    ALL,
    AVAILABLE,
    BARRACKS,
    DECK,
    DRAW_CANDIDATE,
    DRAW_CHIT,
    DRAW_DISTANT,
    DRAW_LAND,
    DRAW_OFFICIAL,
    NOBODY,
    REWARD_ALL,
    REWARD_DECK,
    ROW,
    STACK_ALL,
    State,
)


def set_up(players: i64, advanced: bool, admiral: bool, house: i64 = 0) -> State:
    """The table before anything is drawn at random."""
    s = State(players, advanced, admiral)
    s.house = house
    for seat in range(players):
        s.own[BARRACKS + seat] = ARMIES  # CF-SETUP-13
        s.gift[seat * GIFTS] = AVAILABLE  # CF-SETUP-14
        s.hand[seat * ROW + ALL] = N_CARDS
    for kind in range(i64(N_CARDS)):
        for seat in range(players):
            s.hand[seat * ROW + kind] = 1  # CF-SETUP-11
        s.cards[DECK + kind] = u8(CARDS_OF_KIND - players)  # CF-SETUP-12
        s.cards[DECK + ALL] += u8(CARDS_OF_KIND - players)
    for reward in range(i64(N_REWARDS)):  # CF-SETUP-02
        s.rewards[REWARD_DECK + reward] = u8(REWARDS_OF_KIND[reward])
        s.rewards[REWARD_DECK + REWARD_ALL] += u8(REWARDS_OF_KIND[reward])
    for index in range(i64(N_PRICES)):
        s.stack[index] = u8(OFFICIALS_OF_PRICE[index])
        s.stack[STACK_ALL] += u8(OFFICIALS_OF_PRICE[index])
    return s


def run(s: State) -> bool:
    """Chits, distant lands, foreign lands, the first candidate, nine officials: one draw after the other."""
    if s.cursor < 6:
        s.room = DRAW_CHIT
    elif s.cursor < 11:
        s.room = DRAW_DISTANT
    elif s.cursor < 14:
        s.room = DRAW_LAND
    elif s.cursor < 15:
        s.room = DRAW_CANDIDATE
    elif s.cursor < 24:
        s.room = DRAW_OFFICIAL
    else:
        return False
    return True


def chit_weight(s: State, value: i64) -> i64:
    """Green chits of this value that are not laid out yet."""
    left = MINISTRY_CHITS[value - LOWEST_MINISTRY_CHIT]
    for post in range(i64(N_POSTS)):
        if i64(s.chit[post]) == value:
            left -= 1
    return left


def chit_drawn(s: State, value: i64) -> None:
    """Two for each ministry: the larger for the Minister (CF-SETUP-03)."""
    ministry = s.cursor // 2
    first = s.cursor % 2 == 0
    if first or value <= i64(s.chit[ministry]):
        s.chit[ministry if first else N_MINISTRIES + ministry] = u8(value)
    else:
        s.chit[N_MINISTRIES + ministry] = s.chit[ministry]
        s.chit[ministry] = u8(value)
    s.cursor += 1
    tell_more(s, DEAL_CHIT, ministry, value, i64(s.chit[ministry]), i64(s.chit[N_MINISTRIES + ministry]), 0, 0)


def distant_weight(s: State, value: i64) -> i64:
    """Blue chits of this value that are not laid out yet."""
    left = DISTANT_CHITS[value - LOWEST_DISTANT_CHIT]
    for land in range(i64(N_POSTS), i64(N_POSTS + N_DISTANT)):
        if i64(s.chit[land]) == value:
            left -= 1
    return left


def distant_drawn(s: State, value: i64) -> None:
    """One for each distant land (CF-SETUP-05); chits of the lands follow those of the posts."""
    s.chit[s.cursor] = u8(value)
    tell(s, DEAL_DISTANT, s.cursor - N_POSTS, value, 0)
    s.cursor += 1


def land_weight(s: State, land: i64) -> i64:
    """Is the foreign land still to be had?"""
    for space in range(i64(3)):
        if i64(s.land[space]) == land:
            return 0
    return 1


def land_drawn(s: State, land: i64) -> None:
    """Left, middle, right (CF-SETUP-06)."""
    space = s.cursor - 11
    s.land[space] = u8(land)
    for box in range(LAND_BOXES[land]):
        s.box[space * BOXES + box] = NOBODY
    s.cursor += 1
    tell_more(s, DEAL_LAND, land, space, LAND_BOXES[land], LAND_PRICE[land], 0, 0)


def first_official(s: State) -> i64:
    """The space of the next starting official: 3, 4 and 5 of each ministry (CF-SETUP-09), no other (CF-SETUP-10)."""
    number = s.cursor - 15
    return (number // 3) * SPACES + FIRST_OFFICIALS[number % 3] - 1
