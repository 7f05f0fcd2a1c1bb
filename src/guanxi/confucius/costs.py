"""What refusals tell of cubes, prices and cards."""

from collections.abc import Sequence

from guanxi.confucius import engine, table
from guanxi.confucius.actions import pay
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
)
from guanxi.confucius.naming import Facts, amount, count, kind_of, parts_of, player_name, tell
from guanxi.confucius.shared import spaces
from guanxi.confucius.state import ALL, DISCARDING, ROW, UNUSED_CUBES, State, copy_state


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


def too_expensive(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The price that the payment would begin with."""
    t = copy_state(s)
    engine.do(t, action)
    deed = tell(DEEDS[kind_of(action)], **parts_of(s, action, names))
    purse = int(pay.purse(s, t.currency, 0))
    return {"deed": deed, "price": amount(int(t.price), int(t.currency)), "purse": purse}


DEEDS = {
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


def hand(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The own cards; of another player only that it is theirs to pay."""
    if seat != engine.to_act(s):
        return {"whose": "rival", "actor": player_name(names, int(s.seat))}
    cards = [str(kind + 1) for kind in range(N_CARDS) for _ in range(int(s.hand[seat * ROW + kind]))]
    return {"whose": "own", "hand": ", ".join(cards), "held": len(cards)}


def payment(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """How much is due, and how much is paid."""
    price = amount(int(s.price), int(s.currency))
    return {"price": price, "paid": int(s.paid), "card": "no" if action == table.ENOUGH else "yes"}


def order(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """The card told last."""
    return {"last": int(s.lowest) + 1}


def too_many_coins(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """What Commercial Income would cost with one more card."""
    return {"sum": int(s.paid) + int(pay.worth(action - table.SPEND, COINS))}


def cards_held(s: State, seat: int, action: int, names: Sequence[str]) -> Facts:
    """How many cards are in hand, and whether some have to go."""
    held = int(s.hand[seat * ROW + ALL])
    return {"cards": held, "asked": "yes" if s.room == DISCARDING else "no"}
