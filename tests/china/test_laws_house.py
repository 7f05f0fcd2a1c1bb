"""The laws of every game, on China with house rules: each reading alone, and all of them in a few mixes."""

from functools import partial

import pytest
from china_trial import CONSTANT, HOUSE_FIELDS, ONLY_BY_HOUSE, STYLES, check_cards, idle, styled
from digest_games import HOUSE, title

from guanxi.china.game import GAME
from guanxi.china.rules.house import HOUSE_RULES
from guanxi.core.catalogue import load_catalogue
from guanxi.core.game import Options
from guanxi.laws import LAWS, Trial
from guanxi.laws.actions import refused_by
from trying import games

EACH: list[Options] = [
    GAME.options({"players": "3", "fortifications": "on", name: value}) for name, value, _ in HOUSE_RULES
]
EVERY = {  # about one position of so many is looked at, where a look takes long
    **dict.fromkeys(("copies", "asking", "items", "worlds", "deals", "secrets"), 30),
    **dict.fromkeys(("bytes", "view bytes", "view numbers", "weights"), 10),
    **dict.fromkeys(("parts", "perft", "standing", "previews", "foreseen words"), 60),
    "foreseen worlds": 80,
}
SINGLY = ("legal", "ends", "conserved", "bytes", "worlds", "prospects", "standing", "previews")  # the others in mixes

each_rule = pytest.mark.parametrize("options", EACH, ids=lambda options: "=".join(list(options.items())[-1]))
each_mix = pytest.mark.parametrize("options", HOUSE, ids=title)


def trial_of(options: Options) -> Trial:
    """What a house rule that is not played would change stays as it was."""
    played = {field for name, field in HOUSE_FIELDS.items() if name in options}
    if options.get("road_method") == "longest_first":
        played -= {HOUSE_FIELDS["road_method"]}
    styles = {style: partial(styled, style) for style in STYLES}
    return Trial(GAME, [options], styles, idle=idle, check=check_cards, constant=CONSTANT - played)


def hold(law: str, options: Options) -> None:
    LAWS[law].hold(trial_of(options), options, games(1, 200), EVERY.get(law, 1))


def test_every_reading_of_the_catalogue_has_a_bit_and_is_tried() -> None:
    rules = load_catalogue("china").house_rules.values()
    readings = {(rule.name, value) for rule in rules for value in rule.values if value != rule.default}
    assert {(name, value) for name, value, _ in HOUSE_RULES} == readings
    assert {reading for options in HOUSE for reading in options.items()} >= readings
    bits = [bit for _, _, bit in HOUSE_RULES]
    assert sum(bits) == 2 ** len(bits) - 1


@pytest.mark.parametrize("law", SINGLY)
@each_rule
def test_a_law_with_one_house_rule(options: Options, law: str) -> None:
    hold(law, options)


@pytest.mark.parametrize("law", sorted(set(LAWS) - {"refusals"}))
@each_mix
def test_a_law_with_many_house_rules(options: Options, law: str) -> None:
    hold(law, options)


def test_what_only_house_rules_refuse_is_met_and_has_its_sentence() -> None:
    met = {clause for options in HOUSE for clause in refused_by(trial_of(options), options, games(2, 100), 4)}
    assert met >= ONLY_BY_HOUSE


def test_what_only_house_rules_tell_is_told() -> None:
    told = set()
    for options in HOUSE:
        trial = trial_of(options)
        for number in range(len(STYLES)):
            for state, action in trial.play(options, number):
                told |= (
                    {event[0] for event in GAME.rules.tell(GAME.rules.copy(state), action)} if action >= 0 else set()
                )
    names = {row.name for number, row in enumerate(GAME.events(GAME.rules.start(EACH[0])).rows) if number in told}
    assert names >= {"road-left-out", "discard-shown"}
