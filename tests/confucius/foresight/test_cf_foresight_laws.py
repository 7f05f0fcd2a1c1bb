"""The laws of foresight on Confucius: what will happen happens, what stands happens among idle players, previews come
true, nobody foresees what is hidden, everything has a sentence.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from cf_trial import TRIAL, each_configuration, hold

from guanxi.confucius.doors.foresight import ConfuciusForesight
from guanxi.confucius.game import GAME
from guanxi.core.foresight import Prospect
from guanxi.core.game import Options
from trying import Trying

LAWS = ("prospects", "standing", "previews", "foreseen worlds", "foreseen words")


# What seeded games come to, with how sure it is; other kinds are tested in small positions.
SEEN = {
    *(
        (kind, "will")
        for kind in ("examination", "favour", "wall", "round-end", "rounds", "last-round", "ministry-now")
    ),
    *((kind, "will") for kind in ("appoints", "cubes", "discards", "land-fails", "must-tutor", "new-official")),
    *((kind, "stands") for kind in ("blocked", "cubes", "discards", "land-fails", "ministry-now", "ministry-last")),
    *((kind, "stands") for kind in ("must-tutor", "no-examination", "posts-two", "title", "appoints")),
    *((kind, "one_more") for kind in ("land-one-more", "ministry-one-more", "no-examination")),
    *((kind, "near") for kind in ("candidates", "land", "ministry", "title", "drops-out", "lends")),
}


class Unfolded(ConfuciusForesight):
    """Steps are told like prospects, so that the laws look at them as well."""

    def prospects(self, view: Any) -> Sequence[Prospect]:
        return [each for prospect in super().prospects(view) for each in (prospect, *prospect.steps)]


UNFOLDED = Trying(replace(TRIAL, game=replace(GAME, foresight=Unfolded())))


@each_configuration
@pytest.mark.parametrize("law", LAWS)
def test_the_laws_of_foresight(law: str, options: Options) -> None:
    assert hold(law, options, 2, 100, every=40)


@each_configuration
@pytest.mark.parametrize("law", ["prospects", "standing"])
def test_the_steps_of_a_prospect_come_true(law: str, options: Options) -> None:
    assert UNFOLDED.hold(law, options, 2, 100, every=20)


def test_the_laws_see_all_these_kinds() -> None:
    found = set()
    for options in TRIAL.options:
        for state, _ in UNFOLDED.play_some(options, 4, 8, every=25):
            for prospect in UNFOLDED.trial.game.foresight.prospects(GAME.rules.view(state, -1)):
                found.add((prospect.kind, prospect.sure))
    assert found >= SEEN, SEEN - found
