"""What events claim of gifts, reward cards and cards."""

from guanxi.confucius.doors.claims.made import Claiming, Claims, Facts, cards, faces, move, now, reward, scored
from guanxi.confucius.rules.components import REWARD_INSULTED
from guanxi.confucius.rules.house import REWARD_CARDS_OPEN
from guanxi.confucius.rules.kinds import CARD_WORDS
from guanxi.confucius.rules.state import DISCARD_PILE
from guanxi.confucius.rules.view import View
from guanxi.core.ledger import OUTSIDE, Claim

# --- gifts and reward cards ---


def _gift_gone(giver: int, recipient: int, value: int) -> Claim:
    return move(f"gift {value}", f"given {giver} to {recipient}", f"out {giver}")


def _gift_given(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield move(f"gift {facts['value']}", f"available {seat}", f"given {seat} to {facts['to']}")


def _gift_bought(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield move(f"gift {facts['value']}", f"unavailable {seat}", f"available {seat}")


def _gift_used(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield move(f"gift {facts['value']}", f"available {seat}", f"out {seat}")


def _gift_cancelled(facts: Facts, view: View) -> Claims:
    yield _gift_gone(facts["giver"], facts["recipient"], facts["value"])


def _gift_cancelled_by_tutor(facts: Facts, view: View) -> Claims:
    yield _gift_gone(facts["owner"], facts["player"], facts["value"])


def _played(card: str) -> Claiming:
    def claims(facts: Facts, view: View) -> Claims:
        seat = facts["player"]
        yield move("reward", f"rewards {seat}", "played")
        yield reward(view, seat, facts.get("card", card), "played")

    return claims


def _insulted(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield move("reward", f"rewards {seat}", OUTSIDE)
    yield reward(view, seat, CARD_WORDS[REWARD_INSULTED], OUTSIDE)
    yield now("insulted", seat)
    yield move("army", f"colony {seat}", OUTSIDE)
    yield scored(seat, 2)


def _reward_drawn(facts: Facts, view: View) -> Claims:
    yield move("reward", "reward deck", f"rewards {facts['player']}")
    if "card" in facts:
        yield move(facts["card"], OUTSIDE, f"rewards {facts['player']}")


def _reward_shown(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    if seat < 0:
        yield move(facts["card"], OUTSIDE, "reward deck")
    elif seat != view.seat and not view.shown.house & REWARD_CARDS_OPEN:
        yield move(facts["card"], OUTSIDE, f"rewards {seat}")


# --- cards ---


def _card_drawn(facts: Facts, view: View) -> Claims:
    yield move("card", "deck", f"hand {facts['player']}")
    if "coins" in facts:
        yield move(f"face {facts['coins']}", OUTSIDE, f"hand {facts['player']}")


def _card_aside(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield move("card", f"hand {seat}", f"aside {seat}")
    if "coins" in facts:
        yield move(f"face {facts['coins']}", f"hand {seat}", f"aside {seat}")


def _aside_shown(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    for coins, word in enumerate(("ones", "twos", "threes"), 1):
        yield move("card", f"aside {seat}", "discard", facts[word])
        yield faces(view, seat, f"face {coins}", f"aside {seat}", "discard", facts[word])


def _hand_shown(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    for coins, word in enumerate(("ones", "twos", "threes"), 1):
        if seat != view.seat or seat < 0:
            yield move(f"face {coins}", OUTSIDE, "deck" if seat < 0 else f"hand {seat}", facts[word])


def _shuffled(facts: Facts, view: View) -> Claims:
    for _, thing, number in cards("discard", view.shown.cards, DISCARD_PILE):
        yield move(thing, "discard", "deck" if thing == "card" else OUTSIDE, number)


CLAIMS: dict[str, Claiming] = {
    "did-give-gift": _gift_given,
    "gift-bought": _gift_bought,
    "did-petition": _gift_used,
    "gift-cancelled": _gift_cancelled,
    "gift-replaced": _gift_cancelled,
    "did-cancel-gift": _gift_cancelled_by_tutor,
    "did-card-bribery": _played(""),
    "did-card-gift": _played("gift"),
    "did-card-extra": _played("extra-action"),
    "did-card-cash": _played("cash"),
    "did-card-recruit": _played("recruit-army"),
    "did-card-insulted": _insulted,
    "did-deal-reward": _reward_drawn,
    "reward-drawn-open": _reward_drawn,
    "reward-shown": _reward_shown,
    "did-deal-card": _card_drawn,
    "tutor-card": _card_aside,
    "did-discard": _card_aside,
    "tutor-cards-shown": _aside_shown,
    "discards-shown": _aside_shown,
    "hand-shown": _hand_shown,
    "deck-shuffled": _shuffled,
}
