"""Each choice in words: what, of whom, and what it costs in coins, licences and cubes."""

from guanxi.confucius.doors.attempt import Attempt
from guanxi.confucius.doors.facts import facts_around
from guanxi.confucius.doors.prose.wording import Wording
from guanxi.confucius.rules import turn
from guanxi.confucius.rules.actions import bribe
from guanxi.confucius.rules.components import BOX_POINTS, BOXES, N_CARDS, N_FOREIGN, N_POSTS
from guanxi.confucius.rules.kinds import ARRIVE, BRIBE, CARD_BRIBERY, COMMERCIAL, KINDS, SECURE
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import NOBODY, TURN, TUTORING_CARDS, State
from guanxi.core.kinds import NO_SPACE
from guanxi.core.prose import Label

Facts = dict[str, object]


def label(w: Wording, s: State, action: int) -> Label:
    """A choice as a whole, and below the title of its group."""
    message = f"choice-{KINDS.row_of(action).name}"
    if not w.t.has(message):
        line = KINDS.notation(action, {})
        return Label(line, "", line)  # of chance: nobody chooses it
    facts = parts(w, s, action)
    return Label(w.t.say(message, **facts), w.t.part(message, "group", **facts), w.t.part(message, "short", **facts))


def cannot(w: Wording, s: State, action: int) -> str:
    """That it cannot be done."""
    message = f"choice-{KINDS.row_of(action).name}"
    return w.t.part(message, "cannot", **parts(w, s, action)) if w.t.has(message) else w.t.say("cannot-deal")


def parts(w: Wording, s: State, action: int) -> Facts:
    """What an action is about, in words."""
    kind, values = int(KINDS.kind_of[action]), KINDS.fields_of(action)
    attempt = Attempt(s, int(s.seat), action, w.names, w.words)
    facts: Facts = {"owner": "", "state": "", **w.words.parts(s, action, w.names), **facts_around(attempt)}
    facts |= {"cubes": _cubes(s, kind), "price": _price(w, s, kind, action)}
    if "coins" in values:
        facts |= {"licences": N_CARDS + 1 - values["coins"], "use": "tutor" if s.room == TUTORING_CARDS else "pay"}
    if "box" in values:
        facts["points"] = _box_points(s, values["box"])
    if kind == ARRIVE:
        first = s.discoverer[values["land"]] == NOBODY
        facts["points"] = int(s.chit[N_POSTS + values["land"]]) if first else 0
    return facts


def _box_points(s: State, place: int) -> int:
    land = int(s.land[place // BOXES])
    return int(BOX_POINTS[land * BOXES + place % BOXES]) if land < N_FOREIGN else 0


def _cubes(s: State, kind: int) -> int:
    space = int(KINDS.space[kind])
    return int(spaces.price(s, space)) if s.room == TURN and space != NO_SPACE else 0


def _price(w: Wording, s: State, kind: int, action: int) -> str:
    """In coins or licences; `free` where nothing is paid, or no official stands there."""
    one, two = int(KINDS.one[action]), int(KINDS.two[action])
    if KINDS.room[kind] != TURN or kind == COMMERCIAL or (kind in (BRIBE, SECURE) and not s.tile[one]):
        return "free"
    if kind == CARD_BRIBERY:
        taken = s.tile[two] and int(s.marker[two]) not in (NOBODY, int(s.seat))
        return w.words.money(int(bribe.price(s, two)), 0) if taken else "free"
    currency, amount = (int(number) for number in turn.price(s, kind, one, two))
    return "free" if currency == turn.FREE else w.words.money(amount, currency)
