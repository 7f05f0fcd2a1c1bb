"""What is told of a faulty or odd board file, in words that are short and harmless on a terminal."""

from typing import Final

from guanxi.china.doors.saying import sentence
from guanxi.core.saying import at, wrong_at
from guanxi.core.sentence import Sentence
from guanxi.core.showing import shown

LONGEST_TEXT: Final = 40


class Report:
    """What is wrong (problems) and what is odd (warnings), each with the file, the entry and the clause."""

    def __init__(self, name: str) -> None:
        self.name = shown(name)
        self.problems: list[Sentence] = []
        self.warnings: list[Sentence] = []

    def wrong(self, where: str, what: object, clause: str) -> None:
        """Something that keeps the board from being used."""
        self.problems.append(at(self.name, wrong_at(where, what, clause)))

    def odd(self, where: str, what: Sentence, clause: str) -> None:
        """Something allowed that is perhaps a slip."""
        self.warnings.append(at(self.name, wrong_at(where, what, clause)))


def show(value: object) -> Sentence | str:
    """A value for a message: short, and harmless on a terminal."""
    if isinstance(value, str):
        return f'"{shown(value[:LONGEST_TEXT])}{"..." if len(value) > LONGEST_TEXT else ""}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else sentence("board-huge-number")
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list):
        few = len(value) <= 2 and all(isinstance(part, int | float | str) for part in value)
        return (
            f"[{', '.join(str(show(part)) for part in value)}]" if few else sentence("board-list-of", count=len(value))
        )
    return sentence("board-a-table") if isinstance(value, dict) else type(value).__name__
