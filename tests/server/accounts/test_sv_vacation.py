"""Vacations stop days-per-move clocks, and nothing else."""

from people_hands import DAYS, Town

from guanxi.server.accounts.vacation import Vacations
from guanxi.server.clocks.speed import DAY
from guanxi.server.tables.sitting import IDLE, VACATION


def paused(town: Town, table: str) -> set[int]:
    """The places whose clock stands still."""
    live = town.do(town.house.tables.get, table)
    found: set[int] = live.sitting.clock.paused
    return found


def test_a_vacation_stops_the_clocks_of_its_owner(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    slow, untimed = town.table(anna, ben, carl, speed=DAYS), town.table(anna, ben, carl)
    live = town.table(anna, ben, carl, speed={"type": "live"})
    until = town.house.now() + 10 * DAY
    assert anna.put("/api/me/vacation", until=until)["vacation"] == until
    assert anna.get("/api/me")["vacation"] == until
    assert [paused(town, table) for table in (slow, untimed, live)] == [{0}, set(), set()]
    ben.put("/api/me/vacation", until=until)
    assert paused(town, slow) == {0, 1}
    town.house.tables.forget(slow)  # it stands in the log
    assert paused(town, slow) == {0, 1}
    anna.put("/api/me/vacation", until=None)
    assert paused(town, slow) == {1}
    assert anna.get("/api/me")["vacation"] is None


def test_a_vacation_has_a_length(town: Town) -> None:
    anna = town.guest("Anna")
    now = town.house.now()
    for until in (0, now - 1000, now + VACATION + 60_000, 2**53):
        assert anna.problem("PUT", "/api/me/vacation", {"until": until}, 400) == "bad_value"
    for bad in ({}, {"until": -1}, {"until": "tomorrow"}):
        assert anna.problem("PUT", "/api/me/vacation", bad, 400) == "invalid"
    assert anna.get("/api/me")["vacation"] is None


def test_it_ends_by_itself(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    slow = town.table(anna, ben, carl, speed=DAYS)
    anna.put("/api/me/vacation", until=town.house.now() + DAY)
    look = Vacations(town.house).look
    town.do(look)
    assert paused(town, slow) == {0}
    town.sql(f"update people set vacation = {town.house.now() - 1} where id = '{anna.person}'")
    town.house.tables.forget(slow)
    town.do(look)
    assert paused(town, slow) == set()
    assert town.sql("select count(*) from people where vacation is not null") == [(0,)]


def test_tables_that_begin_meanwhile(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    anna.put("/api/me/vacation", until=town.house.now() + DAY)
    vacations = Vacations(town.house)
    first = town.table(ben, anna, carl, speed=DAYS)
    town.do(vacations.look)
    second = town.table(carl, ben, anna, speed=DAYS)
    town.do(vacations.look)
    assert (paused(town, first), paused(town, second)) == ({1}, {2})


def test_a_pause_that_nobody_is_away_for_is_put_right(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    slow = town.table(anna, ben, carl, speed=DAYS)
    anna.put("/api/me/vacation", until=town.house.now() + DAY)
    town.sql("update people set vacation = null")
    town.do(Vacations(town.house).look)
    assert paused(town, slow) == set()


def test_nobody_takes_a_vacation_for_leaving(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    slow = town.table(anna, ben, carl, speed=DAYS)
    for each in (anna, ben, carl):
        each.put("/api/me/vacation", until=town.house.now() + VACATION - 1000)
    live = town.do(town.house.tables.get, slow)
    assert live.sitting.due() == IDLE + VACATION
    ((due, changed),) = town.sql("select due, changed from tables")
    assert due - changed == IDLE + VACATION
    anna.put("/api/me/vacation", until=None)
    ben.put("/api/me/vacation", until=None)
    carl.put("/api/me/vacation", until=None)
    assert live.sitting.due() <= 2 * DAY
