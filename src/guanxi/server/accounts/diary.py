"""Who was here, and which token was used: noted in memory, and written down together every few seconds."""

from typing import Final

from sqlalchemy import Connection, bindparam, update

from guanxi.server.store.schema import people, tokens

SEEN_AGAIN: Final = 5 * 60_000  # milliseconds for which a person counts as seen
USED_AGAIN: Final = 60_000  # and a token as used


class Diary:
    """What has been noted since it was last written down."""

    def __init__(self) -> None:
        self._people: dict[str, int] = {}
        self._tokens: dict[str, int] = {}

    def seen(self, person: str, before: int, now: int) -> None:
        """Somebody is here, and was seen before."""
        if now - before > SEEN_AGAIN:
            self._people[person] = now

    def used(self, token: str, before: int | None, now: int) -> None:
        """A token was used, and was used before."""
        if before is None or now - before > USED_AGAIN:
            self._tokens[token] = now

    def __bool__(self) -> bool:
        return bool(self._people or self._tokens)

    def take(self) -> tuple[dict[str, int], dict[str, int]]:
        """People and tokens, with the times."""
        found = self._people, self._tokens
        self._people, self._tokens = {}, {}
        return found


def write_down(connection: Connection, seen: dict[str, int], used: dict[str, int]) -> None:
    """In one transaction."""
    if seen:
        noted = update(people).where(people.c.id == bindparam("which")).values(seen=bindparam("at"))
        connection.execute(noted, [{"which": person, "at": at} for person, at in sorted(seen.items())])
    if used:
        noted = update(tokens).where(tokens.c.hash == bindparam("which")).values(used=bindparam("at"))
        connection.execute(noted, [{"which": token, "at": at} for token, at in sorted(used.items())])
