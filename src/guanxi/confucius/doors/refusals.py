"""Why not, in a sentence: the clause that refuses, with the facts that made it apply. The words are in texts/."""

from collections.abc import Callable, Sequence

from guanxi.confucius.doors import costs
from guanxi.confucius.doors.facts import facts_around
from guanxi.confucius.doors.naming import (
    Facts,
    gift_name,
    joined,
    kind_of,
    ministry_name,
    official_name,
    parts_of,
    player_name,
    tell,
)
from guanxi.confucius.rules import engine, kinds
from guanxi.confucius.rules.clauses import IDS
from guanxi.confucius.rules.components import SPACES
from guanxi.confucius.rules.phases import examination, resolution
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import empty_space, influence
from guanxi.confucius.rules.state import (
    APPOINTING,
    BACKED,
    CANCELLING,
    CHANCE,
    CHOOSING_LAND,
    DISCARDING,
    EXTRA_ACTION,
    FAVOUR_ACTION,
    LENDING,
    MARCHING,
    PAYING,
    PETITIONING,
    PLACING_CANDIDATE,
    SWAPPING,
    TURN,
    TUTORING,
    TUTORING_CARDS,
    State,
)
from guanxi.core.game import Refusal


def refusal(s: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
    """The clause against an action, and the sentence with the facts that made it apply."""
    clause = IDS[engine.why_not(s, seat, action)]
    if not clause:
        return None
    facts = {"player": player_name(names, seat), "round": int(s.round)}
    facts |= parts_of(s, action, names) | facts_around(s, action, names)
    more = _MORE.get(clause)
    facts |= more(s, seat, action, names) if more else {}
    return Refusal(clause, tell(f"no-{clause}", **facts))


# --- whose turn, and for what ---


def _turn(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """Who is to act; or that the action is for chance."""
    actor = int(engine.to_act(s))
    facts: Facts = {"actor": player_name(names, actor)}
    if seat == CHANCE:
        return facts | {"who": "chance"}
    if actor == CHANCE:
        return facts | {"who": "drawing"}
    return facts | {"who": "drawn" if seat == actor else "rival"}


def _passed(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"favour": "yes" if s.free == FAVOUR_ACTION else "no"}


def _asked(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """What is asked now."""
    message = "asked-extra" if s.room == TURN and s.free == EXTRA_ACTION else ASKED[int(s.room)]
    ministry = ministry_name(int(s.cursor)) if s.room == LENDING else ""
    return {"asked": tell(message, actor=player_name(names, int(s.seat)), ministry=ministry)}


ASKED = {
    TURN: "asked-turn",
    PAYING: "asked-payment",
    CHOOSING_LAND: "asked-land",
    PETITIONING: "asked-petition",
    SWAPPING: "asked-swap",
    MARCHING: "asked-march",
    TUTORING: "asked-student",
    TUTORING_CARDS: "asked-cards",
    CANCELLING: "asked-gift",
    PLACING_CANDIDATE: "asked-candidate",
    LENDING: "asked-lending",
    APPOINTING: "asked-chief",
    DISCARDING: "asked-discard",
}


# --- gifts ---


def _bribe_block(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The first giver who stands in the way, and how many officials both have."""
    ministry = (action - kinds.BRIBE) // SPACES
    giver = next(g for g in range(int(s.players)) if obligations.blocks_bribe(s, g, seat, ministry))
    value = int(gifts.value_from(s, giver, seat))
    theirs, own = int(influence(s, giver, ministry)), int(influence(s, seat, ministry))
    return {"giver": names[giver], "gift": gift_name(value), "value": value, "theirs": theirs, "own": own}


def _tutor_bound(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The gift that obliges."""
    owner = int(s.student[1 if action == kinds.TUTOR else 0])
    return {"giver": names[owner], "gift": gift_name(int(gifts.value_from(s, owner, seat)))}


def _tutored(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"owner": player_name(names, int(s.student[int(s.own[BACKED + seat])]))}


def _lend_highest(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The givers of the highest gift among the participants."""
    allowed = int(obligations.lends_to(s, seat, resolution.participants(s)))
    givers = [giver for giver in range(int(s.players)) if allowed >> giver & 1]
    gift = gift_name(int(gifts.value_from(s, givers[0], seat)))
    return {"givers": joined([names[giver] for giver in givers]), "number": len(givers), "gift": gift}


def _resolving(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"ministry": ministry_name(int(s.cursor))}


# --- the rest ---


def _swap(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The own tile of a swap, once it is chosen."""
    if s.room != SWAPPING:
        return {"half": "first", "own": ""}
    same = s.chosen == action - kinds.SWAP_OTHER
    return {"half": "same" if same else "second", "own": official_name(int(s.chosen))}


def _march(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"half": "to" if s.room == MARCHING else "from"}


def _favour(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"chief": names[int(s.chief)], "card": "no" if action == kinds.FAVOUR else "yes"}


def _reward(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """What the card would need."""
    needs = {kinds.CARD_GIFT: "gift", kinds.CARD_RECRUIT: "supply", kinds.CARD_INSULTED: "colony"}
    return {"needs": needs.get(kind_of(action), "nothing")}


def _empty_first(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"empty": official_name(int(empty_space(s, (action - kinds.CANDIDATE) // SPACES)))}


def _candidate(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The candidate's ministry, and whether that can take it."""
    able = examination.can_take(s, s.candidate)
    return {"named": ministry_name(int(s.candidate)), "able": "yes" if able else "no"}


def _students(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """Petition 3: for choosing it, or for choosing a student."""
    if kind_of(action) == kinds.PETITION:
        return {"state": "petition"}
    return {}


_MORE: dict[str, Callable[[State, int, int, Sequence[str]], Facts]] = {
    "CF-TURN-02": _turn,
    "CF-TURN-04": costs.cubes,
    "CF-TURN-07": _passed,
    "CF-TURN-11": _asked,
    "CF-SEQ-01": _asked,
    "CF-PAIR-11": costs.cubes,
    "CF-PAY-02": costs.payment,
    "CF-PAY-04": costs.order,
    "CF-PAY-07": costs.hand,
    "CF-PAY-08": costs.too_expensive,
    "CF-ACT-BRIBE-05": _bribe_block,
    "CF-ACT-COM-04": costs.too_many_coins,
    "CF-ACT-FAV-05": _favour,
    "CF-ACT-FAV-06": _favour,
    "CF-ACT-PET-09": _students,
    "CF-ACT-PET-10": _swap,
    "CF-ACT-PET-11": _swap,
    "CF-ACT-PET-12": _swap,
    "CF-ACT-PET-14": _march,
    "CF-REW-10": _reward,
    "CF-EXAM-06": costs.cards_held,
    "CF-EXAM-08": _tutored,
    "CF-EXAM-10": _tutor_bound,
    "CF-EXAM-17": _empty_first,
    "CF-EXAM-19": _candidate,
    "CF-RES-11": _lend_highest,
    "CF-RES-16": _resolving,
    "CF-RES-17": _resolving,
    "CF-EOR-06": costs.cards_held,
}
