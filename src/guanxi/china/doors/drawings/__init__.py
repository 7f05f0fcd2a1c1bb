"""The drawing of a board: CN-BOARD. One self-contained SVG, the ground on which pieces are shown.

Every part carries a stable name: `space-wei-3`, `dragon-wei`, `province-wei`, `alliance-3`, `track-17`, and roads
`data-road="wei-1 wei-2"`. Lines and letters keep their proportion to the board's `space_radius`.
"""

from guanxi.china.doors.boards.file import BoardFile
from guanxi.china.doors.drawings import features, ground
from guanxi.china.doors.drawings.layout import Layout
from guanxi.china.doors.drawings.style import style_sheet
from guanxi.china.doors.drawings.svg import element, group, num, title


def draw_board(board: BoardFile) -> str:
    """The board as an SVG document of its own; the same board gives the same text."""
    width, height = board.size
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" class="china-board"'
    parts = "\n".join(_parts(board, Layout(board)))
    return f'<svg {head} role="graphics-document document">\n{parts}\n</svg>\n'


def _parts(board: BoardFile, layout: Layout) -> list[str]:
    """Everything in the picture, from the ground up."""
    return [
        title(f"China, side {board.side.upper()}, for {' or '.join(map(str, board.players))} players"),
        element("style", style_sheet(layout.unit)),
        ground.definitions(layout),
        *ground.sheet(layout),
        group("provinces", (ground.province(layout, each) for each in board.provinces)),
        group("waters", (ground.water(layout, each) for each in board.waters)),
        group("track", features.track(layout)),
        group("roads", (features.road(layout, each) for each in board.roads)),
        group("dragons", (features.dragon(layout, each) for each in board.provinces)),
        group("spaces", (features.space(layout, each) for each in board.spaces)),
        group("alliances", (features.alliance(layout, each) for each in board.alliances)),
        group("names", (features.name(layout, each) for each in board.provinces)),
        group("towns", (features.town(layout, each) for each in board.spaces if each.town)),
        features.seal(layout),
    ]
