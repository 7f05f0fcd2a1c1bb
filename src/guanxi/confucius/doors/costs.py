"""What refusals tell of cubes, prices and cards."""

from collections.abc import Sequence

from guanxi.confucius.doors.naming import Facts, amount, count, kind_of, parts_of, player_name, tell
from guanxi.confucius.rules import engine, kinds
from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.components import (
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
)
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import ALL, DISCARDING, ROW, UNUSED_CUBES, State, copy_state


def cubes(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """Unused cubes, and how many the space takes."""
    left = int(s.own[UNUSED_CUBES + s.seat])
    facts: Facts = {"cubes": left, "left": count(left)}
    box = _BOX.get(kind_of(action))
    if box is None:
        return facts
    repeat = "repeat" if spaces.price(s, box) > 1 else "first"
    return facts | {"use": "petition" if box == BOX_PETITION else repeat}


_BOX = {
    kinds.BRIBE: BOX_BRIBE,
    kinds.SECURE: BOX_BRIBE,
    kinds.NOMINATE: BOX_NOMINATE,
    kinds.FORCE: BOX_FORCE,
    kinds.JUNKS: BOX_JUNKS,
    kinds.VOYAGE: BOX_JUNKS,
    kinds.RECRUIT: BOX_ARMY,
    kinds.INVADE: BOX_ARMY,
    kinds.BUY_GIFT: BOX_BUY,
    kinds.GIVE_GIFT: BOX_GIVE,
    kinds.PETITION: BOX_PETITION,
    kinds.COMMERCIAL: BOX_COMMERCIAL,
    kinds.TAX: BOX_TAX,
    kinds.NO_ACTION: BOX_NONE,
}


def too_expensive(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The price that the payment would begin with."""
    t = copy_state(s)
    engine.do(t, action)
    deed = tell(DEEDS[kind_of(action)], **parts_of(s, action, names))
    purse = int(pay.purse(s, t.currency, 0))
    return {"deed": deed, "price": amount(int(t.price), int(t.currency)), "purse": purse}


DEEDS = {
    kinds.BRIBE: "deed-bribe",
    kinds.SECURE: "deed-secure",
    kinds.NOMINATE: "deed-nominate",
    kinds.FORCE: "deed-force",
    kinds.JUNKS: "deed-junks",
    kinds.VOYAGE: "deed-voyage",
    kinds.RECRUIT: "deed-recruit",
    kinds.INVADE: "deed-invade",
    kinds.BUY_GIFT: "deed-gift",
    kinds.CARD_BRIBERY: "deed-card",
}


def hand(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The own cards; of another player only that it is theirs to pay."""
    if seat != engine.to_act(s):
        return {"whose": "rival", "actor": player_name(names, int(s.seat))}
    cards = [str(kind + 1) for kind in range(N_CARDS) for _ in range(int(s.hand[seat * ROW + kind]))]
    return {"whose": "own", "hand": ", ".join(cards), "held": len(cards)}


def payment(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """How much is due, and how much is paid."""
    price = amount(int(s.price), int(s.currency))
    return {"price": price, "paid": int(s.paid), "card": "no" if action == kinds.ENOUGH else "yes"}


def order(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The card told last."""
    return {"last": int(s.lowest) + 1}


def too_many_coins(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """What Commercial Income would cost with one more card."""
    return {"sum": int(s.paid) + int(pay.worth(action - kinds.SPEND, COINS))}


def cards_held(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """How many cards are in hand, and whether some have to go."""
    held = int(s.hand[seat * ROW + ALL])
    return {"cards": held, "asked": "yes" if s.room == DISCARDING else "no"}
