"""Is somebody before a table in another process? Asked only when something is about to be sent, so it may take a while.

"seek ASKED PERSON TABLE" is heard by all; whoever has the person there answers "here ASKED". No answer is a no.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from guanxi.server.problems import Problem

if TYPE_CHECKING:
    from guanxi.server.house import House

ANSWER: Final = 2.0  # seconds


class Elsewhere:
    """Asks other processes, if there can be any."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._asked: dict[str, asyncio.Event] = {}

    def listen(self) -> None:
        """Hear questions and answers."""
        if self._house.listener is not None:
            self._house.listener.on("seek", self._sought)
            self._house.listener.on("here", self._found)

    async def is_here(self, person: str, table: str) -> bool:
        """Does any other process have this person before this table? Who closes hears no answers, and asks nobody."""
        if self._house.listener is None or self._house.closing:
            return False
        name = uuid4().hex
        answer = self._asked[name] = asyncio.Event()
        try:
            await self._say("seek", name, person, table)
            async with asyncio.timeout(ANSWER):
                return await answer.wait()
        except TimeoutError:
            return False
        finally:
            del self._asked[name]

    def _sought(self, words: Sequence[str]) -> None:
        if len(words) == 3 and self._house.hub.is_here(words[1], words[2]):
            self._house.spawn(self._say("here", words[0]))

    def _found(self, words: Sequence[str]) -> None:
        if words and words[0] in self._asked:
            self._asked[words[0]].set()

    async def _say(self, *words: str) -> None:
        try:
            await self._house.database.write(self._house.announce, *words)
        except Problem:
            return  # then it stays unheard
