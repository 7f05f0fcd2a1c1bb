"""The options of China, checked: CN-SETUP-01, CN-FORT-01."""

from collections.abc import Mapping
from functools import lru_cache

from guanxi.china.doors.boards.file import BoardFile, parse_board
from guanxi.china.rules import setup
from guanxi.china.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.option_texts import LARGEST, plain_text
from guanxi.core.rules import Options


def options(given: Mapping[str, str]) -> Options:
    """`players`, `side`, `fortifications`, and `board` where one of the table's own is played."""
    for name in given:
        if name not in ("players", "side", "fortifications", "board"):
            raise InputError(_unknown_option(name))
    if "board" in given:
        return _on_own_board(given)
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


def _on_own_board(given: Mapping[str, str]) -> Options:
    """The same on a board whose file is the option's text; it tells which side it is."""
    text = plain_text(given["board"])
    side = "3-4" if own_board(text).side == "a" else "4-5"
    if given.get("side", side) != side:
        raise InputError(f"the board file is for side {side}, not {given['side'][:20]!r} (CN-SETUP-01)")
    rest = {name: value for name, value in given.items() if name != "board"}
    return {**options({**rest, "side": side}), "board": text}


@lru_cache(maxsize=16)
def own_board(text: str) -> BoardFile:
    """The board that a text tells; a BoardError, which is an InputError, says what is wrong with it."""
    if len(text) > LARGEST:
        raise InputError(f"board: a text of {len(text):,} characters; at most {LARGEST:,}")
    return parse_board(text, "board")


def _unknown_option(name: str) -> str:
    """Tell a house rule that is not played yet from a slip of the pen."""
    if any(option.name == name and not option.official for option in load_catalogue("china").options):
        return f"{name} is a house rule of the catalogue that guanxi does not play yet"
    return f"China has no option {name[:40]!r}; it has players, side, fortifications and board"
