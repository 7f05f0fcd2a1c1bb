"""The actions of a turn, room by room: what is against one, what it costs, which are open, what it does.

A room tells what is its own. Cubes (CF-PAIR) and cards to pay with (CF-PAY) are asked for in the same way for all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.actions import (
    army,
    bribe,
    buy_gift,
    commercial,
    force,
    give_gift,
    invade,
    junks,
    no_action,
    nominate,
    pay,
    petition,
    reward,
    secure,
    tax,
    transfer,
    voyage,
)
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import COINS, LICENCES
from guanxi.confucius.rules.events import AS_EXTRA, AS_FAVOUR, box_of, someone, tell, tell_more
from guanxi.confucius.rules.kinds import (
    BRIBE,
    BUY_GIFT,
    BUY_JUNKS,
    CARD_BRIBERY,
    COMMERCIAL,
    ENOUGH,
    FAVOUR,
    FORCE,
    GIVE_GIFT,
    INVADE,
    KINDS,
    NO_ACTION,
    NOMINATE,
    PASS,
    PETITION,
    RECRUIT,
    SECURE,
    TAX,
    TRANSFER,
    VOYAGE,
)
from guanxi.confucius.rules.phases import actions, favour
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import EXTRA_ACTION, FAVOUR_ACTION, State
from guanxi.core.kinds import NO_SPACE

FREE: Final = -1  # the currency where nothing is to be paid


def why_not(s: State, action: i64) -> i64:
    """What is against this action as the turn of the seat to act."""
    kind, one, two = KINDS.kind_of[action], KINDS.one[action], KINDS.two[action]
    clause = why_not_in_room(s, kind, one, two)
    if clause == NOTHING:
        clause = spaces.why_not(s, kind)
    if clause == NOTHING:
        currency, amount = price(s, kind, one, two)
        clause = NOTHING if currency == FREE else pay.why_not_afford(s, currency, amount)
    return clause


def why_not_in_room(s: State, kind: i64, one: i64, two: i64) -> i64:
    """What the room itself has against it."""
    if kind == BRIBE:
        return bribe.why_not(s, one)
    if kind == SECURE:
        return secure.why_not(s, one)
    if kind == NOMINATE:
        return nominate.why_not(s, one)
    if kind == FORCE:
        return force.why_not(s)
    if kind == BUY_JUNKS:
        return junks.why_not(s, one)
    if kind == VOYAGE:
        return voyage.why_not(s, one)
    if kind == RECRUIT:
        return army.why_not(s)
    if kind == INVADE:
        return invade.why_not(s, one)
    if kind == BUY_GIFT:
        return buy_gift.why_not(s, one)
    if kind == GIVE_GIFT:
        return give_gift.why_not(s, one, two)
    if kind == TRANSFER:
        return transfer.why_not(s, one, two)
    if kind == PETITION:
        return petition.why_not(s, one)
    if kind == COMMERCIAL:
        return commercial.why_not(s)
    if kind == TAX or kind == NO_ACTION:
        return NOTHING
    if kind == FAVOUR:
        return favour.why_not(s)
    if kind == PASS:
        return actions.why_not_pass(s)
    return reward.why_not(s, kind, one, two)


def price(s: State, kind: i64, one: i64, two: i64) -> tuple[i64, i64]:
    """Currency and amount that an action costs now, FREE where no payment is asked for."""
    if kind == BRIBE:
        return COINS, bribe.price(s, one)
    if kind == SECURE:
        return COINS, secure.price(s, one)
    if kind == NOMINATE:
        return COINS, nominate.price()
    if kind == FORCE:
        return COINS, force.price()
    if kind == BUY_JUNKS:
        return COINS, junks.price(s, one)
    if kind == VOYAGE:
        return LICENCES, voyage.price(one)
    if kind == RECRUIT:
        return LICENCES, army.price(s)
    if kind == INVADE:
        return COINS, invade.price(s, one)
    if kind == BUY_GIFT:
        return COINS, buy_gift.price(one)
    if kind == COMMERCIAL:
        return COINS, commercial.PRICE
    if kind == CARD_BRIBERY and reward.price(s, two) > 0:
        return COINS, reward.price(s, two)
    return FREE, 0


def offer(s: State, out: vec[i64]) -> i64:
    """Write the legal actions, room by room; what the cubes do not reach is not asked any further."""
    n: i64 = 0
    if spaces.why_not(s, BRIBE) == NOTHING:
        n = bribe.offer(s, out, n)
        n = secure.offer(s, out, n)
    if spaces.why_not(s, NOMINATE) == NOTHING:
        n = nominate.offer(s, out, n)
    if spaces.why_not(s, FORCE) == NOTHING:
        n = force.offer(s, out, n)
    if spaces.why_not(s, BUY_JUNKS) == NOTHING:
        n = junks.offer(s, out, n)
        n = voyage.offer(s, out, n)
    if spaces.why_not(s, RECRUIT) == NOTHING:
        n = army.offer(s, out, n)
        n = invade.offer(s, out, n)
    if spaces.why_not(s, BUY_GIFT) == NOTHING:
        n = buy_gift.offer(s, out, n)
    if spaces.why_not(s, GIVE_GIFT) == NOTHING:
        n = give_gift.offer(s, out, n)
    n = transfer.offer(s, out, n)  # like cards, with cubes left or not: CF-TURN-05, CF-TURN-06
    if spaces.why_not(s, PETITION) == NOTHING:
        n = petition.offer(s, out, n)
    if spaces.why_not(s, COMMERCIAL) == NOTHING:
        n = commercial.offer(s, out, n)
    if spaces.why_not(s, TAX) == NOTHING:
        n = tax.offer(out, n)
    if spaces.why_not(s, NO_ACTION) == NOTHING:
        n = no_action.offer(out, n)
    n = actions.offer_pass(s, out, n)
    return reward.offer(s, out, n)


def choose(s: State, action: i64, kind: i64, one: i64, two: i64) -> bool:
    """Place the cubes or play the card, and begin the payment; what is free is carried out. Does the flow go on?"""
    currency, amount = price(s, kind, one, two)
    if s.story is not None:
        _announce(s, kind, one, two, currency, amount)
    space = KINDS.space[kind]
    if space != NO_SPACE:
        spaces.use(s, space)
    elif kind >= CARD_BRIBERY:
        reward.play(s, reward.card_of(kind, one))
    if currency == FREE:
        return carry_out(s, kind, one, two)
    pay.begin(s, action, currency, amount)
    return False


def _announce(s: State, kind: i64, one: i64, two: i64, currency: i64, amount: i64) -> None:
    """Tell what is chosen, and what it will cost."""
    if s.free == EXTRA_ACTION:
        tell(s, AS_EXTRA, s.seat, 0, 0)
    elif s.free == FAVOUR_ACTION:
        tell(s, AS_FAVOUR, s.seat, 0, 0)
    fields = len(KINDS.rows[kind].fields)
    currency = COINS if currency == FREE else currency
    if fields == 0:
        tell(s, kind, s.seat, currency, amount)
    elif fields == 1:
        tell_more(s, kind, s.seat, box_of(s, one) if kind == INVADE else one, currency, amount, 0, 0)
    elif kind == CARD_BRIBERY:
        tell_more(s, kind, s.seat, one, two, currency, amount, someone(i64(s.marker[two])))
    else:
        tell(s, kind, s.seat, one, two)


def carry_out(s: State, kind: i64, one: i64, two: i64) -> bool:
    """Do what has been paid for; does the flow go on, or is something asked?"""
    if kind == BRIBE:
        bribe.do(s, one)
    elif kind == SECURE:
        secure.do(s, one)
    elif kind == NOMINATE:
        nominate.do(s, one)
    elif kind == FORCE:
        force.do(s)
    elif kind == BUY_JUNKS:
        junks.do(s, one)
    elif kind == VOYAGE:
        voyage.do(s, one)
    elif kind == RECRUIT:
        army.do(s)
    elif kind == INVADE:
        invade.do(s, one)
    elif kind == BUY_GIFT:
        buy_gift.do(s, one)
    elif kind == GIVE_GIFT:
        give_gift.do(s, one, two)
    elif kind == TRANSFER:
        transfer.do(s, one, two)
    elif kind == PETITION:
        petition.do(s, one)
        return False
    elif kind == COMMERCIAL:
        commercial.do(s)
    elif kind == TAX:
        tax.do(s)
    elif kind == NO_ACTION:
        no_action.do(s)
    elif kind == PASS:
        actions.do_pass(s)
    else:
        return reward.do(s, kind, one, two)
    return True


def enough(s: State) -> bool:
    """The payment is complete: carry out what it was for."""
    kind = KINDS.kind_of[s.pending]
    if kind != COMMERCIAL:
        tell(s, ENOUGH, s.seat, s.currency, s.paid)
    return carry_out(s, kind, KINDS.one[s.pending], KINDS.two[s.pending])
