"""Confucius in sentences: what happened. The words are in texts/; why something is refused is told in refusals.py."""

from collections.abc import Callable, Sequence

from guanxi.confucius.doors.consequences import consequences
from guanxi.confucius.doors.naming import (
    STUDENTS,
    Facts,
    amount,
    box_name,
    count,
    distant_name,
    gift_name,
    kind_of,
    ministry_name,
    official_name,
    parts_of,
    player_name,
    tell,
)
from guanxi.confucius.rules import engine, kinds, setup
from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.components import LAND_BOXES, LAND_PRICE, MINISTRIES, N_OFFICIALS, N_POSTS
from guanxi.confucius.rules.phases import resolution
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.shared.officials import empty_space
from guanxi.confucius.rules.state import (
    BACKED,
    EXTRA_ACTION,
    FAVOUR_ACTION,
    NO_TILE,
    NOBODY,
    PAYING,
    SETTING_UP,
    TURN,
    State,
    copy_state,
)


def sentence(s: State, seat: int, action: int, names: Sequence[str], viewer: int | None) -> str:
    """What an action does, told from the position before it to everybody or to one seat; empty if that sees nothing."""
    after = copy_state(s)
    engine.do(after, action)
    told = _told(s, after, action, names, viewer in (None, int(s.seat)))
    return " ".join(filter(None, [_as_what(s, told), *consequences(s, after, action, names)]))


def _as_what(s: State, told: str) -> str:
    """Actions without cubes are told as what they are."""
    if not told or s.room != TURN or s.free not in (EXTRA_ACTION, FAVOUR_ACTION):
        return told and f"{told}."
    return tell("as-extra" if s.free == EXTRA_ACTION else "as-favour", told=told) + "."


def _told(s: State, after: State, action: int, names: Sequence[str], seen: bool) -> str:
    """The action itself; `seen` says whether the faces of its cards may be told."""
    kind = kind_of(action)
    if kind == kinds.DEAL_CARD and not seen:
        return ""  # how many are drawn has been told before (CF-INFO-10)
    facts = parts_of(s, action, names) | {"player": player_name(names, int(s.seat)), "seen": "yes" if seen else "no"}
    facts |= {"price": amount(int(after.price), int(after.currency)) if after.room == PAYING else ""}
    more = _MORE.get(kind)
    facts |= more(s, action - kind, names) if more else {}
    return tell(f"did-{_message(s, kind)}", **facts)


def _message(s: State, kind: int) -> str:
    if kind == kinds.SPEND:
        return "spend" if s.room == PAYING else "tutor-card"
    if kind == kinds.ENOUGH:
        if s.room != PAYING:
            return "tutor-enough"
        return "enough-commercial" if s.pending == kinds.COMMERCIAL else "enough"
    return MESSAGES[kind]


MESSAGES = {
    kinds.BRIBE: "bribe",
    kinds.SECURE: "secure",
    kinds.NOMINATE: "nominate",
    kinds.FORCE: "force",
    kinds.JUNKS: "junks",
    kinds.VOYAGE: "voyage",
    kinds.RECRUIT: "recruit",
    kinds.INVADE: "invade",
    kinds.BUY_GIFT: "buy-gift",
    kinds.GIVE_GIFT: "give-gift",
    kinds.TRANSFER: "transfer",
    kinds.PETITION: "petition",
    kinds.COMMERCIAL: "commercial",
    kinds.TAX: "tax",
    kinds.NO_ACTION: "no-action",
    kinds.PASS: "pass",
    kinds.CARD_BRIBERY: "card-bribery",
    kinds.CARD_GIFT: "card-gift",
    kinds.CARD_EXTRA: "card-extra",
    kinds.CARD_CASH: "card-cash",
    kinds.CARD_RECRUIT: "card-recruit",
    kinds.CARD_INSULTED: "card-insulted",
    kinds.LAND: "land",
    kinds.MOVE_JUNKS: "move-junks",
    kinds.REPLACE_STUDENT: "replace-student",
    kinds.SWAP_OWN: "swap-own",
    kinds.SWAP_OTHER: "swap-other",
    kinds.ARMY_FROM: "army-from",
    kinds.ARMY_TO: "army-to",
    kinds.REPLACE_MARKER: "replace-marker",
    kinds.TUTOR: "tutor",
    kinds.CANCEL_GIFT: "cancel-gift",
    kinds.KEEP_GIFT: "keep-gift",
    kinds.CANDIDATE: "candidate",
    kinds.LEND: "lend",
    kinds.APPOINT: "appoint",
    kinds.DISCARD: "discard",
    kinds.DEAL_CHIT: "deal-chit",
    kinds.DEAL_DISTANT: "deal-distant",
    kinds.DEAL_LAND: "deal-land",
    kinds.DEAL_CANDIDATE: "deal-candidate",
    kinds.DEAL_OFFICIAL: "deal-official",
    kinds.DEAL_CARD: "deal-card",
    kinds.DEAL_REWARD: "deal-reward",
    kinds.DEAL_CHIEF: "deal-chief",
}


def _enough(s: State, number: int, names: Sequence[str]) -> Facts:
    """What was paid, or how many cards lie beside the student."""
    if s.room == PAYING:
        drawn = int(s.paid) + 1
        paid = amount(int(s.paid), int(s.currency))
        return {"coins": int(s.paid), "paid": paid, "count": count(drawn)}
    return {"cards": int(s.spent), "count": count(int(s.spent))} | _backed(s, number, names)


def _backed(s: State, number: int, names: Sequence[str]) -> Facts:
    """The student whom the seat supports; only meant while it does."""
    student = int(s.own[BACKED + s.seat])
    owner = int(s.student[student])
    if owner == NOBODY:
        return {}
    value = int(gifts.value_from(s, owner, s.seat))
    gift = gift_name(value) if value and owner != s.seat else ""
    return {"student": STUDENTS[student], "owner": player_name(names, owner), "gift": gift}


def _spend(s: State, number: int, names: Sequence[str]) -> Facts:
    worth: Facts = {"worth": amount(int(pay.worth(number, s.currency)), int(s.currency))}
    return worth if s.room == PAYING else _backed(s, number, names)


def _student(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"owner": player_name(names, int(s.student[number]))}


def _reached(s: State, land: int, names: Sequence[str]) -> Facts:
    """Who comes first gets the chit."""
    first = int(s.discoverer[land])
    owner = player_name(names, first) if first != NOBODY else "nobody"
    return {"owner": owner, "points": int(s.chit[N_POSTS + land])}


def _swap(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"own": official_name(int(s.chosen))}


def _army_from(s: State, place: int, names: Sequence[str]) -> Facts:
    return {"owner": player_name(names, int(s.box[place]))}


def _army_to(s: State, place: int, names: Sequence[str]) -> Facts:
    return {"owner": player_name(names, int(s.box[s.chosen])), "source": box_name(s, int(s.chosen))}


def _marker(s: State, number: int, names: Sequence[str]) -> Facts:
    owner = int(s.marker[number // 5])
    return {"owner": player_name(names, owner), "stays": "yes" if owner == number % 5 else "no"}


def _bribery(s: State, number: int, names: Sequence[str]) -> Facts:
    owner = int(s.marker[number % N_OFFICIALS])
    return {"owner": player_name(names, owner) if owner != NOBODY else "nobody"}


def _candidate(s: State, official: int, names: Sequence[str]) -> Facts:
    """What the tile replaces."""
    owner = int(s.marker[official])
    if s.tile[official] == NO_TILE:
        return {"owner": "", "there": "nothing"}
    there = "official" if owner == NOBODY else "marker"
    return {"owner": player_name(names, owner) if owner != NOBODY else "", "there": there}


def _lend(s: State, number: int, names: Sequence[str]) -> Facts:
    held = int(resolution.held(s, s.seat))
    return {"ministry": ministry_name(int(s.cursor)), "officials": held, "count": count(held)}


def _dealt_chit(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"ministry": ministry_name(int(s.cursor) // 2)}


def _dealt_distant(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"land": distant_name(int(s.cursor) - N_POSTS)}


def _dealt_land(s: State, land: int, names: Sequence[str]) -> Facts:
    where = ("left", "middle", "right")[int(s.cursor) - 11]
    return {"where": where, "boxes": count(int(LAND_BOXES[land])), "price": int(LAND_PRICE[land])}


def _dealt_candidate(s: State, ministry: int, names: Sequence[str]) -> Facts:
    resolved = ministry < len(MINISTRIES) and int(s.resolved) >> ministry & 1
    return {"resolved": "yes" if resolved else "no"}


def _dealt_official(s: State, number: int, names: Sequence[str]) -> Facts:
    space = setup.first_official(s) if s.phase == SETTING_UP else empty_space(s, s.cursor)
    return {"official": official_name(int(space)), "price": number + 2}


_MORE: dict[int, Callable[[State, int, Sequence[str]], Facts]] = {
    kinds.SPEND: _spend,
    kinds.ENOUGH: _enough,
    kinds.LAND: _reached,
    kinds.REPLACE_STUDENT: _student,
    kinds.SWAP_OTHER: _swap,
    kinds.ARMY_FROM: _army_from,
    kinds.ARMY_TO: _army_to,
    kinds.REPLACE_MARKER: _marker,
    kinds.CARD_BRIBERY: _bribery,
    kinds.TUTOR: _student,
    kinds.CANCEL_GIFT: _backed,
    kinds.KEEP_GIFT: _backed,
    kinds.CANDIDATE: _candidate,
    kinds.LEND: _lend,
    kinds.DEAL_CHIT: _dealt_chit,
    kinds.DEAL_DISTANT: _dealt_distant,
    kinds.DEAL_LAND: _dealt_land,
    kinds.DEAL_CANDIDATE: _dealt_candidate,
    kinds.DEAL_OFFICIAL: _dealt_official,
}
