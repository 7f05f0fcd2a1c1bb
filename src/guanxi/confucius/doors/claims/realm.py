"""What events claim of junks, armies and lands."""

from guanxi.confucius.doors.claims.made import Claiming, Claims, Facts, move, now, scored
from guanxi.confucius.rules.components import FOREIGN_LANDS, JUNKS_PER_VOYAGE, LAND_BOXES
from guanxi.confucius.rules.view import View
from guanxi.core.ledger import OUTSIDE


def _junks_bought(facts: Facts, view: View) -> Claims:
    yield move("junk", OUTSIDE, f"shipyard {facts['player']}", facts["quantity"])


def _junks_sailed(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield move("junk", f"shipyard {seat}", f"ocean {seat}", facts["quantity"])
    yield move("junk", f"ocean {seat}", OUTSIDE, JUNKS_PER_VOYAGE * facts["voyages"])


def _junks_moved(facts: Facts, view: View) -> Claims:
    yield move("junk", f"shipyard {facts['from']}", f"shipyard {facts['to']}", facts["quantity"])


def _arrived(facts: Facts, view: View) -> Claims:
    yield move(str(facts["player"]), OUTSIDE, f"visitors {facts['land']}")
    yield now(f"discoverer {facts['land']}", facts["first"])
    yield scored(facts["player"], facts["points"])


def _recruited(facts: Facts, view: View) -> Claims:
    yield move("army", f"barracks {facts['player']}", f"colony {facts['player']}")


def _invaded(facts: Facts, view: View) -> Claims:
    yield move("army", f"colony {facts['player']}", OUTSIDE)
    yield now(f"box {facts['box']}", facts["player"])


def _marched(facts: Facts, view: View) -> Claims:
    yield now(f"box {facts['source']}", "nobody")
    yield now(f"box {facts['box']}", facts["owner"])


def _land_laid(facts: Facts, view: View) -> Claims:
    land = facts["land"]
    yield now(f"land {land}", facts["where"])
    yield now(f"conquest {land}", False)
    for box in range(int(LAND_BOXES[FOREIGN_LANDS.index(land)])):
        yield now(f"box {land}-{box + 1}", "nobody")


def _land_resolved(facts: Facts, view: View) -> Claims:
    yield now(f"conquest {facts['land']}", True)
    yield from (scored(seat, points) for seat, points in enumerate(facts.get("points", [])))


CLAIMS: dict[str, Claiming] = {
    "junks-bought": _junks_bought,
    "junks-sailed": _junks_sailed,
    "did-move-junks": _junks_moved,
    "did-arrive": _arrived,
    "army-recruited": _recruited,
    "army-invaded": _invaded,
    "did-army-to": _marched,
    "did-deal-land": _land_laid,
    "land-conquered": _land_resolved,
    "land-failed": _land_resolved,
}
