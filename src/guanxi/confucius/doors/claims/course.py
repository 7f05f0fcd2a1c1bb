"""The course of a game: what events claim of turns, cubes, payments, rounds, set-up and the end."""

from guanxi.confucius.doors.claims.made import Claiming, Claims, Facts, faces, marker, move, now, scored
from guanxi.confucius.rules.components import BOX_FAVOUR, BOX_NAMES, DISTANT_LANDS, MINISTRIES, N_BOXES, N_POSTS
from guanxi.confucius.rules.state import UNUSED_CUBES
from guanxi.confucius.rules.view import View
from guanxi.core.ledger import OUTSIDE


def _asked(facts: Facts, view: View) -> Claims:
    yield now("asked", f"{facts['room']} {facts['player']} {facts['free']}")


def _cubes_placed(facts: Facts, view: View) -> Claims:
    seat, space = facts["player"], facts["space"]
    yield move("cube", f"unused {seat}", f"on {space} {seat}", facts["cubes"])
    yield now(f"uses {seat} {space}", facts["uses"])


def _payment_begun(facts: Facts, view: View) -> Claims:
    yield now("price", facts["amount"])
    yield now("paid", 0)


def _spend(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield move("card", f"hand {seat}", "discard")
    yield faces(view, seat, f"face {facts['coins']}", f"hand {seat}", "discard")
    yield now("paid", int(view.shown.paid) + facts["amount"])


def _marker_placed(facts: Facts, view: View) -> Claims:
    yield now(f"marker {facts['official']}", marker(facts["owner"], facts.get("standing", "yes") == "yes"))


def _chief(facts: Facts, view: View) -> Claims:
    yield now("chief", facts["chief"])
    yield move("cube", f"unused {facts['chief']}", f"on {BOX_NAMES[BOX_FAVOUR]} {facts['chief']}")


def _round(facts: Facts, view: View) -> Claims:
    """All cubes come back, and as many are active as the gifts allow."""
    s = view.shown
    yield now("round", facts["round"])
    yield now("forced", False)
    for seat in range(int(s.players)):
        yield now(f"passed {seat}", False)
        unused = int(s.own[UNUSED_CUBES + seat])
        yield move("cube", OUTSIDE, f"unused {seat}", facts["cubes"][seat] - unused)
        for n, box in enumerate(BOX_NAMES):
            yield move("cube", f"on {box} {seat}", OUTSIDE, int(s.on_box[seat * N_BOXES + n]))
            yield now(f"uses {seat} {box}", 0)


def _pass(facts: Facts, view: View) -> Claims:
    yield now(f"passed {facts['player']}", True)


# --- set-up and end ---


def _chit(facts: Facts, view: View) -> Claims:
    ministry = MINISTRIES.index(facts["ministry"])
    yield now(f"chit {ministry}", facts["minister"])
    yield now(f"chit {ministry + len(MINISTRIES)}", facts["secretary"])


def _distant_chit(facts: Facts, view: View) -> Claims:
    yield now(f"chit {N_POSTS + DISTANT_LANDS.index(facts['land'])}", facts["value"])


def _wall(facts: Facts, view: View) -> Claims:
    yield now("wall", facts["piece"])


def _ends(facts: Facts, view: View) -> Claims:
    if "ministries" in facts["reason"]:
        yield now("all resolved", True)


def _title(facts: Facts, view: View) -> Claims:
    yield now(f"title {facts['title']}", facts["player"])
    yield scored(facts["player"], 1)


def _over(facts: Facts, view: View) -> Claims:
    yield now("asked", "over")


CLAIMS: dict[str, Claiming] = {
    "asked": _asked,
    "cubes-placed": _cubes_placed,
    "payment-begun": _payment_begun,
    "did-spend": _spend,
    "marker-placed": _marker_placed,
    "marker-stood-up": _marker_placed,
    "did-appoint": _chief,
    "did-deal-chief": _chief,
    "chief-agreed": _chief,
    "round-begins": _round,
    "did-pass": _pass,
    "did-deal-chit": _chit,
    "did-deal-distant": _distant_chit,
    "wall-grows": _wall,
    "game-ends": _ends,
    "title-awarded": _title,
    "game-won": _over,
    "nobody-wins": _over,
}
