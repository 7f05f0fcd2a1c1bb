"""Laws of Confucius' foresight: resolutions go as they were told step by step; no examination means none."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from cf_digest_games import kind_of
from cf_trial import TRIAL, each_configuration, idle, play_some, with_other_gifts

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.state import IMPERIAL_FAVOUR, TURN
from guanxi.core.events import EVERYBODY, Event
from guanxi.core.foresight import Prospect
from guanxi.core.game import CHANCE, Options, State, View
from guanxi.core.rng import Rng
from guanxi.core.telling import events_of

RESOLVED = ("ministry-two", "ministry-one", "ministry-vacant")
STEPS = ("did-lend", "gift-cancelled", *RESOLVED)


def prospects(state: State, *kinds: str) -> list[Prospect]:
    found = GAME.foresight.prospects(GAME.rules.view(state, -1))
    return [each for prospect in found for each in (prospect, *prospect.steps) if each.kind in kinds]


def events_until_round_ends(state: State, rng: Rng) -> Iterator[Event]:
    """What is told until the next round begins or the game is over, if nobody does anything more."""
    now, this_round = GAME.rules.copy(state), state.round
    while not GAME.rules.is_over(now) and now.round == this_round:
        action = GAME.rules.chance(now, rng) if GAME.rules.to_act(now) == CHANCE else idle(now, rng)
        yield from events_of(GAME, now, int(action), EVERYBODY)
        GAME.rules.do(now, action)


def by_ministry(told: list[Event]) -> dict[str, list[tuple[str, dict[str, object]]]]:
    """The steps of each resolution."""
    found: dict[str, list[tuple[str, dict[str, object]]]] = {}
    now = ""
    for event in told:
        if event.name == "resolution-begins":
            now = str(event.facts["ministry"])
            found[now] = []
        elif event.name in STEPS and now:
            found[now].append((event.name, dict(event.facts)))
    return found


def events_of_steps(prospect: Prospect) -> list[tuple[str, dict[str, object]]]:
    return [(step.event, dict(step.event_facts)) for step in prospect.steps if step.kind != "drops-out"]


def crowded(state: State, rng: Random) -> State:
    """The same position with other gifts, and markers on most officials of ministries that are not resolved."""
    other = with_other_gifts(state, rng)
    for ministry in range(3):
        empty = rng.choice((0, 0, 0, 3))
        for official in range(7 * ministry, 7 * ministry + 7):
            if not int(state.resolved) >> ministry & 1:
                other.tile[official] = other.tile[official] or 4
                other.marker[official] = rng.randrange(int(state.players)) if rng.randrange(7) >= empty else 255
                other.secured[official] = rng.randrange(2) if other.marker[official] != 255 else 0
    return other


@pytest.mark.clause("CF-RES-09", "CF-RES-11", "CF-RES-13", "CF-RES-25", "CF-END-05", "CF-END-06")
@each_configuration
def test_a_resolution_goes_as_told_step_by_step(options: Options) -> None:
    """Where nothing is assumed: no free loan, and no examination that may change it."""
    kinds, rng = Counter[str](), Random(TRIAL.title(options))
    for before, action in play_some(options, 2, 60, every=9):
        if before.room != TURN or action < 0:
            continue
        state = crowded(before, rng)
        told = prospects(state, "ministry-now", "ministry-last")
        happened = by_ministry(list(events_until_round_ends(state, Rng(TRIAL.where))))
        for prospect in told:
            if prospect.facts["assumed"] == "no":
                steps = events_of_steps(prospect)
                assert steps == happened[str(prospect.facts["ministry"])], (TRIAL.where, prospect)
                kinds.update([prospect.kind, *(step.kind for step in prospect.steps)])
            else:
                kinds["assumed"] += 1
    assert {"ministry-now", "lends", "gift-cancelled", "posts-two", "assumed"} <= set(kinds)


@pytest.mark.clause("CF-RES-07", "CF-RES-11")
@each_configuration
def test_a_preview_tells_every_resolution_that_goes_another_way(options: Options) -> None:
    """Of whatever may be done, reward cards among it: who drops out, who lends to whom, who gets the posts."""
    found, rng = Counter[str](), Random(TRIAL.title(options))
    for before, action in play_some(options, 2, 40, every=7):
        for state in (before, crowded(before, rng)) if before.room == TURN and action >= 0 else ():
            view, legal = GAME.rules.view(state, int(state.seat)), GAME.rules.legal(state)
            rng.shuffle(legal)
            for one in {kind_of(each): each for each in legal}.values():  # one of each kind
                preview, then = GAME.foresight.preview(view, [one]), GAME.rules.copy(state)
                GAME.rules.do(then, one)
                was, comes = [resolutions(seen) for seen in (view, GAME.rules.view(then, view.seat))]
                changed = {name: way for name, way in comes.items() if name in was and was[name] != way}
                told = ways(preview.coming)
                assert changed.items() <= told.items(), (TRIAL.where, GAME.notation.write(state, one))
                found.update([kind_of(one)] * len(changed))
    assert {"bribe", "give gift", "transfer"} <= set(found), found


def resolutions(view: View) -> dict[str, list[tuple[str, dict[str, object]]]]:
    """How each ministry would resolve."""
    return ways(GAME.foresight.prospects(view))


def ways(told: Sequence[Prospect]) -> dict[str, list[tuple[str, dict[str, object]]]]:
    found = [each for each in told if each.kind.startswith("ministry")]
    return {str(each.facts["ministry"]): [(step.kind, dict(step.facts)) for step in each.steps] for each in found}


@each_configuration
def test_no_examination_is_held_that_is_not_foreseen(options: Options) -> None:
    looked = 0
    for state, action in play_some(options, 1, 40, every=30):
        if action >= 0 and 1 < state.phase <= IMPERIAL_FAVOUR and prospects(state, "no-examination"):
            looked += 1
            told = events_until_round_ends(state, Rng(TRIAL.where))
            assert state.room != TURN or "exam-begins" not in [event.name for event in told], TRIAL.where
    assert looked
