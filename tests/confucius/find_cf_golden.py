"""Find the golden games of Confucius: for every number of players, basic and advanced, one for each way in which a game
can end, and some that end in rarer ways. `python find_cf_golden.py` writes them anew.

Played at random a game lasts until the wall stands. Seats that like bribing fill the ministries, seats that nominate
and force examinations use up the candidates (STYLES in `cf_digest_games.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import naive_court as court
from cf_digest_games import choose

from guanxi.confucius.game import GAME
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.record import write_record
from guanxi.core.rng import Rng, Sealed
from guanxi.core.table import Table

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bob", "Cai", "Dan", "Eve")


@dataclass(frozen=True)
class Played:
    """A finished game: what the seats did, and how it ended."""

    seed: str
    actions: list[int]
    state: State

    @property
    def reason(self) -> str:
        return GAME.result(self.state).reason

    @property
    def winners(self) -> list[int]:
        return list(GAME.result(self.state).winners)

    @property
    def court(self) -> court.Court:
        found = court.court_of(self.state)
        found["titles"] = court.titles(found)
        return found

    @property
    def leaders(self) -> list[int]:
        """The seats with the highest total."""
        scores = self.court["scores"]
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


def play(options: Options, seed: str, style: str) -> Played:
    """Play as a table with this seed deals."""
    state, chance, rng = GAME.rules.start(options), Sealed(seed), Rng(f"players {seed}")
    actions: list[int] = []
    while not GAME.rules.is_over(state):
        if GAME.rules.to_act(state) == CHANCE:
            GAME.rules.do(state, GAME.rules.chance(state, chance))
        else:
            actions.append(choose(state, rng, style))
            GAME.rules.do(state, actions[-1])
    return Played(seed, actions, state)


@dataclass(frozen=True)
class Golden:
    """One way to end, and how it is played."""

    name: str
    options: Options
    style: str
    is_wanted: Callable[[Played], bool]


def options(players: str, advanced: str, admiral: str = "off") -> Options:
    return {"players": players, "advanced": advanced, "admiral": admiral}


def ends_by(reason: str) -> Callable[[Played], bool]:
    return lambda game: game.reason == reason


def is_draw(game: Played) -> bool:
    """CF-WIN-03: nobody of those in front has a title."""
    return len(game.winners) > 1


def is_decided_by_titles(game: Played) -> bool:
    """CF-WIN-02, but not by the Admiral."""
    return len(game.leaders) > 1 and game.winners not in ([game.court["titles"]["admiral"]], game.leaders)


def is_won_from_behind(game: Played) -> bool:
    """CF-VAR-02, CF-VAR-05: others share first place, and the Admiral wins."""
    return len(game.leaders) > 1 and len(game.winners) == 1 and game.winners[0] not in game.leaders


def has_vacant_title(game: Played) -> bool:
    """CF-TITLE-07."""
    return None in game.court["titles"].values()


def is_decided_by_seniority(game: Played) -> bool:
    """CF-END-07: two players with as many officials in a ministry resolved at the end."""
    for ministry in court.MINISTRIES:
        spaces = game.court["ministries"][ministry]["spaces"]
        owners = [each["owner"] for each in spaces if each["owner"] is not None]
        if len(set(owners)) == 2 and owners.count(owners[0]) * 2 == len(owners):
            return True
    return False


STYLE_OF = {"ministries": "ministries", "candidates": "students", "wall": "any kind"}
WANTED = (
    *(
        Golden(
            f"{reason}-{players}-{'advanced' if advanced == 'on' else 'basic'}",
            options(players, advanced),
            style,
            ends_by(reason),
        )
        for reason, style in STYLE_OF.items()
        for players in "345"
        for advanced in ("off", "on")
    ),
    Golden("ministries-and-wall", options("4", "on"), "gifts", ends_by("ministries and wall")),
    Golden("candidates-and-wall", options("3", "off"), "any kind", ends_by("candidates and wall")),
    Golden("draw", options("4", "off"), "lands", is_draw),
    Golden("tie-broken-by-title", options("3", "on"), "seas", is_decided_by_titles),
    Golden("admiral-wins-from-behind", options("5", "on", "on"), "petitions", is_won_from_behind),
    Golden("vacant-title", options("3", "off"), "seas", has_vacant_title),
    Golden("tie-broken-by-seniority", options("5", "off", "on"), "lands", is_decided_by_seniority),
)


def find(golden: Golden) -> str:
    """The record of the first game that ends as wanted."""
    games = (play(golden.options, f"{golden.name} {number}", golden.style) for number in count(1))
    game = next(game for game in games if golden.is_wanted(game))
    table = Table(GAME, golden.options, NAMES[: int(golden.options["players"])], game.seed)
    for action in game.actions:
        table.submit(GAME.rules.to_act(table.state), [action])
    return write_record(table)


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for golden in WANTED:
        (GOLDEN / f"{golden.name}.record").write_text(find(golden), encoding="utf-8")
        print(golden.name)


if __name__ == "__main__":
    main()
