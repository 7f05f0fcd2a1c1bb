"""What a closer look at Confucius' board shows: as a view's position stands, from where the viewer sits.

A payment that has begun is finished as previews finish it (`Settled`), so that a drafted bribe shows in posts and
influence; `payment` speaks of the payment itself.
"""

from typing import Any

from guanxi.confucius.doors.closer.bonds import bonds
from guanxi.confucius.doors.closer.boxes import actions, prices
from guanxi.confucius.doors.closer.choices import chiefs, loans
from guanxi.confucius.doors.closer.ministries import ministries, officials
from guanxi.confucius.doors.closer.payments import payment, purse
from guanxi.confucius.doors.closer.students import examination
from guanxi.confucius.doors.closer.world import lands, supply, titles
from guanxi.confucius.doors.prospects.realm import cubes_next
from guanxi.confucius.doors.prospects.whole import begun, prospects
from guanxi.confucius.foresight.course import Settled
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.view import View

Told = dict[str, Any]


def details(view: View) -> Told:
    """By the ids of the board; lists have an entry for each seat."""
    shown, viewer = view.shown, int(view.seat)
    settled = Settled(shown, view.seat)
    s, end = settled.s, ended(settled.s)
    course = begun(settled)
    coming = prospects(course)
    return {
        "officials": officials(s),
        "ministries": ministries(s, end),
        "actions": actions(s, viewer),
        "prices": prices(s, viewer),
        "purse": purse(shown, viewer),
        "payment": payment(shown, viewer),
        "bonds": bonds(s, cubes_next(s, course)),
        "loans": loans(s),
        "chiefs": chiefs(s),
        "examination": examination(s),
        "lands": lands(s, coming),
        "titles": titles(end),
        "supply": supply(s),
        "last": any(each.kind == "last-round" for each in coming),
    }
