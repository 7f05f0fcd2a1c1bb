"""`guanxi board`: check and draw maps of China. An entry point of the group `guanxi.commands`."""

import argparse
import json
import os
import stat
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.china.doors.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.reader import language_of_reader
from guanxi.core.saying import either
from guanxi.core.sentence import Sentence
from guanxi.core.showing import shown

COUNTS = ("spaces", "alliances", "roads_in", "roads_out")

if TYPE_CHECKING:
    from guanxi.china.doors.boards.file import BoardFile, Province


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = _add(commands, "board")
    parser.epilog = _told("board-epilog")
    parser.set_defaults(run=partial(_help, parser))
    actions = parser.add_subparsers(dest="action", metavar=_told("board-placeholder-action"))
    check = _add(actions, "check")
    check.add_argument("--json", action="store_true", help=_told("board--json"))
    check.set_defaults(run=run_check)
    draw = _add(actions, "draw")
    draw.add_argument("-o", "--out", metavar=_told("board-placeholder-picture"), help=_told("board--out"))
    draw.set_defaults(run=run_draw)
    for parser in (check, draw):
        parser.add_argument("file", metavar=_told("board-placeholder-file"), help=_told("board-file"))


def _help(parser: argparse.ArgumentParser, _: argparse.Namespace) -> int:
    parser.print_help()
    return 0


def _add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str) -> argparse.ArgumentParser:
    return commands.add_parser(name, help=_told(f"{name}-summary"), description=_told(f"{name}-about"))


def _told(message: str, **facts: object) -> str:
    """A message in the language of the reader."""
    return sentence(message, **facts).told(language_of_reader())


def run_check(args: argparse.Namespace) -> int:
    """Print a board's figures, its warnings and "ok"; a faulty board raises BoardError."""
    from guanxi.china.doors.boards.file import BoardError

    try:
        board = _load(args.file)
    except BoardError as error:
        if args.json:
            _say(json.dumps({"file": args.file, "ok": False, "problems": error.problems}, indent=2))
        raise
    figures = _figures(args.file, board)
    _say(json.dumps(figures, indent=2) if args.json else "\n".join(_table(figures, board)))
    return 0


def run_draw(args: argparse.Namespace) -> int:
    """Draw a board to a file or to standard output."""
    from guanxi.china.doors.drawings import draw_board

    drawing = draw_board(_load(args.file))
    if args.out is None:
        encoding = sys.stdout.encoding or "utf-8"
        print(drawing.encode(encoding, "xmlcharrefreplace").decode(encoding), end="")
        return 0
    try:
        _write_whole(Path(args.out), drawing.encode())
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise InputError(sentence("picture-not-written", file=args.out, why=reason)) from error
    _say(shown(args.out))
    return 0


def _load(name: str) -> "BoardFile":
    from guanxi.china.doors.boards.file import SHIPPED, load_board, shipped_board

    return shipped_board(name) if name in SHIPPED else load_board(name)


def _figures(name: str, board: "BoardFile") -> dict[str, Any]:
    """What `check` tells, ready for JSON."""
    return {
        "file": name,
        "ok": True,
        "side": board.side,
        "players": list(board.players),
        "provenance": board.provenance,
        "provinces": [_province_figures(board, province) for province in board.provinces],
        "spaces": len(board.spaces),
        "alliances": len(board.alliances),
        "roads": len(board.roads),
        "roads_over_borders": sum(a != b for a, b in _road_homes(board)),
        "cards": dict(board.cards),
        "warnings": [str(warning) for warning in board.warnings],
    }


def _province_figures(board: "BoardFile", province: "Province") -> dict[str, Any]:
    homes = [pair for pair in _road_homes(board) if province.id in pair]
    return {
        "id": province.id,
        "name": province.name,
        "colour": province.colour,
        "spaces": sum(space.province == province.id for space in board.spaces),
        "alliances": sum(province.id in alliance.provinces for alliance in board.alliances),
        "roads_in": sum(a == b for a, b in homes),
        "roads_out": sum(a != b for a, b in homes),
    }


def _road_homes(board: "BoardFile") -> list[tuple[str, str]]:
    """The provinces at the two ends of each road."""
    home = {space.id: space.province for space in board.spaces}
    return [(home[road.ends[0]], home[road.ends[1]]) for road in board.roads]


def _table(figures: dict[str, Any], board: "BoardFile") -> list[str]:
    heads = [_told(f"board-head-{name}") for name in ("province", "colour", *COUNTS)]
    within = figures["roads"] - figures["roads_over_borders"]
    total = [figures["spaces"], figures["alliances"], within, figures["roads_over_borders"]]
    rows = [[p["name"], _colour(p["colour"]), *(p[key] for key in COUNTS)] for p in figures["provinces"]]
    lines = [heads, *rows, [_told("board-total"), "", *total]]
    name, colour = (max(8 - 2 * at, *(len(line[at]) for line in lines)) for at in (0, 1))
    text = [f"{line[0]:{name}}  {line[1]:{colour}}  " + "  ".join(map(_right, line[2:])) for line in lines]
    warnings = [_told("board-warning", warning=each) for each in board.warnings]
    return [_head(board), "", *text, "", _deck(board), *warnings, "ok"]


def _head(board: "BoardFile") -> str:
    players = either([str(number) for number in board.players])
    provenance = _told(f"board-provenance-{board.provenance}")
    return _told("board-side-told", side=board.side.upper(), players=players, provenance=provenance)


def _deck(board: "BoardFile") -> str:
    cards = ", ".join(f"{number} {_colour(colour)}" for colour, number in board.cards.items())
    return _told("board-deck", count=sum(board.cards.values()), cards=cards)


def _colour(name: str) -> str:
    return Sentence("guanxi.china", f"colour-{name}", {}).told(language_of_reader())


def _right(cell: object) -> str:
    return f"{cell:>9}"


def _write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    import tempfile

    target = path.resolve()
    if target.exists() and not stat.S_ISREG(target.stat().st_mode):
        raise InputError(sentence("picture-not-plain", file=target))
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).chmod(_mode(target))
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _mode(target: Path) -> int:
    """The permissions of the file that is replaced, or of a new file."""
    if target.exists():
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _say(text: str) -> None:
    """Print, with question marks for what the terminal cannot show."""
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding))
