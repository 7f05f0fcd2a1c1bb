"""A terminal side for a game that brings none: a menu of its notation, a table of its fields."""

from collections.abc import Mapping, Sequence

from guanxi.core.game import Notation, Positions
from guanxi.core.kinds import Kinds
from guanxi.core.plain.rules import PlainRules, PlainState
from guanxi.core.terminal.choices import Group, Proposals
from guanxi.core.terminal.face import Look
from guanxi.core.text import texts

PACKAGE = "guanxi.core.plain"


class PlainFace:
    """The messages are those of the game, where it has them; `kind-NAME` is the title of a kind in the menu."""

    LOOKS: Mapping[str, Look] = {}

    def __init__(
        self,
        package: str,
        rules: PlainRules[PlainState],
        notation: Notation,
        positions: Positions,
        language: str,
    ) -> None:
        self.rules, self.notation, self.positions = rules, notation, positions
        self.texts = texts(package, language, PACKAGE)

    def say(self, message: str) -> str:
        """In the game's words, or in ours."""
        return self.texts.say(message)

    def mark(self, s: PlainState, seat: int) -> str:
        """A letter by seat."""
        return chr(ord("A") + seat)

    def table(self, s: PlainState, names: Sequence[str], seat: int, width: int, height: int | None) -> list[str]:
        """All of it: it is small."""
        return self.brief(s, names, seat)

    def brief(self, s: PlainState, names: Sequence[str], seat: int) -> list[str]:
        """The whole table."""
        return self.positions.draw(s, names, seat, self.texts.language).split("\n")

    def begins_anew(self, s: PlainState) -> bool:
        """Every action is a turn."""
        return True

    def sets_up(self, s: PlainState) -> bool:
        """Nothing is laid out."""
        return False

    def score(self, s: PlainState, names: Sequence[str], width: int) -> list[str]:
        """Place, name and total, the first first."""
        rows = zip(self.rules.places(s), names, self.rules.totals(s), strict=True)
        return [f"{place}. {name} {total}" for place, name, total in sorted(rows)]

    def over(self, s: PlainState) -> str:
        """The rules name no way to end but one."""
        return ""

    def ties(self, s: PlainState, names: Sequence[str]) -> list[str]:
        """Places say it all."""
        return []

    def legend(self, width: int) -> list[str]:
        """There are no signs."""
        return []

    def proposals(self, s: PlainState) -> Proposals | None:
        """Every choice is one action."""
        return None

    def is_lettered(self, s: PlainState) -> bool:
        """Numbers are those of the menu."""
        return False

    def groups(self, s: PlainState, actions: Sequence[int]) -> Sequence[Group]:
        """A group for each kind."""
        kinds: Kinds = self.rules.kinds
        found: dict[str, list[tuple[int, str]]] = {}
        for action in actions:
            found.setdefault(kinds.row_of(action).name, []).append((action, self.notation.write(s, action)))
        return [Group(self._title(name), (name,), (tuple(row),)) for name, row in found.items()]

    def _title(self, kind: str) -> str:
        return self.say(f"kind-{kind}") if self.texts.has(f"kind-{kind}") else kind

    def parse(self, s: PlainState, text: str) -> list[int]:
        """As it is written."""
        return self.notation.read(s, text)

    def line(self, s: PlainState, actions: Sequence[int]) -> str:
        """As they are written."""
        return ", ".join(self.notation.write(s, action) for action in actions)
