"""The choices of the seat to act, each with a key.

Within a decision a key means one thing only, and nothing that has not been shown beside it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from guanxi.commands.playing.choices import Block, Choice, blocks, meant
from guanxi.commands.playing.listing import Keys, dense, spacious
from guanxi.commands.playing.screen import text
from guanxi.commands.playing.wording import said
from guanxi.core.errors import InputError
from guanxi.core.table import Table
from guanxi.core.terminal.choices import Proposals
from guanxi.core.terminal.face import Face
from guanxi.core.writing import quoted

_EXAMPLES: Final = 8
_MANY: Final = 24  # choices, too many to read where groups share lines


class Menu:
    """What the seat to act may do: first what its game proposes, then each action alone."""

    def __init__(self, table: Table, face: Face, language: str) -> None:
        self.table = table
        self.language = language
        self.face = face
        self.seat = table.game.rules.to_act(table.state)
        self.lettered = self.seat >= 0 and face.is_lettered(table.state)
        self.proposals = going_on(face.proposals(table.state), table.held) if self.seat >= 0 else None
        self.blocks = blocks(face, table.state, self.proposals, face.groups(table.state, table.legal()))
        self.keys = Keys(self.lettered)

    @property
    def choices(self) -> list[Choice]:
        """All of them."""
        return [choice for block in self.blocks for choice in block.choices]

    @property
    def usual(self) -> Choice | None:
        """The only choice, or the one that is usually wanted."""
        choices = self.choices
        if self.proposals and self.proposals.choices:
            only = len(self.proposals.choices) == 1
            return choices[0] if self.proposals.preferred or only else None
        return choices[0] if len(choices) == 1 else None

    # ------------------------------------------------------------ who means what

    def at(self, line: str) -> Sequence[Choice]:
        """What stands beside a key, or nothing; InputError for a number that was never shown."""
        found = self.keys.given.get(line.lower(), ())
        if not found and line.isascii() and line.isdecimal() and not self.lettered:
            last = len(self.keys.given)
            raise InputError(text("no-such-number", self.language, number=line[:9], last=last))
        return found

    def meant(self, line: str, begun: bool = True) -> list[Choice]:
        """The choices that somebody may mean by some of the words that stand there, or by how they begin."""
        return meant(self.choices, line, begun)

    def examples(self, line: str) -> str:
        """What can be typed now: one line of each kind, or several of the kind that was begun."""
        begun = meant(self.choices, line.partition(" ")[0])
        lines = [choice.line for choice in begun] or [block.choices[0].line for block in self.blocks]
        told = [quoted(said(self.face, each), self.language) for each in dict.fromkeys(lines)]
        shown = ", ".join(told[:_EXAMPLES])
        return text("examples-more", self.language, examples=shown) if len(told) > _EXAMPLES else shown

    # ------------------------------------------------------------ lines

    def lines(self, width: int, height: int | None = None) -> list[str]:
        """Everything that is allowed; where so many lines do not hold it, the longest groups are closed."""
        closed = [block for block in self.blocks if block.closed]
        if height is None or self.height(width) <= height:
            return spacious(self.blocks, closed, self.keys, width, self.language)
        closed = [block for block in self.blocks if block.closed or len(block.choices) > _MANY]
        for block in sorted(self.blocks, key=lambda block: -len(block.choices)):
            if self._dense_height(closed, width) <= height:
                break
            closed += [block] if len(block.choices) > 1 else []
        return dense(self.blocks, closed, self.keys, width, self.language)

    def height(self, width: int) -> int:
        """How many lines the whole menu takes."""
        closed = [block for block in self.blocks if block.closed]
        return len(spacious(self.blocks, closed, self.keys.copy(), width, self.language))

    def least(self, width: int) -> int:
        """In how many lines it can be told, with everything closed."""
        return self._dense_height([block for block in self.blocks if len(block.choices) > 1], width)

    def _dense_height(self, closed: Sequence[Block], width: int) -> int:
        return len(dense(self.blocks, closed, self.keys.copy(), width, self.language))

    def everything(self, width: int) -> list[str]:
        """Every choice with its key, whatever is closed otherwise."""
        return spacious(self.blocks, [], self.keys, width, self.language)

    def listing(self, choices: Sequence[Choice], width: int) -> list[str]:
        """Some of the choices, each with its key."""
        wanted = {choice.actions for choice in choices}
        kept = []
        for block in self.blocks:
            rows = (tuple(choice for choice in row if choice.actions in wanted) for row in block.rows)
            found = tuple(row for row in rows if row)
            kept += [Block(block.title, found, cost=block.cost)] if found else []
        return spacious(kept, [], self.keys, width, self.language)


def going_on(proposals: Proposals | None, held: Sequence[int]) -> Proposals | None:
    """What is proposed to who has laid something down already: what contains it, without it."""
    if proposals is None or not held:
        return proposals
    rests = [(each, without(each.actions, held)) for each in proposals.choices]
    return replace(proposals, choices=tuple(replace(each, actions=rest) for each, rest in rests if rest))


def without(actions: Sequence[int], held: Sequence[int]) -> tuple[int, ...]:
    """The actions less those that are held back; none if one of these is not among them."""
    rest = list(actions)
    for action in held:
        if action not in rest:
            return ()
        rest.remove(action)
    return tuple(rest)
