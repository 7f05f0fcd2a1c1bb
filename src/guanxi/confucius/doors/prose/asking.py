"""What a refusal is about, and what would make it possible: found by the engine, worded in texts/."""

from collections.abc import Callable
from typing import Final

from guanxi.confucius.doors import costs
from guanxi.confucius.doors.attempt import Attempt
from guanxi.confucius.doors.prose.choosing import label
from guanxi.confucius.doors.prose.wording import Wording
from guanxi.confucius.rules import engine, turn
from guanxi.confucius.rules.clauses import IDS, NOTHING
from guanxi.confucius.rules.components import BOX_NAMES, GIFTS, N_OFFICIALS, SPACES
from guanxi.confucius.rules.kinds import (
    BRIBE,
    BUY_GIFT,
    BUY_JUNKS,
    GIVE_GIFT,
    KINDS,
    NO_ACTION,
    OFFICIAL_WORDS,
    PETITION,
    RECRUIT,
    TRANSFER,
)
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import influence, ministry_of
from guanxi.confucius.rules.state import State
from guanxi.core.kinds import NO_SPACE
from guanxi.core.prose import Thing

# What has to be done before: a kind, and whether it is about the same official or gift.
_BEFORE: Final[dict[str, tuple[int, bool]]] = {
    "CF-TURN-04": (NO_ACTION, False),
    "CF-ACT-SECURE-01": (BRIBE, True),
    "CF-ACT-GIVE-01": (BUY_GIFT, True),
    "CF-ACT-PET-04": (BUY_GIFT, True),
    "CF-ACT-INVADE-01": (RECRUIT, False),
}
_STUDENT_GIFT: Final = 3  # the petition that replaces a student


def ways(w: Wording, s: State, seat: int, action: int) -> list[str]:
    """What would help, by the clause that refuses."""
    clause = IDS[engine.why_not(s, seat, action)]
    x = Attempt(s, seat, action, w.names, w.words)
    if clause in _BEFORE:
        kind, same = _BEFORE[clause]
        return _first(w, x, int(KINDS.action(kind, x.one if same else 0, 0)))
    found = _WAYS.get(clause)
    return found(w, x) if found else []


def _first(w: Wording, x: Attempt, action: int) -> list[str]:
    """Something that can be done now."""
    if engine.why_not(x.s, x.seat, action) != NOTHING:
        return []
    return [w.t.say("way-do", choice=label(w, x.s, action).text)]


def _bribe_block(w: Wording, x: Attempt) -> list[str]:
    """The giver would need one official more than the recipient; and what ends the gift."""
    ministry = int(ministry_of(x.one))
    giver = next(seat for seat in w.seats if obligations.blocks_bribe(x.s, seat, x.seat, ministry))
    needed = int(influence(x.s, x.seat, ministry)) + 1
    return [w.t.say("way-draw-level", giver=w.who(giver), needed=needed), *_end_of_gift(w, x, giver)]


def _end_of_gift(w: Wording, x: Attempt, giver: int) -> list[str]:
    given = int(gifts.value_from(x.s, giver, x.seat))
    transfers = [int(KINDS.action(TRANSFER, official, giver)) for official in range(N_OFFICIALS)]
    higher = [int(KINDS.action(GIVE_GIFT, value, giver)) for value in range(given + 1, GIFTS + 1)]
    for message, actions in (("way-transfer", transfers), ("way-higher", higher)):
        if any(engine.why_not(x.s, x.seat, each) == NOTHING for each in actions):
            return [w.t.say(message, giver=w.who(giver))]
    return []


def _lacking(w: Wording, x: Attempt) -> list[str]:
    """How much is lacking."""
    currency, amount = (int(number) for number in turn.price(x.s, x.kind, x.one, x.two))
    purse = costs.too_expensive(x)["purse"]
    return [w.t.say("way-lacking", missing=w.words.money(amount - int(str(purse)), currency))]


def _student(w: Wording, x: Attempt) -> list[str]:
    """A petition replaces a student."""
    return _first(w, x, int(KINDS.action(PETITION, _STUDENT_GIFT, 0)))


def _junks(w: Wording, x: Attempt) -> list[str]:
    """The most junks that can be bought."""
    for quantity in (4, 3, 2, 1):
        found = _first(w, x, int(KINDS.action(BUY_JUNKS, quantity, 0)))
        if found:
            return found
    return []


_WAYS: Final[dict[str, Callable[[Wording, Attempt], list[str]]]] = {
    "CF-ACT-BRIBE-05": _bribe_block,
    "CF-PAY-08": _lacking,
    "CF-ACT-NOM-02": _student,
    "CF-ACT-VOY-01": _junks,
}


# ------------------------------------------------------------ what it is about


_SORTS: Final = {"land": "distant", "card": "reward"}  # as the board calls them, where it has another name


def _named(action: int) -> list[Thing]:
    """The things that an action names."""
    values = KINDS.fields_of(action)
    fields = [field for field in KINDS.row_of(action).fields if not field.number]
    return [Thing(_SORTS.get(field.name, field.name), field.word(values[field.name])) for field in fields]


def causes(s: State, seat: int, action: int) -> list[Thing]:
    """What the action names, or its space of the Actions Box; where a gift blocks, the officials of both, too."""
    clause = IDS[engine.why_not(s, seat, action)]
    found = _named(action)
    space = int(KINDS.space[KINDS.kind_of[action]])
    if space != NO_SPACE and (not found or clause == "CF-PAIR-11"):
        found.append(Thing("action", BOX_NAMES[space]))
    if clause == "CF-ACT-BRIBE-05":
        ministry = int(ministry_of(KINDS.one[action]))
        giver = next(g for g in range(int(s.players)) if obligations.blocks_bribe(s, g, seat, ministry))
        there = range(ministry * SPACES, (ministry + 1) * SPACES)
        found += [Thing("official", OFFICIAL_WORDS[n]) for n in there if int(s.marker[n]) in (giver, seat)]
        found.append(Thing("gift", f"{giver}-{seat}"))
    return found
