"""A worker as the server sees it: a process that is sent questions and answers them in order, or is ended."""

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, cast

import msgspec

from guanxi.bots.guests.host import environment
from guanxi.bots.guests.limits import MEGABYTES, SECONDS
from guanxi.server.bots.levels import guest_seconds
from guanxi.server.bots.line import QUICK, Asked
from guanxi.server.bots.questions import Answer, Failed, Inbox, Ready, read_answer

WORKER: Final = "guanxi.server.bots.worker"
STARTING: Final = 60.0  # seconds, on a very busy machine
LEAVING: Final = 0.5  # seconds to leave by oneself


class Worker(asyncio.SubprocessProtocol):
    """One process. `changed` is called when it can be asked more than before."""

    def __init__(self, number: int, program: str, changed: Callable[[], None]) -> None:
        self.number = number
        self.asked: deque[Asked] = deque()  # the first one is being thought about
        self.ready = False
        self.began = False  # was it ever ready?
        self.why = ""  # why it ends
        self._deadline = 0.0
        self._program = program
        self._changed = changed
        self._inbox = Inbox()
        self._starting: asyncio.Task[None] | None = None
        self._transport: asyncio.SubprocessTransport | None = None
        self._ended = asyncio.Event()

    async def start(self) -> None:
        """Start the process; OSError if that cannot be done. Whoever does not wait for it lets it `leave`."""
        self._starting = asyncio.create_task(self._start())
        await asyncio.shield(self._starting)

    async def _start(self) -> None:
        loop = asyncio.get_running_loop()
        self._deadline = loop.time() + STARTING
        await loop.subprocess_exec(
            lambda: self,
            *(sys.executable, "-P", "-m", self._program),
            stderr=asyncio.subprocess.DEVNULL,
            cwd=os.path.abspath(os.sep),  # noqa: PTH100
            env=_environment(),
            start_new_session=True,  # Ctrl-C is for the server, who ends it
        )

    @property
    def pid(self) -> int:
        """The number of the process; 0 if there is none."""
        return self._transport.get_pid() if self._transport and not self._ended.is_set() else 0

    @property
    def is_slow(self) -> bool:
        """Is it asked something that takes time?"""
        return any(asked.line != QUICK for asked in self.asked)

    def ask(self, asked: Asked) -> None:
        """Send a question."""
        assert self._transport is not None
        self.asked.append(asked)
        if len(self.asked) == 1:
            self._wait()
        pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        if not pipe.is_closing():  # else it has just crashed, and whatever it was asked will be asked again
            pipe.write(asked.frame)

    def is_late(self, now: float) -> bool:
        """Has it taken too long to answer, or to start?"""
        return now > self._deadline and (bool(self.asked) or not self.began)

    def kill(self, why: str) -> None:
        """End it at once, unless it ends already."""
        if self._transport is not None and not self.why:
            self.why, self.ready = why, False
            self._kill(self._transport)

    async def ended(self) -> None:
        """Wait until it has."""
        await self._ended.wait()

    async def leave(self) -> None:
        """Let it end by itself, or else end it, and wait until it has."""
        if self._starting is not None:
            await asyncio.gather(self._starting, return_exceptions=True)
        self.ready, self.why = False, self.why or ("crashed" if self._ended.is_set() else "closed")
        if self._transport is None:
            return
        pipe = self._transport.get_pipe_transport(0)
        if pipe is not None:
            pipe.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ended.wait(), LEAVING)
        self._kill(self._transport)
        await self._ended.wait()
        self._transport.close()

    # ------------------------------------------------------------ what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has begun."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """It answers; who answers nonsense is ended."""
        if self.why:
            return
        try:
            for message in self._inbox.messages(data):
                self._hear(read_answer(message))
        except (ValueError, msgspec.MsgspecError):
            self.kill("nonsense")
        self._changed()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It cannot be heard or asked any more."""
        self.kill("crashed")

    def process_exited(self) -> None:
        """It has ended."""
        self.ready = False
        self._ended.set()

    # ------------------------------------------------------------

    def _hear(self, answer: Answer | Ready) -> None:
        if isinstance(answer, Ready):
            self.ready = self.began = True
            return
        first = self.asked[0] if self.asked else None
        if first is None or answer.id != first.id or not isinstance(answer, (first.answers, Failed)):
            raise ValueError("an answer to something else")
        self.asked.popleft().answer(answer)
        self._wait()

    def _kill(self, transport: asyncio.SubprocessTransport) -> None:
        """Not by the transport, which (until Python 3.13) takes from the loop what it waits for: the exit code."""
        with suppress(ProcessLookupError):
            if self._ended.is_set():
                return
            if hasattr(signal, "SIGKILL"):
                os.kill(transport.get_pid(), signal.SIGKILL)
            else:
                transport.kill()

    def _wait(self) -> None:
        """From now on for the first that it was asked."""
        if self.asked:
            self._deadline = asyncio.get_running_loop().time() + self.asked[0].limit


def _environment() -> dict[str, str]:
    """What a worker needs to find the same games and players; nothing that the server was told."""
    found = environment()
    found[SECONDS] = str(guest_seconds())
    if MEGABYTES in os.environ:
        found[MEGABYTES] = os.environ[MEGABYTES]
    return found
