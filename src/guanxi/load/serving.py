"""A server of our own, in processes of its own: started, looked at from outside, stopped."""

import asyncio
import contextlib
import os
import re
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from guanxi.core.errors import InputError
from guanxi.load.asking import Asker

PATIENCE = 60.0  # seconds for the first answer
DRAIN = 20.0  # seconds for stopping
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Server:
    """A running server."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, begun: float, workers: int) -> None:
        self.port = port
        self._process = process
        self._begun = begun
        self._workers = workers

    async def first_answer(self) -> float:
        """Seconds from the start of the process until it answers somebody."""
        asker = Asker(self.port)
        try:
            await asker.ask("GET", "/health", any_answer=True)
        finally:
            asker.close()
        return time.perf_counter() - self._begun

    def processes(self) -> list[int]:
        """The processes that serve, without those in which computer players think."""
        main = self._process.pid
        return [main, *_children(main)] if self._workers > 1 else [main]

    def cpu_ms(self) -> float:
        """Processor time that they have used so far."""
        return sum(_cpu_ms(each) for each in self.processes())

    def memory_mb(self) -> float:
        """Memory that they hold."""
        return sum(_memory_mb(each) for each in self.processes())

    async def stop(self) -> None:
        """Ask it to stop; make it, if it does not."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), DRAIN)
        except TimeoutError:
            pass
        finally:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)  # whatever it has left behind


async def start(data: Path, database: str = "", workers: int = 1) -> Server:
    """Start a server of ours on a port that is free; its log lies in the folder."""
    words = ["-m", "guanxi.cli", "serve", "--port", "0", "--data", str(data), "--no-browser"]
    words += ["--database", database, "--workers", str(workers)] if database else []
    return await launch([sys.executable, *words], data, {"GUANXI_TRUSTING": "1"}, workers)


async def launch(words: Sequence[str], data: Path, told: Mapping[str, str], workers: int = 1) -> Server:
    """Start a program that says where it serves; InputError if it does not."""
    begun = time.perf_counter()
    with (data / "server.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *words,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            env={**os.environ, **told},
            start_new_session=True,  # Ctrl-C is for us
        )
    server = Server(process, 0, begun, workers)
    try:
        server.port = await asyncio.wait_for(_port(process), PATIENCE)
    except BaseException as error:
        await server.stop()
        if not isinstance(error, TimeoutError | InputError):
            raise
        raise InputError("the server does not start:", *last_lines(data)) from None
    return server


async def _port(process: asyncio.subprocess.Process) -> int:
    assert process.stdout is not None
    while line := await process.stdout.readline():
        if found := re.search(rb"served at http://[^ ]*:(\d+)", line):
            return int(found[1])
    raise InputError("it ended")


def last_lines(data: Path) -> list[str]:
    """The end of the server's log."""
    return (data / "server.log").read_text(encoding="utf-8", errors="replace").splitlines()[-8:]


def own_cpu_ms() -> float:
    """Processor time of this process."""
    return time.process_time() * 1000


def _stat(process: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may hold anything."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def _cpu_ms(process: int) -> float:
    fields = _stat(process)
    return (int(fields[11]) + int(fields[12])) * 1000 / TICK if fields else 0.0


def _memory_mb(process: int) -> float:
    try:
        text = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found[1]) / 1024 if found else 0.0


def _children(parent: int) -> list[int]:
    processes = [int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit()]
    return [each for each in processes if (fields := _stat(each)) and int(fields[1]) == parent]
