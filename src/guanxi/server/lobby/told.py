"""What crosses the wire about games, before anybody plays."""

import msgspec


class OptionTold(msgspec.Struct, frozen=True):
    """An option of the rulebook; the first value is the usual one. With `text` it takes a text of several lines."""

    name: str
    title: str
    values: list[str]
    value_titles: dict[str, str]
    help: str
    text: bool
    players: list[int]  # with how many of them it is a choice


class HouseRuleTold(msgspec.Struct, frozen=True):
    """A reading that some tables prefer. `needs` and `excludes` are choices such as `fortifications=on`.

    A choice without a value means any but the usual one.
    """

    name: str
    title: str
    values: list[str]
    value_titles: dict[str, str]
    default: str
    text: str
    needs: list[str]
    excludes: list[str]
    clauses: list[str]


class PaceTold(msgspec.Struct, frozen=True):
    """Turns of one seat in a whole game, by the number of players, and the seconds that a person thinks about one."""

    turns: dict[str, int]
    seconds: int


class GameTold(msgspec.Struct, frozen=True):
    """A game that is installed. A game from elsewhere may tell nothing of where it comes from."""

    name: str
    title: str
    rules: int  # the version of our rules
    players: list[int]
    minutes: list[int] | None  # how long it takes, about: from and to
    pace: PaceTold | None
    blurb: str
    texts: dict[str, str]  # its languages, each with the hash of its words
    has_board: bool
    options: list[OptionTold]
    house_rules: list[HouseRuleTold]
    variants: dict[str, dict[str, str]]  # ways to play, by name
    stand_in: str  # who plays for somebody who is away, unless the table says otherwise
    designer: str = ""
    publisher: str = ""
    year: int | None = None
    also_known_as: list[str] = []
    age_min: int | None = None
    clauses: int = 0  # how many its rules have
