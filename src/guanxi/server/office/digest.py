"""One mail a day with all games that wait, for who wants it so: due in the morning, where the reader lives.

The next one is noted before one is sent, so that of several processes one sends it, and a crash loses a mail rather
than sending it twice.
"""

from typing import Final

from sqlalchemy import Connection, select, update

from guanxi.core.game import game_named
from guanxi.server.accounts.choices import next_morning, read_choices
from guanxi.server.clocks.speed import Live
from guanxi.server.language import server_texts
from guanxi.server.lobby.listing import Listed, my_tables
from guanxi.server.notices.notice import Notice
from guanxi.server.store.schema import people
from guanxi.server.tables.naming import called

AT_ONCE: Final = 100  # people that one look finds at most


def due(connection: Connection, now: int) -> list[str]:
    """Who is to be written to."""
    asked = select(people.c.id).where(people.c.digest <= now, ~people.c.removed).order_by(people.c.digest)
    return list(connection.execute(asked.limit(AT_ONCE)).scalars())


def claim(connection: Connection, person: str, now: int) -> bool:
    """Note when the next one is due; False if another process has done so."""
    then = next_morning(read_choices(connection, person).zone, now)
    changed = update(people).where(people.c.id == person, people.c.digest <= now).values(digest=then)
    return connection.execute(changed).rowcount == 1


def waiting(connection: Connection, person: str) -> list[Listed]:
    """The tables that wait for somebody, but for those that are played at one sitting."""
    found = my_tables(connection, person, None)
    return [table for table in found if table.waiting and not isinstance(table.speed, Live)]


def digest_of(person: str, tables: list[Listed], language: str, public_url: str, now: int) -> Notice:
    """The mail, ready to be read."""
    told = server_texts(language)
    lines = []
    for table in tables:
        game = game_named(table.game)
        there = [seat for seat in table.seats if seat.person != person]
        others = told.joined([called(seat.bot, game, language) if seat.bot else seat.name for seat in there])
        line = told.say("digest-line", table=table.title or game.title, game=game.title, others=others)
        lines.append((line, f"{public_url}/t/{table.id}"))
    title = told.say("digest-title", count=len(tables))
    return Notice("digest", person, "", title, told.say("digest-text"), public_url, now // 60_000, tuple(lines))
