"""Why not, in a sentence: the clause that refuses, with the facts that made it apply. The words are in texts/."""

from collections.abc import Callable, Sequence

from guanxi.confucius import engine, table
from guanxi.confucius.actions import pay
from guanxi.confucius.clauses import IDS
from guanxi.confucius.components import (
    BOX_ARMY,
    BOX_BRIBE,
    BOX_BUY,
    BOX_COMMERCIAL,
    BOX_FORCE,
    BOX_GIVE,
    BOX_JUNKS,
    BOX_NOMINATE,
    BOX_NONE,
    BOX_PETITION,
    BOX_TAX,
    COINS,
    N_CARDS,
    SPACES,
)
from guanxi.confucius.facts import facts_around
from guanxi.confucius.naming import (
    Facts,
    amount,
    count,
    gift_name,
    joined,
    kind_of,
    ministry_name,
    official_name,
    parts_of,
    player_name,
    tell,
)
from guanxi.confucius.phases import resolution
from guanxi.confucius.shared import gifts, obligations, spaces
from guanxi.confucius.shared.officials import empty_space, influence
from guanxi.confucius.state import (
    ALL,
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
    ROW,
    SWAPPING,
    TURN,
    TUTORING,
    TUTORING_CARDS,
    UNUSED_CUBES,
    State,
    copy_state,
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
    message = "asked-extra" if s.room == TURN and s.free == EXTRA_ACTION else _ASKED[int(s.room)]
    ministry = ministry_name(int(s.cursor)) if s.room == LENDING else ""
    return {"asked": tell(message, actor=player_name(names, int(s.seat)), ministry=ministry)}


_ASKED = {
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


# --- cubes and cards ---


def _cubes(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """Unused cubes, and how many the space takes."""
    left = int(s.own[UNUSED_CUBES + s.seat])
    facts: Facts = {"cubes": left, "left": count(left)}
    box = _BOX.get(kind_of(action))
    if box is None:
        return facts
    repeat = "repeat" if spaces.price(s, box) > 1 else "first"
    return facts | {"use": "petition" if box == BOX_PETITION else repeat}


_BOX = {
    table.BRIBE: BOX_BRIBE,
    table.SECURE: BOX_BRIBE,
    table.NOMINATE: BOX_NOMINATE,
    table.FORCE: BOX_FORCE,
    table.JUNKS: BOX_JUNKS,
    table.VOYAGE: BOX_JUNKS,
    table.RECRUIT: BOX_ARMY,
    table.INVADE: BOX_ARMY,
    table.BUY_GIFT: BOX_BUY,
    table.GIVE_GIFT: BOX_GIVE,
    table.PETITION: BOX_PETITION,
    table.COMMERCIAL: BOX_COMMERCIAL,
    table.TAX: BOX_TAX,
    table.NO_ACTION: BOX_NONE,
}


def _too_expensive(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The price that the payment would begin with."""
    t = copy_state(s)
    engine.do(t, action)
    deed = tell(_DEEDS[kind_of(action)], **parts_of(s, action, names))
    purse = int(pay.purse(s, t.currency, 0))
    return {"deed": deed, "price": amount(int(t.price), int(t.currency)), "purse": purse}


_DEEDS = {
    table.BRIBE: "deed-bribe",
    table.SECURE: "deed-secure",
    table.NOMINATE: "deed-nominate",
    table.FORCE: "deed-force",
    table.JUNKS: "deed-junks",
    table.VOYAGE: "deed-voyage",
    table.RECRUIT: "deed-recruit",
    table.INVADE: "deed-invade",
    table.BUY_GIFT: "deed-gift",
    table.CARD_BRIBERY: "deed-card",
}


def _hand(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The own cards; of another player only that it is theirs to pay."""
    cards = [str(kind + 1) for kind in range(N_CARDS) for _ in range(int(s.hand[seat * ROW + kind]))]
    whose = "own" if seat == engine.to_act(s) else "rival"
    held = len(cards) if whose == "own" else 0
    shown = ", ".join(cards) if whose == "own" else ""
    return {"whose": whose, "actor": player_name(names, int(s.seat)), "hand": shown, "held": held}


def _payment(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """How much is due, and how much is paid."""
    price = amount(int(s.price), int(s.currency))
    return {"price": price, "paid": int(s.paid), "card": "no" if action == table.ENOUGH else "yes"}


def _order(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"last": int(s.lowest) + 1}


def _too_many_coins(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"sum": int(s.paid) + int(pay.worth(action - table.SPEND, COINS))}


def _cards_held(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    held = int(s.hand[seat * ROW + ALL])
    return {"cards": held, "asked": "yes" if s.room == DISCARDING else "no"}


# --- gifts ---


def _bribe_block(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The first giver who stands in the way, and how many officials both have."""
    ministry = (action - table.BRIBE) // SPACES
    giver = next(g for g in range(int(s.players)) if obligations.blocks_bribe(s, g, seat, ministry))
    value = int(gifts.value_from(s, giver, seat))
    theirs, own = int(influence(s, giver, ministry)), int(influence(s, seat, ministry))
    return {"giver": names[giver], "gift": gift_name(value), "value": value, "theirs": theirs, "own": own}


def _tutor_bound(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The gift that obliges."""
    owner = int(s.student[1 if action == table.TUTOR else 0])
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
    same = s.chosen == action - table.SWAP_OTHER
    return {"half": "same" if same else "second", "own": official_name(int(s.chosen))}


def _march(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"half": "to" if s.room == MARCHING else "from"}


def _favour(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    return {"chief": names[int(s.chief)], "card": "no" if action == table.FAVOUR else "yes"}


def _reward(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """What the card would need."""
    needs = {table.CARD_GIFT: "gift", table.CARD_RECRUIT: "supply", table.CARD_INSULTED: "colony"}
    return {"needs": needs.get(kind_of(action), "nothing")}


def _candidate(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The candidate's ministry, and the space that this ministry would have to fill first."""
    empty = int(empty_space(s, (action - table.CANDIDATE) // SPACES))
    elsewhere = "no" if (action - table.CANDIDATE) // SPACES == s.candidate else "yes"
    named = ministry_name(int(s.candidate))
    return {"named": named, "elsewhere": elsewhere, "empty": official_name(empty) if empty >= 0 else ""}


def _students(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """Petition 3: for choosing it, or for choosing a student."""
    if kind_of(action) == table.PETITION:
        return {"state": "petition"}
    return {}


_MORE: dict[str, Callable[[State, int, int, Sequence[str]], Facts]] = {
    "CF-TURN-02": _turn,
    "CF-TURN-04": _cubes,
    "CF-TURN-07": _passed,
    "CF-TURN-11": _asked,
    "CF-SEQ-01": _asked,
    "CF-PAIR-11": _cubes,
    "CF-PAY-02": _payment,
    "CF-PAY-04": _order,
    "CF-PAY-07": _hand,
    "CF-PAY-08": _too_expensive,
    "CF-ACT-BRIBE-05": _bribe_block,
    "CF-ACT-COM-04": _too_many_coins,
    "CF-ACT-FAV-05": _favour,
    "CF-ACT-FAV-06": _favour,
    "CF-ACT-PET-09": _students,
    "CF-ACT-PET-10": _swap,
    "CF-ACT-PET-11": _swap,
    "CF-ACT-PET-12": _swap,
    "CF-ACT-PET-14": _march,
    "CF-REW-10": _reward,
    "CF-EXAM-06": _cards_held,
    "CF-EXAM-08": _tutored,
    "CF-EXAM-10": _tutor_bound,
    "CF-EXAM-17": _candidate,
    "CF-EXAM-19": _candidate,
    "CF-RES-11": _lend_highest,
    "CF-RES-16": _resolving,
    "CF-RES-17": _resolving,
    "CF-EOR-06": _cards_held,
}
