"""A second opinion on Confucius, written from the clauses alone: who is bound by gifts, who wins an examination and
where the candidate goes, how a ministry resolves, who gets the titles and who wins.

It works on a plain dict (`court_of`), looks everything up by searching, and remembers nothing. Where the rules leave a
player free, the choice is asked of the caller.
"""

from collections.abc import Callable, Iterable
from typing import Any

from guanxi.confucius.rules.house import HOUSE_RULES
from guanxi.core.game import State

MINISTRIES = ("bingbu", "hubu", "gongbu")  # CF-COMP-19, from left to right
FOREIGN = ("annam", "yunnan", "mongolia", "korea", "manchuria")
LANDS = {  # CF-COMP-13: price, points of the boxes, number of the box with the icon
    "annam": (8, (4, 3), 2),
    "yunnan": (4, (4, 2), 2),
    "mongolia": (6, (3, 2, 4), 1),
    "korea": (7, (4, 3, 4), 2),
    "manchuria": (5, (3, 2, 5, 3), 4),
}
DEADLINES = (4, 6, 8)  # CF-INV-03
# CF-TITLE-02, CF-TITLE-04, CF-TITLE-06
TIE_BREAKERS = {"chief_minister": "hubu", "admiral": "gongbu", "general": "bingbu"}
TITLE_ORDER = ("admiral", "chief_minister", "general")  # CF-WIN-02
NOBODY = 255

Court = dict[str, Any]
Choose = Callable[[int, set[int]], int]  # lender and those allowed, to the one lent to


def seat_or_none(number: int) -> int | None:
    return int(number) if number < 5 else None


def court_of(state: State) -> Court:
    """What lies on the table, in plain words; nothing is computed but the places of things."""
    players = int(state.players)
    gifts = [
        {"from": giver, "to": int(state.gift[6 * giver + value - 1]) - 3, "value": value}
        for giver in range(players)
        for value in range(1, 7)
        if state.gift[6 * giver + value - 1] >= 3
    ]
    ministries = {}
    for number, name in enumerate(MINISTRIES):
        spaces = []
        for space in range(1, 8):
            at = 7 * number + space - 1
            owner = seat_or_none(state.marker[at])
            tile = int(state.tile[at])
            spaces.append({"space": space, "tile": tile, "owner": owner, "secured": bool(state.secured[at])})
        ministries[name] = {
            "spaces": spaces,
            "resolved": bool(int(state.resolved) >> number & 1),
            "minister": seat_or_none(state.post[number]),
            "secretary": seat_or_none(state.post[3 + number]),
            "chits": (int(state.chit[number]), int(state.chit[3 + number])),
        }
    lands = []
    for space in range(3):
        if state.land[space] < 5:
            name = FOREIGN[int(state.land[space])]
            boxes = [seat_or_none(state.box[4 * space + box]) for box in range(len(LANDS[name][1]))]
            lands.append({"name": name, "boxes": boxes, "resolved": bool(int(state.lands_resolved) >> space & 1)})
    return {
        "players": players,
        "chief": int(state.chief),
        "gifts": gifts,
        "ministries": ministries,
        "lands": lands,
        "scores": [int(state.score[seat]) for seat in range(players)],
        "visited": [{seat for seat in range(players) if int(state.visited[land]) >> seat & 1} for land in range(5)],
        "discoverers": [seat_or_none(state.discoverer[land]) for land in range(5)],
        "distant_chits": [int(state.chit[6 + land]) for land in range(5)],
        "at_sea": [int(state.own[5 + seat]) for seat in range(players)],
        "supply_armies": [int(state.own[10 + seat]) for seat in range(players)],
        "insulted": seat_or_none(int(state.insulted)),
        "students": [seat_or_none(state.student[0]), seat_or_none(state.student[1])],
        "candidate": int(state.candidate),
        "wall": int(state.wall),
        "admiral_variant": bool(state.admiral),
        "house": {name for bit, name in enumerate(HOUSE_RULES) if int(state.house) >> bit & 1},
    }


# --- gifts


def gift_value(court: Court, giver: int, recipient: int) -> int:
    """The active gift from one to the other; 0 for none. CF-GIFT-06: there is one at most."""
    found = [gift["value"] for gift in court["gifts"] if (gift["from"], gift["to"]) == (giver, recipient)]
    assert len(found) <= 1
    return sum(found)


def cancel(court: Court, giver: int, recipient: int) -> None:
    court["gifts"] = [gift for gift in court["gifts"] if (gift["from"], gift["to"]) != (giver, recipient)]


def gift_total(court: Court, seat: int) -> int:
    """CF-CUBE-01."""
    return len([g for g in court["gifts"] if g["from"] == seat]) + len([g for g in court["gifts"] if g["to"] == seat])


def active_cubes(court: Court, seat: int) -> int:
    """CF-CUBE-02."""
    return {0: 3, 1: 4, 2: 4}.get(gift_total(court, seat), 5)


def influence(court: Court, seat: int, ministry: str) -> int:
    """CF-OFF-03."""
    return len([each for each in court["ministries"][ministry]["spaces"] if each["owner"] == seat])


def has_discount(court: Court, seat: int, ministry: str) -> bool:
    """CF-DISC-04, CF-DISC-06, CF-DISC-07."""
    ended = court["ministries"][ministry]["resolved"] and "discounts_end_on_resolution" in court["house"]
    return influence(court, seat, ministry) > 0 and not ended


def may_bribe_in(court: Court, seat: int, ministry: str) -> bool:
    """CF-GIFT-OBL-04, CF-GIFT-OBL-07."""
    for gift in court["gifts"]:
        if gift["to"] == seat:
            giver = influence(court, gift["from"], ministry)
            if giver >= 1 and influence(court, seat, ministry) >= giver:
                return False
    return True


# --- examinations


def students_to_support(court: Court, seat: int) -> set[int]:
    """Who may be supported: CF-EXAM-10, CF-GIFT-OBL-08, CF-GIFT-OBL-09, CF-GIFT-OBL-10, CF-GIFT-OBL-11."""
    owed = [gift_value(court, owner, seat) for owner in court["students"]]
    highest = max(owed)
    return {0, 1} if highest == 0 else {space for space in (0, 1) if owed[space] == highest}


def exam_winner(court: Court, cards: Iterable[tuple[int, int]]) -> int:
    """CF-EXAM-14, CF-EXAM-15; `cards` are pairs of student space and coins."""
    coins = [0, 0]
    for space, value in cards:
        coins[space] += value
    winner: int = court["students"][1 if coins[1] > coins[0] else 0]
    return winner


def is_open(each: dict[str, Any]) -> bool:
    """An official that a candidate may replace: unbribed or unsecured (CF-EXAM-18)."""
    return each["tile"] != 0 and (each["owner"] is None or not each["secured"])


def places_within(court: Court, ministry: str) -> set[tuple[str, int]]:
    """CF-EXAM-17 and CF-EXAM-18 in one ministry."""
    there = court["ministries"][ministry]
    if there["resolved"]:
        return set()
    empty = {(ministry, each["space"]) for each in there["spaces"] if each["tile"] == 0}
    return empty or {(ministry, each["space"]) for each in there["spaces"] if is_open(each)}


def tile_at(court: Court, ministry: str, space: int) -> int:
    tile: int = court["ministries"][ministry]["spaces"][space - 1]["tile"]
    return tile


def candidate_places(court: Court) -> set[tuple[str, int]]:
    """CF-EXAM-17, CF-EXAM-18, CF-EXAM-19, CF-EXAM-20, CF-EXAM-21: where the winner may put the candidate."""
    if court["candidate"] == 3:
        places = set.union(*(places_within(court, ministry) for ministry in MINISTRIES))
        empty = {place for place in places if not tile_at(court, *place)}
        return (empty or places) if "any_candidate_empty_space_first" in court["house"] else places
    named = places_within(court, MINISTRIES[court["candidate"]])
    if named:
        return named
    return {
        (ministry, each["space"])
        for ministry in MINISTRIES
        for each in court["ministries"][ministry]["spaces"]
        if not court["ministries"][ministry]["resolved"]
        if is_open(each) or (not each["tile"] and "candidate_fallback_may_use_empty_space" in court["house"])
    }


# --- resolution


class Resolution:
    """One ministry being resolved (CF-RES)."""

    def __init__(self, court: Court, ministry: str, held: dict[int, int] | None = None) -> None:
        self.court = court
        self.there = court["ministries"][ministry]
        owners = {each["space"]: each["owner"] for each in self.there["spaces"] if each["owner"] is not None}
        self.held = owners if held is None else held  # space: who holds that official now

    def participants(self) -> set[int]:
        """CF-RES-04, CF-RES-17: who holds an official; who has dropped out holds none."""
        return set(self.held.values())

    def officials(self, seat: int) -> list[int]:
        return sorted(space for space, holder in self.held.items() if holder == seat)

    def most_senior(self, seat: int) -> int:
        """CF-RES-10: borrowed officials count, unless the house has it otherwise."""
        if "seniority_own_officials_only" in self.court["house"]:
            return min(each["space"] for each in self.there["spaces"] if each["owner"] == seat)
        return self.officials(seat)[0]

    def dropping_out(self) -> int:
        """CF-RES-07, CF-RES-08, CF-RES-09, CF-RES-10: the least influence, then the least senior best official."""
        weakest = sorted(self.participants(), key=lambda seat: (len(self.officials(seat)), -self.most_senior(seat)))
        return weakest[0]

    def may_lend_to(self) -> set[int]:
        return self.receivers(self.dropping_out())

    def receivers(self, lender: int) -> set[int]:
        """CF-RES-11, CF-RES-12, CF-RES-14: the highest givers who still take part, or anybody who does."""
        others = self.participants() - {lender}
        values = {other: gift_value(self.court, other, lender) for other in others}
        return {other for other in others if values[other] == max(values.values())}

    def lend(self, receiver: int) -> None:
        """CF-RES-13, CF-RES-15."""
        lender = self.dropping_out()
        assert receiver in self.may_lend_to()
        self.held = {space: receiver if holder == lender else holder for space, holder in self.held.items()}
        cancel(self.court, receiver, lender)

    def close(self) -> None:
        """CF-RES-05, CF-RES-06, CF-RES-19, CF-RES-20, CF-RES-21, CF-RES-22, CF-RES-23, CF-RES-24, CF-END-08."""
        assert len(self.participants()) <= 2
        order = sorted(self.participants(), key=lambda seat: (-len(self.officials(seat)), self.most_senior(seat)))
        self.there["resolved"] = True
        for each in self.there["spaces"]:
            each["secured"] = each["owner"] is not None
        if order:
            self.there["minister"], self.there["secretary"] = order[0], order[-1]
            for seat, chit in zip((order[0], order[-1]), self.there["chits"], strict=True):
                self.court["scores"][seat] += chit


def is_due(court: Court, ministry: str) -> bool:
    """CF-RES-01."""
    there = court["ministries"][ministry]
    return not there["resolved"] and all(each["tile"] and each["owner"] is not None for each in there["spaces"])


def finish(court: Court, resolution: Resolution, choose: Choose) -> None:
    """Resolve a ministry to its end."""
    while len(resolution.participants()) > 2:
        lender = resolution.dropping_out()
        resolution.lend(choose(lender, resolution.may_lend_to()))
    resolution.close()


def strongest(resolution: Resolution) -> Choose:
    """What `ending.ended` supposes of a free lender: the strongest, the most senior among equals."""
    return lambda _, allowed: min(
        allowed, key=lambda seat: (-len(resolution.officials(seat)), resolution.most_senior(seat))
    )


def end_now(court: Court, running: str = "", held: dict[int, int] | None = None) -> None:
    """Finish a resolution that is going on, then the others from left to right, then the titles.

    CF-END-05, CF-END-06, CF-END-07, CF-END-08, CF-END-09, CF-END-10.
    """
    for ministry in [running, *MINISTRIES] if running else MINISTRIES:
        if not court["ministries"][ministry]["resolved"]:
            resolution = Resolution(court, ministry, held if ministry == running else None)
            finish(court, resolution, strongest(resolution))
    court["titles"] = titles(court)
    for holder in court["titles"].values():
        if holder is not None:
            court["scores"][holder] += 1  # CF-TITLE-09


# --- titles, points, places


def title_counts(court: Court, title: str) -> list[int]:
    counts = [0] * court["players"]
    for seat in range(court["players"]):
        if title == "chief_minister":  # CF-TITLE-01
            for ministry in MINISTRIES:
                there = court["ministries"][ministry]
                counts[seat] += influence(court, seat, ministry)
                counts[seat] += [there["minister"], there["secretary"]].count(seat)
        elif title == "admiral":  # CF-TITLE-03
            counts[seat] = court["at_sea"][seat] + 5 * len([land for land in court["visited"] if seat in land])
        else:  # CF-TITLE-05
            counts[seat] = 6 - court["supply_armies"][seat]
    return counts


def titles(court: Court) -> dict[str, int | None]:
    """CF-TITLE: a holder or nobody for each."""
    found: dict[str, int | None] = {}
    for title, ministry in TIE_BREAKERS.items():
        counts = title_counts(court, title)
        best = [seat for seat, count in enumerate(counts) if count == max(counts)]
        found[title] = best[0] if len(best) == 1 else court["ministries"][ministry]["minister"]
        if not max(counts) and "titles_need_positive_count" in court["house"]:
            found[title] = None
    return found


def sources(court: Court) -> list[int]:
    """CF-CONS-10: everybody's score by what gave it, titles left out."""
    points = [0] * court["players"]
    for there in court["ministries"].values():
        for seat, chit in zip((there["minister"], there["secretary"]), there["chits"], strict=True):
            if seat is not None:
                points[seat] += chit
    for seat, chit in zip(court["discoverers"], court["distant_chits"], strict=True):
        if seat is not None:
            points[seat] += chit
    for land in court["lands"]:
        if land["resolved"] and None not in land["boxes"]:
            for seat, value in zip(land["boxes"], LANDS[land["name"]][1], strict=True):
                points[seat] += value
    if court["insulted"] is not None:
        points[court["insulted"]] += 2
    return points


def places(court: Court) -> list[int]:
    """CF-WIN, CF-VAR: everybody's place, from final scores and titles."""
    seats = list(range(court["players"]))
    scores = court["scores"]
    admiral = court["titles"]["admiral"]
    leaders = [seat for seat in seats if scores[seat] == max(scores)]
    if court["admiral_variant"] and len(leaders) > 1 and admiral is not None:
        others = ranked([seat for seat in seats if seat != admiral], court)
        return [1 if seat == admiral else 1 + others[seat] for seat in seats]
    found = ranked(seats, court)
    if list(found.values()).count(1) > 1 and "unbreakable_tie_has_no_winner" in court["house"]:
        return [max(2, found[seat]) for seat in seats]
    return [found[seat] for seat in seats]


def ranked(seats: list[int], court: Court) -> dict[int, int]:
    """CF-WIN-01, CF-WIN-02, CF-WIN-03, CF-WIN-04 among some seats: points, then the first title held in TITLE_ORDER."""

    def standing(seat: int) -> tuple[int, int]:
        held = [number for number, title in enumerate(TITLE_ORDER) if court["titles"][title] == seat]
        return -court["scores"][seat], min(held, default=len(TITLE_ORDER))

    return {seat: 1 + len([rival for rival in seats if standing(rival) < standing(seat)]) for seat in seats}


def end_conditions(court: Court) -> list[str]:
    """CF-END-01, CF-END-02, CF-END-03, on a table before its final resolution."""
    resolved = all(there["resolved"] for there in court["ministries"].values())
    found = {"ministries": resolved, "candidates": court["candidate"] == 9, "wall": court["wall"] == 9}
    return [name for name, holds in found.items() if holds]
