"""What an entry is to a record: a remark between the actions, so that votes and absences can be verified there."""

from guanxi.core import remarks as r
from guanxi.core.remarks import Remark
from guanxi.server.tables import entries as e


def remark_of(entry: e.AnyEntry, names: tuple[str, ...], is_asked: bool) -> Remark | None:
    """The remark that an entry leaves, if any. `is_asked`: was a take-back being asked for?"""
    if isinstance(entry, e.Asked):
        return Remark(r.ASKS, names[entry.place], entry.to)
    if isinstance(entry, e.Voted):
        return Remark(r.AGREES if entry.agree else r.REFUSES, names[entry.place])
    if isinstance(entry, e.Unanswered):
        return Remark(r.UNANSWERED)
    if isinstance(entry, e.Moved | e.Undone):
        return Remark(r.CANCELLED) if is_asked else None
    if isinstance(entry, e.Resigned | e.StoodIn):
        kind = r.RESIGNS if isinstance(entry, e.Resigned) else r.OUT_OF_TIME
        return Remark(kind, names[entry.place], bot=entry.bot)
    return Remark(r.RETURNS, names[entry.place]) if isinstance(entry, e.Returned) else None
