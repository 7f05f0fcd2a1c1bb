"""What a position of Confucius is worth to each seat, item by item: for computer players. No rule is here.

Majorities and seniority as the ministries would be resolved now, gifts and what they bind, discounts, voyages and
invasions against their deadlines, titles, cards and cubes, what lies beside the students. Each item is a plain count;
`weights.toml` says what a count is worth in points at the beginning, in the middle and at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.minds.tutoring import favour_of_red, is_contested
from guanxi.confucius.rules.components import (
    BOX_POINTS,
    BOXES,
    DEADLINE,
    GIFTS,
    HAND_LIMIT,
    JUNKS_PER_VOYAGE,
    LAND_BOXES,
    LAND_SPACES,
    MAX_PLAYERS,
    N_CANDIDATES,
    N_DISTANT,
    N_FOREIGN,
    N_MINISTRIES,
    N_OFFICIALS,
    N_POSTS,
    SPACES,
    WALL,
)
from guanxi.confucius.rules.phases import invasions
from guanxi.confucius.rules.phases.count_gifts import cubes_for
from guanxi.confucius.rules.scoring import ending
from guanxi.confucius.rules.scoring.titles import title_holder
from guanxi.confucius.rules.shared.obligations import forbids_bribe
from guanxi.confucius.rules.shared.officials import is_resolved
from guanxi.confucius.rules.state import (
    ACTIVE,
    ALL,
    AVAILABLE,
    COLONY,
    GREAT_WALL,
    NO_CANDIDATE,
    NOBODY,
    OCEAN,
    OVER,
    REWARD_ALL,
    REWARD_ROW,
    ROW,
    SHIPYARD,
    UNUSED_CUBES,
    State,
)

ITEMS: Final = (
    "score",  # points that nobody can take away
    "posts",  # points of Ministers and Secretaries, if the ministries were resolved now
    "titles",  # as they would be awarded now
    "influence",  # officials, each with its part of what its ministry is worth
    "secured",  # of these, what nobody can take away
    "first_lead",  # officials more than anybody else, where the Minister is still to be made
    "second_lead",  # officials more than all but one
    "seniority",  # the most senior official, where the ministry is not resolved
    "lenders",  # influence of rivals that would have to be lent to the seat
    "bound",  # own influence that would have to be lent
    "blocked",  # ministries in which a gift forbids bribing
    "blocks",  # ministries in which a gift of the seat forbids it to somebody
    "cubes_next",  # action cubes that the gifts would bring in the next round
    "gifts_ready",  # available gifts
    "best_gift",  # the value of the best of them
    "gifts_given",  # active gifts, by value
    "gifts_owed",  # gifts received, by value
    "cubes",  # not used yet in this round
    "cards",  # that may be kept to the next round
    "cards_over",  # that have to be spent in this one
    "junks",  # in the shipyard
    "sea",  # on the ocean
    "discovery",  # the best land still to be discovered, as near as the junks are
    "visits",  # distant lands reached
    "army",  # in the colony
    "army_chance",  # the best box still open to such an army
    "boxes",  # points of own boxes, by how full the land is
    "boxes_open",  # points of own boxes, by how much is missing
    "boxes_late",  # points of own boxes in lands that are about to fail
    "rewards",  # Emperor's Reward cards
    "student",  # in the examination hall
    "student_red",  # on the red space
    "exam",  # how much likelier than not the own student passes, once cards are laid beside the two
    "bingbu",  # discounts
    "hubu",
    "gongbu",
    "chief",  # is Chief Minister
)
N_ITEMS: Final = 37

SCORE: Final = 0
POSTS: Final = 1
TITLES: Final = 2
INFLUENCE: Final = 3
SECURED: Final = 4
FIRST_LEAD: Final = 5
SECOND_LEAD: Final = 6
SENIORITY: Final = 7
LENDERS: Final = 8
BOUND: Final = 9
BLOCKED: Final = 10
BLOCKS: Final = 11
CUBES_NEXT: Final = 12
GIFTS_READY: Final = 13
BEST_GIFT: Final = 14
GIFTS_GIVEN: Final = 15
GIFTS_OWED: Final = 16
CUBES: Final = 17
CARDS: Final = 18
CARDS_OVER: Final = 19
JUNKS: Final = 20
SEA: Final = 21
DISCOVERY: Final = 22
VISITS: Final = 23
ARMY: Final = 24
ARMY_CHANCE: Final = 25
BOXES_FULL: Final = 26
BOXES_OPEN: Final = 27
BOXES_LATE: Final = 28
REWARDS: Final = 29
STUDENT: Final = 30
STUDENT_RED: Final = 31
EXAM: Final = 32
BINGBU_DISCOUNT: Final = 33  # and the other two ministries after it
CHIEF: Final = 36


def stage(s: State) -> float:
    """How much of the game is over: by the ministries, or by the wall or the candidates if these are quicker.

    The first officials are bribed soon and the last ones late: the square of their share goes about evenly with time.
    """
    if s.room == OVER:
        return 1.0
    marked: i64 = 0
    for official in range(i64(N_OFFICIALS)):
        if s.marker[official] != NOBODY:
            marked += 1
    left = s.any_left + (0 if s.candidate == NO_CANDIDATE else 1)
    for ministry in range(i64(N_MINISTRIES)):
        left += (s.named_left >> ministry) & 1
    found = float(marked * marked) / float(N_OFFICIALS * N_OFFICIALS)
    wall = float(s.wall) / float(WALL)
    if wall > found:
        found = wall
    candidates = 1.0 - float(left) / float(N_CANDIDATES)
    return candidates if candidates > found else found


class Ties:
    """Influence and gifts, counted once for all items: `ministry * 5 + seat`, and `giver * 5 + recipient`."""

    def __init__(self, s: State) -> None:
        self.influence: vec[i64] = vec[i64]([0] * (N_MINISTRIES * MAX_PLAYERS))
        self.gift: vec[i64] = vec[i64]([0] * (MAX_PLAYERS * MAX_PLAYERS))
        for official in range(i64(N_OFFICIALS)):
            if s.marker[official] != NOBODY:
                self.influence[official // SPACES * MAX_PLAYERS + i64(s.marker[official])] += 1
        for index in range(s.players * GIFTS):
            state = i64(s.gift[index])
            if state >= ACTIVE:
                self.gift[index // GIFTS * MAX_PLAYERS + state - ACTIVE] = index % GIFTS + 1


def appraise(s: State, out: vec[float]) -> None:
    """Every item of every seat."""
    for at in range(s.players * N_ITEMS):
        out[at] = 0.0
    _standing(s, out)
    if s.room == OVER:
        return
    ties = Ties(s)
    for ministry in range(i64(N_MINISTRIES)):
        if not is_resolved(s, ministry):
            _ministry(s, ties, ministry, out)
    for space in range(i64(LAND_SPACES)):
        if not invasions.is_resolved(s, space):
            _land(s, space, out)
    if is_contested(s):
        favour = favour_of_red(s)
        out[i64(s.student[0]) * N_ITEMS + EXAM] = favour
        out[i64(s.student[1]) * N_ITEMS + EXAM] = -favour
    for seat in range(s.players):
        _gifts(s, ties, seat, out)
        _means(s, ties, seat, out)
        _voyages(s, seat, out)
        _examination(s, seat, out)


def _standing(s: State, out: vec[float]) -> None:
    """If it ended now."""
    if s.room == OVER:
        for seat in range(s.players):
            out[seat * N_ITEMS + SCORE] = float(s.score[seat])
        return
    end = ending.ended(s)
    for title in range(i64(3)):
        holder = title_holder(end, title)
        if holder != NOBODY:
            out[holder * N_ITEMS + TITLES] += 1.0
    for seat in range(s.players):
        at = seat * N_ITEMS
        out[at + SCORE] = float(s.score[seat])
        out[at + POSTS] = float(end.score[seat] - s.score[seat]) - out[at + TITLES]


def _ministry(s: State, ties: Ties, ministry: i64, out: vec[float]) -> None:
    """Influence and its margins, seniority, and what gifts make of them."""
    high = float(i64(s.chit[ministry]))
    low = float(i64(s.chit[N_MINISTRIES + ministry]))
    part = (high + low) / float(SPACES)
    row = ministry * MAX_PLAYERS
    for seat in range(s.players):
        mine = ties.influence[row + seat]
        at = seat * N_ITEMS
        most: i64 = 0
        second: i64 = 0
        blocked = False
        highest: i64 = 0  # gift of somebody to whom the seat would lend
        lends_to: i64 = NOBODY
        for rival in range(s.players):
            if rival == seat:
                continue
            theirs = ties.influence[row + rival]
            if theirs > most:
                second = most
                most = theirs
            elif theirs > second:
                second = theirs
            if ties.gift[rival * MAX_PLAYERS + seat] > 0:
                if forbids_bribe(theirs, mine):
                    blocked = True
                    out[rival * N_ITEMS + BLOCKS] += 1.0
                if 0 < mine <= theirs and ties.gift[rival * MAX_PLAYERS + seat] > highest:
                    highest = ties.gift[rival * MAX_PLAYERS + seat]
                    lends_to = rival
        if blocked:
            out[at + BLOCKED] += 1.0
        if lends_to != NOBODY:
            out[lends_to * N_ITEMS + LENDERS] += float(mine)
            out[at + BOUND] += float(mine)
        if mine == 0:
            continue
        out[at + INFLUENCE] += part * float(mine)
        out[at + FIRST_LEAD] += _within(mine - most) * high / 6.0
        out[at + SECOND_LEAD] += _within(mine - second) * low / 6.0
    _officials(s, ministry, part, out)


def _officials(s: State, ministry: i64, part: float, out: vec[float]) -> None:
    """Which of them are secured, and who has the most senior."""
    seen: i64 = 0
    for space in range(i64(SPACES)):
        official = ministry * SPACES + space
        if s.marker[official] == NOBODY:
            continue
        seat = i64(s.marker[official])
        if s.secured[official] > 0:
            out[seat * N_ITEMS + SECURED] += part
        if (seen >> seat) & 1 == 0:
            seen |= i64(1) << seat
            out[seat * N_ITEMS + SENIORITY] += float(SPACES - space) / float(SPACES)


def _within(lead: i64) -> float:
    if lead > 2:
        return 2.0
    return -2.0 if lead < -2 else float(lead)


def _gifts(s: State, ties: Ties, seat: i64, out: vec[float]) -> None:
    """What is ready to be given, what has been given, what is owed, and the cubes that come of it."""
    at = seat * N_ITEMS
    for value in range(i64(1), i64(GIFTS + 1)):
        if s.gift[seat * GIFTS + value - 1] == AVAILABLE:
            out[at + GIFTS_READY] += 1.0
            out[at + BEST_GIFT] = float(value)
    total: i64 = 0
    for rival in range(s.players):
        given = ties.gift[seat * MAX_PLAYERS + rival]
        owed = ties.gift[rival * MAX_PLAYERS + seat]
        out[at + GIFTS_GIVEN] += float(given)
        out[at + GIFTS_OWED] += float(owed)
        if given > 0:
            total += 1
        if owed > 0:
            total += 1
    out[at + CUBES_NEXT] = float(cubes_for(total))


def _means(s: State, ties: Ties, seat: i64, out: vec[float]) -> None:
    """Cubes, cards, discounts."""
    at = seat * N_ITEMS
    cards = i64(s.hand[seat * ROW + ALL])
    if s.phase < GREAT_WALL:
        out[at + CUBES] = float(i64(s.own[UNUSED_CUBES + seat]))
    out[at + CARDS] = float(cards if cards < HAND_LIMIT else HAND_LIMIT)
    out[at + CARDS_OVER] = float(cards - HAND_LIMIT if cards > HAND_LIMIT else 0)
    out[at + REWARDS] = float(i64(s.rewards[seat * REWARD_ROW + REWARD_ALL]))
    for ministry in range(i64(N_MINISTRIES)):
        if ties.influence[ministry * MAX_PLAYERS + seat] > 0:
            out[at + BINGBU_DISCOUNT + ministry] = 1.0
    if s.chief == seat:
        out[at + CHIEF] = 1.0


def _voyages(s: State, seat: i64, out: vec[float]) -> None:
    at = seat * N_ITEMS
    yard = i64(s.own[SHIPYARD + seat])
    sea = i64(s.own[OCEAN + seat])
    out[at + JUNKS] = float(yard)
    out[at + SEA] = float(sea)
    best: i64 = 0
    for land in range(i64(N_DISTANT)):
        if (i64(s.visited[land]) >> seat) & 1:
            out[at + VISITS] += 1.0
        elif s.discoverer[land] == NOBODY and i64(s.chit[N_POSTS + land]) > best:
            best = i64(s.chit[N_POSTS + land])
    near = (float(sea) + 0.6 * float(yard)) / float(JUNKS_PER_VOYAGE)
    out[at + DISCOVERY] = float(best) * (near if near < 1.5 else 1.5)


def _land(s: State, space: i64, out: vec[float]) -> None:
    """A foreign land: own boxes by how full it is, how late it is, and what is still open."""
    land = i64(s.land[space])
    if land >= N_FOREIGN:
        return
    boxes = LAND_BOXES[land]
    filled: i64 = 0
    open_points: i64 = 0
    for box in range(boxes):
        if s.box[space * BOXES + box] != NOBODY:
            filled += 1
        elif BOX_POINTS[land * BOXES + box] > open_points:
            open_points = BOX_POINTS[land * BOXES + box]
    full = float(filled) / float(boxes)
    rounds = DEADLINE[space] - s.wall  # rounds in which it may still be filled
    for box in range(boxes):
        owner = i64(s.box[space * BOXES + box])
        if owner == NOBODY:
            continue
        points = float(BOX_POINTS[land * BOXES + box])
        out[owner * N_ITEMS + BOXES_FULL] += points * full
        out[owner * N_ITEMS + BOXES_OPEN] += points * (1.0 - full)
        if rounds < 2:
            out[owner * N_ITEMS + BOXES_LATE] += points * (1.0 - full)
    if filled < boxes:
        chance = float(open_points) * (float(filled + 1) / float(boxes))
        for seat in range(s.players):
            if s.own[COLONY + seat] > 0 and chance > out[seat * N_ITEMS + ARMY_CHANCE]:
                out[seat * N_ITEMS + ARMY_CHANCE] = chance


def _examination(s: State, seat: i64, out: vec[float]) -> None:
    """Armies and students."""
    at = seat * N_ITEMS
    out[at + ARMY] = float(i64(s.own[COLONY + seat]))
    if i64(s.student[0]) == seat or i64(s.student[1]) == seat:
        out[at + STUDENT] = 1.0
    if i64(s.student[0]) == seat:
        out[at + STUDENT_RED] = 1.0
