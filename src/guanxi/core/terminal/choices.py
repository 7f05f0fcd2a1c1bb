"""Choices sorted for a menu: what a game's terminal side hands to whoever lists and numbers them."""

from dataclasses import dataclass

Row = tuple[tuple[int, str], ...]  # actions, each with its label


@dataclass(frozen=True)
class Group:
    """Choices of one kind; each row, with its name, holds those that belong together, as action and label.

    A closed group is long and seldom wanted: a menu tells the rows by name and lists the choices when somebody asks.
    Where choices are refused, those of a joined group are told together, whatever their row.
    """

    title: str
    names: tuple[str, ...]
    rows: tuple[Row, ...]
    closed: bool = False
    joined: bool = False
    cost: str = ""  # of every choice in it
    sign: str = ""  # the same, where there is little room


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
