"""The options of China, checked: CN-SETUP-01, CN-FORT-01."""

from collections.abc import Mapping

from guanxi.china.rules import setup
from guanxi.china.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.rules import Options


def options(given: Mapping[str, str]) -> Options:
    """`players`, `side` and `fortifications`."""
    for name in given:
        if name not in ("players", "side", "fortifications"):
            raise InputError(_unknown_option(name))
    players = given.get("players", "4")
    if players not in [str(number) for number in range(MIN_PLAYERS, MAX_PLAYERS + 1)]:
        raise InputError(f"China is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players[:20]} (CN-COMP-01)")
    sides = setup.legal_sides(int(players))
    side = given.get("side", sides[0])
    if side not in sides:
        raise InputError(f"{players} players use side {' or '.join(sides)}, not {side[:20]!r} (CN-SETUP-01)")
    fortifications = given.get("fortifications", "off")
    if fortifications not in ("off", "on"):
        raise InputError(f"fortifications are on or off, not {fortifications[:20]!r} (CN-FORT-01)")
    return {"players": players, "side": side, "fortifications": fortifications}


def _unknown_option(name: str) -> str:
    """Tell a house rule that is not played yet from a slip of the pen."""
    if any(option.name == name and not option.official for option in load_catalogue("china").options):
        return f"{name} is a house rule of the catalogue that guanxi does not play yet"
    return f"China has no option {name[:40]!r}; it has players, side and fortifications"
