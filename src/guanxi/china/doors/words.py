"""China in sentences: what happened, and why something is refused, with the facts. The words are in texts/."""

from collections.abc import Sequence

from guanxi.china.doors.notation import notation
from guanxi.china.rules import engine
from guanxi.china.rules.board import DEAL, DRAW, EXCHANGE, PASS, PAY, PLACE_EMISSARY, SEAT_FIRST, TAKE, kind_of
from guanxi.china.rules.clauses import IDS
from guanxi.china.rules.components import CARD_SETS, COLOURS, N_COLOURS
from guanxi.china.rules.shared.provinces import emissary_limit
from guanxi.china.rules.state import (
    ALL,
    CHANCE,
    DEAD_BOARD,
    DEALING,
    DRAWING,
    FILLING,
    NOBODY,
    NOWHERE,
    ROW,
    State,
    copy_state,
)
from guanxi.core.game import Refusal
from guanxi.core.text import say


def colour_word(colour: int) -> str:
    """A colour's name."""
    return say("china", f"colour-{COLOURS[colour]}")


def cards_words(colours: Sequence[int]) -> str:
    """Some cards, one after the other."""
    return ", ".join(colour_word(colour) for colour in colours) or "nothing"


def hand_of(s: State, seat: int) -> list[int]:
    """A hand as a sorted list of colours."""
    return [colour for colour in range(N_COLOURS) for _ in range(s.hand[seat * ROW + colour])]


def sentence(s: State, seat: int, action: int, names: Sequence[str], viewer: int | None) -> str:
    """What an action does, told from the position before it to everybody or to one seat; empty if that sees nothing."""
    kind = int(kind_of(s.board, action))
    number = action - int(s.board.start[kind])
    if kind == DEAL and s.room != FILLING and viewer not in (None, int(s.seat)):
        return " ".join(_consequences(s, action, names))
    told = _told(s, kind, number, names[0 if kind == SEAT_FIRST else int(s.seat)])
    return " ".join([f"{told}.", *_consequences(s, action, names)])


def _told(s: State, kind: int, number: int, player: str) -> str:
    if kind <= PLACE_EMISSARY:
        return say("china", _PLACED[kind], player=player, **_place_facts(s, kind, number))
    if kind == PAY:
        return say("china", "did-pay", player=player, cards=cards_words(CARD_SETS[number]))
    if kind == DEAL:
        message = {DEALING: "did-deal", FILLING: "did-turn-up"}.get(int(s.room), "did-draw-colour")
        return say("china", message, player=player, colour=colour_word(number))
    if kind in (EXCHANGE, TAKE):
        return say(
            "china", "did-exchange" if kind == EXCHANGE else "did-take", player=player, colour=colour_word(number)
        )
    return say("china", {DRAW: "did-draw", PASS: "did-pass", SEAT_FIRST: "did-first"}[kind], player=player)


def _consequences(s: State, action: int, names: Sequence[str]) -> list[str]:
    """What follows by itself: a province scored, the pile shuffled anew or used up, the end."""
    after = copy_state(s)
    engine.do(after, action)
    told = []
    if after.discs != s.discs:
        province = s.board.file.provinces[int(after.target)].name
        gained = [(name, int(after.score[seat] - s.score[seat])) for seat, name in enumerate(names)]
        points = ", ".join(say("china", "scored-points", player=name, points=gain) for name, gain in gained if gain)
        told.append(say("china", "scored-province", province=province, points=points))
    if after.exhaustions != s.exhaustions:
        told.append(say("china", "pile-shuffled" if after.exhaustions == 1 else "pile-used-up"))
    if after.ended:
        told.append(say("china", "game-ended-dead-board" if after.ended == DEAD_BOARD else "game-ended-last-turn"))
    return told


_PLACED = ("did-place-fortification", "did-place-palace", "did-place-emissary")


def _place_facts(s: State, kind: int, number: int) -> dict[str, str]:
    file = s.board.file
    if kind == PLACE_EMISSARY:
        return {"province": file.provinces[number].name}
    return {"province": file.provinces[int(s.board.province_of[number])].name, "space": file.spaces[number].id}


def refusal(s: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
    """The clause against an action, and the sentence with the facts that made it apply."""
    clause = IDS[engine.why_not(s, seat, action)]
    if not clause:
        return None
    return Refusal(clause, say("china", f"no-{clause}", "en", **_facts(s, seat, action, names)))


def _facts(s: State, seat: int, action: int, names: Sequence[str]) -> dict[str, object]:
    """Everything that some refusal mentions."""
    actor = engine.to_act(s)
    pieces = int(s.pieces)
    facts: dict[str, object] = {
        "player": "chance" if seat == CHANCE else names[seat],
        "actor": "chance" if actor == CHANCE else names[actor],
        "drawn": "yes" if seat == actor and kind_of(s.board, action) in (DEAL, SEAT_FIRST) else "no",
        "exchanged": "yes" if s.exchanged else "no",
        "drawing": "yes" if s.room == DRAWING else "no",
        "hand": cards_words(hand_of(s, seat)) if seat != CHANCE else "",
        "held": int(s.hand[seat * ROW + ALL]) if seat != CHANCE else 0,
        "pieces": pieces,
        "offered": "none",
        "cards": "",
        "piece": "",
    }
    if s.target != NOWHERE:
        facts |= {"target": s.board.file.provinces[int(s.target)].name} | _province_facts(s, int(s.target))
    return facts | _action_facts(s, action, pieces, names)


def _province_facts(s: State, province: int) -> dict[str, object]:
    return {
        "province": s.board.file.provinces[province].name,
        "colour": colour_word(int(s.board.colour_of[province])),
        "size": int(s.board.size_of[province]),
        "emissaries": int(s.emissaries[province * ROW + ALL]),
        "limit": int(emissary_limit(s, province)),
    }


def _action_facts(s: State, action: int, pieces: int, names: Sequence[str]) -> dict[str, object]:
    kind = int(kind_of(s.board, action))
    number = action - int(s.board.start[kind])
    if kind == PAY:
        cards = cards_words(CARD_SETS[number])
        return {"cards": cards, "offered": cards}
    if kind in (EXCHANGE, TAKE, DEAL):
        return {"colour": colour_word(number)}
    if kind in (DRAW, PASS, SEAT_FIRST):
        return {}
    told = notation(s.board, action).removeprefix("place ")
    facts: dict[str, object] = {"pieces": pieces + 1, "piece": told, "kind": told.split()[0]}
    if kind == PLACE_EMISSARY:
        return _province_facts(s, number) | facts
    owner = int(s.owner[number])
    facts |= {"space": s.board.file.spaces[number].id, "owner": names[owner] if owner != NOBODY else ""}
    return _province_facts(s, int(s.board.province_of[number])) | facts
