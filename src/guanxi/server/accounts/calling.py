"""What people are called at the tables in memory, after somebody took another name or has gone."""

from collections.abc import Iterable

from sqlalchemy import Connection, select

from guanxi.server.house import House
from guanxi.server.store.schema import people

AT_ONCE = 500  # in one query


def call(house: House, person: str, name: str) -> None:
    """Somebody has another name from now on, at the tables of this process."""
    _tell(house, {person: name})


async def call_anew(house: House) -> None:
    """Ask what everybody at the tables of this process is called: another process may have renamed them."""
    seated = {person for live in house.tables for person in live.sitting.persons()}
    if seated:
        _tell(house, await house.database.read(names_of, seated))


def names_of(connection: Connection, wanted: Iterable[str]) -> dict[str, str]:
    """The names of some people."""
    ids, found = sorted(wanted), {}
    for start in range(0, len(ids), AT_ONCE):
        asked = select(people.c.id, people.c.name).where(people.c.id.in_(ids[start : start + AT_ONCE]))
        found.update({row.id: row.name for row in connection.execute(asked)})
    return found


def _tell(house: House, names: dict[str, str]) -> None:
    for live in house.tables:
        s = live.sitting
        changed = {
            person: names[person] for person in s.persons() & names.keys() if s.called.get(person) != names[person]
        }
        s.called.update(changed)
        if changed and s.table is not None:
            s.table.players = s.names()
