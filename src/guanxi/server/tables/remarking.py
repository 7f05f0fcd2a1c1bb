"""What an entry is to a record: a remark between the actions, so that votes and absences can be verified there."""

from collections.abc import Sequence

from guanxi.core import remarks as r
from guanxi.core.remarks import Remark
from guanxi.server.tables import entries as e


def remarks_of(entry: e.AnyEntry, names: tuple[str, ...], same: Sequence[int], is_asked: bool) -> list[Remark]:
    """The remarks that an entry leaves. `same` are all places of the person; `is_asked`: was a take-back asked for?

    A record knows players, not persons: whoever has several seats agrees for each of them.
    """
    if isinstance(entry, e.Asked):
        others = [Remark(r.AGREES, names[place]) for place in same if place != entry.place]
        return [Remark(r.ASKS, names[entry.place], entry.to), *others]
    if isinstance(entry, e.Voted):
        return [Remark(r.AGREES, names[place]) for place in same] if entry.agree else [_named(r.REFUSES, entry, names)]
    if isinstance(entry, e.Unanswered):
        return [Remark(r.UNANSWERED)]
    if isinstance(entry, e.Moved | e.Undone):
        return [Remark(r.CANCELLED)] if is_asked else []
    if isinstance(entry, e.Resigned | e.StoodIn):
        kind = r.RESIGNS if isinstance(entry, e.Resigned) else r.OUT_OF_TIME
        return [Remark(kind, names[entry.place], bot=entry.bot)]
    if isinstance(entry, e.Gave):
        return [Remark(r.GIVES_TIME, names[entry.place], entry.milliseconds // 1000, other=names[entry.to])]
    return [_named(r.RETURNS, entry, names)] if isinstance(entry, e.Returned) else []


def _named(kind: str, entry: e.Voted | e.Returned, names: tuple[str, ...]) -> Remark:
    return Remark(kind, names[entry.place])
