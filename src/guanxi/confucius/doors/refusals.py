"""Why not, in a sentence: the clause that refuses, with the facts that made it apply. The words are in texts/."""

from collections.abc import Callable, Sequence

from guanxi.confucius.doors import costs
from guanxi.confucius.doors.attempt import Attempt
from guanxi.confucius.doors.facts import facts_around
from guanxi.confucius.doors.naming import Facts, naming
from guanxi.confucius.rules import engine
from guanxi.confucius.rules.actions import petition
from guanxi.confucius.rules.clauses import IDS, NOTHING
from guanxi.confucius.rules.house import CANDIDATE_PLACEMENT_OPTIONAL, PETITION_OWN_ARMY_ONLY, TRANSFER_WITHOUT_GIFT
from guanxi.confucius.rules.kinds import CARD_GIFT, CARD_INSULTED, CARD_RECRUIT, FAVOUR, PETITION
from guanxi.confucius.rules.phases import chief_minister, examination, resolution
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import empty_elsewhere, empty_space, influence, ministry_of
from guanxi.confucius.rules.state import (
    APPOINTING,
    BACKED,
    CHANCE,
    EXTRA_ACTION,
    FAVOUR_ACTION,
    LENDING,
    MARCHING,
    ROOMS,
    SWAPPING,
    TURN,
    State,
)
from guanxi.core.game import Refusal


def refusal(s: State, seat: int, action: int, names: Sequence[str], language: str) -> Refusal | None:
    """The clause against an action, and the sentence with the facts that made it apply."""
    clause = IDS[engine.why_not(s, seat, action)]
    if not clause:
        return None
    words = naming(language)
    x = Attempt(s, seat, action, names, words)
    facts: Facts = {"player": words.player(names, seat), "round": int(s.round)}
    facts |= words.parts(s, action, names) | facts_around(x)
    more = _MORE.get(clause)
    facts |= more(x) if more else {}
    return Refusal(clause, words.say(f"no-{clause}", **facts))


# --- whose turn, and for what ---


def _turn(x: Attempt) -> Facts:
    """Who is to act; or that the action is for chance."""
    actor = int(engine.to_act(x.s))
    facts: Facts = {"actor": x.name(actor)}
    if x.seat == CHANCE:
        return facts | {"who": "chance"}
    if actor == CHANCE:
        return facts | {"who": "drawing"}
    return facts | {"who": "drawn" if x.seat == actor else "rival"}


def _passed(x: Attempt) -> Facts:
    return {"favour": "yes" if x.s.free == FAVOUR_ACTION else "no"}


def _asked(x: Attempt) -> Facts:
    """What is asked now."""
    extra = x.s.room == TURN and x.s.free == EXTRA_ACTION
    ministry = x.words.ministry(int(x.s.cursor)) if x.s.room == LENDING else ""
    agreed = x.s.room == APPOINTING and chief_minister.is_agreed(x.s)
    message = "asked-extra" if extra else "asked-agreed" if agreed else f"asked-{ROOMS[int(x.s.room)]}"
    return {"asked": x.words.say(message, actor=x.name(int(x.s.seat)), ministry=ministry)}


# --- gifts ---


def _bribe_block(x: Attempt) -> Facts:
    """The first giver who stands in the way, and how many officials both have."""
    ministry = int(ministry_of(x.one))
    giver = next(g for g in range(int(x.s.players)) if obligations.blocks_bribe(x.s, g, x.seat, ministry))
    value = int(gifts.value_from(x.s, giver, x.seat))
    theirs, own = int(influence(x.s, giver, ministry)), int(influence(x.s, x.seat, ministry))
    return {"giver": x.name(giver), "gift": x.words.gift(value), "value": value, "theirs": theirs, "own": own}


def _tutor_bound(x: Attempt) -> Facts:
    """The gift that obliges: that of the other student's owner."""
    owner = int(x.s.student[1 - x.one])
    return {"giver": x.name(owner), "gift": x.words.gift(int(gifts.value_from(x.s, owner, x.seat)))}


def _tutored(x: Attempt) -> Facts:
    return {"owner": x.name(int(x.s.student[int(x.s.own[BACKED + x.seat])]))}


def _lend_highest(x: Attempt) -> Facts:
    """The givers of the highest gift among the participants."""
    allowed = int(obligations.lends_to(x.s, x.seat, resolution.participants(x.s)))
    givers = [giver for giver in range(int(x.s.players)) if allowed >> giver & 1]
    gift = x.words.gift(int(gifts.value_from(x.s, givers[0], x.seat)))
    return {"givers": x.words.joined([x.name(giver) for giver in givers]), "number": len(givers), "gift": gift}


def _resolving(x: Attempt) -> Facts:
    return {"ministry": x.words.ministry(int(x.s.cursor))}


# --- the rest ---


def _swap(x: Attempt) -> Facts:
    """The own tile of a swap, once it is chosen."""
    if x.s.room != SWAPPING:
        return {"half": "first", "own": ""}
    return {"half": "same" if x.s.chosen == x.one else "second", "own": x.words.official(int(x.s.chosen))}


def _march(x: Attempt) -> Facts:
    return {"half": "to" if x.s.room == MARCHING else "from"}


def _favour(x: Attempt) -> Facts:
    return {"chief": x.name(int(x.s.chief)), "card": "no" if x.kind == FAVOUR else "yes"}


def _reward(x: Attempt) -> Facts:
    """What the card would need."""
    needs = {CARD_GIFT: "gift", CARD_RECRUIT: "supply", CARD_INSULTED: "colony"}
    return {"needs": needs.get(x.kind, "nothing")}


def _empty_first(x: Attempt) -> Facts:
    return {"empty": x.words.official(int(empty_space(x.s, ministry_of(x.one))))}


def _candidate(x: Attempt) -> Facts:
    """The candidate's ministry, and whether that can take it."""
    able = examination.can_take(x.s, x.s.candidate)
    return {"named": x.words.ministry(int(x.s.candidate)), "able": "yes" if able else "no"}


def _any_candidate(x: Attempt) -> Facts:
    """Can the ministry take it? Then an empty space elsewhere comes first."""
    able = examination.can_take(x.s, ministry_of(x.one))
    return {"able": "yes", "empty": x.words.official(int(empty_elsewhere(x.s)))} if able else {"able": "no"}


def _compulsory(x: Attempt) -> Facts:
    """Why the candidate cannot be left so."""
    if not x.s.house & CANDIDATE_PLACEMENT_OPTIONAL:
        return {"how": "compulsory"}
    return {"how": "optional" if examination.why_not_decline(x.s) == NOTHING else "empty"}


def _transfer(x: Attempt) -> Facts:
    return {"gift": "any" if x.s.house & TRANSFER_WITHOUT_GIFT else "needed"}


def _given(x: Attempt) -> Facts:
    return {"given": int(gifts.value_from(x.s, x.seat, x.two))}


def _two_junks(x: Attempt) -> Facts:
    return {"needed": int(petition.junks_needed(x.s))}


def _no_target(x: Attempt) -> Facts:
    """What a petition would need."""
    whose = "own" if x.s.house & PETITION_OWN_ARMY_ONLY else "any"
    return {"junks": int(petition.junks_needed(x.s)), "whose": whose}


def _students(x: Attempt) -> Facts:
    """Petition 3: for choosing it, or for choosing a student."""
    return {"state": "petition", "student": ""} if x.kind == PETITION else {}


_MORE: dict[str, Callable[[Attempt], Facts]] = {
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
    "CF-ACT-GIVE-04": _given,
    "CF-ACT-TRANS-04": _transfer,
    "CF-ACT-PET-06": _two_junks,
    "CF-ACT-PET-09": _students,
    "CF-ACT-PET-10": _swap,
    "CF-ACT-PET-11": _swap,
    "CF-ACT-PET-12": _swap,
    "CF-ACT-PET-14": _march,
    "CF-ACT-PET-19": _no_target,
    "CF-REW-10": _reward,
    "CF-EXAM-06": costs.cards_held,
    "CF-EXAM-08": _tutored,
    "CF-EXAM-10": _tutor_bound,
    "CF-EXAM-17": _empty_first,
    "CF-EXAM-19": _candidate,
    "CF-EXAM-21": _any_candidate,
    "CF-EXAM-24": _compulsory,
    "CF-RES-11": _lend_highest,
    "CF-RES-16": _resolving,
    "CF-RES-17": _resolving,
}
