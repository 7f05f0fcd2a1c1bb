"""What must hold after everything that went wrong: the log has all that was acknowledged, once, and makes sense."""

import json
from collections.abc import Sequence
from itertools import pairwise

from guanxi.server.clocks.speed import SECOND, Live
from guanxi.server.store.database import Database
from guanxi.server.store.log import Stored, read_since
from guanxi.server.tables import entries as e
from guanxi.server.tables.sitting import Sitting
from running import some
from server.hands.sv_players import Player, call


def stored(address: str, tables: Sequence[str]) -> dict[str, list[Stored]]:
    """The logs of tables."""
    database = Database(address)
    try:
        with database.reading.begin() as connection:
            return {table: read_since(connection, table, 0) for table in tables}
    finally:
        database.close()


def check_log(address: str, players: Sequence[Player]) -> int:
    """Nothing acknowledged is lost, nothing is there twice; how many were acknowledged."""
    logs = stored(address, sorted({player.table for player in players}))
    for table, log in some(logs.items()):
        assert [each.number for each in log] == list(range(1, len(log) + 1)), f"holes in the log of {table}"
        assert len({each.key for each in log}) == len(log)
        assert all(a.at <= b.at for a, b in some(pairwise(log))), f"time goes back at {table}"
        _replay(table, log)
    for player in some(players):
        log = logs[player.table]
        mine = {each.key: each.number for each in log if each.person == player.person.id and '"moved"' in each.data}
        lost = {key: number for key, number in player.acknowledged.items() if mine.get(key) != number}
        assert not lost, f"acknowledged, and not in the log of {player.table}: {lost}"
        assert set(mine) <= player.keys, "a move that nobody sent"
    return sum(len(player.acknowledged) for player in players)


def _replay(table: str, log: Sequence[Stored]) -> None:
    """Entry by entry: the position is the one it was, and clocks stay within their bounds."""
    sitting = Sitting(table, {})
    for each in some(log):
        sitting.apply(e.read(each.data), each.at)
        assert not each.digest or each.digest == sitting.digest(), f"another position at entry {each.number}"
        speed = sitting.terms.speed
        most = speed.budget * SECOND if isinstance(speed, Live) else 0
        assert all(0 <= left <= most for left in some(sitting.clock.left)), f"clocks at {table}: {sitting.clock.left}"


async def check_views(url: str, players: Sequence[Player]) -> None:
    """Everybody shows what the server shows who asks now, byte by byte."""
    for player in some(players):
        fresh = await call(url, player.person, f"/api/tables/{player.table}/view")
        assert player.number == fresh["number"]
        assert json.dumps(player.view) == json.dumps(fresh["position"]), f"{player.person.name} at {player.table}"


def are_at_rest(players: Sequence[Player]) -> bool:
    """Has everybody an answer, and does everybody at a table know the same number?"""
    numbers: dict[str, set[int]] = {}
    for player in players:
        numbers.setdefault(player.table, set()).add(player.number)
    return all(len(found) == 1 for found in numbers.values()) and not any(player.waits for player in players)
