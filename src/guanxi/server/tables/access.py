"""Who may look at a table at all: everybody at a public one; at others whoever sits there or has the invitation."""

import hmac
from typing import Protocol

from guanxi.server.problems import Problem
from guanxi.server.tables.sitting import Sitting


class Keys(Protocol):
    """Knows the invitations."""

    def invitation(self, table: str) -> str:
        """The invitation to a table."""


def check_visible(s: Sitting, person: str | None, invitation: str, keys: Keys) -> None:
    """Problem if somebody may not look; it does not tell whether the table exists."""
    if s.terms.public or s.places_of(person) or person == s.host:
        return
    if not invitation or not hmac.compare_digest(invitation.encode(), keys.invitation(s.id).encode()):
        raise Problem("no_such_table")
