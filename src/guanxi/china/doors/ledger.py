"""What a viewer of China sees, as things in places, and what events claim to move (`core/ledger.py`)."""

from guanxi.china.rules.components import COLOURS, N_COLOURS, N_PROVINCES, PIECES
from guanxi.china.rules.engine import to_act
from guanxi.china.rules.events import ROOMS
from guanxi.china.rules.house import TOP_ONLY
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.scoring.palaces import has_disc
from guanxi.china.rules.state import ALL, DISCARD, DISPLAY, NO_CARD, NOBODY, PILE, ROW, State
from guanxi.china.rules.view import View
from guanxi.core.events import Event
from guanxi.core.ledger import NOW, OUTSIDE, Books, Claim, Ledger

PIECE_NAMES = tuple(piece.removesuffix("s").replace("emissarie", "emissary") for piece in PIECES)
UNSEEN = "card"  # one whose colour the viewer does not know


class ChinaBooks(Books):
    """The ledger of China."""

    bookkeeping = frozenset(
        ("version", "viewer", "players", "fortifications", "room", "seat", "turns", "vacant", "target", "opened")
        + ("pieces", "piece", "exchanged", "dead", "ended", "promised", "more_rounds", "top")
    )

    def ledger(self, view: View) -> Ledger:
        """Pieces, cards, discs, points; who is first player, who is asked, how often the pile was used up."""
        s = view.shown
        found = Ledger()
        self._board(s, found)
        for seat in range(int(s.players)):
            for kind, piece in enumerate(PIECE_NAMES):
                found[supply(seat), owned(piece, seat)] = int(s.supply[kind * 5 + seat])
            found[score(seat), "point"] = int(s.score[seat])
            _count(found, hand(seat), s.hand, seat * ROW)
            for colour, name in enumerate(COLOURS):
                found[seen_in_hand(seat), card(name)] = int(s.known[seat * ROW + colour])
        for place, row in (("display", DISPLAY), ("pile", PILE), ("discard", DISCARD)):
            _count(found, place, s.cards, row)
        found[NOW, f"first: {int(s.first)}"] = 1
        found[NOW, f"exhaustions: {int(s.exhaustions)}"] = 1
        found[NOW, _asked(int(to_act(s)) if s.room != OVER else "", ROOMS[int(s.room)])] = 1
        return Ledger({key: count for key, count in found.items() if count})

    def _board(self, s: State, found: Ledger) -> None:
        for number, space in enumerate(s.board.file.spaces):
            if s.owner[number] != NOBODY:
                found[space.id, owned("palace", int(s.owner[number]))] = 1
            found[space.id, "fortification"] = int(s.fort[number])
        for number in range(N_PROVINCES):
            province = s.board.file.provinces[number].id
            for seat in range(int(s.players)):
                found[province, owned("emissary", seat)] = int(s.emissaries[number * ROW + seat])
            found[province, "disc"] = int(has_disc(s, number))
        for number, left_out in enumerate(s.left_out):
            found[" ".join(s.board.file.roads[number].ends), "left out"] = int(left_out)

    def claims(self, event: Event, view: View) -> list[Claim]:
        """What moved."""
        facts = event.facts
        seat = facts["seat"] if isinstance(facts.get("seat"), int) else -1
        assert isinstance(seat, int)
        if event.name in ("palace-placed", "emissary-placed", "fortification-placed"):
            return _placed(event, seat)
        if event.name in ("card-dealt", "card-drawn"):
            thing = card(str(facts["colour"])) if event.open else UNSEEN
            return [Claim(UNSEEN, "pile", OUTSIDE), Claim(thing, OUTSIDE, hand(seat))]
        if event.name == "card-turned-up":
            return [Claim(UNSEEN, "pile", OUTSIDE), Claim(card(str(facts["colour"])), OUTSIDE, "display")]
        if event.name == "card-taken":
            taken = card(str(facts["colour"]))
            return [Claim(taken, "display", hand(seat)), Claim(taken, OUTSIDE, seen_in_hand(seat))]
        if event.name in ("cards-paid", "card-exchanged"):
            return _discarded(view, seat, str(facts.get("cards", facts.get("colour"))).split())
        return _others(event, view, seat)


def _others(event: Event, view: View, seat: int) -> list[Claim]:
    facts = event.facts
    points = facts.get("points")
    if isinstance(points, list):
        won = [Claim("point", OUTSIDE, score(each), number) for each, number in enumerate(points)]
        return won + ([Claim("disc", OUTSIDE, str(facts["province"]))] if event.name == "province-scored" else [])
    if event.name == "pile-shuffled":
        return _shuffled(view.shown)
    if event.name == "pile-used-up":
        return [Claim("exhaustions: 2", OUTSIDE, NOW)]
    if event.name == "first-player":
        return [Claim(f"first: {facts['player']}", OUTSIDE, NOW)]
    if event.name == "asked":
        return [Claim(_asked(facts["seat"], str(facts["room"])), OUTSIDE, NOW)]
    if event.name == "game-ended":
        return [Claim(_asked("", "over"), OUTSIDE, NOW)]
    if event.name == "road-left-out":
        return [Claim("left out", OUTSIDE, str(facts["road"]))]
    if event.name in ("cards-shown", "pile-shown", "discard-shown") and (seat < 0 or seat != view.seat):
        place = hand(seat) if event.name == "cards-shown" else event.name.removesuffix("-shown")
        number = facts["number"]
        assert isinstance(number, int)
        shown = card(str(facts["colour"]))
        return [Claim(UNSEEN, place, OUTSIDE, number), Claim(shown, OUTSIDE, place, number)]
    return []


def _placed(event: Event, seat: int) -> list[Claim]:
    piece = event.name.removesuffix("-placed")
    where = str(event.facts["province" if piece == "emissary" else "space"])
    if piece == "fortification":  # from now on it belongs to nobody (CN-FORT-07)
        return [Claim(owned(piece, seat), supply(seat), OUTSIDE), Claim(piece, OUTSIDE, where)]
    return [Claim(owned(piece, seat), supply(seat), where)]


def _discarded(view: View, seat: int, colours: list[str]) -> list[Claim]:
    """Cards that everybody saw being taken go first; of the others only who holds them knew the colour."""
    claims = []
    for colour in sorted(set(colours)):
        number, at = colours.count(colour), seat * ROW + COLOURS.index(colour)
        seen = min(number, int(view.shown.known[at]))
        shown = number if seat == view.seat else seen
        claims.append(Claim(card(colour), hand(seat), OUTSIDE, shown))
        claims.append(Claim(UNSEEN, hand(seat), OUTSIDE, number - shown))
        claims.append(Claim(card(colour), seen_in_hand(seat), OUTSIDE, seen))
        claims.append(Claim(card(colour), OUTSIDE, "discard", number))
    return claims + (_covered(view.shown, colours) if view.shown.house & TOP_ONLY else [])


def _covered(s: State, colours: list[str]) -> list[Claim]:
    """House rule: of what lies on the discard only the last card is still seen."""
    last = max(colours, key=COLOURS.index)
    hidden = [*colours, COLOURS[s.top]] if s.top != NO_CARD else [*colours]
    hidden.remove(last)
    return [claim for colour in hidden for claim in _turned_over(colour)]


def _turned_over(colour: str) -> list[Claim]:
    return [Claim(card(colour), "discard", OUTSIDE), Claim(UNSEEN, OUTSIDE, "discard")]


def _shuffled(s: State) -> list[Claim]:
    """The discard becomes the pile, and its colours are hidden again."""
    claims = [
        Claim(card(name), "discard", OUTSIDE, int(s.cards[DISCARD + colour])) for colour, name in enumerate(COLOURS)
    ]
    hidden = int(s.cards[DISCARD + ALL]) - sum(int(s.cards[DISCARD + colour]) for colour in range(N_COLOURS))
    claims.append(Claim(UNSEEN, "discard", OUTSIDE, hidden))
    claims.append(Claim(UNSEEN, OUTSIDE, "pile", int(s.cards[DISCARD + ALL])))
    return [*claims, Claim("exhaustions: 1", OUTSIDE, NOW)]


def _count(found: Ledger, place: str, cards: object, at: int) -> None:
    """The cards of a row by colour; those that are counted but not shown are UNSEEN."""
    row = [int(number) for number in cards[at : at + ROW]]  # type: ignore[index]
    for colour in range(N_COLOURS):
        found[place, card(COLOURS[colour])] = row[colour]
    found[place, UNSEEN] = row[ALL] - sum(row[:N_COLOURS])


def supply(seat: int) -> str:
    """The place of pieces that are not placed yet."""
    return f"supply of {seat}"


def hand(seat: int) -> str:
    """The place of a player's cards."""
    return f"hand of {seat}"


def seen_in_hand(seat: int) -> str:
    """What everybody saw coming into a hand and not leaving it."""
    return f"seen in hand of {seat}"


def score(seat: int) -> str:
    """The place of a player's points."""
    return f"score of {seat}"


def owned(piece: str, seat: int) -> str:
    """A piece of a player."""
    return f"{piece} of {seat}"


def card(colour: str) -> str:
    """A card of a colour."""
    return f"{colour} card"


def _asked(seat: object, room: str) -> str:
    return f"asked: {seat} {room}"
