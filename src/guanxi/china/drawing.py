"""The drawing of a board: CN-BOARD. One self-contained SVG, the ground on which pieces are shown.

Every part carries a stable name: `space-wei-3`, `dragon-wei`, `province-wei`, `alliance-3`, `track-17`, and roads
`data-road="wei-1 wei-2"`. Lines and letters keep their proportion to the board's `space_radius`.
"""

import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from guanxi.china.board_file import Alliance, BoardFile, Point, Province, Road, Space

Box = tuple[float, float, float, float]

_USUAL_RADIUS: Final = 17.0
_TOWN_SIZE: Final = 10.5
_NAME_SIZE: Final = 20.0

# Colour is never the only sign: each has a mark and a weave of its own.
_MARKS: Final = {
    "red": "M0-6.2A6.2 6.2 0 1 1 0 6.2A6.2 6.2 0 1 1 0-6.2Z",
    "green": "M0-6.8L6.9 5.4H-6.9Z",
    "orange": "M-5.6-5.6H5.6V5.6H-5.6Z",
    "yellow": "M0-7.6L6.6 0L0 7.6L-6.6 0Z",
    "purple": "M-2.3-6.6H2.3V-2.3H6.6V2.3H2.3V6.6H-2.3V2.3H-6.6V-2.3H-2.3Z",
}
_WEAVES: Final = {
    "red": "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5Z",
    "green": "M0 12Q6 3 12 12T24 12M-12 24Q-6 15 0 24T12 24T24 24T36 24",
    "orange": "M0 8H16V16H8M24 20H20V0",
    "yellow": "M0 12L12 0L24 12L12 24Z",
    "purple": "M12 7V17M7 12H17M0-5V5M-5 0H5M24-5V5M19 0H29M0 19V29M-5 24H5M24 19V29M19 24H29",
}

_STYLE: Final = """
.china-board{background:#f4f7f9}
.china-board text{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif",Georgia,
"Noto Serif CJK TC","Source Han Serif TC","Songti TC",STSong,PMingLiU,"Noto Sans CJK TC",serif;text-anchor:middle;
fill:#1d2b4f}
.china-board .hanzi{font-family:"Noto Serif CJK TC","Source Han Serif TC","Songti TC",STSong,PMingLiU,SimSun,
"Noto Sans CJK TC","Noto Sans CJK SC",serif}
.ground{fill:#f4f7f9}
.swell{fill:url(#weave-sea)}
.frame{fill:none;stroke:#2c4a8a;stroke-width:$1.2}
.frame.outer{stroke-width:$3}
.coast{fill:none;stroke:#c3d4e6;stroke-linejoin:round}
.coast.far{stroke-width:$30;stroke:#e6eef5}
.coast.mid{stroke-width:$19;stroke:#d7e4ef}
.coast.near{stroke-width:$9;stroke:#bfd2e5}
.land{stroke:none}
.weave{opacity:.5}
.shore{fill:none;stroke-width:$9;opacity:.55}
.border{fill:none;stroke:#24345c;stroke-width:$1.3;stroke-linejoin:round}
.red .land{fill:#eec3b6}.red .shore{stroke:#d68a76}.red .mark{fill:#b23a2b}
.green .land{fill:#c9dcc6}.green .shore{stroke:#8fb390}.green .mark{fill:#3f7a55}
.orange .land{fill:#f3d3a7}.orange .shore{stroke:#dda45c}.orange .mark{fill:#b96a16}
.yellow .land{fill:#f3e8b4}.yellow .shore{stroke:#d3bd5c}.yellow .mark{fill:#94780f}
.purple .land{fill:#d8cbe4}.purple .shore{stroke:#a990c4}.purple .mark{fill:#6d4a96}
.thread{fill:none;stroke-width:1}
.thread.red{stroke:#d99a88}.thread.green{stroke:#9dbd9c}.thread.orange{stroke:#e0b477}.thread.yellow{stroke:#d9c878}
.thread.purple{stroke:#b7a2cf}.thread.sea{stroke:#dbe6f0}
.water .lake{fill:#cfe0ee;stroke:#24345c;stroke-width:$1.3}
.ripple{fill:none;stroke:#7fa1c6;stroke-width:$1.3;stroke-linecap:round}
.water text{font-style:italic;font-size:$10.5px;fill:#3b5c8f}
.wall{fill:none;stroke-linejoin:round}
.wall.merlons{stroke:#6f86ad;stroke-width:$38;stroke-dasharray:$7.5 $9.1}
.wall.stone{stroke:#6f86ad;stroke-width:$31;stroke-linecap:square}
.wall.walk{stroke:#dfe7f0;stroke-width:$27;stroke-linecap:square}
.step rect{fill:#fbfcfd;stroke:#8ea2c2;stroke-width:$1}
.step text{font-size:$10px;fill:#4c6190}
.step.fifth rect{fill:#2c4a8a;stroke:#2c4a8a}
.step.fifth text{font-size:$13px;font-weight:700;fill:#fff}
.road path{fill:none;stroke-linecap:round}
.road .bed{stroke:#fbfcfd;stroke-width:$8.5}
.road .way{stroke:#2c4a8a;stroke-width:$4}
.dragon .dish{fill:#fdfefe;stroke:#2c4a8a;stroke-width:$2.4}
.dragon .rim{fill:none;stroke:#2c4a8a;stroke-width:$1}
.dragon .fret{fill:none;stroke:#6f8fc4;stroke-width:$3;stroke-dasharray:$2.4 $2.4}
.dragon .hanzi{font-size:$27px;fill:#2c4a8a}
.space .site{fill:#fdfefe;stroke:#24345c;stroke-width:$2}
.space .roof{fill:none;stroke:#9db1d3;stroke-width:$1.5;stroke-linejoin:round;stroke-linecap:round}
.alliance circle{fill:#b8402f;stroke:#fdfefe;stroke-width:$2}
.china-board .alliance text{font-size:$13.5px;font-weight:700;fill:#fff}
.china-board .name text{font-size:$20px;font-weight:600;letter-spacing:$.6px}
.china-board .town{font-size:$10.5px;fill:#33405f}
.halo{paint-order:stroke;stroke-width:$3;stroke-linejoin:round;stroke-opacity:.85}
.red .halo{stroke:#eec3b6}.green .halo{stroke:#c9dcc6}.orange .halo{stroke:#f3d3a7}.yellow .halo{stroke:#f3e8b4}
.purple .halo{stroke:#d8cbe4}
.seal rect{fill:#b8402f}
.seal .line{fill:none;stroke:#f7e4df;stroke-width:$1.2}
.china-board .seal text{fill:#fff;font-size:$24px;font-weight:700}
.china-board .seal .players{font-size:$11px;font-weight:400}
@media (max-width:640px){.town,.step:not(.fifth) text,.water text{display:none}
.china-board .name text{font-size:$25px}.china-board .step.fifth text{font-size:$15px}
.china-board .alliance text{font-size:$15.5px}}
"""


def draw_board(board: BoardFile) -> str:
    """The board as an SVG document of its own; the same board gives the same text."""
    return _Drawing(board).document()


class _Drawing:
    def __init__(self, board: BoardFile) -> None:
        self.board = board
        self.unit = board.space_radius / _USUAL_RADIUS
        self.at = {space.id: space.at for space in board.spaces}
        self.outline = {province.id: province.polygon or self._blob(province) for province in board.provinces}
        self.track = board.track or _wall_along_the_edge(board.size)
        self.lines = [_line(road, self.at) for road in board.roads]
        self.crowd = _Crowd(board.size)
        self._fill_crowd()
        self.marker = {alliance.number: self._marker(alliance) for alliance in board.alliances}

    def document(self) -> str:
        width, height = self.board.size
        parts = [
            _el("title", escape(self._title())),
            _el("style", re.sub(r"\$([\d.]+)", lambda size: _n(float(size[1]) * self.unit), _STYLE)),
            self._definitions(),
            *self._ground(),
            _group("provinces", map(self._province, self.board.provinces)),
            _group("waters", self._waters()),
            _group("track", self._wall()),
            _group("roads", map(self._road, self.board.roads, self.lines)),
            _group("dragons", map(self._dragon, self.board.provinces)),
            _group("spaces", map(self._space, self.board.spaces)),
            _group("alliances", map(self._alliance, self.board.alliances)),
            _group("names", map(self._name, self.board.provinces)),
            _group("towns", self._towns()),
            self._seal(),
        ]
        ...
