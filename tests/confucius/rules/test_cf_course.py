"""Laws over the course of whole games: CF-NEG, CF-SEQ, and what no single position shows of turns, officials, views."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from cf_steps import Step, played

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.components import MINISTRIES
from guanxi.confucius.rules.shared.officials import influence
from guanxi.confucius.rules.state import (
    ACTIONS,
    ACTIVE,
    DECK,
    DISCARD_PILE,
    IMPERIAL_FAVOUR,
    NOBODY,
    OUT_OF_GAME,
    State,
)
from guanxi.core.game import CHANCE
from guanxi.core.rng import Rng
from running import some

NAMES = ("black", "green", "purple", "white", "yellow")
TABLES = [("3", "off"), ("4", "on"), ("5", "on")]
each_table = pytest.mark.parametrize(("players", "advanced"), TABLES)

# Every word that begins an action of a player, and of chance.
WORDS = {
    *("bribe", "secure", "nominate", "force", "buy", "sail", "recruit", "invade", "give", "transfer", "petition"),
    *("commercial", "tax", "no", "imperial", "pass", "play", "spend", "enough", "arrive", "move", "replace", "swap"),
    *("with", "march", "tutor", "cancel", "keep", "place", "lend", "appoint", "discard"),
    "decline",  # a house rule of CF-EXAM-24
}
CHANCE_WORDS = {"chit", "distant", "land", "candidate", "official", "card", "reward", "chief"}


def play(players: str, advanced: str, games: int = 3) -> Iterator[Step]:
    for number in range(games):
        yield from played(players, advanced, f"course {players} {number}")


# --- negotiation


@pytest.mark.clause("CF-NEG-01")
def test_no_action_is_an_agreement():
    """Everything that can be said is an action of the catalogue: nobody can offer, accept, pay or lend by agreement."""
    state = GAME.rules.start(GAME.options({"players": "5"}))
    words = {GAME.notation.write(state, action).split()[0] for action in range(GAME.rules.n_actions(state))}
    assert words == WORDS | CHANCE_WORDS


def belongings(state: State, seat: int) -> dict[str, Any]:
    """What lies before a player, on the player's spaces and in the hand."""
    rows = {
        "hand": state.hand[seat * 4 : seat * 4 + 4],
        "aside": state.aside[seat * 4 : seat * 4 + 4],
        "rewards": state.rewards[seat * 10 : seat * 10 + 10],
        "gifts": state.gift[seat * 6 : seat * 6 + 6],
        "cubes on spaces": state.on_box[seat * 13 : seat * 13 + 13],
    }
    own = {row: [state.own[at + seat]] for row, at in OWN.items()}
    places = {"officials": state.marker, "students": state.student, "boxes": state.box}
    markers = {row: [n for n, owner in enumerate(vector) if owner == seat] for row, vector in places.items()}
    lands = {"lands": [n for n, seats in enumerate(state.visited) if seats >> seat & 1]}
    found = {**rows, **own, **markers, **lands, "score": [state.score[seat]]}
    return {row: [int(number) for number in numbers] for row, numbers in found.items()}


OWN = {"shipyard": 0, "ocean": 5, "supply": 10, "colony": 15, "cubes": 20}
# What an action of one player may change of another's, and the clauses that say so.
REACHES = {
    "give": {"gifts"},  # CF-ACT-GIVE-08
    "transfer": {"gifts", "officials"},  # CF-ACT-TRANS-05, CF-ACT-TRANS-06
    "play": {"officials"},  # CF-REW-13
    "move": {"shipyard"},  # CF-ACT-PET-05
    "replace student": {"students"},  # CF-ACT-PET-07
    "replace marker": {"officials"},  # CF-ACT-PET-15
    "with": {"officials"},  # CF-ACT-PET-10
    "march": {"boxes"},  # CF-ACT-PET-13
}


def reach(line: str) -> set[str]:
    words = line.split()
    return REACHES.get(" ".join(words[:2])) or REACHES.get(words[0]) or set()


@pytest.mark.clause("CF-NEG-01")
@each_table
def test_only_the_clauses_move_things_between_players(players, advanced):
    """In the Action phase few actions reach what another player owns, and none reaches cards and cubes."""
    seen = set()
    for step in play(players, advanced):
        if step.seat == CHANCE or step.before.phase not in (ACTIONS, IMPERIAL_FAVOUR):
            continue
        if step.after.phase != step.before.phase:
            continue
        for other in set(range(int(players))) - {step.seat}:
            old, new = belongings(step.before, other), belongings(step.after, other)
            changed = {row for row in old if old[row] != new[row]}
            assert changed <= reach(step.done), step.done
            if changed:
                seen.add(step.done.split()[0])
    assert {"give", "transfer"} & seen


@pytest.mark.clause("CF-NEG-01")
@each_table
def test_another_players_gifts_change_only_by_leaving_the_game(players, advanced):
    for step in some(play(players, advanced, games=1)):
        for index, old in some(enumerate(step.before.gift)):
            new = int(step.after.gift[index])
            if old != new and index // 6 != step.seat:
                assert old >= ACTIVE
                assert new == OUT_OF_GAME


@pytest.mark.clause("CF-NEG-02", "CF-NEG-03")
def test_only_the_position_decides_what_is_legal():
    """What was said or done before binds nobody: two ways into one position leave the same choices."""
    given = {"round": 2, "cubes": {"black": 2, "green": 2, "purple": 2}, "chief_minister": "purple"}
    states = []
    for lines in (
        ("no action", "give gift 1 to black", "no action", "give gift 1 to green", "no action", "no action"),
        ("give gift 1 to green", "no action", "no action", "no action", "give gift 1 to black", "no action"),
    ):
        state = GAME.positions.from_position(GAME.options({"players": "3"}), NAMES[:3], given, Rng("promise"))
        for line in lines:
            GAME.rules.do(state, GAME.notation.read(state, line)[0])
        states.append(state)
    assert GAME.rules.to_bytes(states[0]) == GAME.rules.to_bytes(states[1])
    assert GAME.rules.legal(states[0]) == GAME.rules.legal(states[1])


@pytest.mark.clause("CF-NEG-02")
def test_talking_about_actions_costs_nothing():
    """Players may ask of any action, their own or another's, whether it could be done; nothing changes by that."""
    state = GAME.positions.from_position(GAME.options({"players": "3"}), NAMES[:3], {"round": 2}, Rng("talk"))
    before = GAME.rules.to_bytes(state)
    for seat in range(3):
        for action in range(GAME.rules.n_actions(state)):
            GAME.words("en").refusal(state, seat, action, NAMES[:3])
    assert GAME.rules.to_bytes(state) == before


# --- sequence


@pytest.mark.clause("CF-SEQ-01", "CF-SEQ-02")
@each_table
def test_the_phases_of_a_round(players, advanced):
    """Phases never go back within a round; each round has a new Chief Minister, turns and a favour."""
    seen: dict[int, list[int]] = {}
    for step in play(players, advanced, games=1):
        seen.setdefault(int(step.before.round), []).append(int(step.before.phase))
    for number, phases in seen.items():
        assert phases == sorted(phases), number
        asked = {names_of.CHIEF_MINISTER, names_of.ACTIONS, names_of.IMPERIAL_FAVOUR}
        assert asked <= set(phases), number
    assert list(seen) == list(range(1, len(seen) + 1))


@pytest.mark.clause("CF-SEQ-02")
@each_table
def test_rounds_go_on_until_an_end_condition(players, advanced):
    for step in some(play(players, advanced)):
        before, after = step.before, step.after
        if after.round > before.round:
            assert after.round == before.round + 1
            assert after.wall < 9
            assert after.resolved != 7
            assert after.candidate != names_of.NO_CANDIDATE
        if GAME.rules.is_over(after):
            assert after.wall == 9 or after.all_resolved or after.candidate == names_of.NO_CANDIDATE


@pytest.mark.clause("CF-SEQ-03", "CF-COMP-15")
@each_table
def test_one_piece_of_wall_each_round(players, advanced):
    for step in some(play(players, advanced)):
        after = step.after
        court = after.phase > IMPERIAL_FAVOUR
        assert after.wall == (after.round if court else after.round - 1)
        assert after.round <= 9


# --- turns


@pytest.mark.clause("CF-TURN-10", "CF-TURN-07")
@each_table
def test_nobody_is_passed_for(players, advanced):
    passes = 0
    for step in play(players, advanced):
        before, after = step.before, step.after
        if before.round == after.round and before.phase == ACTIONS:
            passed = 1 << step.seat if step.line == "pass" else 0
            assert after.passed == before.passed | passed
            passes += bool(passed)
    assert passes > 10


@pytest.mark.clause("CF-TURN-02", "CF-TURN-08", "CF-COMP-18")
@each_table
def test_the_turn_goes_to_the_next_player_who_has_not_passed(players, advanced):
    turns: list[State] = []
    for step in play(players, advanced):
        if step.before.room == names_of.TURN and step.before.phase == ACTIONS and not step.before.free:
            turns.append(step.before)
    for one, other in some((one, other) for one, other in pairwise(turns) if one.round == other.round):
        waiting = [(int(one.seat) + n) % int(players) for n in range(1, int(players) + 1)]
        assert other.seat == next(seat for seat in waiting if not other.passed >> seat & 1)


@pytest.mark.clause("CF-TURN-12", "CF-ACT-NONE-02", "CF-ACT-FAV-07")
@each_table
def test_a_turn_always_has_a_way_out(players, advanced):
    for step in some(step for step in play(players, advanced, games=1) if step.before.room == names_of.TURN):
        cubes = step.before.own[20 + step.seat]
        for line in ("no action", "pass"):
            (action,) = GAME.notation.read(step.before, line)
            legal = not GAME.rules.why_not(step.before, step.seat, action)
            if step.before.free:
                assert legal == (line == "no action")
            else:
                assert legal == (line == ("no action" if cubes else "pass"))


# --- officials


@pytest.mark.clause("CF-OFF-02", "CF-OFF-03")
@each_table
def test_one_marker_on_an_official(players, advanced):
    """Everybody's influence together is the number of officials with a marker, and only officials carry one."""
    for step in some(play(players, advanced, games=1)):
        state = step.after
        for ministry in some(range(len(MINISTRIES))):
            spaces = range(7 * ministry, 7 * ministry + 7)
            bribed = [space for space in spaces if state.marker[space] != NOBODY]
            assert sum(int(influence(state, seat, ministry)) for seat in range(int(players))) == len(bribed)
            assert all(state.tile[space] for space in bribed)


@pytest.mark.clause("CF-OFF-07", "CF-OFF-08", "CF-OFF-09")
@each_table
def test_who_loses_an_official(players, advanced):
    """Unsecured ones to a Bribery card, a candidate or petition 6; secured ones never; in a resolved ministry none."""
    taken = set()
    for step in play(players, advanced, games=6):
        word = " ".join(step.done.split()[:2]) if step.done.startswith("replace") else step.done.split()[0]
        if word in ("transfer", "with"):  # given away, or moved with its marker
            continue
        for official, owner in enumerate(step.before.marker):
            if owner in (NOBODY, step.after.marker[official]):
                continue
            assert not step.before.secured[official]
            assert not step.before.resolved >> official // 7 & 1
            assert word in ("play", "place", "replace marker"), step.done
            taken.add(word)
    assert "play" in taken or "place" in taken


@pytest.mark.clause("CF-OFF-04", "CF-ACT-SECURE-03")
@each_table
def test_candidates_are_secured_and_secured_officials_stay_so(players, advanced):
    candidates = 0
    for step in play(players, advanced):
        state = step.after
        for official, tile in enumerate(state.tile):
            if tile == names_of.CANDIDATE_TILE:
                assert state.secured[official]
                candidates += 1
            if step.before.secured[official] and step.done.split()[0] != "with":
                assert state.secured[official]
    assert candidates


@pytest.mark.clause("CF-OFF-09")
@each_table
def test_a_resolved_ministry_is_frozen(players, advanced):
    for step in some(step for step in play(players, advanced, games=2) if step.before.resolved):
        for ministry in range(3):
            if step.before.resolved >> ministry & 1:
                for row in ("tile", "marker", "secured"):
                    rows = [
                        [int(x) for x in getattr(state, row)][7 * ministry : 7 * ministry + 7]
                        for state in (step.before, step.after)
                    ]
                    assert rows[0] == rows[1], (step.done, row)


# --- the deck


@pytest.mark.clause("CF-DECK-02", "CF-DECK-01")
@each_table
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn(players, advanced):
    shuffled = 0
    for step in play(players, advanced):
        old, new = int(step.before.cards[DISCARD_PILE + 3]), int(step.after.cards[DISCARD_PILE + 3])
        if new < old:
            shuffled += 1
            assert step.after.room == names_of.DRAW_CARD
            assert new == 0
            drawn = step.line.startswith("card")
            assert step.before.cards[DECK + 3] == (1 if drawn else 0)
    assert players == "3" or shuffled


# --- hidden information


@pytest.mark.clause("CF-INFO-11")
@each_table
def test_nothing_automatic_depends_on_hidden_cards(players, advanced):
    """The same action in two positions that look alike to another player leads to two that look alike again."""
    rng = Rng("hidden")
    compared = 0
    for number, step in enumerate(play(players, advanced)):
        if step.seat == CHANCE or step.before.phase > IMPERIAL_FAVOUR or number % 3:
            continue
        (action,) = GAME.notation.read(step.before, step.line)
        other = (step.seat + 1 + number % (int(players) - 1)) % int(players)
        twin = GAME.rules.deal(GAME.rules.view(step.before, other), rng)
        if GAME.rules.why_not(twin, step.seat, action):
            continue
        after = GAME.rules.copy(step.before)
        GAME.rules.do(after, action)
        GAME.rules.do(twin, action)
        compared += 1
        assert GAME.rules.view_bytes(GAME.rules.view(after, other)) == GAME.rules.view_bytes(
            GAME.rules.view(twin, other)
        ), step.line
    assert compared > 50
