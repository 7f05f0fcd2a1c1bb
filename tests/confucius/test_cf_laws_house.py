"""The laws of every game hold with house rules: each alone, and in mixes; and a second opinion says the same."""

from collections.abc import Iterator
from functools import partial
from random import Random

import naive_court as court
import pytest
from cf_digest_games import HOUSE_GAMES, STYLES, kind_of
from cf_trial import card_sequences, cards_told, check_hidden, covering, expected_total, redealt, styled
from test_cf_laws_scores import rearranged

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.house import HOUSE_RULES
from guanxi.core.game import Options, State
from guanxi.laws import LAWS, Trial
from running import some
from trying import games

ALONE: list[Options] = [
    GAME.options({"players": str(3 + number % 3), "advanced": "on", rule: "on"})
    for number, rule in enumerate(HOUSE_RULES)
]
TRIAL = Trial(
    GAME,
    HOUSE_GAMES + ALONE,
    {style: partial(styled, style) for style in STYLES},
    check=check_hidden,
    redealt=redealt,
    chance_total=expected_total,
)
MIXES = [pytest.param(options, id=f"{len(options) - 3} rules") for options in HOUSE_GAMES]


@pytest.mark.parametrize("law", sorted(set(LAWS) - {"refusals", "notation", "json"}))
@pytest.mark.parametrize("options", MIXES)
def test_a_law(law: str, options: Options) -> None:
    assert LAWS[law].hold(TRIAL, options, games(1, 100), EVERY.get(law, 15)) > 0


SLOW = ("copies", "parts", "perft", "worlds", "deals", "asking", "view bytes", "view numbers", "bytes", "items")
EVERY = {**dict.fromkeys(SLOW, 40), "parts": 80, "foreseen worlds": 40, "events": 5}


@pytest.mark.parametrize("options", [pytest.param(each, id=list(each)[-1]) for each in ALONE])
def test_each_alone_is_played_to_the_end_by_what_is_legal(options: Options) -> None:
    LAWS["legal"].hold(TRIAL, options, games(1, 100), every=40)


def played(options: Options, every: int) -> Iterator[tuple[State, int]]:
    return TRIAL.positions(options, games(4, 400), every)


@pytest.mark.clause("CF-RES-10", "CF-TITLE-08", "CF-WIN-03", "CF-EXAM-19", "CF-EXAM-21")
@pytest.mark.parametrize("options", MIXES)
def test_any_court_resolves_and_ranks_as_the_naive_one(options: Options) -> None:
    rng, seen = Random(len(options)), 0
    for state, _ in played(options, 8):
        if state.room == names_of.TURN:
            other = rearranged(state, rng)
            found = court.court_of(other)
            court.end_now(found)
            assert GAME.rules.totals(other) == found["scores"]
            assert list(GAME.result(other).places) == court.places(found)
            for candidate in range(4):
                other.candidate, other.room, other.winner = candidate, names_of.PLACING_CANDIDATE, int(other.seat)
                assert places_offered(other) == court.candidate_places(court.court_of(other))
                seen += 1
    assert seen > 100


def places_offered(state: State) -> set[tuple[str, int]]:
    lines = [GAME.notation.write(state, action) for action in GAME.rules.legal(state)]
    places = [line.split()[2].split("-") for line in lines if line.startswith("place")]
    assert ("decline candidate" in lines) == may_decline(court.court_of(state))
    return {(ministry, int(space)) for ministry, space in places}


def may_decline(there: court.Court) -> bool:
    """CF-EXAM-24, house rule: nobody has to replace an official, but an empty space is used."""
    empty = [place for place in court.candidate_places(there) if not court.tile_at(there, *place)]
    return "candidate_placement_optional" in there["house"] and not empty


@pytest.mark.clause("CF-PAY-04", "CF-ACT-COM-04")
@pytest.mark.parametrize("options", [ALONE[2], HOUSE_GAMES[0], ALONE[12]], ids=["tight", "both", "overpay"])
def test_payments_are_all_that_the_house_allows(options: Options) -> None:
    seen = {"price": 0, "income": 0}
    for state, action in played(options, 1):
        if state.room == names_of.PAYING and state.spent == 0 and kind_of(action) in ("spend", "enough"):
            income = kind_of(int(state.pending)) == "commercial"
            told = {cards_told(state, way[:-1]) for way, _ in card_sequences(state, ("spend", "enough"))}
            assert told == (incomes(state) if income else payments(state))
            seen["income" if income else "price"] += 1
    assert min(seen.values()) > 0


def payments(state: State) -> set[tuple[int, ...]]:
    """Every way to cover the price; where payments are tight, with no card that could be taken back."""
    coins = state.currency == 0
    ways = covering(state, "coins" if coins else "licences", int(state.price), 1000)
    worth = (1, 2, 3) if coins else (3, 2, 1)
    return {way for way in ways if not is_tight(state) or least_left(way, worth) < state.price}


def incomes(state: State) -> set[tuple[int, ...]]:
    """Up to four coins; or any cards; or any of which four coins need all."""
    overpay = "commercial_income_capped_overpay" in court.court_of(state)["house"]
    ways = covering(state, "coins", 0, 1000 if overpay else 4)
    return {way for way in ways if not (overpay and is_tight(state)) or least_left(way, (1, 2, 3)) < 4}


def is_tight(state: State) -> bool:
    return "tight_payment" in court.court_of(state)["house"]


def least_left(way: tuple[int, ...], worth: tuple[int, ...]) -> int:
    """What a payment is worth without its least card."""
    return sum(n * w for n, w in zip(way, worth, strict=True)) - min(
        (w for n, w in zip(way, worth, strict=True) if n), default=0
    )


@pytest.mark.clause("CF-DECK-02")
def test_the_deck_is_empty_only_where_nothing_can_be_shuffled() -> None:
    emptied = 0
    for before, _, after in some(step for game in TRIAL.steps(ALONE[3], games(6, 400)) for step in game):
        if before.cards[3] == 1 and after.cards[3] != 1:
            emptied += 1
            assert after.cards[3] == before.cards[7]
            assert after.cards[7] == 0
    assert emptied > 0


@pytest.mark.clause("CF-ACT-NOM-05", "CF-ACT-FORCE-04", "CF-ACT-VOY-13", "CF-ACT-GIVE-04", "CF-EXAM-12")
def test_what_the_house_forbids_never_happens() -> None:
    for state, action in some(played(HOUSE_GAMES[0], 1)):
        students = [int(owner) for owner in state.student]
        assert students[0] != names_of.NOBODY or students[1] == names_of.NOBODY
        assert state.room != names_of.CANCELLING
        if kind_of(action) == "force" and action >= 0:
            assert students[0] != names_of.NOBODY
        if kind_of(action) == "sail junks":
            assert any(not int(seats) >> int(state.seat) & 1 for seats in state.visited)
