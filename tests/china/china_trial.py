"""China put to the test: its options, styles of play, and what only China knows. Shared by the tests of laws."""

from functools import cache, partial
from random import Random

import pytest
from digest_games import CONFIGURATIONS, title
from hypothesis import HealthCheck, settings

from guanxi.china.game import GAME
from guanxi.china.rules.clauses import IDS
from guanxi.china.rules.components import COLOURS
from guanxi.core.game import Options, State
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.laws import Trial
from trying import SOAK, Trying

CARDS = {"red": 13, "green": 12, "orange": 11, "yellow": 11, "purple": 10}  # CN-COMP-03
DECK = {3: 47, 4: 52, 5: 57}  # CN-SETUP-07
STYLES = ("any action", "any kind", "place ", "place emissary")  # the last two: such actions wherever they are legal

each_configuration = pytest.mark.parametrize("options", CONFIGURATIONS, ids=title)


def examples(count: int) -> settings:
    """So many examples of Hypothesis, the same ones every time but in a soak."""
    return settings(
        max_examples=count, deadline=None, derandomize=not SOAK, database=None, suppress_health_check=list(HealthCheck)
    )


def names_of(options: Options) -> tuple[str, ...]:
    return TRIAL.names(options)


@cache
def kind_of(action: int) -> str:
    """A payment, an exchange, "place palace", ...; the action tables of both sides are alike but for the roads."""
    verb, *words = GAME.notation.write(GAME.rules.start(CONFIGURATIONS[-1]), action).split()
    return f"{verb} {words[0]}" if verb == "place" else verb


def notations(state: State) -> list[str]:
    """The whole action table."""
    return [GAME.notation.write(state, action) for action in range(GAME.rules.n_actions(state))]


def styled(style: str, state: State, rng: Rng) -> int:
    """An action at random, in one of the STYLES."""
    legal = GAME.rules.legal(state)
    if style == "any kind":
        kinds = sorted({kind_of(action) for action in legal})
        kind = kinds[int(rng.below(len(kinds)))]
        legal = [action for action in legal if kind_of(action) == kind]
    elif style != "any action":
        legal = [action for action in legal if kind_of(action).startswith(style)] or legal
    return legal[int(rng.below(len(legal)))]


def idle(state: State, rng: Rng) -> int:
    """Somebody who pays for what is placed, and from then on exchanges cards."""
    legal = GAME.rules.legal(state)
    return next((action for action in legal if kind_of(action) in ("pay", "exchange")), legal[0])


def check_cards(state: State) -> None:
    """CN-SETUP-07: every row adds up, and so does every colour; known cards are there."""
    players = int(state.players)
    hands = [list(state.hand[6 * seat : 6 * seat + 6]) for seat in range(5)]
    rows = [*hands, *(list(state.cards[at : at + 6]) for at in (0, 6, 12))]
    for row in rows:
        assert sum(row[:5]) == row[5]
    for column, colour in enumerate(COLOURS):
        assert sum(row[column] for row in rows) == CARDS[colour] - (5 - players)
    assert sum(row[5] for row in rows) == DECK[players]
    for seat in range(5):
        known = list(state.known[6 * seat : 6 * seat + 6])
        assert known[5] == 0
        assert all(known[column] <= hands[seat][column] <= 3 for column in range(5))
        assert seat < players or sum(hands[seat]) == 0


def hidden_cards(state: State, seat: int) -> tuple[list[int], list[int]]:
    """How many cards of each hand a seat does not know, and the colours that lie there or in the pile."""
    short = [0] * int(state.players)
    found = [column for column in range(5) for _ in range(state.cards[6 + column])]
    for rival in range(int(state.players)):
        if rival != seat:
            for column in range(5):
                unknown = int(state.hand[6 * rival + column] - state.known[6 * rival + column])
                short[rival] += unknown
                found += [column] * unknown
    return short, found


def redealt(state: State, seat: int, rng: Random) -> State:
    """Another position that differs only in what the seat cannot know: rivals' secret cards and the pile."""
    short, cards = hidden_cards(state, seat)
    rng.shuffle(cards)
    other = GAME.rules.copy(state)
    for rival, count in enumerate(short):
        if rival != seat:
            for column in range(5):
                other.hand[6 * rival + column] = other.known[6 * rival + column]
            for _ in range(count):
                other.hand[6 * rival + cards.pop()] += 1
    for column in range(5):
        other.cards[6 + column] = cards.count(column)
    return other


# What only house rules refuse, and what only they change, in the order of `HOUSE_FIELDS`.
ONLY_BY_HOUSE = frozenset({"CN-SETUP-12", "CN-FORT-08", "CN-ROAD-01", "CN-ROAD-04"})
HOUSE_FIELDS = {
    "draw_commitment": "promised",
    "last_round": "more_rounds",
    "discard_visibility": "top",
    "road_method": "left_out",
}
CONSTANT = frozenset({"board", "story", "house", *HOUSE_FIELDS.values()})

TRIAL = Trial(
    GAME,
    CONFIGURATIONS,
    {style: partial(styled, style) for style in STYLES},
    idle=idle,
    check=check_cards,
    redealt=redealt,
    draws=400,
    refusing=frozenset(IDS) - {""} - ONLY_BY_HOUSE,
    constant=CONSTANT,
)
TRYING = Trying(TRIAL)
hold, numbers, play, play_some = TRYING.hold, TRYING.numbers, TRYING.play, TRYING.play_some


def random_table(options: Options, seed: str) -> Table:
    return Table(GAME, options, names_of(options), seed)
