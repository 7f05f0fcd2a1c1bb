"""Board files in a few words: the shipped ones, changed here and there."""

import copy
import json
import math
import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from guanxi.china.doors.boards.file import BoardError, BoardFile, parse_board
from guanxi.china.doors.boards.parts import MOST_SPACES

Data = dict[str, Any]
Change = Callable[[Data], object]
SIDES = ("a", "b")


def text_of(side: str) -> str:
    return (files("guanxi.china") / "boards" / f"{side}.toml").read_text(encoding="utf-8")


def toml(value: object) -> str:
    """A value as inline TOML; enough for boards and for rubbish."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(str(key))} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def parse(data: Data, name: str = "my.toml") -> BoardFile:
    return parse_board(board_text(data), name)


def changed(change: Change, side: str = "a") -> Data:
    data = copy.deepcopy(tomllib.loads(text_of(side)))
    change(data)
    return data


def problems(change: Change) -> list[str]:
    with pytest.raises(BoardError) as caught:
        parse(changed(change))
    return caught.value.problems


def warnings(change: Change) -> tuple[str, ...]:
    return tuple(str(each) for each in parse(changed(change)).warnings)


def put(key: str, value: object) -> Change:
    """A change that sets `roads.3.ends` and the like."""

    def change(data: Data) -> None:
        *path, last = key.split(".")
        target: Any = data
        for step in path:
            target = target[int(step) if step.isdigit() else step]
        target[int(last) if last.isdigit() else last] = value

    return change


def drop(key: str) -> Change:
    def change(data: Data) -> None:
        *path, last = key.split(".")
        target: Any = data
        for step in path:
            target = target[int(step) if step.isdigit() else step]
        del target[int(last) if last.isdigit() else last]

    return change


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


def large(data: Data) -> None:
    """As many spaces as a board may have, in a dense network: each new one beside three older ones of its province."""
    for number in range(len(data["spaces"]), MOST_SPACES):
        province = data["province"][number % 9]
        others = [space for space in data["spaces"] if space["province"] == province["id"]]
        at = [20 + number % 12 * 80, 20 + number // 12 * 70]
        space = {"id": f"{province['id']}-{len(others) + 1}", "province": province["id"], "at": at}
        data["roads"] += [{"ends": [space["id"], other["id"]]} for other in others[-3:]]
        data["spaces"].append(space)
        province["spaces"] += 1
    data["provenance"] = "own"


def board_text(data: Data) -> str:
    """A board as its file would have it, several lines long."""
    return "".join(f"{toml(key)} = {toml(value)}\n" for key, value in data.items())


def bare_board() -> BoardFile:
    """Side A as somebody types it who leaves out every drawing hint."""
    text = re.sub(r"(?m)^(polygon|track) = \[\n(.*\n)*?\]\n", "", text_of("a").split("# A lake")[0])
    text = re.sub(r"(?m)^(label|hanzi|\w+_radius) = .*\n", "", text)
    text = re.sub(r', (via = \[.*?\]|town = ".*?")', "", text)
    return parse_board(re.sub(r"(provinces = \[.*?\]), at = \[.*?\]", r"\1", text), "bare.toml")
