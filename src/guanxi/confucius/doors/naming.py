"""The things of Confucius by their names in a language, and the parts of which an action is made."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from guanxi.confucius.doors import notation
from guanxi.confucius.rules.actions.reward import card_of
from guanxi.confucius.rules.components import BOXES, FOREIGN_LANDS, N_FOREIGN, PLAYER_COLOURS, SPACES
from guanxi.confucius.rules.kinds import CANDIDATE_WORDS, CARD_BRIBERY, CARD_INSULTED, CARD_WORDS, KINDS, OFFICIAL_WORDS
from guanxi.confucius.rules.state import CHANCE, State
from guanxi.core.kinds import Field
from guanxi.core.text import Texts

Facts: TypeAlias = dict[str, object]
PACKAGE = "guanxi.confucius"
CURRENCIES = ("coins", "licences")


class Naming(Texts):
    """The game's messages in a language, and the names that are made of them."""

    def __init__(self, language: str) -> None:
        super().__init__(PACKAGE, language)

    def count(self, number: int) -> str:
        """A small number as a word."""
        return self.say("number-word", quantity=number)

    def money(self, number: int, currency: int) -> str:
        """`one coin`, `4 licences`."""
        return self.say("money", amount=number, currency=CURRENCIES[currency])

    def player(self, names: Sequence[str], seat: int) -> str:
        """A player's name; a colour that nobody plays is named as such."""
        if seat == CHANCE:
            return self.say("chance")
        return names[seat] if seat < len(names) else self.say(f"player-{PLAYER_COLOURS[seat]}")

    def ministry(self, ministry: int) -> str:
        """A ministry, or what stands on a candidate tile."""
        return self.word("ministry", CANDIDATE_WORDS[ministry])

    def official(self, official: int) -> str:
        """`Hubu 3`: ministry and space."""
        return self.word("ministry", OFFICIAL_WORDS[official])

    def gift(self, value: int) -> str:
        """What is given."""
        return self.say("gift", value=value)

    def reward(self, card: int) -> str:
        """The title of a reward card."""
        return self.word("reward", CARD_WORDS[card])

    def land(self, s: State, space: int) -> str:
        """The foreign land on a land space."""
        land = int(s.land[space])
        return self.word("land", FOREIGN_LANDS[land] if land < N_FOREIGN else "none")

    def parts(self, s: State, action: int, names: Sequence[str]) -> Facts:
        """What an action is about: official, gift, other player, and so on."""
        row, values = KINDS.row_of(action), KINDS.fields_of(action)
        facts: Facts = {}
        for field in row.fields:
            facts |= self._part(s, field, values[field.name], names)
        kind = int(KINDS.kind_of[action])
        if CARD_BRIBERY <= kind <= CARD_INSULTED:
            card = int(card_of(kind, values.get("card", 0)))
            named = self.ministry(card) if card < len(CANDIDATE_WORDS) else ""
            facts |= {"card": self.reward(card), "named": named}
        return facts

    def _part(self, s: State, field: Field, value: int, names: Sequence[str]) -> Facts:
        if field.sort == "seat":
            return {field.name: self.player(names, value)}
        if field.name == "official":
            ministry = self.ministry(value // SPACES)
            return {"official": self.official(value), "ministry": ministry, "number": value % SPACES + 1}
        if field.name == "box":
            name = self.word("land", notation.box_name(s, value))
            return {"box": name, "land": self.land(s, value // BOXES)}
        if field.name == "value" and field.first == 1:
            return {"value": value, "gift": self.gift(value)}
        return {field.name: value if field.number else self.word(field.sort, field.word(value))}


@cache
def naming(language: str) -> Naming:
    """The same, made once."""
    return Naming(language)
