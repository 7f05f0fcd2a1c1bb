"""Who has asked to go back, and who has agreed: does what a record tells of it fit together?

At a table with `take-back: vote` all people must agree who play when they are asked, and still do when it is decided;
computer players, and those who stand in for somebody, are not asked. What somebody takes back within the running turn
needs nobody's leave, as long as nothing has been revealed.
"""

from collections.abc import Sequence

from guanxi.core.errors import InputError
from guanxi.core.remarks import AGREES, ASKS, OUT_OF_TIME, REFUSES, RESIGNS, RETURNS, Remark
from guanxi.core.saying import sentence
from guanxi.core.table import Table


class Ballot:
    """The open request of a game, if there is one. Without a way of taking back, rewinds and requests are free."""

    def __init__(self, way: str, players: Sequence[str], bots: Sequence[str]) -> None:
        self.way = way
        self.people = {player for player, bot in zip(players, bots, strict=True) if not bot}
        self.away: set[str] = set()  # those of them for whom a computer player stands in
        self.asked: Remark | None = None
        self.waiting: set[str] = set()  # those who have not agreed yet

    def hear(self, remark: Remark) -> None:
        """A remark was made; InputError if it makes no sense here."""
        if remark.player and remark.player not in self.people:
            raise InputError(sentence("remark-by-bot", remark=remark, player=remark.player))
        if remark.kind in (RESIGNS, OUT_OF_TIME):
            self.away.add(remark.player)
            self.waiting.discard(remark.player)
        elif remark.kind == RETURNS:
            if remark.player not in self.away:
                raise InputError(sentence("remark-nobody-stands-in", remark=remark, player=remark.player))
            self.away.remove(remark.player)
        elif self.way:
            self._hear_vote(remark)

    def _hear_vote(self, remark: Remark) -> None:
        if self.way != "vote":
            raise InputError(sentence("remark-nobody-is-asked", remark=remark, way=self.way))
        if remark.kind in (AGREES, REFUSES) and self.asked is None:
            raise InputError(sentence("remark-nobody-has-asked", remark=remark))
        if remark.kind == ASKS:  # also twice: what ended the first request may have been taken back
            self.asked, self.waiting = remark, self.people - self.away - {remark.player}
        elif remark.kind == AGREES:
            self.waiting.discard(remark.player)
        else:
            self.asked = None

    def act(self) -> None:
        """Something was done, so no request is open any more."""
        self.asked = None

    def rewind(self, table: Table, to: int) -> None:
        """The table is about to go back; InputError if not all have agreed to it."""
        asked, self.asked = self.asked, None
        if not self.way or (self.way != "off" and table.prepare_undo(len(table.actions) - to)):
            return
        if self.way != "vote":
            raise InputError(sentence("rewind-off", way=self.way, to=to))
        if asked is None or asked.number != to:
            raise InputError(sentence("rewind-not-asked-for", to=to))
        if self.waiting:
            raise InputError(sentence("rewind-not-agreed", waiting=", ".join(sorted(self.waiting)), to=to))
