"""The options of Confucius, checked: CF-COMP-01, CF-VAR-01, CF-VAR-03, and the house rules of the catalogue."""

from collections.abc import Mapping

from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.confucius.rules.house import HOUSE_RULES
from guanxi.core import house
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.rules import Options

OPTIONS = {"advanced": "advanced_game", "admiral": "admiral_variant"}  # and their names in the catalogue


def options(given: Mapping[str, str]) -> Options:
    """`players`, `advanced` and `admiral`, then the house rules that are played."""
    for name in given:
        if name not in ("players", *OPTIONS, *HOUSE_RULES):
            raise InputError(sentence("unknown-option", name=repr(name[:40])))
    players = given.get("players", "4")
    if players not in [str(number) for number in range(MIN_PLAYERS, MAX_PLAYERS + 1)]:
        raise InputError(sentence("players-how-many", least=MIN_PLAYERS, most=MAX_PLAYERS, players=players[:20]))
    chosen = {"players": players}
    for name in OPTIONS:
        chosen[name] = given.get(name, "off")
        if chosen[name] not in ("off", "on"):
            raise InputError(sentence("option-on-off", name=name, given=repr(chosen[name][:20])))
    return chosen | _house_rules(given, {OPTIONS[name]: chosen[name] for name in OPTIONS})


def _house_rules(given: Mapping[str, str], official: Mapping[str, str]) -> dict[str, str]:
    """Those that are not at their default, so that the records of usual games say nothing of them."""
    told = {name: given[name] for name in given if name in HOUSE_RULES}
    typed = {listed: name for name, listed in OPTIONS.items()}
    return house.chosen(load_catalogue("confucius"), told, official, typed) if told else {}
