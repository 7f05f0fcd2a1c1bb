"""Distant lands, foreign lands, junks, armies."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.doors.arranging.reading import seat, seat_or, take, take_any, word
from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.rules.components import (
    ARMIES,
    BOXES,
    DEADLINE,
    DISTANT_CHITS,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    JUNKS,
    JUNKS_PER_VOYAGE,
    LAND_BOXES,
    LAND_SPACES,
    LOWEST_DISTANT_CHIT,
    N_DISTANT,
    N_FOREIGN,
    N_POSTS,
)
from guanxi.confucius.rules.state import BARRACKS, COLONY, INVASIONS, NOBODY, OCEAN, SHIPYARD, State
from guanxi.core.errors import InputError
from guanxi.core.given import flag, items, number, table
from guanxi.core.rng import Rng
from guanxi.core.saying import wrong_at


def lay(s: State, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> None:
    """Everything outside China; the phase and round stand already."""
    _distant_lands(s, names, table("position.distant_lands", given.get("distant_lands", {}), DISTANT_LANDS), rng)
    _foreign_lands(s, names, items("position.lands", given.get("lands", []), LAND_SPACES), rng)
    _junks(s, names, given)
    _armies(s, names, table("position.armies", given.get("armies", {}), names))


# --- distant lands ---


def _distant_lands(s: State, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> None:
    pool = [LOWEST_DISTANT_CHIT + n for n in range(3) for _ in range(int(DISTANT_CHITS[n]))]
    for land, name in enumerate(DISTANT_LANDS):
        where = f"position.distant_lands.{name}"
        told = table(where, given.get(name, {}), ("chit", "visitors", "discoverer"))
        if "chit" in told:
            value = number(f"{where}.chit", told["chit"], 4, LOWEST_DISTANT_CHIT)
            s.chit[N_POSTS + land] = take(f"{where}.chit", pool, value, "chits")
        _visitors(s, names, land, where, told)
    for land in range(N_DISTANT):
        if s.chit[N_POSTS + land] == 0:
            s.chit[N_POSTS + land] = take_any(pool, rng)


def _visitors(s: State, names: Sequence[str], land: int, where: str, told: Mapping[str, Any]) -> None:
    """Who came first has the chit: the first of the list, if nothing else is said."""
    discoverer = told.get("discoverer", "")
    visitors = items(f"{where}.visitors", told.get("visitors", [discoverer] if discoverer else []), len(names))
    seats = [seat(f"{where}.visitors", name, names) for name in visitors]
    if len(set(seats)) < len(seats):
        raise InputError(wrong_at(f"{where}.visitors", sentence("visits-once"), "CF-ACT-VOY-12"))
    first = seat_or(f"{where}.discoverer", discoverer, names, NOBODY)
    if first != NOBODY and first not in seats:
        not_there = sentence("no-visitor", player=names[first])
        raise InputError(wrong_at(f"{where}.discoverer", not_there, "CF-ACT-VOY-09"))
    s.visited[land] = sum(1 << visitor for visitor in seats)
    s.discoverer[land] = first if first != NOBODY or not seats else seats[0]


# --- foreign lands ---


def _foreign_lands(s: State, names: Sequence[str], given: Sequence[Any], rng: Rng) -> None:
    pool = list(range(N_FOREIGN))
    told = [table(f"position.lands.{n}", land, ("id", "boxes", "resolved")) for n, land in enumerate(given, start=1)]
    for space, table_given in enumerate(told):
        where = f"position.lands.{space + 1}.id"
        if "id" in table_given:
            land = word(where, table_given["id"], FOREIGN_LANDS, "foreign-land")
            if land not in pool:
                twice = sentence("land-twice", land=FOREIGN_LANDS[land])
                raise InputError(wrong_at(where, twice, "CF-SETUP-06"))
            pool.remove(land)
            s.land[space] = land
    for space in range(LAND_SPACES):
        if s.land[space] == NOBODY:
            s.land[space] = take_any(pool, rng)
        _land(s, names, space, told[space] if space < len(told) else {})


def _land(s: State, names: Sequence[str], space: int, told: Mapping[str, Any]) -> None:
    where = f"position.lands.{space + 1}"
    boxes = int(LAND_BOXES[int(s.land[space])])
    armies = items(f"{where}.boxes", told.get("boxes", []), boxes)
    for box in range(boxes):
        owner = armies[box] if box < len(armies) else ""
        s.box[space * BOXES + box] = seat_or(f"{where}.boxes", owner, names, NOBODY)
    over = DEADLINE[space] <= _wall_of_last_invasions(s)
    resolved = flag(f"{where}.resolved", told.get("resolved", over))
    if over and not resolved:
        late = sentence("deadline-over", round=int(s.round))
        raise InputError(wrong_at(f"{where}.resolved", late, "CF-INV-03"))
    s.lands_resolved |= int(resolved) << space


def _wall_of_last_invasions(s: State) -> int:
    """The pieces of wall when invasions were last resolved."""
    return int(s.round) - 1 if s.phase <= INVASIONS else int(s.round)


# --- junks and armies ---


def _junks(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    for key, row, most in (("shipyards", SHIPYARD, JUNKS), ("oceans", OCEAN, JUNKS_PER_VOYAGE - 1)):
        where = f"position.{key}"
        for name, junks in table(where, given.get(key, {}), names).items():
            s.own[row + names.index(name)] = number(f"{where}.{name}", junks, most)
    total = sum(int(s.own[SHIPYARD + n]) + int(s.own[OCEAN + n]) for n in range(len(names)))
    if total > JUNKS:
        many = sentence("junks-many", total=total, junks=JUNKS)
        raise InputError(wrong_at("position.shipyards", many, "CF-COMP-14"))


def _armies(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """Six each: in the supply, the colony, boxes of lands, and on Emperor Insulted."""
    for owner, name in enumerate(names):
        where = f"position.armies.{name}"
        told = table(where, given.get(name, {}), ("supply", "colony"))
        left = ARMIES - sum(1 for army in s.box if army == owner) - (s.insulted == owner)
        if left < 0:
            has = sentence("armies-has", player=name, armies=ARMIES, placed=ARMIES - left)
            raise InputError(wrong_at(where, has, "CF-COMP-07"))
        default = left - number(f"{where}.supply", told["supply"], left) if "supply" in told else 0
        colony = number(f"{where}.colony", told.get("colony", default), left)
        supply = number(f"{where}.supply", told.get("supply", left - colony), left)
        if supply + colony != left:
            make = sentence("armies-make", total=supply + colony, left=left)
            raise InputError(wrong_at(where, make, "CF-COMP-07"))
        s.own[COLONY + owner] = colony
        s.own[BARRACKS + owner] = supply
