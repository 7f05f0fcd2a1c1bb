"""The options of Confucius, checked: CF-COMP-01, CF-VAR-01, CF-VAR-03."""

from collections.abc import Mapping

from guanxi.confucius.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.rules import Options

OPTIONS = {"advanced": "advanced_game", "admiral": "admiral_variant"}  # and their names in the catalogue


def options(given: Mapping[str, str]) -> Options:
    """`players`, `advanced` and `admiral`."""
    for name in given:
        if name not in ("players", *OPTIONS):
            raise InputError(_unknown_option(name))
    players = given.get("players", "4")
    if players not in [str(number) for number in range(MIN_PLAYERS, MAX_PLAYERS + 1)]:
        limits = f"{MIN_PLAYERS} to {MAX_PLAYERS}"
        raise InputError(f"Confucius is for {limits} players, not {players[:20]} (CF-COMP-01)")
    chosen = {"players": players}
    for name in OPTIONS:
        chosen[name] = given.get(name, "off")
        if chosen[name] not in ("off", "on"):
            raise InputError(f"{name} is on or off, not {chosen[name][:20]!r} (CF-VAR-01, CF-VAR-03)")
    return chosen


def _unknown_option(name: str) -> str:
    """Tell a house rule that is not played yet from a slip of the pen."""
    if any(option.name == name and not option.official for option in load_catalogue("confucius").options):
        return f"{name} is a house rule of the catalogue that guanxi does not play yet"
    return f"Confucius has no option {name[:40]!r}; it has players, advanced and admiral"
