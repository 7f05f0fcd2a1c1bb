"""The roads in words: where each palace space leads, for those who cannot see the map."""

from guanxi.china.doors.boards.file import Road
from guanxi.china.doors.terminal.marks import SEATS
from guanxi.china.rules.state import NOBODY, State
from guanxi.core.terminal.ink import flowed
from guanxi.core.text import Texts


def roads(t: Texts, s: State, width: int) -> list[str]:
    """A paragraph for each province; a space is followed by its owner's letter."""
    spaces = s.board.file.spaces
    called = {space.id: space.id + _owner(s, number) for number, space in enumerate(spaces)}
    lines = []
    for province in s.board.file.provinces:
        mine = [space.id for space in spaces if space.province == province.id]
        told = [
            t.say(
                "road",
                space=called[space],
                others=", ".join(called[other] for other in _next(s.board.file.roads, space)),
            )
            for space in mine
        ]
        lines += [f"{'' if n else province.name:<8}{line}" for n, line in enumerate(flowed(told, width - 8, gap=3))]
    return lines


def _owner(s: State, space: int) -> str:
    owner = int(s.owner[space])
    return "" if owner == NOBODY else f" {SEATS[owner]}"


def _next(roads: tuple[Road, ...], space: str) -> list[str]:
    return sorted(end for road in roads if space in road.ends for end in road.ends if end != space)


def towns(s: State, width: int) -> list[str]:
    """The spaces of each province by number and town; taken ones with their owner's letter."""
    spaces = s.board.file.spaces
    lines = []
    for province in s.board.file.provinces:
        mine = [(number, space) for number, space in enumerate(spaces) if space.province == province.id]
        told = [space.label + _owner(s, number) for number, space in mine]
        lines += [f"{'' if n else province.name:<8}{line}" for n, line in enumerate(flowed(told, width - 8))]
    return lines
