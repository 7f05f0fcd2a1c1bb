"""Tokens: for programs, for coming back from another device, for a new password. Only their hashes are stored."""

import hashlib
import secrets as random

from sqlalchemy import Connection, delete, insert, select, update

from guanxi.server.accounts.people import Person, find
from guanxi.server.store.schema import tokens


def new_token(
    connection: Connection, person: str, purpose: str, now: int, label: str = "", lasts: int | None = None
) -> str:
    """A token; it is told once and never again."""
    token = f"gx_{random.token_urlsafe(24)}"
    row = {
        "hash": hashed(token),
        "person": person,
        "purpose": purpose,
        "label": label,
        "created": now,
        "expires": None if lasts is None else now + lasts,
    }
    connection.execute(insert(tokens), [row])
    return token


def hashed(token: str) -> str:
    """As it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def use_token(
    connection: Connection, digest: str, purpose: str, now: int | None = None, once: bool = False
) -> Person | None:
    """Whose token it is, if it is valid."""
    row = connection.execute(select(tokens).where(tokens.c.hash == digest, tokens.c.purpose == purpose)).first()
    if row is None or (now is not None and row.expires is not None and row.expires < now):
        return None
    if once:
        connection.execute(delete(tokens).where(tokens.c.hash == digest))
    elif now is not None:
        connection.execute(update(tokens).where(tokens.c.hash == digest).values(used=now))
    return find(connection, row.person)
