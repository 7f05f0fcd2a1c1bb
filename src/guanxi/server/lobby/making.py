"""Setting up a table: what may be chosen, checked, and written as the first entry of its log."""

import secrets as random
from collections.abc import Container
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, insert

from guanxi.core.errors import InputError
from guanxi.core.game import Game, game_named
from guanxi.core.table import Table
from guanxi.server.accounts.people import Person
from guanxi.server.accounts.writing import checked_line, checked_name
from guanxi.server.bots import levels
from guanxi.server.clocks.speed import Speed, Untimed
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.database import Database
from guanxi.server.store.schema import entries, seats, tables
from guanxi.server.tables import entries as e
from guanxi.server.tables.sitting import OPEN, Sitting

Bot = Annotated[str, Meta(min_length=1, max_length=80)]
Choice = Annotated[str, Meta(max_length=100_000)]


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """A seat for who makes the table; several are a table at one screen."""

    name: Annotated[str, Meta(max_length=80)] = ""  # of who plays there; empty is my own


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a computer player."""

    bot: Bot = "clerk"


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


NewSeat = MySeat | BotSeat | OpenSeat


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=60)], Choice] = {}
    speed: Speed = Untimed()
    take_back: Literal["off", "turn", "vote"] = "vote"
    stand_in: Annotated[str, Meta(max_length=80)] = ""  # plays for who is away; empty is the usual one
    reasons: bool = False
    public: bool = True
    chat_open: bool = False
    title: Annotated[str, Meta(max_length=80)] = ""


def known_game(name: str) -> Game:
    """A game; Problem if there is none."""
    try:
        return game_named(name)
    except InputError as error:
        raise Problem("no_such_game", error) from None


def new_entry(wanted: NewTable, host: Person, rematch_of: str = "") -> e.Created:
    """The first entry of the log; Problem says what cannot be."""
    game = known_game(wanted.game)
    if wanted.options.get("players", str(len(wanted.seats))) != str(len(wanted.seats)):
        raise Problem("bad_value", sentence("seats-as-players"), field="seats")
    title = checked_line(wanted.title, "title")
    try:
        options = dict(game.options({**wanted.options, "players": str(len(wanted.seats))}))
        Table(game, options, [str(number) for number in range(len(wanted.seats))], "check")
    except InputError as error:
        raise Problem("bad_value", error, field="options") from None
    stand_in = wanted.stand_in or levels.stand_in(game)
    _check_bots(game, "seats", {seat.bot for seat in wanted.seats if isinstance(seat, BotSeat)})
    _check_bots(game, "stand_in", {stand_in})
    terms = e.Terms(
        game.name,
        options,
        wanted.speed,
        wanted.take_back,
        stand_in,
        wanted.reasons,
        wanted.public,
        wanted.chat_open,
        title,
    )
    chairs = tuple(chair_of(seat, host.id) for seat in wanted.seats)
    return e.Created(terms, game.rules_version, host.id, random.token_hex(16), chairs, rematch_of)


def _check_bots(game: Game, field: str, names: set[str]) -> None:
    try:
        for name in names:
            levels.check(name, game)
    except InputError as error:
        raise Problem("bad_value", error, field=field) from None


def chair_of(seat: NewSeat, person: str) -> e.Chair:
    """Who shall sit there, as the log has it; Problem says what is wrong with a name."""
    if isinstance(seat, BotSeat):
        return e.Chair(bot=seat.bot)
    if isinstance(seat, OpenSeat):
        return e.Chair()
    return e.Chair(person=person, name=checked_name(seat.name, "seats") if seat.name else "")


def new_table_id() -> str:
    """An address that nobody can guess: forty-five bits are enough for that, with limits on asking."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(random.choice(letters) for _ in range(10))


def again(s: Sitting, person: str, company: Container[str]) -> e.Created:
    """The same table once more, for the same computer players and company; whoever asks is its host.

    The seats of people who are no company any more are open.
    """
    moved = [*s.chairs[1:], *s.chairs[:1]]  # everybody moves up one place
    chairs = tuple(e.Chair() if each.person and each.person not in company else each for each in moved)
    terms = msgspec.structs.replace(s.terms, lesson="")  # after a lesson, a real game
    return e.Created(terms, s.game.rules_version, person, random.token_hex(16), chairs, s.id)


def store(connection: Connection, database: Database, created: e.Created, key: str) -> str:
    """Write a new table down; its id."""
    now, table = database.now(connection), new_table_id()
    sitting = Sitting(table, {})
    sitting.apply(created, now)
    due = sitting.due()
    row = {
        "id": table,
        "game": created.terms.game,
        "status": OPEN,
        "public": created.terms.public,
        "number": 1,
        "asked": None,
        "due": None if due is None else now + due,
        "created": now,
        "changed": now,
        "about": msgspec.json.encode(created.terms).decode(),
        "lesson": bool(created.terms.lesson),
    }
    connection.execute(insert(tables), [row])
    chairs = [
        {"table": table, "place": place, "person": chair.person, "bot": chair.bot, "dismissed": False}
        for place, chair in enumerate(created.chairs)
    ]
    connection.execute(insert(seats), chairs)
    entry = {
        "table": table,
        "number": 1,
        "key": key,
        "person": created.host,
        "at": now,
        "digest": 0,
        "data": e.write(created),
    }
    connection.execute(insert(entries), [entry])
    return table
