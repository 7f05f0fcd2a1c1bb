"""Many finished games in the database: a few are played, the others are their copies under other ids."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.languages import USUAL
from guanxi.load.figures import Plan
from guanxi.server.settings import Settings
from guanxi.server.store.database import Database
from guanxi.server.store.migrate import migrate
from guanxi.server.store.schema import people, seats, tables
from guanxi.server.tables import deeds
from guanxi.server.tables import entries as e
from guanxi.server.tables.sitting import OVER, Sitting

PLAYED: Final = 5
AT_ONCE: Final = 500  # games in a transaction
BEGUN: Final = 1_700_000_000_000  # when they were played
BETWEEN: Final = 20_000  # milliseconds between two moves

TEMPORARY: Final = (
    "create temporary table copied (id text primary key, template integer)",
    "create temporary table template (template integer, number integer, key text, person text, at bigint,"
    " digest bigint, data text, primary key (template, number))",
)
KEEP: Final = text(
    "insert into template (template, number, key, person, at, digest, data)"
    " values (:template, :number, :key, :person, :at, :digest, :data)"
)
COPY: Final = text(
    'insert into entries ("table", number, key, person, at, digest, data)'
    " select c.id, t.number, t.key, t.person, t.at, t.digest, t.data"
    " from copied c join template t on t.template = c.template order by c.id, t.number"
)


class Played(NamedTuple):
    """A game that was played: the table's row without its id, and the entries of its log."""

    table: dict[str, Any]
    players: list[str]
    entries: list[dict[str, Any]]


def fill(plan: Plan, data: Path) -> Iterator[int]:
    """Put finished games into the database; how many, time and again."""
    database = Database(Settings(database=plan.database, data=str(data)).address)
    if database.is_sqlite:
        event.listen(database.writing, "connect", _hurry)
    try:
        _check_empty(database)
        templates = [played(plan, number) for number in range(PLAYED)]
        with database.writing.connect() as connection:
            _begin(connection, templates)
            for first in range(0, plan.stored, AT_ONCE):
                count = min(AT_ONCE, plan.stored - first)
                _copy(connection, templates, range(first, first + count))
                connection.commit()
                yield count
    finally:
        database.close()


def _check_empty(database: Database) -> None:
    """Make the tables of the database; InputError if it cannot be reached, or holds stored games already."""
    try:
        migrate(database)
        with database.reading.begin() as connection:
            found = connection.execute(select(people.c.id).where(people.c.id.like("stored-%")).limit(1)).first()
    except SQLAlchemyError as error:
        raise InputError(f"--database: it cannot be used: {str(error).splitlines()[0][:200]}") from None
    if found:
        raise InputError("--stored: this database holds such games from an earlier run; name an empty one")


def _hurry(connection: Any, _: Any) -> None:
    """Nobody needs this file if it does not get finished."""
    for pragma in ("journal_mode = off", "synchronous = off", "foreign_keys = off", "cache_size = -200000"):
        connection.execute(f"pragma {pragma}")


def played(plan: Plan, number: int) -> Played:
    """A game played at random, as the server would have written it down."""
    game = game_named(plan.game)
    options = dict(game.options({"players": str(plan.clients)}))
    players = [f"stored-{number}-{place}" for place in range(plan.clients)]
    terms = e.Terms(game.name, options)
    chairs = tuple(e.Chair(person=person) for person in players)
    created = e.Created(terms, game.rules_version, players[0], f"{number:032x}", chairs)
    sitting = Sitting("", {person: person for person in players})
    written = [
        _write(sitting, deeds.Change(created), players[0]),
        _write(sitting, deeds.Change(e.Started()), players[0]),
    ]
    chance = random.Random(number)
    while (asked := sitting.asked()) is not None:
        doer = deeds.Doer(players[asked], sitting.at)
        written.append(
            _write(sitting, deeds.move(None, gesture(sitting, chance), USUAL)(sitting, doer), players[asked])
        )
    about = msgspec.json.encode(terms).decode()
    times = {"created": BEGUN, "changed": sitting.at}
    row = {"game": game.name, "status": OVER, "public": True, "number": sitting.number, "about": about, **times}
    return Played(row, players, written)


def gesture(sitting: Sitting, chance: random.Random) -> list[int]:
    """Everything that a seat does before chance or somebody else does something."""
    rules, state, actions = sitting.game.rules, sitting.game.rules.copy(sitting.running.state), list[int]()
    seat = rules.to_act(state)
    while rules.to_act(state) == seat and not rules.is_over(state) and len(actions) < deeds.LONGEST:
        actions.append(chance.choice(rules.legal(state)))
        rules.do(state, actions[-1])
    return actions


def _write(sitting: Sitting, change: deeds.Change, person: str) -> dict[str, Any]:
    """Carry out what was decided; as it stands in the log."""
    at = BEGUN + BETWEEN * sitting.number
    sitting.apply(change.entry, at, change.prepared)
    digest = 0 if change.prepared is None else sitting.digest()
    key, data = f"m{sitting.number}", e.write(change.entry)
    return {"number": sitting.number, "key": key, "person": person, "at": at, "digest": digest, "data": data}


def _begin(connection: Connection, templates: list[Played]) -> None:
    """The people, and what is to be copied."""
    names = [name for template in templates for name in template.players]
    rows = [{"id": name, "name": name, "created": BEGUN, "seen": BEGUN} for name in names]
    connection.execute(insert(people), rows)
    for statement in TEMPORARY:
        connection.execute(text(statement))
    for number, template in enumerate(templates):
        connection.execute(KEEP, [{"template": number, **entry} for entry in template.entries])
    connection.commit()


def _copy(connection: Connection, templates: list[Played], numbers: range) -> None:
    """Some games; their ids grow, so that the database only appends."""
    ids = {f"stored-{number:09d}": number % len(templates) for number in numbers}
    connection.execute(insert(tables), [{"id": table, **templates[which].table} for table, which in ids.items()])
    chairs = [(table, place, who) for table, which in ids.items() for place, who in enumerate(templates[which].players)]
    connection.execute(insert(seats), [{"table": table, "place": at, "person": who} for table, at, who in chairs])
    connection.execute(text("delete from copied"))
    copied = [{"id": table, "template": which} for table, which in ids.items()]
    connection.execute(text("insert into copied (id, template) values (:id, :template)"), copied)
    connection.execute(COPY)
