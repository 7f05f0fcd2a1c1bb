"""Beyond the court: the Great Wall, foreign and distant lands, the Actions Box."""

from guanxi.confucius.doors.terminal import marks
from guanxi.confucius.doors.terminal.marks import dim, seat_mark, titles
from guanxi.confucius.rules.actions.junks import supply
from guanxi.confucius.rules.components import (
    BOX_NAMES,
    BOX_PETITION,
    BOXES,
    DEADLINE,
    LAND_BOXES,
    LAND_PRICE,
    LAND_SPACES,
    N_BOXES,
    N_DISTANT,
    N_FOREIGN,
    N_POSTS,
    WALL,
)
from guanxi.confucius.rules.phases import invasions
from guanxi.confucius.rules.state import ALL, DECK, DISCARD_PILE, NOBODY, REWARD_ALL, REWARD_DECK, STACK_ALL, State
from guanxi.core.terminal.ink import flowed, grid, ink
from guanxi.core.text import Texts


def wall(t: Texts, s: State) -> str:
    """Nine pieces, some of them built."""
    built = int(s.wall)
    return f"{dim(t, 'wall')} {'█' * built}{'░' * (WALL - built)} {built}/{WALL}"


def piles(t: Texts, s: State) -> str:
    """What lies in the decks."""
    discard = marks.cards(t, [int(s.cards[DISCARD_PILE + kind]) for kind in range(3)])
    sizes = {"deck": int(s.cards[DECK + ALL]), "rewards": int(s.rewards[REWARD_DECK + REWARD_ALL])}
    sizes |= {"officials": int(s.stack[STACK_ALL]), "junks": int(supply(s))}
    return ink(t.say("piles", **sizes, discard=discard), "dim")


# ---------------------------------------------------------------- lands


def foreign(t: Texts, s: State) -> list[str]:
    """A row for each foreign land: price, deadline, boxes with their points."""
    rows = [[*titles(t, "foreign", "price", "deadline"), *(ink(str(box + 1), "dim") for box in range(BOXES))]]
    for space in range(LAND_SPACES):
        if s.land[space] < N_FOREIGN:
            rows.append(_foreign(t, s, space))
    return grid(rows, right=(1,))


def _foreign(t: Texts, s: State, space: int) -> list[str]:
    land = int(s.land[space])
    boxes = [marks.box_sign(s, space * BOXES + box) if box < int(LAND_BOXES[land]) else "" for box in range(BOXES)]
    return [ink(marks.foreign_word(t, land), "bold"), str(int(LAND_PRICE[land])), _deadline(t, s, space), *boxes]


def _deadline(t: Texts, s: State, space: int) -> str:
    if invasions.is_resolved(s, space):
        return t.say("land-won" if invasions.is_full(s, space) else "land-lost")
    return t.say("land-deadline", wall=int(DEADLINE[space]), left=int(DEADLINE[space]) - int(s.wall))


def distant(t: Texts, s: State) -> list[str]:
    """A row for each distant land: the chit, who took it, who else was there."""
    rows = [titles(t, "distant", "chit", "visitors")]
    for land in range(N_DISTANT):
        points = str(int(s.chit[N_POSTS + land]))
        rows.append([ink(marks.distant_word(t, land), "bold"), points, _visitors(s, land) or marks.NONE])
    return grid(rows, right=(1,))


def _visitors(s: State, land: int) -> str:
    """Who came first, in brackets, and who came later."""
    first = int(s.discoverer[land])
    later = [seat for seat in range(int(s.players)) if int(s.visited[land]) >> seat & 1 and seat != first]
    taken = [] if first == NOBODY else [seat_mark(first, f"[{marks.SEATS[first]}]")]
    return " ".join([*taken, *map(seat_mark, later)])


def foreign_told(t: Texts, s: State, width: int) -> list[str]:
    """Foreign lands one after the other: price, boxes, deadline."""
    told = []
    for space in range(LAND_SPACES):
        land = int(s.land[space])
        if land < N_FOREIGN:
            boxes = [marks.box_sign(s, space * BOXES + box).replace(" ", "") for box in range(int(LAND_BOXES[land]))]
            price = t.say("land-price", price=int(LAND_PRICE[land]))
            told.append(
                f"{ink(marks.foreign_word(t, land), 'bold')} {price} {' '.join(boxes)} {_deadline(t, s, space)}"
            )
    return flowed(told, width, gap=3)


def distant_told(t: Texts, s: State, width: int) -> list[str]:
    """Distant lands one after the other: points, and who has been there."""
    told = []
    for land in range(N_DISTANT):
        visitors = _visitors(s, land)
        points = str(int(s.chit[N_POSTS + land]))
        told.append(f"{ink(marks.distant_word(t, land), 'bold')} {points}{f' {visitors}' if visitors else ''}")
    return flowed(told, width)


# ---------------------------------------------------------------- the Actions Box


def actions_box(t: Texts, s: State, width: int) -> list[str]:
    """Where cubes lie, space by space; ×2 is a second use in this round."""
    boxes = [box for box in range(N_BOXES) if box != BOX_PETITION or s.advanced]
    used = [item for item in (_space(t, s, box) for box in boxes) if item]
    return flowed([dim(t, "box"), *used], width) if used else [dim(t, "box-nobody")]


def _space(t: Texts, s: State, box: int) -> str:
    found = []
    for seat in range(int(s.players)):
        cubes, uses = int(s.on_box[seat * N_BOXES + box]), int(s.uses[seat * N_BOXES + box])
        if cubes or uses:
            again = f"×{uses}" if uses > 1 else ""
            found.append(f"{seat_mark(seat)}{'■' * cubes or '□'}{again}")
    return f"{box_word(t, box)} {' '.join(found)}" if found else ""


def box_word(t: Texts, box: int) -> str:
    """A space of the Actions Box."""
    return t.say(f"box-{BOX_NAMES[box].replace('_', '-')}")
