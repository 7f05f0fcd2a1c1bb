"""The program of a worker: a fresh process that answers what it is asked, one question after the other.

`process.py` starts it. It ends when nobody asks any more, however the server has ended.
"""

import os
import signal
from contextlib import suppress
from io import BufferedReader, FileIO
from typing import BinaryIO, Final

from guanxi.bots.guests.alarm import alarm
from guanxi.bots.guests.frames import pipes
from guanxi.server.bots.bench import Bench
from guanxi.server.bots.questions import HEAD, Answer, Ready, framed, read_question
from guanxi.server.bots.thinking import answered

NICE: Final = 10  # who thinks gives way to who serves


def main() -> None:
    """Answer until the server closes the pipe."""
    source, outward = pipes()
    inward: BinaryIO = BufferedReader(source)
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the server, who may want answers until it stops
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    bench = Bench()
    with suppress(EOFError, OSError):
        _write(outward, Ready())
        while True:
            question = read_question(_read(inward))
            with alarm(question.limit):
                answer = answered(bench, question)
            _write(outward, answer)
    bench.close()


def _read(inward: BinaryIO) -> bytes:
    """The next message; EOFError if there is none."""
    head = inward.read(HEAD)
    length = int.from_bytes(head, "big")
    message = inward.read(length)
    if len(head) < HEAD or len(message) < length:
        raise EOFError
    return message


def _write(outward: FileIO, answer: Answer | Ready) -> None:
    left = memoryview(framed(answer))
    while left:
        left = left[outward.write(left) or 0 :]


if __name__ == "__main__":
    main()
