"""The moves of the examples: which actions of the table a move may mean, and making it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from guanxi.confucius.doors.notation import box_name
from guanxi.confucius.rules.components import BOXES, DISTANT_LANDS, GIFTS, LICENCES, MINISTRIES, N_OFFICIALS, SPACES
from guanxi.confucius.rules.phases import examination, resolution
from guanxi.confucius.rules.state import CANCELLING, CHOOSING_LAND, NEW_OFFICIALS, NOBODY, PAYING, TURN, copy_state
from guanxi.confucius.worked import numbers as kinds
from guanxi.confucius.worked.checks import Entry, differ, known

if TYPE_CHECKING:
    from guanxi.confucius.worked.examples import Example

_PAID: Final = "actor action cubes coins licences expect"
WORDS: Final = {  # by action or phase
    "buy_gift": f"{_PAID} value",
    "give_gift": f"{_PAID} value target",
    "tax_income": _PAID,
    "bribe_official": f"{_PAID} ministry",
    "secure_official": _PAID,
    "buy_junks": f"{_PAID} quantity",
    "start_voyage": f"{_PAID} junks land_choices",
    "recruit_army": _PAID,
    "invade_foreign_land": _PAID,
    "commercial_income": _PAID,
    "no_action": _PAID,
    "pass": _PAID,
    "transfer_influence": f"{_PAID} ministry space target",
    "petition_emperor": f"{_PAID} gift own other from to",
    "imperial_favour": f"{_PAID} chosen_action",
    "reward_extra_action": f"{_PAID} chosen_action",
    "reward_bribery": f"{_PAID} ministry",
    "appoint_chief_minister": "actor action target",
    "tutor": "actor action student cards forced",
    "none": "actor action reason",
    "place_candidate": "actor action ministry space replaces",
    "lend_influence": "actor action target forced step ministry influence_before tied_for_least legal_targets "
    "officials_lent",
    **dict.fromkeys(
        ("count_gifts", "examination", "invasions", "place_officials", "final_resolution_and_titles", "titles"), "phase"
    ),
    **dict.fromkeys(("final_scoring", "determine_winner"), "phase"),
}


# --- which actions a move may mean ---


def officials(move: Entry) -> list[int]:
    """The officials that it speaks of."""
    chosen = range(N_OFFICIALS)
    if "ministry" in move:
        first = MINISTRIES.index(move["ministry"]) * SPACES
        chosen = range(first, first + SPACES)
    return [official for official in chosen if move.get("space", official % SPACES + 1) == official % SPACES + 1]


def official(place: Entry) -> int:
    """A single one."""
    known(place, "ministry space owner secured price")
    if not 1 <= place["space"] <= SPACES:
        raise ValueError(f"no official space {place['space']}")
    return MINISTRIES.index(place["ministry"]) * SPACES + int(place["space"]) - 1


def _gives(e: "Example", move: Entry) -> list[int]:
    values = [move["value"]] if "value" in move else range(1, GIFTS + 1)
    seats = [e.table.seat(move["target"])] if "target" in move else range(len(e.table.names))
    return [kinds.GIVE_GIFT + (value - 1) * 5 + seat for value in values for seat in seats]


def _briberies(e: "Example", move: Entry) -> list[int]:
    """Unbribed officials first."""
    card = MINISTRIES.index(move["ministry"])
    free = sorted(officials(move), key=lambda official: e.table.s.marker[official] != NOBODY)
    return [kinds.CARD_BRIBERY + card * N_OFFICIALS + official for official in free]


_MEANINGS: Final[Mapping[str, Callable[["Example", Entry], Iterable[int]]]] = {
    "bribe_official": lambda e, m: [kinds.BRIBE + n for n in officials(m)],
    "secure_official": lambda e, m: [kinds.SECURE + n for n in officials(m)],
    "buy_junks": lambda e, m: [kinds.JUNKS + m["quantity"] - 1] if "quantity" in m else [kinds.JUNKS],
    "start_voyage": lambda e, m: [kinds.VOYAGE + m["junks"] - 1] if "junks" in m else [kinds.VOYAGE],
    "recruit_army": lambda e, m: [kinds.RECRUIT],
    "invade_foreign_land": lambda e, m: range(kinds.INVADE, kinds.BUY_GIFT),
    "buy_gift": lambda e, m: (
        [kinds.BUY_GIFT + m["value"] - 1] if "value" in m else range(kinds.BUY_GIFT, kinds.GIVE_GIFT)
    ),
    "give_gift": _gives,
    "transfer_influence": lambda e, m: [kinds.TRANSFER + n * 5 + e.table.seat(m["target"]) for n in officials(m)],
    "petition_emperor": lambda e, m: [kinds.PETITION + m["gift"] - 1],
    "commercial_income": lambda e, m: [kinds.COMMERCIAL],
    "tax_income": lambda e, m: [kinds.TAX],
    "no_action": lambda e, m: [kinds.NO_ACTION],
    "pass": lambda e, m: [kinds.PASS],
    "reward_bribery": _briberies,
    "reward_extra_action": lambda e, m: [kinds.CARD_EXTRA],
    "place_candidate": lambda e, m: [kinds.CANDIDATE + n for n in officials(m)],
}


def meanings(e: "Example", move: Entry) -> list[int]:
    """Every action that the move may mean."""
    return list(_MEANINGS[move["action"]](e, move))


# --- making a move of the Action phase ---


def turn(e: "Example", move: Entry) -> Iterator[str]:
    """A turn: legal or not as expected, for the cubes and the price told."""
    e.asked.append(e.table.to_act)
    e.table.advance(move["actor"])
    e.before.append(copy_state(e.table.s))
    legal = e.table.legal(meanings(e, move))
    yield from differ("legal", not str(move.get("expect", "")).startswith("illegal"), bool(legal))
    if not legal:
        e.cubes.append(0)
        if move.get("cubes", 0) > e.table.cubes(move["actor"]):
            yield f"cubes: {move['actor']} has not {move['cubes']}"
        return
    cubes = e.table.cubes(move["actor"])
    e.table.do(legal[0])
    yield from follow(e, move)
    e.cubes.append(cubes - e.table.cubes(move["actor"]))
    if "cubes" in move:
        yield from differ("cubes", move["cubes"], e.cubes[-1])


def follow(e: "Example", move: Entry) -> Iterator[str]:
    """What comes after the action is named: a chosen action, the payment, lands and targets."""
    if "chosen_action" in move and e.table.s.room == TURN:
        e.table.do(e.table.legal(meanings(e, {"action": move["chosen_action"]}))[0])
    if e.table.s.room == PAYING:
        yield from _payment(e, move)
    for land in move.get("land_choices", []):
        e.table.do(kinds.LAND + DISTANT_LANDS.index(land))
    while e.table.s.room == CHOOSING_LAND:
        e.table.do(e.table.all_legal()[0])
    if "own" in move:
        e.table.do(kinds.SWAP_OWN + official(move["own"]))
        e.before.append(copy_state(e.table.s))
        e.table.do(kinds.SWAP_OTHER + official(move["other"]))
    if "from" in move:
        e.table.do(kinds.ARMY_FROM + place(e, move["from"]))
        e.before.append(copy_state(e.table.s))
        e.table.do(kinds.ARMY_TO + place(e, move["to"]))


def place(e: "Example", box: Entry) -> int:
    """A box of a foreign land."""
    known(box, "land box")
    names = [box_name(e.table.s, n) for n in range(3 * BOXES)]
    return names.index(f"{box['land']}-{box['box']}")


def _payment(e: "Example", move: Entry) -> Iterator[str]:
    """The price must be what is told; Commercial Income has none."""
    s = e.table.s
    unit = "licences" if s.currency == LICENCES else "coins"
    amount = move.get(unit)
    if amount == "tile price":
        amount = int(s.tile[int(s.pending) - kinds.BRIBE])
    if amount is not None and s.pending != kinds.COMMERCIAL:
        yield from differ("price", amount, int(s.price))
    yield from (f"{key} are not asked for" for key in ("coins", "licences") if key in move and key != unit)
    e.table.pay(amount)


# --- making a move of another phase ---


def favour(e: "Example", move: Entry) -> Iterator[str]:
    """The Chief Minister's action at the end of the Action phase."""
    yield from differ("actor", e.table.to_act, move["actor"])
    yield from turn(e, {**move, "action": move["chosen_action"]})


def appoint(e: "Example", move: Entry) -> Iterator[str]:
    """The next Chief Minister."""
    yield from differ("actor", e.table.to_act, move["actor"])
    e.table.do(kinds.APPOINT + e.table.seat(move["target"]))


def tutor(e: "Example", move: Entry) -> Iterator[str]:
    """Cards beside a student; forced, if the other student is refused."""
    t = e.table
    yield from differ("actor", t.to_act, move["actor"])
    e.before.append(copy_state(t.s))
    action = kinds.TUTOR + e.students().index(move["student"])
    both = [kinds.TUTOR, kinds.TUTOR + 1]
    yield from differ("forced", move["forced"], t.legal(both) == [action])
    t.do(action)
    e.before.append(copy_state(t.s))
    for card in move["cards"]:
        t.do(kinds.SPEND + card - 1)
    e.coins = {owner: int(examination.coins_beside(t.s, n)) for n, owner in enumerate(e.students())}
    t.do(kinds.ENOUGH)
    if t.s.room == CANCELLING:
        t.do(kinds.KEEP_GIFT)


def nothing(e: "Example", move: Entry) -> Iterator[str]:
    """Somebody is passed over."""
    yield from differ("reason", move["reason"], "cards left" if e.table.cards(move["actor"]) else "no cards")
    yield from differ("passed over", True, e.table.to_act != move["actor"])


def place_candidate(e: "Example", move: Entry) -> Iterator[str]:
    """Where it is told, or on an unsecured official: whose marker then goes back."""
    t = e.table
    yield from differ("actor", t.to_act, move["actor"])
    e.before.append(copy_state(t.s))
    legal = t.legal(meanings(e, move))
    if "replaces" in move:
        yield from differ("replaces", "an unbribed or unsecured official", move["replaces"])
        replaceable = [n for n in officials(move) if not t.s.secured[n]]
        yield from differ("places", [kinds.CANDIDATE + n for n in replaceable], legal)
        legal = [action for action in legal if t.s.marker[action - kinds.CANDIDATE] < len(t.names)]
    e.placed = legal[0] - kinds.CANDIDATE
    t.do(legal[0])


def lend(e: "Example", move: Entry) -> Iterator[str]:
    """Somebody drops out of a resolution."""
    t = e.table
    yield from differ("actor", t.to_act, move["actor"])
    yield from _before_lending(e, move)
    e.before.append(copy_state(t.s))
    action = kinds.LEND + t.seat(move["target"])
    targets = [t.names[n - kinds.LEND] for n in t.legal(range(kinds.LEND, kinds.APPOINT))]
    yield from differ("forced", move["forced"], targets == [move["target"]])
    if "legal_targets" in move:
        yield from differ("legal_targets", sorted(move["legal_targets"]), sorted(targets))
    trial = copy_state(t.s)
    resolution.lend(trial, t.seat(move["target"]))
    e.lent = {name: int(resolution.held(trial, seat)) for seat, name in enumerate(t.names)}
    t.do(action)


def _before_lending(e: "Example", move: Entry) -> Iterator[str]:
    t = e.table
    held = {name: int(resolution.held(t.s, seat)) for seat, name in enumerate(t.names)}
    senior = {name: int(resolution.most_senior(t.s, t.seat(name))) + 1 for name in held}
    least = min(count for count in held.values() if count)
    mine = [n + 1 for n in range(SPACES) if t.s.holder[n] == t.seat(move["actor"])]
    found: dict[str, object] = {
        "step": len(e.before) + 1,
        "ministry": MINISTRIES[int(t.s.cursor)],
        "influence_before": {name: count for name, count in held.items() if count},
        "tied_for_least": {name: senior[name] for name, count in held.items() if count == least},
        "officials_lent": mine,
    }
    for key, value in found.items():
        if key in move:
            yield from differ(key, move[key], value)


def phase(e: "Example", move: Entry) -> Iterator[str]:
    """A phase that goes by itself: the table stands after it, or is brought there."""
    steps = 0
    while move["phase"] == "invasions" and e.table.s.phase < NEW_OFFICIALS:
        e.table.idle()
        steps += 1
    while move["phase"] == "place_officials" and e.table.s.phase == NEW_OFFICIALS:
        e.table.idle()
        steps += 1
    yield from differ("steps", True, steps < 200)


MAKERS: Final[Mapping[str, Callable[["Example", Entry], Iterator[str]]]] = {
    "imperial_favour": favour,
    "appoint_chief_minister": appoint,
    "tutor": tutor,
    "none": nothing,
    "place_candidate": place_candidate,
    "lend_influence": lend,
}
