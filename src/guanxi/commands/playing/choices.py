"""The choices of the seat to act in blocks, and which of them somebody means by the words that stand there."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from guanxi.core.game import State
from guanxi.core.terminal.choices import Group, Proposals
from guanxi.core.terminal.face import Face
from guanxi.core.terminal.ink import plain


@dataclass(frozen=True)
class Choice:
    """One thing that can be done: an action, or several that are proposed as one."""

    actions: tuple[int, ...]
    label: str
    title: str
    line: str  # as it can be typed
    proposed: bool = False

    @cached_property
    def spellings(self) -> list[list[str]]:
        """Every way in which a menu writes it."""
        bare = re.sub(r"\([^)]*\)", "", plain(self.label))
        labels = [plain(self.label), bare]
        written = [*labels, *(f"{self.title} {label}" for label in labels), self.title, self.line]
        return [words_of(text) for text in written]

    @cached_property
    def vocabulary(self) -> set[str]:
        """Words by which it may be named. Numbers in a label are prices as often as names, and an "a" is no name."""
        words = [word for word in re.findall(r"\w+", f"{self.title} {plain(self.label)}") if word.isalpha()]
        shown = {word.lower() for word in words if len(word) > 1 or word.isupper()}
        return shown | set(words_of(self.line))


@dataclass(frozen=True)
class Block:
    """Choices below one title, in rows."""

    title: str
    rows: tuple[tuple[Choice, ...], ...]
    names: tuple[str, ...] = ()
    cost: str = ""
    sign: str = ""
    closed: bool = False

    @property
    def choices(self) -> list[Choice]:
        """All of them."""
        return [choice for row in self.rows for choice in row]


def words_of(text: str) -> list[str]:
    """The words of a text, without what stands around them."""
    return re.findall(r"[^\s,:;()?!]+", text.lower())


def blocks(face: Face, s: State, proposals: Proposals | None, groups: Sequence[Group]) -> list[Block]:
    """What is proposed first, then the single actions."""
    found = []
    if proposals and proposals.choices:
        title = proposals.title
        row = tuple(
            Choice(each.actions, each.label, title, face.line(s, each.actions), True) for each in proposals.choices
        )
        found.append(Block(title, (row,)))
    for group in groups:
        rows = tuple(
            tuple(Choice((action,), label, group.title, face.line(s, [action])) for action, label in row)
            for row in group.rows
        )
        found.append(Block(group.title, rows, group.names, group.cost, group.sign, group.closed))
    return found


def meant(choices: Sequence[Choice], text: str, begun: bool = True) -> list[Choice]:
    """Those that a person means: by all their words, by some of them, or by how these begin; whatever fits best."""
    words = words_of(text)
    for fits in (_exactly, _by_words, _by_beginnings) if begun else (_exactly, _by_words):
        found = [choice for choice in choices if words and fits(choice, words)]
        if found:
            return list(_once(found))
    return []


def _exactly(choice: Choice, words: list[str]) -> bool:
    return words in choice.spellings


def _by_words(choice: Choice, words: list[str]) -> bool:
    """Cards that are proposed together are named by all of their numbers, and nothing is named by numbers alone."""
    named = [word for word in words if not word.isdecimal()]
    return bool(named) and (named == words or not choice.proposed) and all(word in choice.vocabulary for word in words)


def _by_beginnings(choice: Choice, words: list[str]) -> bool:
    """Two letters are enough; numbers are named whole."""
    return _by_words(choice, [_completed(word, choice.vocabulary) for word in words])


def _completed(word: str, vocabulary: Collection[str]) -> str:
    begun = [known for known in vocabulary if known.startswith(word)] if len(word) > 1 and word.isalpha() else []
    return word if word in vocabulary or not begun else min(begun)


def _once(choices: Sequence[Choice]) -> Iterator[Choice]:
    """What is proposed and can be done alone too is one choice."""
    seen = set()
    for choice in choices:
        if choice.actions not in seen:
            seen.add(choice.actions)
            yield choice
