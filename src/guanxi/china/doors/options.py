"""The options of China, checked: CN-SETUP-01, CN-FORT-01, and the house rules."""

from collections.abc import Mapping
from functools import lru_cache

from guanxi.china.doors.boards.file import BoardFile, parse_board
from guanxi.china.doors.saying import sentence
from guanxi.china.rules import setup
from guanxi.china.rules.components import MAX_PLAYERS, MIN_PLAYERS
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.house import chosen
from guanxi.core.option_texts import LARGEST, plain_text
from guanxi.core.rules import Options
from guanxi.core.saying import either

OFFICIAL = ("players", "side", "fortifications")


def options(given: Mapping[str, str]) -> Options:
    """`players`, `side`, `fortifications`, the house rules that are played, and `board` if it is the table's own."""
    if "board" in given:
        return _on_own_board(given)
    players = given.get("players", "4")
    if players not in [str(number) for number in range(MIN_PLAYERS, MAX_PLAYERS + 1)]:  # CN-COMP-01
        raise InputError(sentence("players-how-many", least=MIN_PLAYERS, most=MAX_PLAYERS, players=players[:20]))
    sides = setup.legal_sides(int(players))
    side = given.get("side", sides[0])
    if side not in sides:
        raise InputError(sentence("players-side", players=players, sides=either(sides), side=repr(side[:20])))
    fortifications = given.get("fortifications", "off")
    if fortifications not in ("off", "on"):
        raise InputError(sentence("fortifications-how", given=repr(fortifications[:20])))
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
            raise InputError(sentence("unknown-option", name=repr(name[:40])))
    return chosen(catalogue, others, official)


def _on_own_board(given: Mapping[str, str]) -> Options:
    """The same on a board whose file is the option's text; it tells which side it is."""
    text = plain_text(given["board"])
    side = "3-4" if own_board(text).side == "a" else "4-5"
    if given.get("side", side) != side:
        raise InputError(sentence("board-side", side=side, given=repr(given["side"][:20])))
    rest = {name: value for name, value in given.items() if name != "board"}
    return {**options({**rest, "side": side}), "board": text}


@lru_cache(maxsize=16)
def own_board(text: str) -> BoardFile:
    """The board that a text tells; a BoardError, which is an InputError, says what is wrong with it."""
    if len(text) > LARGEST:
        raise InputError(sentence("board-too-long", count=len(text), most=LARGEST))
    return parse_board(text, "board")
