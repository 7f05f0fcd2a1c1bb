"""Choices sorted for a menu: what a game's terminal side hands to whoever lists and numbers them."""

from dataclasses import dataclass

Row = tuple[tuple[int, str], ...]  # actions, each with its label


@dataclass(frozen=True)
class Group:
    """Choices of one kind; each row, with its name, holds those that belong together, as action and label.

    A folded group is long and seldom wanted: a menu may tell the rows by name and leave the list for later. Where
    choices are refused, those of a joined group are told together, whatever their row.
    """

    title: str
    names: tuple[str, ...]
    rows: tuple[Row, ...]
    folded: bool = False
    joined: bool = False
    cost: str = ""  # of every choice in it


@dataclass(frozen=True)
class Proposal:
    """Several actions that belong together and are usually wanted as one choice."""

    actions: tuple[int, ...]
    label: str


@dataclass(frozen=True)
class Proposals:
    """What stands first in a menu, before the single actions; Enter takes the first of them where it is preferred."""

    title: str
    choices: tuple[Proposal, ...]
    preferred: bool = False
