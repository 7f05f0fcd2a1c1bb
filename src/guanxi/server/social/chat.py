"""Chat at a table, as it is stored: a stream and numbers of its own, so that nobody else learns that somebody spoke."""

import re

import msgspec
from sqlalchemy import Connection, Table, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from guanxi.server.accounts import writing
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.database import Database
from guanxi.server.store.schema import blocks, people, private, tables
from guanxi.server.store.schema import chat as chats

LONGEST = 500  # characters
MOST = 100  # lines told at a time
PER_TABLE = 2000  # lines at one table
_NAMED = re.compile(r"@([^\s@]{1,24})")


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    person: str
    name: str
    text: str
    at: int


def checked_text(text: str) -> str:
    """A text that can be shown; Problem says what is wrong."""
    text = " ".join(writing.checked_text(text, "text").split())
    if not 1 <= len(text) <= LONGEST:
        raise Problem("bad_value", sentence("characters-at-most", most=LONGEST), field="text")
    return text


def add_line(connection: Connection, database: Database, table: str, person: str, text: str) -> Said:
    """Somebody says something. One at a time, also of several processes: the numbers have no holes."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table == table)).scalar() or 0
    if last >= PER_TABLE:
        raise Problem("too_many", sentence("said-enough"), lines=PER_TABLE)
    now = database.now(connection)
    row = {"table": table, "number": last + 1, "person": person, "text": text, "at": now}
    connection.execute(insert(chats), [row])
    name = connection.execute(select(people.c.name).where(people.c.id == person)).scalar_one()
    return Said(last + 1, person, name, text, now)


def lines(connection: Connection, table: str, me: str | None, after: int) -> list[Said]:
    """What was said after a number, without the words of whom I have blocked."""
    hidden = select(blocks.c.other).where(blocks.c.person == me)
    joined = chats.join(people, chats.c.person == people.c.id)
    asked = (
        select(chats.c.number, chats.c.person, people.c.name, chats.c.text, chats.c.at)
        .select_from(joined)
        .where(chats.c.table == table, chats.c.number > after, chats.c.person.not_in(hidden))
        .order_by(chats.c.number.desc())
        .limit(MOST)
    )
    return [Said(*row) for row in reversed(list(connection.execute(asked)))]


def one_line(connection: Connection, table: str, number: int) -> Said | None:
    """One line, for those whom another process tells of it."""
    joined = chats.join(people, chats.c.person == people.c.id)
    asked = select(chats.c.number, chats.c.person, people.c.name, chats.c.text, chats.c.at).select_from(joined)
    row = connection.execute(asked.where(chats.c.table == table, chats.c.number == number)).first()
    return Said(*row) if row else None


def deaf_to(connection: Connection, table: str, person: str) -> set[str]:
    """Who does not hear somebody at a table: whoever blocked them or is blocked by them, or wants no chat there."""
    between = select(blocks).where(or_(blocks.c.other == person, blocks.c.person == person))
    found = {row.person if row.other == person else row.other for row in connection.execute(between)}
    muted = select(private.c.person).where(private.c.table == table, private.c.muted)
    return found | set(connection.execute(muted).scalars())


def named(text: str, names: dict[str, str]) -> set[str]:
    """The people, by id, who are called by `@name` in a text; `names` are theirs by id."""
    found = {each.casefold() for each in _NAMED.findall(text)}
    called = found | {each.rstrip(".,;:!?…)") for each in found}  # "@anna!" calls her too
    return {person for person, name in names.items() if name.replace(" ", "").casefold() in called}


# ------------------------------------------------------------ for one's own eyes


def set_private(connection: Connection, /, table: str, person: str, **values: object) -> None:
    """A note, how far one has read, whether one wants to see any chat."""
    changed = update(private).where(private.c.table == table, private.c.person == person).values(**values)
    _ensure(connection, private, {"table": table, "person": person, "note": "", "read": 0, "muted": False})
    connection.execute(changed)


def get_private(connection: Connection, table: str, person: str) -> tuple[str, int, bool]:
    """Note, read, muted."""
    asked = select(private.c.note, private.c.read, private.c.muted)
    row = connection.execute(asked.where(private.c.table == table, private.c.person == person)).first()
    return (row.note, row.read, row.muted) if row else ("", 0, False)


def _ensure(connection: Connection, table: Table, row: dict[str, object]) -> None:
    made = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)
    connection.execute(made.on_conflict_do_nothing(), [row])
