"""Games in several processes at once. Each gets one game at a time, and none outlives the tournament."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from guanxi.arena.match import Match, Task, play_match
from guanxi.core.errors import InputError

Play: TypeAlias = Callable[[Sequence[Task]], Iterator[Match]]  # games in, what came of them out, in any order


@contextmanager
def in_processes(jobs: int) -> Iterator[Play]:
    """Play in so many processes; one of them is this one if it is alone."""
    if jobs == 1:
        yield lambda tasks: map(play_match, tasks)
        return
    workers: dict[Connection, BaseProcess] = {}
    try:
        _start(workers, jobs)
        yield lambda tasks: _hand_out(workers, tasks)
    finally:
        for connection, process in workers.items():
            connection.close()
            process.terminate()
        for process in workers.values():
            process.join()


def _start(workers: dict[Connection, BaseProcess], jobs: int) -> None:
    """Start the processes deaf to Ctrl-C: it is for the parent, who ends them."""
    context = get_context("spawn")
    with _deaf():
        for _ in range(jobs):
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there,), daemon=True)
            process.start()
            there.close()
            workers[here] = process


@contextmanager
def _deaf() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(connection: Connection) -> None:
    """The life of a worker: play what comes until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            task = connection.recv()
            try:
                connection.send(play_match(task))
            except Exception as error:  # told to the parent, who stops
                connection.send(f"{type(error).__name__}: {error}")


def _hand_out(workers: dict[Connection, BaseProcess], tasks: Sequence[Task]) -> Iterator[Match]:
    waiting = list(reversed(tasks))
    busy: list[Connection] = []
    for connection in workers:
        if waiting:
            busy.append(_send(connection, waiting.pop()))
    while busy:
        ready = wait(busy)
        for connection in [connection for connection in busy if connection in ready]:
            match = _receive(connection)
            busy.remove(connection)
            if waiting:
                busy.append(_send(connection, waiting.pop()))
            yield match


def _send(connection: Connection, task: Task) -> Connection:
    with suppress(OSError):  # a dead worker is noticed when it should answer
        connection.send(task)
    return connection


def _receive(connection: Connection) -> Match:
    try:
        found: Match | str = connection.recv()
    except (EOFError, OSError):
        raise InputError("a process was ended from outside, perhaps for want of memory; try fewer --jobs") from None
    if isinstance(found, str):
        raise InputError(f"a game could not be played: {found}")
    return found
