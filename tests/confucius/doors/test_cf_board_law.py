"""What a board shows is what holds: details of random positions of all options against the rules when they are tried,
and against a second opinion (`naive_court.py`).
"""

import naive_court as court
import pytest
from board_law_hands import (
    CARDS,
    CUBES_OF,
    JUNKS,
    assert_discounted,
    assert_refused,
    bound,
    candidates,
    each_option,
    full,
    idled,
    kind_name,
    legal_by_kind,
    paying,
    positions,
    price_of,
    resolutions_of,
    told,
    turns,
)
from cf_digest_games import CONFIGURATIONS, HOUSE_GAMES, title
from cf_trial import card_sequences, cards_told, each_after

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.components import BOX_NAMES, CUBES, MINISTRIES, PLAYER_COLOURS
from guanxi.confucius.rules.kinds import GIVE_GIFT, KINDS
from guanxi.core.game import Options
from guanxi.core.kinds import NO_SPACE
from guanxi.core.rng import Rng
from running import some

pytestmark = pytest.mark.once  # what doors tell: they are interpreted with either engine

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


@each_option
def test_the_web_is_the_gifts_with_what_they_forbid_and_force(options: Options) -> None:
    for state in some(bound(options, 12)):
        there, shown = court.court_of(state), told(state, 0)["bonds"]
        found = {(each["giver"], each["to"]): each for each in shown["gifts"]}
        assert len(found) == len(shown["gifts"])
        assert {pair: each["value"] for pair, each in found.items()} == {
            (each["from"], each["to"]): each["value"] for each in there["gifts"]
        }
        for (giver, to), each in found.items():
            alone = {**there, "gifts": [gift for gift in there["gifts"] if (gift["from"], gift["to"]) == (giver, to)]}
            blocks = [name for name in court.MINISTRIES if not court.may_bribe_in(alone, to, name)]
            resolved = [name for name in court.MINISTRIES if there["ministries"][name]["resolved"]]
            assert set(each["blocks"]) == set(blocks) - set(resolved)
            rivals = [court.gift_value(there, other, to) for other in range(there["players"])]
            assert each["foremost"] == (each["value"] == max(rivals))
        for seat in range(there["players"]):
            assert shown["total"][seat] == court.gift_total(there, seat)
            if not any(each.kind == "ministry-now" for each in GAME.foresight.prospects(GAME.rules.view(state, 0))):
                assert shown["next"][seat] == court.active_cubes(there, seat)  # no loan cancels a gift before


@each_option
def test_a_gift_makes_tutor_whom_it_says_it_does(options: Options) -> None:
    tutors = 0
    for state in bound(options, 7):
        there, shown = court.court_of(state), told(state, 0)["bonds"]["gifts"]
        students = there["students"]
        before = state.phase < names_of.EXAMINATION
        contested = None not in students and students[0] != students[1]
        for each in shown:
            allowed = court.students_to_support(there, each["to"]) if contested else set()
            forced = len(allowed) == 1 and students[min(allowed)] == each["giver"]
            student = ("red", "plain")[min(allowed)] if forced else None
            if before or (state.room == names_of.TUTORING and each["to"] == state.seat):
                assert each["tutors"] == student
            else:
                assert each["tutors"] in (None, student)  # who has tutored is not bound any more
            tutors += each["tutors"] is not None
    assert tutors > 0


@each_option
def test_a_gift_directs_a_loan_where_it_says_it_does(options: Options) -> None:
    directed = 0
    for state in bound(options, 7):
        if state.phase in (names_of.RESOLUTION, names_of.FINAL_RESOLUTION) and state.room != names_of.LENDING:
            continue  # chance, or nothing to choose
        there, bonds = court.court_of(state), told(state, 0)["bonds"]
        players, resolutions = range(there["players"]), resolutions_of(state, there)
        for seat in players:
            receivers = {
                name: sorted(each.receivers(seat)) if each.participants() != {seat} else []
                for name, each in resolutions.items()
                if seat in each.participants()
            }
            assert bonds["lends"][seat] == receivers
        for each in bonds["gifts"]:
            lends = [name for name, there in bonds["lends"][each["to"]].items() if there == [each["giver"]]]
            assert each["lends"] == lends
            directed += len(lends)
        if state.room == names_of.LENDING:
            legal = {GAME.notation.to_json(state, action)["to"] for action in GAME.rules.legal(state)}
            name = court.MINISTRIES[int(state.cursor)]
            assert legal == set(bonds["lends"][int(state.seat)][name])
    assert directed > 0


@each_option
def test_what_may_be_given_back_is_worth_what_is_shown_or_more(options: Options) -> None:
    refused = given = 0
    for state in bound(options, 5):
        if state.room != names_of.TURN:
            continue
        state.free, seat = names_of.FAVOUR_ACTION, int(state.seat)  # cubes are in nobody's way
        gifts = told(state, seat)["bonds"]["gifts"]
        least = {each["giver"]: each["returns"] for each in gifts if each["to"] == seat}
        for giver, returns in least.items():
            for value in range(1, 7):
                clause = GAME.rules.why_not(state, seat, int(KINDS.action(GIVE_GIFT, value, giver)))
                if clause == "CF-ACT-GIVE-05":
                    assert value < returns
                    refused += 1
                elif clause == "":
                    assert value >= returns
                    given += 1
    assert refused + given > 0


@each_option
def test_a_ministry_lacks_what_is_shown(options: Options) -> None:
    for state in some(bound(options, 12)):
        there, shown = court.court_of(state), told(state, 0)["ministries"]
        resolved = [name for name in court.MINISTRIES if there["ministries"][name]["resolved"]]
        for name, each in some(shown.items()):
            spaces = there["ministries"][name]["spaces"]
            assert each["resolved"] == (name in resolved)
            ending = state.phase == names_of.FINAL_RESOLUTION and name not in resolved
            assert each["due"] == (ending or court.is_due(there, name))
            assert each["empty"] == sum(space["tile"] == 0 for space in spaces)
            assert each["missing"] == sum(space["owner"] is None for space in spaces)
            assert each["third"] == (name not in resolved and len(resolved) == 2)
            assert each["discount"] == [court.has_discount(there, seat, name) for seat in range(there["players"])]
            if each["one_more"]:
                assert (each["missing"], each["resolved"]) == (1, False)


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


def test_who_may_be_chosen_is_told_to_everybody_and_a_loan_as_it_comes_about() -> None:
    """Who gets the posts and what everybody would have then: as when each choice is tried, whoever looks."""
    many = appointed = 0
    for options in CONFIGURATIONS + HOUSE_GAMES:
        for count, state in enumerate(positions(options, 1)):
            if count % 9 and state.room not in (names_of.APPOINTING, names_of.LENDING):
                continue  # that nothing is told where nothing is chosen is tried often enough
            shown = told(state, -1)
            loans, chiefs = shown["loans"], shown["chiefs"]
            named = legal_by_kind(state).get("appoint", []) if state.room == names_of.APPOINTING else []
            assert chiefs == [KINDS.one[action] for action in named]
            legal = legal_by_kind(state).get("lend", []) if state.room == names_of.LENDING else []
            assert [each["to"] for each in loans] == [KINDS.one[action] for action in legal]
            now = GAME.rules.totals(state)
            for each, action in zip(loans, legal, strict=True):
                after = GAME.rules.copy(state)
                GAME.rules.do(after, action)
                ministry, then = MINISTRIES[int(state.cursor)], GAME.rules.totals(after)
                words = GAME.positions.position(after, list(PLAYER_COLOURS[: int(state.players)]))
                posts = words["ministries"][ministry]
                if posts["resolved"]:
                    told_posts = [PLAYER_COLOURS[each[post]] for post in ("minister", "secretary")]
                    assert told_posts == [posts["minister"], posts["secretary"]]
                assert (each["totals"], each["gains"]) == (list(then), [a - b for a, b in zip(then, now, strict=True)])
            appointed += len(chiefs) > 1
            if len(loans) > 1:
                many += 1
                assert all(told(state, seat)["loans"] == loans for seat in range(int(state.players)))
    assert min(many, appointed) > 5


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
