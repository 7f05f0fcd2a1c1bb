"""Time can be given: to another person, a bit at a time, and not without end. Everybody is told, records too."""

from pathlib import Path

import pytest
from lab_hands import Lab, lab
from server_hands import Guest

from guanxi.core.record import parse_record, verify, write_record
from guanxi.core.remarks import GIVES_TIME, Remark, check_remark, parse_remark
from guanxi.server.clocks.speed import DAY
from running import some

pytestmark = pytest.mark.anyio
MINUTE = 60_000


async def sit_down(place: Lab, **speed: object) -> tuple[str, list[Guest], list[int]]:
    """A running table of two people and a computer player; their seats."""
    anna, boris = [await place.guest(name) for name in ("Anna", "Boris")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = await anna.post("/api/tables", game="china", seats=seats, speed=speed)
    path = f"/api/tables/{made['info']['id']}"
    await boris.post(f"{path}/join")
    told = await anna.post(f"{path}/start")
    return path, [anna, boris], [seat["seat"] for seat in told["info"]["seats"]]


@pytest.mark.parametrize(
    ("speed", "gift"),
    [
        ({"type": "live", "budget": 120, "increment": 0}, MINUTE),
        ({"type": "live", "budget": 5 * 3600, "increment": 0}, 60 * MINUTE),
        ({"type": "days", "days": 1}, DAY),
    ],
)
async def test_a_gift_is_as_large_as_the_clock_is_and_has_an_end(
    tmp_path: Path, speed: dict[str, object], gift: int
) -> None:
    async with lab(tmp_path) as place:
        path, (anna, boris), seats = await sit_down(place, **speed)
        before = (await anna.get(f"{path}/view"))["position"]["clocks"]["left"][seats[1]]
        times = before // gift
        for _ in range(times):
            await anna.post(f"{path}/give-time", to=seats[1])
        clocks = (await boris.get(f"{path}/view"))["position"]["clocks"]
        assert clocks["left"][seats[1]] == before + times * gift == 2 * before
        refused = await anna.post(f"{path}/give-time", to=seats[1], status=409)
        assert refused["code"] == "enough_time"
        live = await place.house.tables.get(path.rpartition("/")[2])
        record = write_record(live.sitting.running)
        assert record.count(f"* Anna gives time: Boris has {gift // 1000} s more") == times
        verify(parse_record(record, "game"))


async def test_to_whom_and_by_whom(tmp_path: Path) -> None:
    async with lab(tmp_path) as place:
        path, (anna, boris), seats = await sit_down(place, type="days", days=1)
        for to in some([seats[0], seats[2], 9]):
            assert (await anna.post(f"{path}/give-time", to=to, status=400))["code"] == "bad_value"
        carla = await place.guest("Carla")
        assert (await carla.post(f"{path}/give-time", to=seats[1], status=403))["code"] == "not_seated"
        assert (await anna.post(f"{path}/give-time", to=seats[1], seat=seats[1], status=403))["code"] == "not_seated"
        await boris.post(f"{path}/resign")
        await anna.post(f"{path}/give-time", to=seats[1], status=400)


async def test_without_a_clock_there_is_nothing_to_give(tmp_path: Path) -> None:
    async with lab(tmp_path) as place:
        path, (anna, _), seats = await sit_down(place, type="none")
        assert (await anna.post(f"{path}/give-time", to=seats[1], status=409))["code"] == "enough_time"


async def test_the_others_are_told_who_gave_and_to_whom(tmp_path: Path) -> None:
    async with lab(tmp_path) as place:
        path, (anna, boris), seats = await sit_down(place, type="days", days=1)
        number = (await anna.get(f"{path}/view"))["number"]
        await boris.post(f"{path}/give-time", to=seats[0])
        (update,) = await anna.get(f"{path}/updates", cursor=number)
        assert (update["kind"], update["seat"], update["to"]) == ("gave", seats[1], seats[0])
        assert update["position"]["clocks"]["left"][seats[0]] == 2 * DAY


def test_whatever_people_are_called_a_gift_is_read_as_it_was_written() -> None:
    for giver, other in some([("Anna", "Boris"), ("a gives time", "b has 5 s more"), ("x returns", "y agrees")]):
        told = Remark(GIVES_TIME, giver, 86400, other=other)
        check_remark(told)
        assert parse_remark(str(told)) == told
