"""What refusals tell of cubes, prices and cards."""

from guanxi.confucius.doors.attempt import Attempt
from guanxi.confucius.doors.naming import Facts
from guanxi.confucius.rules import engine, turn
from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.components import BOX_PETITION, COINS, N_CARDS
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import ALL, ROW, UNUSED_CUBES
from guanxi.core.kinds import NO_SPACE


def cubes(x: Attempt) -> Facts:
    """Unused cubes, and how many the space takes."""
    left = int(x.s.own[UNUSED_CUBES + x.s.seat])
    facts: Facts = {"cubes": left, "left": x.words.count(left)}
    box = int(KINDS.space[x.kind])
    if box == NO_SPACE:
        return facts
    repeat = "repeat" if spaces.price(x.s, box) > 1 else "first"
    return facts | {"use": "petition" if box == BOX_PETITION else repeat}


def too_expensive(x: Attempt) -> Facts:
    """The price with which the payment would begin, and what the hand is worth in that."""
    currency, amount = (int(number) for number in turn.price(x.s, x.kind, x.one, x.two))
    deed = x.words.say(f"deed-{KINDS.row_of(x.action).name}", **x.words.parts(x.s, x.action, x.names))
    return {"deed": deed, "price": x.words.money(amount, currency), "purse": int(pay.purse(x.s, currency, 0))}


def hand(x: Attempt) -> Facts:
    """The own cards; of another player only that it is theirs to pay."""
    if x.seat != engine.to_act(x.s):
        return {"whose": "rival", "actor": x.name(int(x.s.seat))}
    cards = [str(kind + 1) for kind in range(N_CARDS) for _ in range(int(x.s.hand[x.seat * ROW + kind]))]
    return {"whose": "own", "hand": ", ".join(cards), "held": len(cards)}


def payment(x: Attempt) -> Facts:
    """How much is due, and how much is paid."""
    return {"price": x.words.money(int(x.s.price), int(x.s.currency)), "paid": int(x.s.paid)}


def order(x: Attempt) -> Facts:
    """The card told last; or that lower ones have to come before."""
    return {"last": int(x.s.lowest) + 1, "late": "yes" if x.one <= int(x.s.lowest) else "no"}


def too_many_coins(x: Attempt) -> Facts:
    """What Commercial Income would cost with one more card."""
    return {"sum": int(x.s.paid) + int(pay.worth(x.one, COINS))}


def cards_held(x: Attempt) -> Facts:
    """How many cards are in hand."""
    return {"cards": int(x.s.hand[x.seat * ROW + ALL])}
