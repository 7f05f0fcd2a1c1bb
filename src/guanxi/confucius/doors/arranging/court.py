"""Ministries, their chits and posts; officials; candidates."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.doors.arranging.reading import seat_or, take, take_any, word
from guanxi.confucius.doors.notation import official_name
from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.rules.components import (
    ANY,
    FIRST_OFFICIALS,
    LOWEST_MINISTRY_CHIT,
    LOWEST_PRICE,
    MINISTRIES,
    MINISTRY_CHITS,
    N_ANY,
    N_CANDIDATES,
    N_MINISTRIES,
    N_OFFICIALS,
    N_PRICES,
    OFFICIALS_OF_PRICE,
    SPACES,
)
from guanxi.confucius.rules.kinds import CANDIDATE_WORDS as CANDIDATES
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of
from guanxi.confucius.rules.state import CANDIDATE_TILE, EXAMINATION, NO_CANDIDATE, NOBODY, STACK_ALL, State
from guanxi.core.errors import InputError
from guanxi.core.given import flag, items, number, table
from guanxi.core.rng import Rng
from guanxi.core.saying import wrong_at

OFFICIALS = tuple(official_name(official) for official in range(N_OFFICIALS))


def lay(s: State, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> None:
    """Everything in the three ministries, and the stacks beside them."""
    _ministries(s, names, table("position.ministries", given.get("ministries", {}), MINISTRIES), rng)
    _officials(s, names, table("position.officials", given.get("officials", {}), OFFICIALS), rng)
    _stack(s, given, rng)
    _candidates(s, given, rng)


# --- ministries ---


def _ministries(s: State, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> None:
    pool = [LOWEST_MINISTRY_CHIT + n for n in range(5) for _ in range(int(MINISTRY_CHITS[n]))]
    keys = ("resolved", "minister", "secretary", "chits")
    for ministry, name in enumerate(MINISTRIES):
        where = f"position.ministries.{name}"
        told = table(where, given.get(name, {}), keys)
        _chits(s, ministry, f"{where}.chits", told.get("chits"), pool)
        _posts(s, names, ministry, where, told)
    for ministry in range(N_MINISTRIES):
        if s.chit[ministry] == 0:
            drawn = sorted([take_any(pool, rng), take_any(pool, rng)])
            s.chit[N_MINISTRIES + ministry], s.chit[ministry] = drawn  # CF-SETUP-03


def _chits(s: State, ministry: int, where: str, given: object, pool: list[int]) -> None:
    if given is None:
        return
    values = [number(where, value, 8, 4) for value in items(where, given, 2)]
    if len(values) != 2 or values[0] < values[1]:
        raise InputError(wrong_at(where, sentence("chits-in-order"), "CF-SETUP-03"))
    s.chit[ministry] = take(where, pool, values[0], "chits")
    s.chit[N_MINISTRIES + ministry] = take(where, pool, values[1], "chits")


def _posts(s: State, names: Sequence[str], ministry: int, where: str, told: Mapping[str, Any]) -> None:
    minister = seat_or(f"{where}.minister", told.get("minister", ""), names, NOBODY)
    secretary = seat_or(f"{where}.secretary", told.get("secretary", ""), names, NOBODY)
    if (minister == NOBODY) != (secretary == NOBODY):
        raise InputError(wrong_at(where, sentence("appointed-together"), "CF-RES-06"))
    resolved = flag(f"{where}.resolved", told.get("resolved", minister != NOBODY))
    if minister != NOBODY and not resolved:
        raise InputError(wrong_at(f"{where}.minister", sentence("minister-resolved"), "CF-RES-20"))
    s.post[ministry] = minister
    s.post[N_MINISTRIES + ministry] = secretary
    s.resolved |= int(resolved) << ministry


# --- officials ---


def _officials(s: State, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> None:
    """Tiles with a price first; then the others, and the first officials that nothing is said of (CF-SETUP-09)."""
    pool = [LOWEST_PRICE + n for n in range(N_PRICES) for _ in range(int(OFFICIALS_OF_PRICE[n]))]
    first = [int(space) - 1 for space in FIRST_OFFICIALS]
    any_price = []
    for official, name in enumerate(OFFICIALS):
        told = given.get(name, {} if official % SPACES in first else "empty")
        if told != "empty" and not _official(s, names, official, told, pool):
            any_price.append(official)
    for official in any_price:
        s.tile[official] = take_any(pool, rng)
    for index in range(N_PRICES):
        s.stack[index] = pool.count(index + LOWEST_PRICE)
    s.stack[STACK_ALL] = len(pool)


def _official(s: State, names: Sequence[str], official: int, told: object, pool: list[int]) -> bool:
    """Lay a tile and its marker; False if the price is still to be drawn."""
    where = f"position.officials.{OFFICIALS[official]}"
    if isinstance(told, str):
        raise InputError(wrong_at(where, sentence("table-or-empty", value=repr(told[:40]))))
    told = table(where, told, ("price", "owner", "secured", "candidate"))
    owner = seat_or(f"{where}.owner", told.get("owner", ""), names, NOBODY)
    candidate = flag(f"{where}.candidate", told.get("candidate", told.get("price") == "candidate"))
    resolved = bool(is_resolved(s, ministry_of(official)))
    secured = flag(f"{where}.secured", told.get("secured", owner != NOBODY and (candidate or resolved)))
    _check_marker(where, owner, secured, candidate, resolved)
    s.marker[official] = owner
    s.secured[official] = secured
    if candidate:
        if told.get("price", "candidate") != "candidate":
            raise InputError(wrong_at(f"{where}.price", sentence("candidate-no-price"), "CF-COMP-10"))
        s.tile[official] = CANDIDATE_TILE
        return True
    if "price" not in told:
        return False
    price = number(f"{where}.price", told["price"], LOWEST_PRICE + N_PRICES - 1, LOWEST_PRICE)
    s.tile[official] = take(f"{where}.price", pool, price, "tiles")
    return True


def _check_marker(where: str, owner: int, secured: bool, candidate: bool, resolved: bool) -> None:
    if secured and owner == NOBODY:
        raise InputError(wrong_at(f"{where}.secured", sentence("secured-nobody"), "CF-ACT-SECURE-01"))
    if resolved and owner != NOBODY and not secured:
        raise InputError(wrong_at(f"{where}.secured", sentence("secured-all"), "CF-RES-03"))
    if candidate and owner == NOBODY:
        raise InputError(wrong_at(f"{where}.owner", sentence("candidate-owner"), "CF-EXAM-22"))


def _stack(s: State, given: Mapping[str, Any], rng: Rng) -> None:
    """Of the tiles that are left, so many; the others have left the game."""
    where = "position.official_stack"
    left = number(where, given.get("official_stack", int(s.stack[STACK_ALL])), int(s.stack[STACK_ALL]))
    pool = [index for index in range(N_PRICES) for _ in range(s.stack[index])]
    while len(pool) > left:
        take_any(pool, rng)
    for index in range(N_PRICES):
        s.stack[index] = pool.count(index)
    s.stack[STACK_ALL] = len(pool)


# --- candidates ---


def _candidates(s: State, given: Mapping[str, Any], rng: Rng) -> None:
    """The candidate that is face up, and those below: the named ones lie on top (CF-SETUP-07, CF-SETUP-08)."""
    placed = sum(1 for tile in s.tile if tile == CANDIDATE_TILE)
    used = given.get("candidate") == ""
    most = 0 if used else N_CANDIDATES - 1 - placed
    if most < 0:
        raise InputError(wrong_at("position.candidate", sentence("candidates-placed"), "CF-COMP-10"))
    told = given.get("candidates_left")
    left = None if told is None else number("position.candidates_left", told, most)
    if used:
        _none_left(s)
        return
    candidate = _face_up(given, most if left is None else left, rng)
    least, highest = (0, N_ANY - 1) if candidate == ANY else (N_ANY, N_CANDIDATES - 1)
    left = min(most, highest) if left is None else left
    if not least <= left <= highest:
        facts = {"candidate": CANDIDATES[candidate], "least": least, "most": highest, "left": left}
        below = sentence("candidates-below", **facts)
        raise InputError(wrong_at("position.candidates_left", below, "CF-SETUP-07, CF-SETUP-08"))
    s.candidate = candidate
    s.any_left = min(left, N_ANY)
    s.named_left = _named(candidate, left - int(s.any_left), rng)


def _none_left(s: State) -> None:
    if s.phase <= EXAMINATION:
        raise InputError(wrong_at("position.candidate", sentence("candidates-gone", clause="CF-END-02")))
    s.candidate = NO_CANDIDATE
    s.named_left = 0
    s.any_left = 0


def _face_up(given: Mapping[str, Any], left: int, rng: Rng) -> int:
    if "candidate" in given:
        return word("position.candidate", given["candidate"], CANDIDATES, "candidate")
    return int(rng.below(N_MINISTRIES)) if left >= N_ANY else ANY


def _named(candidate: int, many: int, rng: Rng) -> int:
    """Which named tiles are still in the stack, as bits."""
    pool = [ministry for ministry in range(N_MINISTRIES) if ministry != candidate]
    return sum(1 << take_any(pool, rng) for _ in range(many))
