"""What is stored. The log of a table is `entries`; `tables` and `seats` are its summary, for lists."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

NAMES = {"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
metadata = MetaData(naming_convention=NAMES | {"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"})

# Times are milliseconds since 1970, by the database's clock. Ids are random texts.

secrets = Table(  # of this installation: the key of sessions, the keys of Web Push
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # of an account: the name, folded; none of a guest
    Column("password", Text),  # Argon2id
    Column("epoch", Integer, nullable=False, default=0),  # raised to end all sessions
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("vacation", BigInteger),  # until then
    Column("settings", Text, nullable=False, default="{}"),  # language, time zone, how to be told
    Column("email", Text),
    Column("digest", BigInteger),  # when the next mail about all that waits is due; none unless it is wanted
    Column("webhook", Text),
    Column("webhook_secret", Text),
    Column("removed", Boolean, nullable=False, default=False),
    Index("ix_people_digest", "digest"),
)

tokens = Table(  # what lets somebody in without a password: only its hash is kept
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", Text, nullable=False),  # return, api, reset
    Column("label", Text, nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("expires", BigInteger),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("other", ForeignKey("people.id"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("about", ForeignKey("people.id"), nullable=False),
    Column("table", Text),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),  # open, running, over, frozen
    Column("public", Boolean, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("asked", Integer),  # the place that is asked; none if nobody is
    Column("due", BigInteger),  # when the server itself has to look at it again
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("about", Text, nullable=False),  # options, speed and so on, for lists
    Column("lesson", Boolean, nullable=False, server_default=false()),  # such a table is in no list
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", Text),
    Column("dismissed", Boolean, nullable=False, default=False),  # from "my games"
    Column("points", Integer),  # at the end of a game that was played to its end
    Column("rank", Integer),  # then too; whoever wins is the first
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", Text, nullable=False),
    Column("person", Text),  # who did it; none if it was the server
    Column("at", BigInteger, nullable=False),
    Column("digest", BigInteger, nullable=False),  # of the position after it
    Column("data", Text, nullable=False),  # what it was: `tables/entries.py`
    UniqueConstraint("table", "key"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

private = Table(  # what one person has at one table, for their eyes only
    "private",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("note", Text, nullable=False, default=""),
    Column("read", Integer, nullable=False, default=0),  # chat up to this number
    Column("muted", Boolean, nullable=False, default=False),  # shows no chat
)

archive = Table(  # records from elsewhere
    "archive",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", ForeignKey("people.id")),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
