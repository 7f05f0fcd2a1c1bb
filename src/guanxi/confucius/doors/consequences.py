"""What follows from an action by itself, told by comparing the positions before and after it."""

from collections.abc import Sequence

from guanxi.confucius.doors.naming import gift_name, joined, land_name, ministry_name, player_name, tell
from guanxi.confucius.rules import kinds
from guanxi.confucius.rules.components import (
    BOX_POINTS,
    BOXES,
    GIFTS,
    LAND_BOXES,
    LAND_SPACES,
    N_CARDS,
    N_MINISTRIES,
    WALL,
)
from guanxi.confucius.rules.phases import examination, invasions
from guanxi.confucius.rules.phases.end_of_round import reason
from guanxi.confucius.rules.scoring import final
from guanxi.confucius.rules.shared.officials import is_resolved
from guanxi.confucius.rules.state import (
    ACTIONS,
    ACTIVE,
    ALL,
    DISCARD_PILE,
    DISCARDING,
    EXAMINATION,
    FINAL_RESOLUTION,
    IMPERIAL_FAVOUR,
    INVASIONS,
    NO_CANDIDATE,
    NOBODY,
    OVER,
    PLACING_CANDIDATE,
    ROW,
    SETTING_UP,
    UNUSED_CUBES,
    State,
    copy_state,
)


def consequences(s: State, after: State, action: int, names: Sequence[str]) -> list[str]:
    """Sentences in the order in which things happen."""
    ministries = _ministries(s, after, names)
    end = _last_round(s, after)
    return [
        *_gifts(s, after, action, names),
        *_deck(s, after, action),
        *_favour(s, after, names),
        *_wall(s, after),
        *_examination(s, after, action, names),
        *(ministries if s.phase < INVASIONS else []),
        *_lands(s, after, names),
        *_discards(s, after, action, names),
        *end,
        *(ministries if s.phase >= INVASIONS else []),
        *_titles(after, names),
        *_round(s, after, names),
    ]


def _gifts(s: State, after: State, action: int, names: Sequence[str]) -> list[str]:
    """Gifts that leave the game: cancelled by the recipient or replaced by the giver."""
    if action == kinds.CANCEL_GIFT:
        return []  # that is the action itself
    told = []
    for index in range(int(s.players) * GIFTS):
        if s.gift[index] < ACTIVE or after.gift[index] >= ACTIVE:
            continue
        giver, value = index // GIFTS, index % GIFTS + 1
        replaced = giver == s.seat and kinds.GIVE_GIFT <= action < kinds.TRANSFER
        facts = {"giver": names[giver], "recipient": names[int(s.gift[index]) - ACTIVE], "gift": gift_name(value)}
        told.append(tell("gift-replaced" if replaced else "gift-cancelled", value=value, **facts))
    return told


def _deck(s: State, after: State, action: int) -> list[str]:
    """The discard pile only shrinks when it is shuffled; cards that nobody can draw are forfeited."""
    told = []
    if after.cards[DISCARD_PILE + ALL] < s.cards[DISCARD_PILE + ALL]:
        told.append(tell("deck-shuffled"))
    if _due(s, action) > 0 and after.draws == 0:
        told.append(tell("deck-empty"))
    return told


def _due(s: State, action: int) -> int:
    """How many cards are still to be drawn after an action."""
    if kinds.DEAL_CARD <= action < kinds.DEAL_REWARD:
        return int(s.draws) - 1
    if action == kinds.ENOUGH:
        return int(s.paid) + 1 if s.phase < EXAMINATION and s.pending == kinds.COMMERCIAL else 0
    return {kinds.TAX: 2, kinds.CARD_CASH: 4}.get(action, 0)


def _favour(s: State, after: State, names: Sequence[str]) -> list[str]:
    if s.phase == ACTIONS and after.phase == IMPERIAL_FAVOUR:
        return [tell("favour-begins", player=names[int(after.chief)])]
    return []


def _wall(s: State, after: State) -> list[str]:
    return [tell("wall-grows", piece=int(after.wall), all=WALL)] if after.wall > s.wall else []


def _examination(s: State, after: State, action: int, names: Sequence[str]) -> list[str]:
    """How it ended; and whether the candidate finds no place."""
    told = []
    decided = after.room == PLACING_CANDIDATE and s.room != PLACING_CANDIDATE
    lost = s.candidate != after.candidate == NO_CANDIDATE and not kinds.CANDIDATE <= action < kinds.LEND
    if decided or (lost and s.phase == EXAMINATION):
        told.append(_exam_result(s, after if decided else _revealed(s), names))
    if lost and action < kinds.DEAL_CHIT:
        told.append(tell("candidate-leaves"))
    return told


def _revealed(s: State) -> State:
    """The cards turned over, and nothing else done yet."""
    t = copy_state(s)
    examination.reveal(t)
    return t


def _exam_result(s: State, decided: State, names: Sequence[str]) -> str:
    winner = player_name(names, int(decided.winner))
    owners = [int(decided.student[student]) for student in range(2)]
    if NOBODY in owners or owners[0] == owners[1]:
        return tell("exam-uncontested", winner=winner)
    red, plain = (int(examination.coins_beside(s, student)) for student in range(2))
    facts = {"red": names[owners[0]], "plain": names[owners[1]], "tie": "yes" if red == plain else "no"}
    return tell("exam-contested", winner=winner, red_coins=red, plain_coins=plain, **facts)


def _ministries(s: State, after: State, names: Sequence[str]) -> list[str]:
    resolved = [
        ministry for ministry in range(N_MINISTRIES) if is_resolved(after, ministry) and not is_resolved(s, ministry)
    ]
    return [_ministry(after, ministry, names) for ministry in resolved]


def _ministry(after: State, ministry: int, names: Sequence[str]) -> str:
    """Minister and Secretary with their points."""
    name = ministry_name(ministry)
    minister, secretary = int(after.post[ministry]), int(after.post[N_MINISTRIES + ministry])
    if minister == NOBODY:
        return tell("ministry-vacant", ministry=name)
    first, second = int(after.chit[ministry]), int(after.chit[N_MINISTRIES + ministry])
    if minister == secretary:
        return tell("ministry-one", ministry=name, minister=names[minister], first=first, second=second)
    facts = {"minister": names[minister], "secretary": names[secretary]}
    return tell("ministry-two", ministry=name, first=first, second=second, **facts)


def _lands(s: State, after: State, names: Sequence[str]) -> list[str]:
    told = []
    for space in range(LAND_SPACES):
        if invasions.is_resolved(s, space) or not invasions.is_resolved(after, space):
            continue
        if invasions.is_full(after, space):
            told.append(tell("land-conquered", land=land_name(s, space), points=_box_points(after, space, names)))
        else:
            told.append(tell("land-failed", land=land_name(s, space)))
    return told


def _box_points(after: State, space: int, names: Sequence[str]) -> str:
    """`Anna 7, Boris 4`."""
    land = int(after.land[space])
    points = [0] * int(after.players)
    for box in range(int(LAND_BOXES[land])):
        points[int(after.box[space * BOXES + box])] += int(BOX_POINTS[land * BOXES + box])
    gains = [tell("points", player=names[seat], points=gain) for seat, gain in enumerate(points) if gain]
    return ", ".join(gains)


def _discards(s: State, after: State, action: int, names: Sequence[str]) -> list[str]:
    """All have discarded: the cards come face up onto the pile (CF-INFO-08)."""
    if s.room != DISCARDING or after.room == DISCARDING:
        return []
    shown = []
    for seat in range(int(s.players)):
        extra = action - kinds.DISCARD if seat == s.seat else -1
        coins = [kind + 1 for kind in range(N_CARDS) for _ in range(int(s.aside[seat * ROW + kind]) + (kind == extra))]
        if coins:
            shown.append(tell("discards-of", player=names[seat], cards=", ".join(map(str, coins))))
    return [tell("discards-shown", cards="; ".join(shown))]


def _last_round(s: State, after: State) -> list[str]:
    if s.phase >= FINAL_RESOLUTION or after.phase < FINAL_RESOLUTION:
        return []
    return [tell("game-ends", reason=joined([tell(f"ends-{word}") for word in reason(after).split(" and ")]))]


def _titles(after: State, names: Sequence[str]) -> list[str]:
    if after.room != OVER:
        return []
    told = []
    for title, name in enumerate(final.TITLE_NAMES):
        holder = int(final.title_holder(after, title))
        facts = {"title": tell(f"title-{name}"), "player": names[holder] if holder != NOBODY else ""}
        told.append(tell("title-vacant" if holder == NOBODY else "title-awarded", **facts))
    winners = [seat for seat, place in enumerate(final.places(after)) if place == 1]
    points = int(after.score[winners[0]])
    facts = {"players": joined([names[seat] for seat in winners])}
    return [*told, tell("game-won", winners=len(winners), points=points, **facts)]


def _round(s: State, after: State, names: Sequence[str]) -> list[str]:
    """A round begins with everybody's cubes."""
    if after.round == s.round and (s.phase != SETTING_UP or after.phase == SETTING_UP):
        return []
    cubes = [
        tell("cubes-of", player=name, cubes=int(after.own[UNUSED_CUBES + seat])) for seat, name in enumerate(names)
    ]
    return [tell("round-begins", round=int(after.round), cubes=", ".join(cubes))]
