"""The options of China, checked: CN-SETUP-01, CN-FORT-01, and the house rules."""

from collections.abc import Mapping

from guanxi.china.rules import setup
from guanxi.china.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.house import chosen
from guanxi.core.rules import Options

OFFICIAL = ("players", "side", "fortifications")


def options(given: Mapping[str, str]) -> Options:
    """`players`, `side`, `fortifications`, and the house rules that are played."""
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
    official = {"players": players, "side": side, "fortifications": fortifications}
    return {**official, **_house_rules(given, official)}


def _house_rules(given: Mapping[str, str], official: Mapping[str, str]) -> Options:
    """Those that are not at their default, so that an ordinary game knows nothing of them."""
    others = {name: value for name, value in given.items() if name not in OFFICIAL}
    if not others:
        return {}
    catalogue = load_catalogue("china")
    for name in others:
        if name not in catalogue.house_rules:
            raise InputError(
                f"China has no option {name[:40]!r}; it has players, side and fortifications, and the house rules "
                "that `guanxi rules china --house` lists"
            )
    return chosen(catalogue, others, official)
