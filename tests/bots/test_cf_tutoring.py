"""Computer players tutor their own student where nothing binds them to another."""

from collections.abc import Iterator

import pytest
from bots_hands import decisions

from guanxi.bots import bot_named
from guanxi.bots.planner import PlannerBot
from guanxi.bots.weights import judge_of
from guanxi.confucius.minds.tutoring import favour_of_red, is_contested
from guanxi.confucius.rules.kinds import ENOUGH, KINDS, TUTOR
from guanxi.confucius.rules.state import TUTORING, State
from guanxi.core.game import game_named
from guanxi.core.rng import Rng
from running import some

GAME = game_named("confucius")


def free_choices(games: int) -> Iterator[State]:
    """Where greedy players choose between two students, of whom one is their own and neither has to be chosen."""
    for number in range(games):
        for state in decisions(GAME, {}, f"tutors-{number}", mover="greedy"):
            own = int(state.seat) in (int(state.student[0]), int(state.student[1]))
            if int(state.room) == TUTORING and own and len(GAME.rules.legal(state)) == 2:
                yield GAME.rules.copy(state)


@pytest.fixture(scope="module")
def choices() -> list[State]:
    return list(free_choices(3))


def own_student(state: State) -> int:
    return int(KINDS.action(TUTOR, 0 if int(state.student[0]) == int(state.seat) else 1, 0))


@pytest.mark.parametrize("name", ["greedy", "apprentice", "clerk", "planner", "planner@general", "search:4"])
def test_everybody_tutors_the_own_student(choices: list[State], name: str) -> None:
    for number, state in enumerate(some(choices)):
        view = GAME.rules.view(state, GAME.rules.to_act(state))
        assert bot_named(name, GAME, f"{number}").choose(view, GAME.rules.legal(state)) == own_student(state)


def test_the_two_students_do_not_look_alike(choices: list[State]) -> None:
    """The own one looks better, or just as good where the last tutor cannot change anything any more."""
    apart = []
    for state in some(choices):
        legal = GAME.rules.legal(state)
        planner = PlannerBot(GAME, judge_of(GAME), Rng("apart"))
        values = planner.values(GAME.rules.view(state, GAME.rules.to_act(state)), legal)
        own = legal.index(own_student(state))
        assert values[own] >= values[1 - own]
        apart.append(values[own] > values[1 - own])
    assert sum(apart) > len(apart) / 2


def after_cards(state: State) -> list[float]:
    """How likely the own student passes, from -1 to 1, when the seat has laid one card beside it, two, and so on."""
    sign = 1 if own_student(state) == KINDS.action(TUTOR, 0, 0) else -1
    laying, enough, found = GAME.rules.copy(state), KINDS.action(ENOUGH, 0, 0), []
    GAME.rules.do(laying, own_student(state))
    while cards := [action for action in GAME.rules.legal(laying) if action != enough]:
        GAME.rules.do(laying, cards[0])
        done = GAME.rules.copy(laying)
        GAME.rules.do(done, enough)
        assert is_contested(done)
        found.append(sign * favour_of_red(done))
    return found


def test_the_more_cards_beside_a_student_the_likelier_it_passes(choices: list[State]) -> None:
    """Sure is nobody before the last tutor is done."""
    rows = [after_cards(state) for state in choices]
    for row in some(rows):
        assert row == sorted(row)
        assert set(row) <= {-1.0, 1.0} or -1 < row[0] <= row[-1] < 1
    assert sum(len(set(row)) == len(row) > 1 for row in rows) > 2
