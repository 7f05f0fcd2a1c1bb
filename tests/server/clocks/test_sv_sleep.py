"""While somebody sleeps, a long clock of theirs stands still; everybody sees it, and nobody stalls a game by it."""

from datetime import datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
from lab_hands import START, lab

from guanxi.server.clocks.clock import Clock
from guanxi.server.clocks.sleep import Sleep, asleep, until_spent
from guanxi.server.clocks.speed import DAY, SECOND, Days
from guanxi.server.house import House
from guanxi.server.problems import Problem
from guanxi.server.tables import deeds
from guanxi.server.tables.sitting import Sitting
from running import some

HOUR = 3600 * SECOND
EVENING = 1_700_000_000_000 // DAY * DAY + 20 * HOUR  # 20:00 UTC
NIGHT = Sleep(23 * 60, 480)  # 23:00 to 7:00 UTC


def at(text: str, zone: str) -> int:
    """A time of day somewhere, in milliseconds since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_what_lies_between_two_times_and_what_does_not() -> None:
    assert asleep(None, EVENING, EVENING + DAY) == 0
    assert asleep(NIGHT, EVENING, EVENING + 2 * HOUR) == 0
    assert asleep(NIGHT, EVENING, EVENING + 4 * HOUR) == HOUR
    assert asleep(NIGHT, EVENING + 5 * HOUR, EVENING + 6 * HOUR) == HOUR  # after midnight it is still last night's
    assert asleep(NIGHT, EVENING, EVENING + 10 * DAY) == 10 * 8 * HOUR
    assert until_spent(NIGHT, EVENING, 2 * HOUR) == 2 * HOUR
    assert until_spent(NIGHT, EVENING, 3 * HOUR) == 3 * HOUR
    assert until_spent(NIGHT, EVENING, 4 * HOUR) == 12 * HOUR
    assert until_spent(NIGHT, EVENING + 5 * HOUR, HOUR) == 7 * HOUR


def test_both_ways_to_count_agree() -> None:
    rng = Random(7)
    for _ in range(300):
        sleep = Sleep(rng.randrange(1440), rng.randrange(60, 601), rng.choice(["", "Europe/Berlin", "Asia/Tokyo"]))
        since, left = EVENING + rng.randrange(400 * DAY), rng.randrange(1, 9 * DAY)
        passed = until_spent(sleep, since, left)
        assert passed - asleep(sleep, since, since + passed) == left


def test_the_hours_are_those_of_where_one_lives_in_summer_and_winter() -> None:
    sleep = Sleep(23 * 60, 480, "Europe/Berlin")
    for day in some(["2026-01-15", "2026-07-15", "2026-03-28", "2026-10-24"]):  # the last two: clocks are changed
        noon = at(f"{day} 12:00", "Europe/Berlin")
        assert asleep(sleep, noon, at(f"{day} 23:00", "Europe/Berlin")) == 0
        assert asleep(sleep, noon, noon + DAY) == 8 * HOUR
    assert asleep(Sleep(0, 60, "No/Such"), EVENING, EVENING + DAY) == HOUR  # as if it were UTC


def test_a_clock_stands_still_meanwhile() -> None:
    clock = Clock(Days(days=1), 2)
    clock.set_sleep(0, NIGHT)
    clock.charge(EVENING)
    clock.ask(0)
    assert clock.remaining() == until_spent(NIGHT, EVENING, DAY) > DAY
    assert clock.night() == (EVENING + 3 * HOUR, EVENING + 11 * HOUR)
    assert clock.left_of(0, EVENING + 12 * HOUR) == DAY - 4 * HOUR
    clock.give_back(6 * HOUR, EVENING + 12 * HOUR)  # the server stood still from 2:00 to 8:00: one hour was lost
    clock.charge(EVENING + 12 * HOUR)
    assert clock.left[0] == DAY - 3 * HOUR
    clock.ask(1)
    assert clock.night() is None
    assert clock.until(0, EVENING) > clock.until(1, EVENING) == DAY


def test_nobody_sleeps_a_turn_away() -> None:
    """Other hours hold from the next turn on, so that they cannot follow the clock around."""
    clock = Clock(Days(days=1), 2)
    clock.charge(EVENING)
    clock.ask(0)
    clock.set_sleep(0, Sleep(20 * 60, 600))
    assert clock.remaining() == DAY
    clock.ask(1)
    clock.charge(EVENING)
    clock.ask(0)
    assert clock.remaining() == DAY + 10 * HOUR + 10 * HOUR  # the day that is left ends in the next night
    clock.set_sleep(0, None)
    assert clock.copy().remaining() == DAY + 20 * HOUR


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("speed", "known"),
    [
        ({"type": "days", "days": 1}, True),
        ({"type": "live", "budget": 8 * 3600, "increment": 0}, True),
        ({"type": "live", "budget": 900, "increment": 20}, False),
        ({"type": "none"}, False),
    ],
)
async def test_at_a_table(tmp_path: Path, speed: dict[str, object], known: bool) -> None:
    """What people have chosen is noted when the game begins and when they choose anew, where the clock is long."""
    hour = START // HOUR % 24
    bed = {"start": (hour + 1) % 24 * 60, "end": (hour + 9) % 24 * 60}
    async with lab(tmp_path) as place:
        anna, boris, clara = [await place.guest(name) for name in ("Anna", "Boris", "Clara")]
        for guest in some([anna, boris, clara]):
            await guest.put("/api/me/settings", sleep=bed, zone="UTC")
        table = await place.table(anna, [boris, clara], speed=speed)
        live = await place.house.tables.get(table)
        night = live.sitting.clock.night()
        assert sorted(live.sitting.clock.sleeps) == ([0, 1, 2] if known else [])
        assert (night is not None) == known
        clocks = (await anna.get(f"/api/tables/{table}/view"))["position"]["clocks"]
        assert clocks is None or clocks["night"] == (list(night) if night else None)
        await clara.put("/api/me/settings", sleep=bed, zone="Asia/Tokyo")
        await boris.put("/api/me/settings", zone="UTC")
        for s in (live.sitting, await reread(place.house, table)):
            assert {at: hours.zone for at, hours in s.clock.sleeps.items()} == (
                {0: "UTC", 2: "Asia/Tokyo"} if known else {}
            )
        if not known:
            with pytest.raises(Problem):
                await live.do(deeds.sleep(0, NIGHT), None)


async def reread(house: House, table: str) -> Sitting:
    """The table as its log tells it."""
    house.tables.forget(table)
    return (await house.tables.get(table)).sitting


@pytest.mark.anyio
async def test_who_is_asleep_is_not_out_of_time(tmp_path: Path) -> None:
    async with lab(tmp_path) as place:
        anna, boris, clara = people = [await place.guest(name) for name in ("Anna", "Boris", "Clara")]
        minute = START // 60_000 % 1440
        for guest in some(people):
            await guest.put("/api/me/settings", sleep={"start": (minute + 1) % 1440, "end": (minute + 481) % 1440})
        table = await place.table(anna, [boris, clara], speed={"type": "live", "budget": 4 * 3600, "increment": 0})
        live = await place.house.tables.get(table)
        place.time.later(11 * HOUR)  # three of them awake
        with pytest.raises(Problem, match="stale"):
            await live.do(deeds.what_is_due(), None)
        place.time.later(HOUR + 60_000)
        await live.do(deeds.what_is_due(), None)
        assert live.sitting.away


@pytest.mark.anyio
async def test_nobody_sleeps_for_ever(tmp_path: Path) -> None:
    async with lab(tmp_path) as place:
        anna = await place.guest("Anna")
        for start, end in some([(0, 11 * 60), (0, 0), (60, 90), (60, 59)]):
            await anna.put("/api/me/settings", status=400, sleep={"start": start, "end": end})
