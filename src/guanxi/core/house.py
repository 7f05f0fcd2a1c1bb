"""House rules: readings of a clause that some tables prefer to ours. The catalogue lists them; usually all are off."""

import difflib
from collections.abc import Mapping

from guanxi.core.catalogue import Catalogue, Option
from guanxi.core.errors import InputError
from guanxi.core.saying import did_you_mean, either, sentence


def house_rule(catalogue: Catalogue, name: str) -> Option:
    """The house rule of that name; InputError suggests others."""
    if name not in catalogue.house_rules:
        near = did_you_mean(difflib.get_close_matches(name, catalogue.house_rules, n=2))
        listed = sentence("house-listed", game=catalogue.about.game)
        raise InputError(
            sentence("no-house-rule", title=catalogue.about.title, name=repr(name[:40]), hint=near or listed)
        )
    return catalogue.house_rules[name]


def said(catalogue: Catalogue, text: str) -> tuple[str, str]:
    """`NAME=VALUE`, or only `NAME` where there is one value beside the usual one."""
    name, sign, value = text.partition("=")
    option = house_rule(catalogue, name)
    others = [each for each in option.values if each != option.default]
    if not sign and len(others) > 1:
        ways = either([f"{name}={each}" for each in others])
        raise InputError(sentence("house-several-ways", name=name, ways=ways))
    return name, value if sign else others[0]


def chosen(
    catalogue: Catalogue, given: Mapping[str, str], official: Mapping[str, str], typed: Mapping[str, str] | None = None
) -> dict[str, str]:
    """The house rules among `given` that are played, in the order of the catalogue; those at their default are not.

    `official` has the official options under the names of the catalogue, `typed` what a player calls these. InputError
    says what contradicts.
    """
    played = {}
    for name in given:
        option = house_rule(catalogue, name)
        if given[name] not in option.values:
            raise InputError(
                sentence(
                    "house-one-of",
                    name=name,
                    values=either(option.values),
                    given=repr(given[name][:20]),
                    clause=option.clauses[0],
                )
            )
    for name, option in catalogue.house_rules.items():
        if given.get(name, option.default) != option.default:
            played[name] = given[name]
    for name in played:
        _check_together(catalogue, name, {**official, **played}, typed or {})
    return played


def _check_together(catalogue: Catalogue, name: str, values: Mapping[str, str], typed: Mapping[str, str]) -> None:
    """Does what a house rule needs hold, and nothing that it excludes?"""
    option = catalogue.house_rules[name]
    lacking = [("house-needs", choice) for choice in option.needs if not _holds(catalogue, choice, values)]
    barred = [("house-excludes", choice) for choice in option.excludes if _holds(catalogue, choice, values)]
    for message, choice in lacking + barred:
        other, _, value = choice.partition("=")
        told = f"{typed.get(other, other)} {value}".strip()
        raise InputError(sentence(message, name=name, choice=told, clause=option.clauses[0]))


def _holds(catalogue: Catalogue, choice: str, values: Mapping[str, str]) -> bool:
    name, sign, value = choice.partition("=")
    usual = next(option.default for option in catalogue.options if option.name == name)
    return values.get(name, usual) == value if sign else values.get(name, usual) != usual
