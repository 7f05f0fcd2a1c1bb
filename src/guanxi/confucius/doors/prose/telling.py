"""The court, the examination and the world in sentences."""

from guanxi.confucius.doors.notation import box_name
from guanxi.confucius.doors.prose.wording import Wording
from guanxi.confucius.rules.actions.junks import supply
from guanxi.confucius.rules.components import (
    ANY,
    BOX_POINTS,
    BOXES,
    DEADLINE,
    DISTANT_LANDS,
    LAND_BOXES,
    LAND_PRICE,
    LAND_SPACES,
    MINISTRIES,
    N_FOREIGN,
    N_MINISTRIES,
    N_POSTS,
    REWARD_BOX,
    SPACES,
    WALL,
)
from guanxi.confucius.rules.phases import invasions, resolution
from guanxi.confucius.rules.shared import discounts, obligations
from guanxi.confucius.rules.shared.officials import influence, is_resolved
from guanxi.confucius.rules.state import CANDIDATE_TILE, NO_CANDIDATE, NO_TILE, NOBODY, OVER, State
from guanxi.core.prose import Paragraph, Passage

# ------------------------------------------------------------ court


def court(w: Wording, s: State, end: State) -> Passage:
    """The three ministries; `end` is the position if the game ended now."""
    return Passage(
        "court", w.t.say("court-title"), tuple(_ministry(w, s, end, number) for number in range(len(MINISTRIES)))
    )


def _ministry(w: Wording, s: State, end: State, ministry: int) -> Paragraph:
    name = w.words.ministry(ministry)
    first, second = int(s.chit[ministry]), int(s.chit[N_MINISTRIES + ministry])
    shares = w.shares([int(influence(s, seat, ministry)) for seat in w.seats]) or w.t.say("nobody")
    closed = bool(is_resolved(s, ministry))
    told = [] if closed else [_officials(w, s, ministry), _left(w, s, ministry)]
    told += [_posts(w, end, ministry, closed), w.t.say("ministry-shares", shares=shares)]
    head = w.t.say("ministry-head", ministry=name, first=first, second=second, closed="yes" if closed else "no")
    return Paragraph(head, " ".join(told))


def _officials(w: Wording, s: State, ministry: int) -> str:
    spaces = [_official(w, s, ministry * SPACES + space, space + 1) for space in range(SPACES)]
    return w.t.say("ministry-spaces", spaces=w.series(spaces))


def _official(w: Wording, s: State, official: int, number: int) -> str:
    """`5 free, costs you 7`; `6 Dora, secured, candidate`."""
    tile, owner = int(s.tile[official]), int(s.marker[official])
    if tile == NO_TILE:
        return w.t.say("space-empty", number=number)
    if owner == NOBODY:
        price = tile - (int(discounts.hubu(s, w.me)) if w.me is not None else 0)
        return w.t.say("space-free", number=number, price=price, me="no" if w.me is None else "yes")
    state = "candidate" if tile == CANDIDATE_TILE else "secured" if s.secured[official] else "lying"
    return w.t.say("space-taken", number=number, state=state, **w.facts(owner=owner))


def _left(w: Wording, s: State, ministry: int) -> str:
    there = range(ministry * SPACES, (ministry + 1) * SPACES)
    free = sum(s.tile[n] != NO_TILE and s.marker[n] == NOBODY for n in there)
    empty = sum(s.tile[n] == NO_TILE for n in there)
    due = "yes" if resolution.is_due(s, ministry) else "no"
    return w.t.say("ministry-left", free=free, empty=empty, due=due)


def _posts(w: Wording, end: State, ministry: int, closed: bool) -> str:
    minister, secretary = int(end.post[ministry]), int(end.post[N_MINISTRIES + ministry])
    if minister == NOBODY:
        return w.t.say("posts-vacant", closed="yes" if closed else "no")
    facts = {"minister": w.who(minister), "secretary": w.who(secretary)}
    facts |= {"minister_me": w.mine(minister), "secretary_me": w.mine(secretary)}
    same = "yes" if minister == secretary else "no"
    return w.t.say("posts-stand", **facts, same=same, closed="yes" if closed else "no")


# ------------------------------------------------------------ examination


def examination(w: Wording, s: State) -> Passage:
    """Candidate, students, and who has to tutor whom."""
    left = int(s.named_left).bit_count() + int(s.any_left)
    if s.candidate == NO_CANDIDATE:
        told = [w.t.say("candidate-none")]
    else:
        kind = "any" if s.candidate == ANY else "one"
        ministry = w.words.ministry(int(s.candidate))
        told = [w.t.say("candidate-told", kind=kind, ministry=ministry, left=left)]
    red, plain = int(s.student[0]), int(s.student[1])
    told.append(w.t.say("students-told", none="yes" if _nobody(s) else "no", **w.facts(red=red, plain=plain)))
    if s.forced:
        told.append(w.t.say("examination-forced"))
    return Passage("examination", w.t.say("examination-title"), (Paragraph("", " ".join([*told, *_tutors(w, s)])),))


def _nobody(s: State) -> bool:
    return bool(s.student[0] == NOBODY and s.student[1] == NOBODY)


def _tutors(w: Wording, s: State) -> list[str]:
    """Only while two students stand is somebody bound to one of them."""
    if NOBODY in (s.student[0], s.student[1]) or s.student[0] == s.student[1] or s.room == OVER:
        return []
    found = []
    for seat in w.seats:
        backed = int(obligations.students_to_back(s, seat))
        owner = int(s.student[backed - 1]) if backed != 3 else seat
        if owner != seat:
            found.append(w.t.say("tutor-bound", me=w.mine(seat), **w.facts(player=seat, owner=owner)))
    return found


# ------------------------------------------------------------ world


def world(w: Wording, s: State) -> Passage:
    """The Great Wall, foreign and distant lands."""
    wall = w.t.say("wall-told", pieces=int(s.wall), all=WALL)
    chief = w.t.say("chief-told", player=w.who(int(s.chief)), me=w.mine(int(s.chief)))
    foreign = [_foreign(w, s, space) for space in range(LAND_SPACES) if s.land[space] < N_FOREIGN]
    distant = w.series([_distant(w, s, land) for land in range(len(DISTANT_LANDS))])
    sea = Paragraph(w.t.say("sea-head"), w.t.say("sea-told", lands=distant, junks=int(supply(s))))
    return Passage("world", w.t.say("world-title"), (Paragraph(w.t.say("wall-head"), f"{wall} {chief}"), *foreign, sea))


def _foreign(w: Wording, s: State, space: int) -> Paragraph:
    land = int(s.land[space])
    boxes = w.series([_box(w, s, space, box) for box in range(int(LAND_BOXES[land]))])
    resolved = "no" if not invasions.is_resolved(s, space) else "won" if invasions.is_full(s, space) else "lost"
    deadline = int(DEADLINE[space])
    head = w.t.say("land-head", land=w.words.land(s, space), price=int(LAND_PRICE[land]))
    return Paragraph(head, w.t.say("land-told", boxes=boxes, deadline=deadline, resolved=resolved))


def _box(w: Wording, s: State, space: int, box: int) -> str:
    place, land = space * BOXES + box, int(s.land[space])
    owner = int(s.box[place])
    return w.t.say(
        "box-told",
        number=box_name(s, place).rpartition("-")[2],
        points=int(BOX_POINTS[land * BOXES + box]),
        reward="yes" if box == int(REWARD_BOX[land]) else "no",
        **w.facts(owner=owner),
    )


def _distant(w: Wording, s: State, land: int) -> str:
    first = int(s.discoverer[land])
    later = [seat for seat in w.seats if int(s.visited[land]) >> seat & 1 and seat != first]
    return w.t.say(
        "distant-told",
        land=w.words.word("distant", DISTANT_LANDS[land]),
        points=int(s.chit[N_POSTS + land]),
        later=w.all(later),
        later_id="other" if later else "nobody",
        **w.facts(first=first),
    )
