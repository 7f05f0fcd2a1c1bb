"""What lists say of a table once a change has been made: it is written together with the entry."""

from typing import NamedTuple

from guanxi.server.tables import entries as e
from guanxi.server.tables.deeds import Change
from guanxi.server.tables.sitting import BOT_GRACE, OVER, RUNNING, Sitting


class Summary(NamedTuple):
    """The last columns of a `Row`."""

    status: str
    asked: int | None
    due: int | None
    chairs: tuple[tuple[str | None, str | None], ...] = ()
    ended: tuple[tuple[int, int], ...] = ()


def summary_after(s: Sitting, change: Change, now: int) -> Summary:
    """The status, the place that is asked, and when the server must look again, in milliseconds after the entry."""
    if change.prepared is None:
        probe = s.probe()
        probe.apply(change.entry, now)
        seated = isinstance(change.entry, e.Seated)
        chairs = tuple((chair.person, chair.bot) for chair in probe.chairs) if seated else ()
        return Summary(probe.status, probe.asked(), probe.due(), chairs)
    state, rules = change.prepared.state, s.game.rules
    if rules.is_over(state):
        result = s.game.result(state)
        ended = tuple((result.totals[seat], result.places[seat]) for seat in s.seating())
        return Summary(OVER, None, None, (), ended)
    asked = int(rules.player_of(state, int(rules.to_act(state))))
    return Summary(RUNNING, asked, _due(s, asked, now))


def _due(s: Sitting, asked: int, now: int) -> int:
    if s.bot_at(asked):
        return BOT_GRACE
    if s.clock.is_timed and asked not in s.clock.paused:
        return s.clock.until(asked, now)
    return s.patience(asked)
