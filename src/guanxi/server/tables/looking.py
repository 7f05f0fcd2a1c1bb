"""Who looks at which table, and as whom: the same question before every answer that depends on it."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from guanxi.core.table import Table
from guanxi.server import telling
from guanxi.server.accounts.people import Person
from guanxi.server.accounts.sessions import person_of
from guanxi.server.house import House
from guanxi.server.language import Language, have_words, language_of
from guanxi.server.problems import Problem
from guanxi.server.queries import Invitation, SeatAsked
from guanxi.server.tables.access import check_visible
from guanxi.server.tables.live_table import LiveTable
from guanxi.server.tables.naming import table_for
from guanxi.server.tables.sitting import OVER, Sitting

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]


class Look:
    """Somebody looks at a table."""

    def __init__(self, live: LiveTable, viewer: int, language: str, key: str) -> None:
        self.live = live
        self.viewer = viewer  # a seat, or SPECTATOR
        self.language = language
        self.key = key  # of who asks, for limits

    @property
    def sitting(self) -> Sitting:
        """The table."""
        return self.live.sitting

    @property
    def is_over(self) -> bool:
        """Has it ended, with a result or without?"""
        return self.sitting.status == OVER

    @property
    def table(self) -> Table:
        """The game, running or over, with names for who looks; Problem if none was begun."""
        if self.sitting.table is None:
            raise Problem("not_running")
        return table_for(self.sitting, self.sitting.table, self.language)

    @property
    def is_asked(self) -> bool:
        """Is the seat that looks to act?"""
        asked = self.sitting.asked()
        return self.viewer >= 0 and asked is not None and self.sitting.seat_of(asked) == self.viewer

    @property
    def asked(self) -> int:
        """The seat that looks, which is to act; Problem if it is not."""
        s = self.sitting
        asked = s.asked()
        if not self.is_asked:
            raise Problem("not_your_turn", asked=None if asked is None else s.seat_of(asked))
        return self.viewer


async def look(
    request: AnyRequest,
    house: TheHouse,
    table: FromPath[str],
    seat: SeatAsked = None,
    watch: FromQuery[bool] = False,
    invitation: Invitation = "",
    language: Language = "",
) -> Look:
    """Who asks, if they may look at all. After the end everybody may sit anywhere."""
    person = await person_of(request, house)
    live = await house.tables.get(table)
    s, who = live.sitting, person.id if person else None
    check_visible(s, who, invitation, house)
    spoken = language_of(request, s.game, language)
    await have_words(s.game, spoken)
    if seat is not None and s.status == OVER and seat < s.places:
        viewer = seat
    else:
        viewer = telling.viewer_for(s, who, seat, watch)
    return Look(live, viewer, spoken, key_of(request, person))


def key_of(request: AnyRequest, person: Person | None) -> str:
    """Whose limits count: a person's, or those of an address."""
    return person.id if person else f"at {request.client.host if request.client else ''}"
