"""What a board shows is what holds: details of random positions of all options against the rules when they are tried,
and against a second opinion (`naive_court.py`).
"""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import naive_court as court
import pytest
from cf_digest_games import CONFIGURATIONS, HOUSE_GAMES, STYLES, title
from cf_trial import card_sequences, cards_told, each_after, idle, redealt, styled
from test_cf_laws_scores import rearranged

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.components import BOX_NAMES, CUBES, PLAYER_COLOURS
from guanxi.confucius.rules.kinds import KINDS
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.kinds import NO_SPACE
from guanxi.core.rng import Rng
from guanxi.laws import Trial
from running import some
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


# --- the turn: prices, cubes, what is open


@each_option
def test_every_price_that_is_shown_is_asked_for(options: Options) -> None:
    seen = set()
    for state, seat, shown in turns(options, 9):
        for action, after in each_after(state, GAME.rules.legal(state)):
            kind, fields = kind_name(action), GAME.notation.to_json(state, action)
            price = price_of(state, after)
            if kind in ("bribe", "secure"):
                assert shown["officials"][fields["official"]]["prices"][seat] == price
            elif kind == "buy-junks":
                assert shown["prices"]["junks"][fields["quantity"] - 1] == price
            elif kind == "recruit":
                assert shown["prices"]["army"] == price
            elif kind == "buy-gift":
                assert shown["prices"]["gifts"][fields["value"] - 1] == price
            elif kind == "invade":
                land = shown["lands"][[each["id"] for each in shown["lands"]].index(fields["box"].rpartition("-")[0])]
                assert land["price"] == price
            else:
                continue
            seen.add(kind)
        assert_discounted(state, shown)
    assert seen >= {"bribe", "buy-junks", "buy-gift"}


def assert_discounted(state: State, shown: dict[str, Any]) -> None:
    """Everybody's price is what is printed, less one with an official in Hubu (CF-DISC-03)."""
    there = court.court_of(state)
    ended = there["ministries"]["hubu"]["resolved"] and "discounts_end_on_resolution" in there["house"]
    for name, each in shown["officials"].items():
        ministry, _, space = name.partition("-")
        printed = court.tile_at(there, ministry, int(space))
        less = [not ended and court.influence(there, seat, "hubu") > 0 for seat in range(there["players"])]
        assert (each["printed"], each["prices"]) == (printed, [printed - int(one) for one in less])


@each_option
def test_a_box_takes_the_cubes_that_stand_on_its_badge(options: Options) -> None:
    seen = set()
    for state, seat, shown in turns(options, 9):
        for action, after in each_after(state, GAME.rules.legal(state)):
            box = int(KINDS.space[KINDS.kind_of[action]])
            if box != NO_SPACE and after.round == state.round and not GAME.rules.is_over(after):
                taken = int(after.on_box[13 * seat + box]) - int(state.on_box[13 * seat + box])
                assert shown["actions"][BOX_NAMES[box]]["cubes"][seat] == taken
                seen.add((BOX_NAMES[box], taken))
    assert len(seen) > 6


@each_option
def test_a_kind_is_open_as_often_as_it_is_legal_and_else_refused_as_it_is_told(options: Options) -> None:
    refused = set()
    for state, seat, shown in turns(options, 11):
        legal = legal_by_kind(state)
        for told_kinds in [box["kinds"] for box in shown["actions"].values()]:
            for kind, each in told_kinds.items():
                assert each["open"] == len(legal.get(kind, []))
                if each["open"]:
                    prices = {price_of(state, after) for _, after in each_after(state, legal[kind])} - {None}
                    assert set(each["prices"]) == prices
                    assert each["no"] == ""
                else:
                    assert GAME.rules.why_not(state, seat, each["about"]) == each["no"] != ""
                    assert kind_name(each["about"]) == kind
                    refused.add(each["no"])
    assert len(refused) > 5


@each_option
def test_a_payment_can_be_made_in_exactly_the_ways_that_are_shown(options: Options) -> None:
    for state in some(paying(options)):
        seat = int(state.seat)
        shown = told(state, seat)["payment"]
        done = [int(state.hand[4 * seat + kind]) for kind in range(3)]
        ways = {cards_told(state, cards): after for cards, after in card_sequences(state, ("spend", "enough"))}
        assert {tuple(way["cards"]) for way in shown["ways"]} == set(ways)
        assert (shown["price"], shown["paid"]) == (int(state.price), int(state.paid))
        worth = (1, 2, 3) if shown["currency"] == "coins" else (3, 2, 1)
        for way in shown["ways"]:
            spent = sum(number * each for number, each in zip(way["cards"], worth, strict=True))
            assert way["over"] == int(state.paid) + spent - int(state.price)
        purse = sum(number * each for number, each in zip(done, (1, 2, 3), strict=True))
        assert told(state, seat)["purse"]["coins"] == purse
        assert told(state, (seat + 1) % int(state.players))["payment"] is None


def paying(options: Options) -> Iterator[State]:
    for state, _ in TRIAL.positions(options, games(2, 400), 9):
        if state.room == names_of.PAYING:
            yield state


# --- obligations


@each_option
def test_a_bribe_is_blocked_where_it_is_shown(options: Options) -> None:
    blocked = 0
    for state in bound(options, 12):
        there, shown = court.court_of(state), told(state, 0)
        for name in court.MINISTRIES:
            ministry = shown["ministries"][name]
            for seat in range(there["players"]):
                open_there = not there["ministries"][name]["resolved"]
                assert ministry["blocked"][seat] == (open_there and not court.may_bribe_in(there, seat, name))
                assert ministry["influence"][seat] == court.influence(there, seat, name)
            blocked += sum(ministry["blocked"])
            if state.room == names_of.TURN and ministry["blocked"][int(state.seat)]:
                assert_refused(state, name)
    assert blocked > 0


def assert_refused(state: State, ministry: str) -> None:
    """Every official there that nobody has bribed is refused by a gift, or by a price or by cubes."""
    first = 7 * court.MINISTRIES.index(ministry)
    clauses = {
        GAME.rules.why_not(state, int(state.seat), int(KINDS.action(0, official, 0)))
        for official in range(first, first + 7)
        if state.tile[official] and state.marker[official] == court.NOBODY
    }
    assert clauses <= {"CF-ACT-BRIBE-05", "CF-TURN-05", "CF-PAIR-11"}


@each_option
def test_the_web_is_the_gifts_with_what_they_forbid_and_force(options: Options) -> None:
    for state in some(bound(options, 12)):
        there, shown = court.court_of(state), told(state, 0)["bonds"]
        found = {(each["giver"], each["to"]): each for each in shown["gifts"]}
        assert {pair: each["value"] for pair, each in found.items()} == {
            (each["from"], each["to"]): each["value"] for each in there["gifts"]
        }
        for (giver, to), each in found.items():
            alone = {**there, "gifts": [gift for gift in there["gifts"] if (gift["from"], gift["to"]) == (giver, to)]}
            blocks = [name for name in court.MINISTRIES if not court.may_bribe_in(alone, to, name)]
            resolved = [name for name in court.MINISTRIES if there["ministries"][name]["resolved"]]
            assert set(each["blocks"]) == set(blocks) - set(resolved)
        for seat in range(there["players"]):
            assert shown["total"][seat] == court.gift_total(there, seat)
            assert shown["next"][seat] == court.active_cubes(there, seat)


@each_option
def test_cubes_are_what_they_were_at_the_start_of_the_round(options: Options) -> None:
    for state in some(positions(options, 13)):
        if names_of.ACTIONS <= state.phase <= names_of.IMPERIAL_FAVOUR:
            cubes = told(state, 0)["bonds"]["cubes"]
            for seat in some(range(int(state.players))):
                placed = sum(int(each) for each in state.on_box[13 * seat : 13 * seat + 13])
                assert cubes[seat] == placed + int(state.own[CUBES_OF + seat]) <= CUBES


@each_option
def test_whoever_must_tutor_can_do_nothing_else(options: Options) -> None:
    must = 0
    for state in bound(options, 7):
        there, shown = court.court_of(state), told(state, 0)["examination"]
        students = there["students"]
        assert [shown["students"][word] for word in ("red", "plain")] == students
        for each in shown["tutors"]:
            allowed = court.students_to_support(there, each["seat"])
            assert each["student"] == (None if allowed == {0, 1} else ("red", "plain")[min(allowed)])
            if each["student"]:
                must += 1
                assert each["owner"] == students[min(allowed)]
                assert each["value"] == court.gift_value(there, each["owner"], each["seat"])
        if state.room == names_of.TUTORING:
            mine = shown["tutors"][int(state.seat)]
            legal = {GAME.notation.to_json(state, action)["student"] for action in GAME.rules.legal(state)}
            assert legal == ({mine["student"]} if mine["student"] else {"red", "plain"})
            assert not mine["done"]
        if state.room == names_of.PLACING_CANDIDATE:
            legal = {
                GAME.notation.to_json(state, action)["official"]
                for action in GAME.rules.legal(state)
                if kind_name(action) == "place-candidate"
            }
            assert set(shown["places"]) == legal
    assert must > 0


# --- what stands


@each_option
def test_posts_and_titles_are_what_the_end_would_bring(options: Options) -> None:
    for state in some(bound(options, 12)):
        shown, there = told(state, -1), court.court_of(state)
        running, held = "", None
        if state.room == names_of.LENDING:
            running = court.MINISTRIES[int(state.cursor)]
            held = {space + 1: int(holder) for space, holder in enumerate(state.holder) if holder < 5}
        if not GAME.rules.is_over(state):
            court.end_now(there, running, held)
        else:
            there["titles"] = court.titles(there)
        for name in some(court.MINISTRIES):
            ministry, ended = shown["ministries"][name], there["ministries"][name]
            assert (ministry["minister"], ministry["secretary"]) == (ended["minister"], ended["secretary"])
            assert tuple(ministry["points"]) == ended["chits"]
        for each in some(shown["titles"]):
            counts = court.title_counts(there, each["id"])
            assert each["counts"] == counts
            assert each["tied"] == (counts.count(max(counts)) > 1)
            assert each["breaker"] == there["ministries"][court.TIE_BREAKERS[each["id"]]]["minister"]
            assert each["holder"] == there["titles"][each["id"]]


@each_option
def test_lands_are_worth_and_due_as_they_are_shown(options: Options) -> None:
    due = 0
    for state in positions(options, 11):
        there, shown = court.court_of(state), told(state, -1)["lands"]
        assert [each["id"] for each in shown] == [land["name"] for land in there["lands"]]
        for number, (each, land) in enumerate(zip(shown, there["lands"], strict=True)):
            price, points, reward = court.LANDS[land["name"]]
            assert (each["price"], each["deadline"]) == (price, court.DEADLINES[number])
            assert each["resolved"] == land["resolved"]
            assert each["full"] == (None not in land["boxes"])
            assert each["missing"] == land["boxes"].count(None)
            assert each["points"] == [
                sum(value for owner, value in zip(land["boxes"], points, strict=True) if owner == seat)
                for seat in range(there["players"])
            ]
            assert each["card"] == land["boxes"][reward - 1]
            assert each["left"] == court.DEADLINES[number] - there["wall"]
            if state.phase < names_of.GREAT_WALL:
                now = each["full"] or each["left"] == 1
                assert each["due"] == (now and not each["resolved"])
                due += each["due"]
    assert due > 0


@each_option
def test_what_is_due_is_what_an_idle_round_resolves(options: Options) -> None:
    rng, due = Rng(title(options)), 0
    for state in full(options, 20):
        shown, after = told(state, -1), idled(state, rng)
        for number, each in enumerate(shown["lands"]):
            assert bool(int(after.lands_resolved) >> number & 1) == (each["due"] or each["resolved"])
        for number, name in enumerate(court.MINISTRIES):
            ministry = shown["ministries"][name]
            due += ministry["due"]
            if ministry["due"] or ministry["resolved"]:
                assert int(after.resolved) >> number & 1
            elif after.phase < names_of.FINAL_RESOLUTION and candidates(after) == candidates(state):
                assert not int(after.resolved) >> number & 1
    assert due > 0


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


@each_option
def test_the_supply_is_all_that_is_nowhere_else(options: Options) -> None:
    for state in some(positions(options, 17)):
        supply = told(state, -1)["supply"]
        players = range(int(state.players))
        held = sum(int(state.hand[4 * seat + 3]) + int(state.aside[4 * seat + 3]) for seat in players)
        assert supply["deck"] + supply["discard"] + held == CARDS
        junks = sum(int(state.own[seat]) + int(state.own[5 + seat]) for seat in players)
        assert supply["junks"] + junks == JUNKS
        assert supply["candidates"] == int(state.any_left) + int(state.named_left).bit_count()


# --- who sees what


@each_option
def test_details_tell_nothing_that_a_seat_cannot_know(options: Options) -> None:
    rng = Random(title(options))
    for state, _ in some(TRIAL.positions(options, games(1, 200), 31)):
        if state.phase == names_of.SETTING_UP or GAME.rules.is_over(state):
            continue
        for seat in (-1, *range(int(state.players))):
            assert told(state, seat) == told(redealt(state, seat, rng), seat)


def test_seats_are_told_by_number() -> None:
    """The lists have an entry for each seat, in the order of the colours."""
    state = next(positions(CONFIGURATIONS[0], 1))
    assert len(told(state, 0)["bonds"]["next"]) == int(state.players) <= len(PLAYER_COLOURS)
