"""The laws of foresight find out whoever is wrong: about what comes, what a move changes, what a seat may know."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from guanxi.core.foresight import (
    GAME,
    STANDS,
    WILL,
    Change,
    Foresight,
    Measures,
    NoForesight,
    Preview,
    Prospect,
    changes,
)
from guanxi.core.game import game_named
from guanxi.laws import LAWS, Trial
from guanxi.laws.trial import any_action

CHINA = game_named("china")
OPTIONS = CHINA.options({"players": "3"})
FORESEEN = ("prospects", "standing", "previews", "foreseen worlds", "foreseen words")


class Seer(NoForesight):
    """Counts hands, and knows that every game ends."""

    coming = Prospect("end", GAME, WILL, "CN-END-01", ends_game=True, event="game-ended")

    def prospects(self, view: Any) -> Sequence[Prospect]:
        return () if CHINA.rules.is_over(view.shown) else (self.coming,)

    def measures(self, view: Any) -> Measures:
        return {("hand", seat, ""): int(view.shown.hand[6 * seat + 5]) for seat in range(3)}

    def preview(self, view: Any, actions: Sequence[int]) -> Preview:
        after = CHINA.rules.copy(view.shown)
        for action in actions:
            CHINA.rules.do(after, action)
        return Preview(changes(self.measures(view), self.measures(CHINA.rules.view(after, view.seat))))

    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        return "It is as it is."


class TooSoon(Seer):
    coming = replace(Seer.coming, by=3)


class Never(Seer):
    coming = replace(Seer.coming, event_facts={"room": "nowhere"})


class NoSign(Seer):
    coming = replace(Seer.coming, event="")


class StandsNever(Seer):
    coming = replace(Never.coming, sure=STANDS)


class Blind(Seer):
    def preview(self, view: Any, actions: Sequence[int]) -> Preview:
        return Preview()


class Excused(Blind):
    """What a seat can know is not open, whatever the preview says."""

    def preview(self, view: Any, actions: Sequence[int]) -> Preview:
        return Preview(undecided=("everything",))


class Boastful(Seer):
    def preview(self, view: Any, actions: Sequence[int]) -> Preview:
        return replace(super().preview(view, actions), coming=(replace(self.coming, kind="more"),))


class Wordless(Seer):
    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        return "{ $nothing }"


def trial_of(foresight: Foresight) -> Trial:
    return Trial(replace(CHINA, foresight=foresight), [OPTIONS], idle=any_action(CHINA))


@pytest.mark.parametrize("law", FORESEEN)
@pytest.mark.parametrize("seer", [Seer, NoForesight])
def test_who_is_right_keeps_the_laws(law: str, seer: type) -> None:
    assert LAWS[law].hold(trial_of(seer()), OPTIONS, 1, 20) > 3


@pytest.mark.parametrize(
    ("law", "seer", "told"),
    [
        ("prospects", TooSoon, "end {} was said to happen, and did not"),
        ("prospects", Never, "the game is over without end {}"),
        ("prospects", NoSign, "end will happen, but no event tells it"),
        ("standing", StandsNever, "the game is over without end {}"),
        ("previews", Blind, "as previewed"),
        ("previews", Excused, "as previewed"),
        ("previews", Boastful, "something does not come"),
        ("foreseen words", Wordless, "is no sentence"),
    ],
)
def test_who_is_wrong_breaks_one(law: str, seer: type, told: str) -> None:
    with pytest.raises(AssertionError) as failure:
        LAWS[law].hold(trial_of(seer()), OPTIONS, 1, 5)
    assert str(failure.value).startswith(f"{law}: china, 3/")
    assert told in str(failure.value)


def test_foreseeing_what_a_seat_cannot_know_breaks_one() -> None:
    """Here nobody is to know how many cards the last seat holds."""

    def redealt(state: Any, seat: int, rng: Random) -> Any:
        other = CHINA.rules.copy(state)
        other.hand[17] = rng.randrange(4)
        return other

    trial = replace(trial_of(Seer()), redealt=redealt)
    with pytest.raises(AssertionError, match="foresees what it cannot know"):
        LAWS["foreseen worlds"].hold(trial, OPTIONS, 1, 5)
