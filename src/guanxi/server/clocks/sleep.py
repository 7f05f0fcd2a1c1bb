"""Hours of sleep: in them a long clock of their owner stands still. Arithmetic over nights; nothing ticks."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from typing import Annotated, Final
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

MINUTE: Final = 60_000
LONGEST: Final = 600  # minutes: nobody sleeps a game away


class Sleep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when somebody sleeps, and how long, every night."""

    start: Annotated[int, Meta(ge=0, le=1439, description="minutes after midnight, where they live")]
    minutes: Annotated[int, Meta(ge=60, le=LONGEST, description="how long")]
    zone: Annotated[str, Meta(max_length=64)] = ""  # IANA's name; nothing is UTC


@cache
def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name) if name else UTC
    except (ValueError, KeyError, OSError):  # written by a machine that knows more zones than this one
        return UTC


def nights(sleep: Sleep, since: int) -> Iterator[tuple[int, int]]:
    """Begin and end of each night that ends after a time, for ever. A night is as long as any, whatever clocks do."""
    zone = _zone(sleep.zone)
    day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
    hour, minute = divmod(sleep.start, 60)
    while True:
        begin = int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp()) * 1000
        end = begin + sleep.minutes * MINUTE
        if end > since:
            yield begin, end
        day += timedelta(days=1)


def asleep(sleep: Sleep | None, since: int, until: int) -> int:
    """Milliseconds of sleep between two times."""
    found = 0
    if sleep is not None:
        for begin, end in nights(sleep, since):
            if begin >= until:
                break
            found += min(end, until) - max(begin, since)
    return found


def until_spent(sleep: Sleep | None, since: int, left: int) -> int:
    """Milliseconds after a time until so many have passed outside of sleep."""
    passed = left
    if sleep is not None:
        for begin, end in nights(sleep, since):
            if begin >= since + passed:
                break
            passed += end - max(begin, since)
    return passed
