"""The characters of the nine states, stroke by stroke, so that a drawing needs no font for them.

A character lies in a square of 100 by 100; strokes are lines through points, in the order in which they are written.
"""

from typing import Final

from guanxi.china.doors.boards.file import Point
from guanxi.china.doors.drawings.svg import element, line_through, num, pair, text

_STROKES: Final = {
    "燕": "18,12 82,12;36,4 36,28;64,4 64,28;36,28 64,28;24,35 24,64;8,46 24,46;8,63 24,57;"
    "38,38 62,38 62,56 38,56 38,38;90,39 75,48;74,34 74,58 78,63 92,62 93,54;22,74 12,93;42,76 46,92;62,76 67,92;"
    "82,74 92,93",
    "趙": "10,18 46,18;28,4 28,36;5,36 50,36;28,36 28,78;28,56 46,56;16,52 12,74 4,92;12,74 30,87 97,93;"
    "72,5 72,30;56,10 62,24;90,10 82,24;58,34 58,62 53,80;58,34 88,34 88,78 80,75;58,48 88,48;58,62 88,62",
    "魏": "38,6 14,12;5,24 47,24;26,10 26,50;25,26 6,46;28,28 46,44;22,53 14,74 42,93;38,56 31,78 7,95;3,68 49,68;"
    "73,3 68,13;56,14 91,14 91,42 56,42 56,14;56,28 91,28;73,14 73,42;68,42 64,70 50,95;"
    "77,42 77,86 82,93 97,93 97,82;89,54 81,70 95,67;90,60 97,74",
    "秦": "22,14 78,14;26,27 74,27;12,40 88,40;50,4 48,26 36,46 9,64;55,40 70,55 93,64;64,53 34,59;25,70 77,70;"
    "50,56 50,98;48,71 36,85 20,94;52,71 64,85 82,94",
    "蜀": "20,7 80,7 80,26 20,26 20,7;40,7 40,26;60,7 60,26;34,29 24,44 8,57;28,41 87,41 86,84 82,95 71,91;"
    "30,53 66,53 66,69 30,69 30,53;48,44 48,89;22,91 70,86;63,78 74,92",
    "楚": "6,19 46,19;26,4 26,54;25,21 5,46;28,26 41,39;53,19 95,19;73,4 73,54;72,21 53,46;75,23 95,47;"
    "20,60 80,60 74,70;50,60 50,92;50,75 76,75;32,68 26,84 8,98;27,84 50,94 94,97",
    "魯": "42,3 32,14 18,25;37,12 63,12 54,23;24,23 76,23 76,47 24,47 24,23;24,35 76,35;50,23 50,47;"
    "20,53 12,63;40,53 43,63;58,53 62,63;78,53 88,63;28,69 72,69 72,98 28,98 28,69;28,83 72,83",
    "齊": "50,2 50,13;8,15 92,15;40,22 50,32 60,22;50,32 50,50;20,23 35,23 31,40;23,23 21,36 11,50;"
    "82,20 67,25 67,46 77,42;73,24 79,38 91,50;27,54 26,76 17,97;74,54 74,98;27,63 74,63;26,77 74,77",
    "韓": "5,14 47,14;26,3 26,28;12,28 40,28 40,59 12,59 12,28;12,43 40,43;3,74 49,74;26,59 26,98;"
    "58,12 87,12 87,26;66,3 66,26;53,26 96,26;60,36 89,36 89,53 60,53 60,36;56,64 92,64;63,64 63,80;52,81 97,81;"
    "76,57 76,98",
}
_SIDE: Final = 100
_PART: Final = 0.88  # of the height of letters


def character(sign: str, at: Point, size: float, unit: float) -> str:
    """A character about a point: in strokes where we have them, else in whatever font there is."""
    if sign not in _STROKES:
        return text(sign, at, size, unit, "hanzi")
    scale = _PART * size * unit / _SIDE
    corner = (at[0] - _SIDE * scale / 2, at[1] - _SIDE * scale / 2)
    lines = "".join(line_through(_points(stroke)) for stroke in _STROKES[sign].split(";"))
    moved = f"translate({pair(corner)}) scale({num(scale)})"
    return element("path", class_="strokes", d=lines, transform=moved, data_hanzi=sign)


def _points(stroke: str) -> list[Point]:
    pairs = (point.split(",") for point in stroke.split())
    return [(float(x), float(y)) for x, y in pairs]
