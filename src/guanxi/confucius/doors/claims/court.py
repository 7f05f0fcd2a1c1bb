"""What events claim of officials, examinations and ministries."""

from guanxi.confucius.doors.claims.made import Claiming, Claims, Facts, marker, move, now, scored, tile
from guanxi.confucius.rules.components import MINISTRIES, SPACES
from guanxi.confucius.rules.kinds import OFFICIAL_WORDS, STUDENT_WORDS
from guanxi.confucius.rules.view import View
from guanxi.core.ledger import OUTSIDE


def _official(facts: Facts, view: View) -> Claims:
    yield move("tile", "stack", OUTSIDE)
    yield move(f"price {facts['price']}", "stack", OUTSIDE)
    yield now(f"tile {facts['official']}", facts["price"])


def _swapped(facts: Facts, view: View) -> Claims:
    s = view.shown
    for here, there in ((facts["own"], facts["official"]), (facts["official"], facts["own"])):
        other = OFFICIAL_WORDS.index(there)
        yield now(f"tile {here}", tile(int(s.tile[other])))
        yield now(f"marker {here}", marker(int(s.marker[other]), bool(s.secured[other])))


def _student(facts: Facts, view: View) -> Claims:
    yield now(f"student {facts['student']}", facts["owner"])


def _student_replaced(facts: Facts, view: View) -> Claims:
    yield now(f"student {facts['student']}", facts["player"])


def _forced(facts: Facts, view: View) -> Claims:
    yield now("forced", True)


def _backs(facts: Facts, view: View) -> Claims:
    yield now(f"backs {facts['player']}", facts["student"])


def _won(facts: Facts, view: View) -> Claims:
    yield now("winner", facts["winner"])


def _candidate_gone(facts: Facts, view: View) -> Claims:
    yield now("winner", "nobody")
    yield now("candidate", "none")
    yield from (now(f"student {word}", "nobody") for word in STUDENT_WORDS)


def _candidate_placed(facts: Facts, view: View) -> Claims:
    yield now(f"tile {facts['official']}", "candidate")
    yield from _candidate_gone(facts, view)


def _candidate_drawn(facts: Facts, view: View) -> Claims:
    ministry = facts["ministry"]
    yield now("candidate", "none" if facts["resolved"] == "yes" else ministry)
    if ministry == "any":
        yield move("any", "candidates", OUTSIDE)
    else:
        yield now(f"named {ministry}", False)


def _counted(facts: Facts, view: View) -> Claims:
    yield now(f"held {facts['official']}", facts["owner"])


def _lent(facts: Facts, view: View) -> Claims:
    s = view.shown
    for space in range(SPACES):
        if s.holder[space] == facts["player"]:
            yield now(f"held {facts['ministry']}-{space + 1}", facts["to"])
    yield now(f"dropped {facts['player']}", True)


def _resolved(facts: Facts, view: View) -> Claims:
    name = facts["ministry"]
    ministry = MINISTRIES.index(name)
    yield now(f"resolved {name}", True)
    yield from (now(f"held {name}-{space + 1}", "nobody") for space in range(SPACES))
    yield from (now(f"dropped {seat}", False) for seat in range(int(view.shown.players)))
    if "minister" in facts:
        secretary = facts.get("secretary", facts["minister"])
        yield now(f"post {ministry}", facts["minister"])
        yield now(f"post {ministry + len(MINISTRIES)}", secretary)
        yield scored(facts["minister"], facts["first"])
        yield scored(secretary, facts["second"])


CLAIMS: dict[str, Claiming] = {
    "did-deal-official": _official,
    "did-swap-other": _swapped,
    "student-placed": _student,
    "did-replace-student": _student_replaced,
    "exam-forced": _forced,
    "did-tutor": _backs,
    "exam-contested": _won,
    "exam-uncontested": _won,
    "did-place-candidate": _candidate_placed,
    "candidate-leaves": _candidate_gone,
    "candidate-declined": _candidate_gone,
    "did-deal-candidate": _candidate_drawn,
    "influence-counted": _counted,
    "did-lend": _lent,
    "ministry-two": _resolved,
    "ministry-one": _resolved,
    "ministry-vacant": _resolved,
}
