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
