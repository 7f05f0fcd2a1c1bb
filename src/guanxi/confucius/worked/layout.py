"""An example's `initial`, as a scenario would give it. What an entry leaves open is filled in here, once for all."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from guanxi.confucius.doors.positions import LAND_PLACES
from guanxi.confucius.rules.components import (
    BOX_POINTS,
    BOXES,
    FOREIGN_LANDS,
    LAND_BOXES,
    MINISTRIES,
    PLAYER_COLOURS,
    SPACES,
)
from guanxi.confucius.worked.checks import Entry, known

RICH: Final = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]  # a hand that pays for whatever an example does not count
TILES: Final = 24
FREE_SPACES: Final = (3, 4, 5, 6, 7, 1, 2)  # for an official of whom no space is told
MARKED_SPACES: Final = (1, 2, 6, 7, 3, 4, 5)  # for influence of which no space is told
PHASES: Final = {  # where an example begins, by its first move
    "count_gifts": "count_gifts",
    "appoint_chief_minister": "chief_minister",
    "imperial_favour": "favour",
    "tutor": "examination",
    "place_candidate": "examination",
    "examination": "examination",
    "lend_influence": "resolution",
    "invasions": "invasions",
    "place_officials": "new_officials",
    "final_resolution_and_titles": "end",
    "titles": "end",
    "final_scoring": "end",
    "determine_winner": "end",
}
WORDS: Final = (
    "round players_clockwise players gifts given received chief_minister active_cubes unused_active_cubes "
    "cubes_on_space influence hands shipyards oceans junk_supply distant_lands score all_passed candidate students "
    "red_student winner ministries ministry officials chits forced lands reward_deck empty_spaces official_stack "
    "reward_cards admiral_count chief_minister_count general_count ministers secretaries distant_land_chits "
    "invasions_won invasions_failed emperor_insulted titles score_before_tiebreak white_bribe_price_before"
)


def names_of(initial: Entry) -> list[str]:
    """The players in clockwise order: as told, or all five."""
    return list(initial.get("players_clockwise", initial.get("players", PLAYER_COLOURS)))


class Layout:
    """Makes the `[position]` of an example; `given` collects it."""

    def __init__(self, entry: Entry) -> None:
        self.initial: Entry = entry["initial"]
        self.moves: list[Entry] = entry["move"]
        self.names = names_of(self.initial)
        self.officials: dict[str, Any] = {}
        self.ministries: dict[str, dict[str, Any]] = {}
        self.given: dict[str, Any] = {}

    def position(self) -> dict[str, Any]:
        """Everything."""
        self.course()
        self.people()
        self.cards()
        self.court()
        self.world()
        self.given |= {"officials": self.officials, "ministries": self.ministries}
        return self.given

    # --- where we are ---

    @property
    def phase(self) -> str:
        """Where the first move is made."""
        first = self.moves[0]
        return PHASES.get(first.get("phase", first.get("action")), "actions")

    def actors(self) -> list[str]:
        """Who makes a move, in order."""
        return [move["actor"] for move in self.moves if "actor" in move]

    def course(self) -> None:
        """Phase, round, Chief Minister; who moves first sits at the Chief Minister's left, if nothing is told."""
        first = self.names.index(self.actors()[0]) if self.actors() else 0
        self.given["phase"] = self.phase
        self.given["round"] = self.initial.get("round", 9 if self.phase == "end" else 2)
        self.given["chief_minister"] = self.initial.get("chief_minister", self.names[first - 1])
        self.given["scores"] = dict.fromkeys(self.names, 0) | self.initial.get("score", {})
        if self.phase == "actions" and self.actors():
            self.given["to_act"] = self.actors()[0]

    # --- people ---

    def people(self) -> None:
        """Gifts, cubes, students."""
        self.given["gifts"] = list(self.initial.get("gifts", []))
        cubes = {**self.initial.get("active_cubes", {}), **self.initial.get("unused_active_cubes", {})}
        if cubes:
            self.given["cubes"] = cubes
        if "cubes_on_space" in self.initial:
            self.given["on_spaces"] = dict(self.initial["cubes_on_space"])
        petitions = [move for move in self.moves if move.get("action") == "petition_emperor"]
        self.given["available"] = {move["actor"]: [move["gift"]] for move in petitions}
        self.students()

    def students(self) -> None:
        """A winner without examination is the only student of a forced one."""
        students = [self.initial["winner"]] if "winner" in self.initial else list(self.initial.get("students", []))
        red = self.initial.get("red_student", students[0] if students else "")
        plain = [student for student in students if student != red]
        self.given["students"] = {"red": red, "plain": plain[0] if plain else ""}
        if self.phase == "examination":
            self.given["forced"] = self.initial.get("forced", "winner" in self.initial)

    # --- cards ---

    def cards(self) -> None:
        """Hands as told; who has to pay something else is rich."""
        rich = self.actors() if self.phase in ("actions", "favour") else []
        self.given["hands"] = dict.fromkeys(rich, RICH) | self.initial.get("hands", {})
        self.given["rewards"] = {move["actor"]: [card] for move in self.moves if (card := _reward(move))}
        self.given["rewards"] |= self.initial.get("reward_cards", {})
        for key in ("reward_deck", "candidate", "official_stack", "emperor_insulted"):
            if key in self.initial:
                self.given[key] = self.initial[key]

    # --- court ---

    def court(self) -> None:
        """Ministries and officials, in each of the ways in which entries tell them."""
        ministry = self.initial.get("ministry", [])
        for told in ministry if isinstance(ministry, list) else []:
            self.ministry(told)
        for name, told in self.initial.get("ministries", {}).items():
            self.filled(name, told)
        for name, spaces in self.initial.get("empty_spaces", {}).items():
            self.filled(name, {"empty_spaces": spaces})
        self.single(ministry if isinstance(ministry, str) else "")
        for name, counts in self.initial.get("influence", {}).items():
            for owner, count in counts.items():
                self.influence(name, owner, count)
        self.candidates()
        self.posts()

    def ministry(self, told: Entry) -> None:
        """`[[ministry]]` with all its officials; without them, as at set-up."""
        name = known(told, "id resolved empty_spaces officials chits")["id"]
        self.ministries[name] = {"resolved": told.get("resolved", False)}
        if "chits" in told:
            self.ministries[name]["chits"] = _chits(told["chits"])
        if "officials" in told:
            self.empty(name)
            for official in told["officials"]:
                self.official(name, official)
            gaps = [space for space in range(1, SPACES + 1) if self.officials[f"{name}-{space}"] == "empty"]
            if told.get("empty_spaces", gaps) != gaps:
                raise ValueError(f"{name}: the spaces {gaps} are empty")

    def filled(self, name: str, told: Entry) -> None:
        """Only the empty spaces are told: the others hold an unbribed official, two unsecured ones, secured ones."""
        known(told, "empty_spaces unsecured_or_unbribed resolved")
        spaces = [space for space in range(1, SPACES + 1) if space not in told["empty_spaces"]]
        owners: list[dict[str, Any]] = [{}, {"owner": self.names[0]}, {"owner": self.names[1]}]
        owners += [{"owner": self.names[2], "secured": True}] * SPACES
        mixed = told.get("unsecured_or_unbribed") == "at least one"
        self.empty(name)
        for number, space in enumerate(spaces):
            self.officials[f"{name}-{space}"] = dict(owners[number]) if mixed else {}
        self.ministries[name] = {"resolved": told.get("resolved", False)}

    def single(self, ministry: str) -> None:
        """`officials` of one ministry, or each with its own."""
        if ministry:
            self.empty(ministry)
            self.ministries[ministry] = {}
        if "chits" in self.initial:
            self.ministries[ministry]["chits"] = _chits(self.initial["chits"])
        for official in self.initial.get("officials", []):
            self.official(official.get("ministry", ministry), official)

    def empty(self, ministry: str) -> None:
        """Nothing but what is told."""
        self.officials |= {f"{ministry}-{space}": "empty" for space in range(1, SPACES + 1)}

    def official(self, ministry: str, told: Entry) -> None:
        """One tile with its marker."""
        known(told, "ministry space owner secured price")
        free = [space for space in FREE_SPACES if f"{ministry}-{space}" not in self.officials]
        space = told["space"] if "space" in told else free[0]
        if self.officials.get(f"{ministry}-{space}", "empty") != "empty":
            raise ValueError(f"{ministry}-{space} is told twice")
        table = {key: told[key] for key in ("price", "secured") if key in told}
        self.officials[f"{ministry}-{space}"] = table | {"owner": _somebody(told["owner"])}

    def influence(self, ministry: str, owner: str, count: int) -> None:
        """So many unsecured officials."""
        free = [space for space in MARKED_SPACES if f"{ministry}-{space}" not in self.officials]
        for space in free[:count]:
            self.officials[f"{ministry}-{space}"] = {"owner": owner}

    def candidates(self) -> None:
        """Where the tiles do not go round, some of those on the board are candidates."""
        tiles = [name for name, told in self.officials.items() if told != "empty"]
        for name in tiles[: max(0, len(tiles) + self.initial.get("official_stack", 0) - TILES)]:
            self.officials[name] = {"owner": self.names[0], "candidate": True}

    def posts(self) -> None:
        """Ministers by ministry, each also Secretary there; or the chits that players have scored."""
        ministers = self.initial.get("ministers", {})
        if "secretaries" in self.initial:
            one, two = _scored(ministers), _scored(self.initial["secretaries"])
            for name, (high, minister), (low, secretary) in zip(MINISTRIES, one, two, strict=True):
                self.ministries[name] = {"minister": minister, "secretary": secretary, "chits": [high, low]}
            return
        for name, player in ministers.items():
            self.ministries[name] = {"minister": player, "secretary": player}
        self.chief_minister_count(list(ministers.values()))

    def chief_minister_count(self, posts: list[str]) -> None:
        """Officials that make up the count, posts included."""
        spaces = iter([f"{name}-{space}" for name in MINISTRIES for space in range(1, SPACES + 1)])
        for name, count in self.initial.get("chief_minister_count", {}).items():
            for _ in range(count - 2 * posts.count(name)):
                self.officials[next(spaces)] = {"owner": name, "secured": True}

    # --- world ---

    def world(self) -> None:
        """Junks, armies and lands."""
        self.given["shipyards"] = dict(self.initial.get("shipyards", {}))
        self.given["oceans"] = dict(self.initial.get("oceans", {}))
        self.given["distant_lands"] = {land["id"]: _distant(land) for land in self.initial.get("distant_lands", [])}
        self.lands()
        for name, count in self.initial.get("admiral_count", {}).items():
            self.admiral_count(name, count)
        self.discoveries()
        self.invasions()
        colonies = self.initial.get("general_count", {})
        self.given["armies"] = {name: {"colony": count} for name, count in colonies.items()}

    def lands(self) -> None:
        """Foreign lands from left to right."""
        told = self.initial.get("lands", [])
        if [land["space"] for land in told] != list(LAND_PLACES[: len(told)]):
            raise ValueError(f"lands lie {LAND_PLACES}")
        self.given["lands"] = [
            {"id": known(land, "space id boxes")["id"], "boxes": [_somebody(owner) for owner in land["boxes"]]}
            for land in told
        ]

    def admiral_count(self, name: str, count: int) -> None:
        """Five for each land visited, one for each junk at sea."""
        lands = ("india", "arabia", "africa", "americas")
        for land in lands[: count // 5]:
            self.given["distant_lands"].setdefault(land, {"visitors": []})["visitors"].append(name)
        self.given["oceans"][name] = count % 5

    def discoveries(self) -> None:
        """Chits of distant lands that players have scored."""
        lands = iter(("spice_islands", "india", "arabia", "africa", "americas"))
        for name, chits in self.initial.get("distant_land_chits", {}).items():
            for chit in chits:
                self.given["distant_lands"][next(lands)] = {"chit": chit, "discoverer": name}

    def invasions(self) -> None:
        """Lands that have been resolved, from left to right."""
        won = [{"id": each["land"], "boxes": _boxes(each)} for each in self.initial.get("invasions_won", [])]
        failed = self.initial.get("invasions_failed", [])
        lost = [{"id": known(each, "land players")["land"], "boxes": list(each["players"])} for each in failed]
        for land in [*won, *lost]:
            self.given["lands"].append({**land, "resolved": True})
        if won or lost:
            del self.given["scores"]  # they follow from the table


def _somebody(owner: str) -> str:
    return "" if owner == "none" else owner


def _chits(told: Entry) -> list[int]:
    known(told, "minister secretary")
    return [told["minister"], told["secretary"]]


def _reward(move: Entry) -> str:
    """The card that a move needs."""
    cards = {"reward_bribery": f"bribery_{move.get('ministry')}", "reward_extra_action": "extra_action"}
    return cards.get(move.get("action", ""), "")


def _distant(land: Entry) -> dict[str, Any]:
    """A chit of 0 has been taken."""
    known(land, "id chit markers")
    chit = {"chit": land["chit"]} if land["chit"] else {}
    return {**chit, "visitors": list(land["markers"])}


def _scored(posts: Mapping[str, list[int]]) -> Iterator[tuple[int, str]]:
    """Chits and who scored them, from high to low."""
    return iter(sorted(((chit, name) for name, chits in posts.items() for chit in chits), reverse=True))


def _boxes(won: Entry) -> list[str]:
    """Whose army stood in which box, by the points."""
    land = FOREIGN_LANDS.index(known(won, "land boxes")["land"])
    points = [int(BOX_POINTS[land * BOXES + box]) for box in range(int(LAND_BOXES[land]))]
    owners = {chit: name for name, chits in won["boxes"].items() for chit in chits}
    if sorted(owners) != sorted(points):
        raise ValueError(f"{won['land']} has boxes of {points}")
    return [owners[chit] for chit in points]
