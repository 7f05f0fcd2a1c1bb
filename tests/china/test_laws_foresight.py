"""The laws of foresight, on China; and that there was something of every kind to try them on."""

from collections import Counter
from random import Random

import pytest
from china_trial import TRIAL, each_configuration, hold, names_of, play_some

from guanxi.china.game import GAME
from guanxi.core.foresight import STANDS, WILL, Prospect
from guanxi.core.game import Options
from guanxi.laws.foresight import gestures
from running import some


@pytest.mark.clause("CN-DRAW-07", "CN-DRAW-13", "CN-END-01", "CN-END-02", "CN-END-03", "CN-END-05")
@each_configuration
def test_what_will_happen_happens(options: Options) -> None:
    hold("prospects", options, 8, 2000, every=3)


@pytest.mark.clause("CN-FINAL-02", "CN-ALLY-05", "CN-ROAD-02")
@each_configuration
def test_what_stands_happens_among_players_who_place_nothing(options: Options) -> None:
    hold("standing", options, 4, 800, every=25)


@each_configuration
def test_a_preview_is_what_then_happens(options: Options) -> None:
    hold("previews", options, 2, 400, every=40)


@pytest.mark.clause("CN-INFO-01", "CN-INFO-02", "CN-INFO-03")
@each_configuration
def test_nobody_foresees_what_a_seat_cannot_know(options: Options) -> None:
    hold("foreseen worlds", options, 4, 400, every=120)


@each_configuration
def test_everything_foreseen_has_words(options: Options) -> None:
    hold("foreseen words", options, 4, 400, every=60)


def all_prospects() -> Counter[tuple[str, str]]:
    """How often each kind of prospect came up, and how sure it was."""
    found: Counter[tuple[str, str]] = Counter()

    def count(prospect: Prospect) -> None:
        found[prospect.kind, prospect.sure] += 1
        for step in prospect.steps:
            count(step)

    for options in TRIAL.options:
        for state, _ in play_some(options, 8, 8, every=20):
            for prospect in GAME.foresight.prospects(GAME.rules.view(state, -1)):
                count(prospect)
    return found


def test_the_laws_see_all_kinds_of_prospects() -> None:
    found = all_prospects()
    will = {kind for kind, sure in found if sure == WILL}
    assert will >= {"pile-shuffled", "pile-used-up", "last-round", "last-turn"}
    stands = {kind for kind, sure in found if sure == STANDS}
    assert stands >= {"province-counts", "alliance-counts", "roads-count", "province-doubled", "emissaries-full"}
    others = {"turns-left", "province-next", "province-if", "alliance-next", "alliance-lost", "chain-next"}
    assert {kind for kind, _ in found} >= others | {"emissaries-next", "fortification-bare", "supply"}


def test_the_laws_see_all_kinds_of_changes() -> None:
    changed, warned, left_open = set(), set(), set()
    rng = Random(1)
    for options in TRIAL.options[1::2]:
        for state, action in some(play_some(options, 12, 12, every=20)):
            seat = int(GAME.rules.to_act(state)) if action >= 0 else -1
            if seat >= 0:
                view = GAME.rules.view(state, seat)
                for told in gestures(TRIAL, state, rng):
                    preview = GAME.foresight.preview(view, told)
                    changed |= {change.kind for change in preview.changes}
                    warned |= {warning.kind for warning in preview.warnings}
                    left_open |= set(preview.undecided)
                    assert all(
                        0 <= change.seat < len(names_of(options)) or change.seat == -1 for change in preview.changes
                    )
    assert changed >= {"total", "source", "chain", "chain-ways", "spaces", "limit", "room", "lead", "supply", "hand"}
    assert changed >= {"points", "scored", "place"}
    assert {"gives", "alliance-next"} <= warned
    assert left_open == {"cards", "draws", "payment"}
