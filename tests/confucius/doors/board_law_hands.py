"""What the law of Confucius' board compares: each fact of the details beside a second opinion of it."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import naive_court as court
import pytest
from cf_digest_games import CONFIGURATIONS, HOUSE_GAMES, STYLES, title
from cf_trial import idle, styled
from test_cf_laws_scores import rearranged

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.kinds import KINDS
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.rng import Rng
from guanxi.laws import Trial
from trying import games

TRIAL = Trial(GAME, CONFIGURATIONS + HOUSE_GAMES, {style: partial(styled, style) for style in STYLES})


each_option = pytest.mark.parametrize(
    "options", [pytest.param(each, id=title(each)[:40]) for each in CONFIGURATIONS + HOUSE_GAMES]
)


CUBES_OF = names_of.UNUSED_CUBES


CARDS = 66


JUNKS = 25


def positions(options: Options, every: int) -> Iterator[State]:
    """Positions of random games after the set-up, in which nothing is being paid: that has a law of its own."""
    for state, _ in TRIAL.positions(options, games(3, 400), every):
        if state.phase != names_of.SETTING_UP and state.room != names_of.PAYING:
            yield state


def bound(options: Options, every: int) -> Iterator[State]:
    """The same, and each once more with other gifts and markers, so that many are bound."""
    rng = Random(title(options))
    for state in positions(options, every):
        yield state
        if state.room == names_of.TURN:
            other = rearranged(state, rng)
            other.student[0], other.student[1] = rng.sample(range(int(state.players)), 2)
            yield other


def turns(options: Options, every: int) -> Iterator[tuple[State, int, dict[str, Any]]]:
    """Positions in which somebody has a turn, with what is told to whoever has it."""
    for state in positions(options, every):
        if state.room == names_of.TURN:
            yield state, int(state.seat), told(state, int(state.seat))


def told(state: State, seat: int) -> Any:
    return GAME.foresight.details(GAME.rules.view(state, seat))


def kind_name(action: int) -> str:
    return KINDS.row_of(action).name


def legal_by_kind(state: State) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in GAME.rules.legal(state):
        found.setdefault(kind_name(action), []).append(action)
    return found


def price_of(before: State, after: State) -> int | None:
    """What is asked for after an action was chosen; nothing where it was carried out at once."""
    return int(after.price) if after.room == names_of.PAYING and before.room != names_of.PAYING else None


def assert_discounted(state: State, shown: dict[str, Any]) -> None:
    """Everybody's price is what is printed, less one with an official in Hubu (CF-DISC-03)."""
    there, seat = court.court_of(state), int(state.seat)
    for name, each in shown["officials"].items():
        ministry, _, space = name.partition("-")
        printed = court.tile_at(there, ministry, int(space))
        less = [court.has_discount(there, other, "hubu") for other in range(there["players"])]
        assert (each["printed"], each["prices"]) == (printed, [printed - int(one) for one in less])
    assert shown["prices"] == {
        "junks": [1, 2, 4, 7] if court.has_discount(there, seat, "gongbu") else [1, 3, 6, 10],  # CF-ACT-JUNK-02
        "army": 4 if court.has_discount(there, seat, "bingbu") else 6,  # CF-ACT-ARMY-02
        "gifts": [1, 2, 3, 4, 5, 6],  # CF-ACT-BUY-02
    }


def paying(options: Options) -> Iterator[State]:
    for state, _ in TRIAL.positions(options, games(2, 400), 9):
        if state.room == names_of.PAYING:
            yield state


def assert_refused(state: State, ministry: str) -> None:
    """Every official there that nobody has bribed is refused by a gift, or by a price or by cubes."""
    first = 7 * court.MINISTRIES.index(ministry)
    clauses = {
        GAME.rules.why_not(state, int(state.seat), int(KINDS.action(0, official, 0)))
        for official in range(first, first + 7)
        if state.tile[official] and state.marker[official] == court.NOBODY
    }
    assert clauses <= {"CF-ACT-BRIBE-05", "CF-TURN-05", "CF-PAIR-11"}


def resolutions_of(state: State, there: court.Court) -> dict[str, court.Resolution]:
    """Every ministry that is open, as its resolution would begin, or stands."""
    running = court.MINISTRIES[int(state.cursor)] if state.room == names_of.LENDING else ""
    held = {space + 1: int(holder) for space, holder in enumerate(state.holder) if holder < 5}
    return {
        name: court.Resolution(there, name, held if name == running else None)
        for name in court.MINISTRIES
        if not there["ministries"][name]["resolved"]
    }


def candidates(state: State) -> list[int]:
    return [int(state.candidate), int(state.named_left), int(state.any_left)]


def full(options: Options, every: int) -> Iterator[State]:
    """Positions of the Action phase, with every official of Hubu bribed where it is open."""
    for state in bound(options, every):
        if state.phase != names_of.ACTIONS or state.room != names_of.TURN:
            continue
        for official in range(7, 14):
            if not int(state.resolved) >> 1 & 1:
                state.tile[official] = state.tile[official] or 4
                state.marker[official] = min(int(state.marker[official]), official % int(state.players))
        yield state


def idled(state: State, rng: Rng) -> State:
    """The position after the Court phase, if nobody did anything more than must be done."""
    after = GAME.rules.copy(state)
    while not GAME.rules.is_over(after) and after.phase <= names_of.INVASIONS and after.round == state.round:
        chance = GAME.rules.to_act(after) == CHANCE
        GAME.rules.do(after, GAME.rules.chance(after, rng) if chance else idle(after, rng))
    return after
