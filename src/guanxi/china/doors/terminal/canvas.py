"""A sheet of character cells: text in ink on a coloured ground."""

from itertools import groupby

from guanxi.core.terminal.ink import has_colour


class Canvas:
    """Cells by column and row; what falls outside is cut off. Inks and grounds are codes, or nothing."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters = [[" "] * width for _ in range(height)]
        self._inks = [[""] * width for _ in range(height)]
        self._grounds = [[""] * width for _ in range(height)]

    def fill(self, x: int, y: int, ground: str) -> None:
        """Colour the ground of a cell."""
        self._grounds[y][x] = ground

    def write(self, x: int, y: int, text: str, code: str = "") -> None:
        """Write from a cell to the right."""
        for column, letter in enumerate(text, start=x):
            if 0 <= column < self.width and 0 <= y < self.height:
                self._letters[y][column] = letter
                self._inks[y][column] = code

    def centre(self, x: int, y: int, text: str, code: str = "") -> None:
        """Write around a cell, moved inwards at an edge."""
        left = max(0, min(x - len(text) // 2, self.width - len(text)))
        self.write(left, y, text, code)

    def lines(self) -> list[str]:
        """The rows, all of the sheet's width."""
        if not has_colour():
            return ["".join(row) for row in self._letters]
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> str:
        cells = zip(self._letters[y], self._grounds[y], self._inks[y], strict=True)
        line = ""
        for codes, run in groupby(cells, key=lambda cell: ";".join(filter(None, cell[1:]))):
            text = "".join(cell[0] for cell in run)
            line += f"\x1b[{codes}m{text}\x1b[0m" if codes else text
        return line
