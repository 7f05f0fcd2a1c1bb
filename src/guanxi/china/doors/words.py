"""China in sentences: what happened, and why something is refused, with the facts. The words are in texts/."""

from collections import Counter
from collections.abc import Sequence

from guanxi.china.rules import engine
from guanxi.china.rules.clauses import IDS
from guanxi.china.rules.components import CARD_SETS, COLOURS, N_COLOURS
from guanxi.china.rules.house import FORT_AND_PALACE, LIMIT_AT_START, OWN_JOKER, OWNER_CHOICE
from guanxi.china.rules.kinds import DEAL, EXCHANGE, LEAVE_OUT, PAY, PLACE_EMISSARY, SEAT_FIRST, TAKE
from guanxi.china.rules.rooms import CUTTING, DRAWING, NAMING
from guanxi.china.rules.shared.fortifying import fortified_space, is_fortifying
from guanxi.china.rules.shared.provinces import limit_now
from guanxi.china.rules.state import ALL, CHANCE, DEAD_HANDS, NOBODY, NOWHERE, ROW, State
from guanxi.core.events import Event
from guanxi.core.game import Refusal
from guanxi.core.text import Texts

PACKAGE = "guanxi.china"


class ChinaWords(Texts):
    """China in a language."""

    def __init__(self, language: str) -> None:
        super().__init__(PACKAGE, language)

    def cards(self, colours: Sequence[int]) -> str:
        """Some cards, one after the other."""
        return ", ".join(self.word("colour", COLOURS[colour]) for colour in colours) or self.say("cards-none")

    def road(self, name: str) -> str:
        """A road by the spaces at its ends."""
        one, two = name.split()
        return self.say("road-between", one=one, two=two)

    def word(self, sort: str, name: str) -> str:
        """A payment counts its cards; a province without a word of its own is called by its id."""
        if sort == "cards":
            return self.listed("colour", [self.word("colour", colour) for colour in name.split()])
        if sort == "road":
            return self.road(name)
        if sort == "province" and not self.has(f"province-{name}"):
            return name.capitalize()
        return super().word(sort, name)

    def facts(self, event: Event, names: Sequence[str]) -> dict[str, object]:
        """A space is told with its town, if the board names one: `zhao-1 Yanmen`."""
        told = super().facts(event, names)
        for field in event.kind.fields:
            if field.sort == "space" and field.called and f"{field.name}_id" in told:
                town = field.called[field.words.index(str(told[f"{field.name}_id"]))]
                told[field.name] = f"{told[f'{field.name}_id']} {town}".strip()
        return told

    def listed(self, sort: str, values: Sequence[str]) -> str:
        """Cards of one colour are counted: `two red and green`."""
        if sort != "colour":
            return self.joined(values)
        counts = Counter(values)
        return self.joined([self.say("cards", count=count, colour=colour) for colour, count in counts.items()])

    def source(self, source: str, where: str) -> str:
        """A source of points with its place."""
        place = self.word("province", where) if source == "palaces" else where
        return self.say(f"source-{source}", where=place, count=len(where.split()))

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The clause against an action, and the sentence with the facts that made it apply."""
        clause = IDS[engine.why_not(state, seat, action)]
        return Refusal(clause, self.say(f"no-{clause}", **self._why(state, seat, action, names))) if clause else None

    def _why(self, s: State, seat: int, action: int, names: Sequence[str]) -> dict[str, object]:
        """Everything that some refusal mentions."""
        actor = engine.to_act(s)
        pieces = int(s.pieces)
        drawn = s.board.kinds.kind_of[action] in (DEAL, SEAT_FIRST)
        facts: dict[str, object] = {
            "player": "chance" if seat == CHANCE else names[seat],
            "actor": "chance" if actor == CHANCE else names[actor],
            "drawn": "yes" if seat == actor and drawn else "no",
            "exchanged": "yes" if s.exchanged else "no",
            "drawing": "yes" if s.room == DRAWING else "no",
            "hand": self.cards(hand_of(s, seat)) if seat != CHANCE else "",
            "held": int(s.hand[seat * ROW + ALL]) if seat != CHANCE else 0,
            "pieces": pieces,
            "offered": "none",
            "joker": "any" if s.house & OWN_JOKER else "other",
            "timing": "start" if s.house & LIMIT_AT_START and pieces else "now",
            "opening": "palace" if s.house & FORT_AND_PALACE else "alone",
            "asked": {NAMING: "naming", CUTTING: "cutting"}.get(int(s.room), "no"),
            "choice": "owner" if s.house & OWNER_CHOICE else "none",
            "named": 0,
            "ended": "hands" if s.ended == DEAD_HANDS else "board",
            "covering": s.board.file.spaces[int(fortified_space(s))].id if is_fortifying(s) else "none",
            "cards": "",
            "piece": "",
        }
        if s.target != NOWHERE:
            facts |= {"target": s.board.file.provinces[int(s.target)].name} | self._province(s, int(s.target))
        return facts | self._action(s, action, pieces, names)

    def _province(self, s: State, province: int) -> dict[str, object]:
        return {
            "province": s.board.file.provinces[province].name,
            "colour": self.word("colour", COLOURS[s.board.colour_of[province]]),
            "size": int(s.board.size_of[province]),
            "emissaries": int(s.emissaries[province * ROW + ALL]),
            "limit": int(limit_now(s, province)),
        }

    def _action(self, s: State, action: int, pieces: int, names: Sequence[str]) -> dict[str, object]:
        kind, number = s.board.kinds.kind_of[action], int(s.board.kinds.one[action])
        if kind == PAY:
            cards = self.cards(CARD_SETS[number])
            return {"cards": cards, "offered": cards}
        if kind in (EXCHANGE, TAKE, DEAL):
            return {"colour": self.word("colour", COLOURS[number])}
        if kind == LEAVE_OUT:
            road = s.board.file.roads[number]
            return {"road": self.road(" ".join(road.ends))}
        if kind > PLACE_EMISSARY:
            return {"named": number + 1} if kind == SEAT_FIRST else {}
        told = s.board.kinds.notation(action, {}).removeprefix("place ")
        facts: dict[str, object] = {"pieces": pieces + 1, "piece": told, "kind": told.split()[0]}
        if kind == PLACE_EMISSARY:
            return self._province(s, number) | facts
        owner = int(s.owner[number])
        facts |= {"space": s.board.file.spaces[number].id, "owner": names[owner] if owner != NOBODY else ""}
        return self._province(s, int(s.board.province_of[number])) | facts


def hand_of(s: State, seat: int) -> list[int]:
    """A hand as a sorted list of colours."""
    return [colour for colour in range(N_COLOURS) for _ in range(s.hand[seat * ROW + colour])]
