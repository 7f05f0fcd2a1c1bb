"""The map: provinces, roads, palaces, fortifications, emissaries and alliances on a sheet of character cells."""

from typing import Final

from guanxi.china.doors.terminal import marks
from guanxi.china.doors.terminal.canvas import Canvas
from guanxi.china.doors.terminal.ground import SEA, Crowd, Ground, ground_of
from guanxi.china.rules.components import COLOURS, N_PROVINCES
from guanxi.china.rules.shared.provinces import emissary_limit
from guanxi.china.rules.state import ALL, NOBODY, ROW, State
from guanxi.core.terminal.ink import STYLES, plain

WIDEST: Final = 96
NARROWEST: Final = 58
_HEIGHT: Final = 0.354  # of the width, so that the map keeps its shape

_LAND: Final = {
    "red": "38;5;16;48;5;224",
    "green": "38;5;16;48;5;194",
    "orange": "38;5;16;48;5;223",
    "yellow": "38;5;16;48;5;230",
    "purple": "38;5;16;48;5;189",
}
_BORDER: Final = "38;5;247"
_ROAD: Final = "38;5;241"
_LINKED: Final = {
    "blue": "1;38;5;25",
    "green": "1;38;5;22",
    "purple": "1;38;5;90",
    "red": "1;38;5;124",
    "yellow": "1;38;5;136",
}
_ALLIANCE: Final = "38;5;231;48;5;131"
_LIGHT: Final = {"-": "─", "|": "│", "/": "╱", "\\": "╲"}
_HEAVY: Final = {"-": "━", "|": "┃", "/": "╱", "\\": "╲"}


def draw_map(s: State, room: int, height: int | None = None) -> list[str]:
    """The map in at most so many columns and lines, as lines of equal width; it is never smaller than can be read."""
    high = WIDEST if height is None else int((height + 0.5) / _HEIGHT)
    width = max(NARROWEST, min(room, WIDEST, high))
    ground = ground_of(s.board, width, round(width * _HEIGHT))
    canvas = Canvas(ground.width, ground.height)
    _draw_land(s, ground, canvas)
    _draw_roads(s, ground, canvas)
    crowd = Crowd(ground)
    for space in range(int(s.board.n_spaces)):
        _draw_space(s, ground, canvas, crowd, space)
    for alliance in s.board.file.alliances:
        if alliance.at:
            sign = f"#{alliance.number}"
            canvas.write(*crowd.settle(ground.cell(alliance.at), len(sign), SEA), sign, _ALLIANCE)
    for province in range(N_PROVINCES):
        _draw_province(s, ground, canvas, crowd, province)
    lines = canvas.lines()
    return lines[:-1] if plain(lines[-1]).isspace() else lines


def _draw_land(s: State, ground: Ground, canvas: Canvas) -> None:
    grounds = [_LAND[province.colour] for province in s.board.file.provinces]
    for y in range(ground.height):
        for x in range(ground.width):
            province = ground.province[y][x]
            if province != SEA:
                canvas.fill(x, y, grounds[province])
            if ground.is_border(x, y):
                canvas.write(x, y, "·", _BORDER)


def _draw_roads(s: State, ground: Ground, canvas: Canvas) -> None:
    """Where both ends have the same owner, the road is drawn heavy: it may link a chain."""
    for road, path in enumerate(ground.roads):
        owner, other = (int(s.owner[end]) for end in (s.board.road_from[road], s.board.road_to[road]))
        linked = owner == other != NOBODY
        code = _LINKED[marks.player_colour(s, owner)] if linked else _ROAD
        for (x, y), direction in path:
            canvas.write(x, y, (_HEAVY if linked else _LIGHT)[direction], code)


def _draw_space(s: State, ground: Ground, canvas: Canvas, crowd: Crowd, space: int) -> None:
    owner, sign = int(s.owner[space]), marks.space_sign(s, space)
    x, y = ground.cell(s.board.file.spaces[space].at)
    crowd.take(x - 1, y, 3)
    if owner == NOBODY:
        canvas.centre(x, y, sign, "1")
        return
    sign = sign if s.fort[space] else f"({sign})"
    canvas.centre(x, y, sign, STYLES[f"player-{marks.player_colour(s, owner)}"])


def _draw_province(s: State, ground: Ground, canvas: Canvas, crowd: Crowd, province: int) -> None:
    """The dragon space with its emissaries and their limit, and the name with its colour letter."""
    told = s.board.file.provinces[province]
    settled = bool(s.emissaries[province * ROW + ALL])
    sign = f"{'◆' if settled else '◇'}{marks.emissaries(s, province)}/{int(emissary_limit(s, province))}"
    canvas.write(*crowd.settle(ground.cell(told.dragon), len(sign), province), sign, "1" if settled else "")
    name = told.name + (" ●" if marks.is_scored(s, province) else "")
    x, y = crowd.settle(ground.cell(told.label or told.dragon), len(name) + 3, province)
    colour = COLOURS[int(s.board.colour_of[province])]
    canvas.write(x, y, name, "1")
    canvas.write(x + len(name), y, f" {colour[0].upper()} ", STYLES[colour])
