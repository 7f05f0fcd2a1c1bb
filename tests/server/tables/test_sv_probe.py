"""A probe of a table: a copy on which an entry is tried before it is written. It must forget nothing."""

from pathlib import Path
from typing import Any

import pytest
from server_hands import asked_of, site

from guanxi.server.tables import takeback
from guanxi.server.tables.sitting import Sitting

pytestmark = pytest.mark.anyio


def fields(thing: object) -> set[str]:
    """The names of what an object holds, compiled or not."""
    sort = type(thing)
    held = [name for name in dir(thing) if not name.startswith("__")]
    return {name for name in held if not callable(getattr(sort, name, None)) and not _is_asked(sort, name)}


def _is_asked(sort: type, name: str) -> bool:
    return name in ("places", "running", "commitment", "state")  # properties, computed from the rest


def shown(value: Any) -> Any:
    return {name: getattr(value, name) for name in fields(value)} if type(value).__name__ == "Clock" else value


async def test_a_probe_has_everything_that_the_table_has(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = [await place.guest(name) for name in ("Anna", "Boris", "Clara")]
        table = await place.table(people[0], people[1:], "china", speed={"type": "live", "budget": 600})
        mover, seen = await asked_of(place, people, table)
        told = {"number": seen["number"], "actions": [seen["position"]["legal"][0]]}
        await mover.post(f"/api/tables/{table}/moves", **told)
        s = (await place.house.tables.get(table)).sitting
        s.reason, s.rematch_of = "why", "another"
        s.away[1], s.refusals[2], s.refused_at[2] = "clerk", 3, 4
        s.resigned.add(1)
        s.request = takeback.Request(0, 1, 2, frozenset({"x"}))
        fresh, probe = Sitting(s.id, s.called), s.probe()
        names = fields(s)
        assert len(names) > 25
        for name in sorted(names - {"moves", "is_probe"}):
            assert shown(getattr(probe, name)) == shown(getattr(s, name)), name
        unlike = {name for name in names - {"clock", "terms", "game"} if getattr(fresh, name) != getattr(s, name)}
        assert len(unlike) > 16, "a table that is as new tells nothing"
        probe.chairs.pop()
        probe.away.clear()
        probe.clock.left[0] = -1
        assert (len(s.chairs), len(s.away), s.clock.left[0] >= 0) == (3, 1, True)
