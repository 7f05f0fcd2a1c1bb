"""What a host and a guest send one another: four bytes that tell a length, and so many bytes of JSON.

Nothing that is read is ever run or unpickled, and nothing long is read.
"""

import json
import os
from io import FileIO
from typing import Any, Final

LONGEST: Final = 1 << 20  # bytes of a message
HEAD: Final = 4  # bytes of its length


def pipes() -> tuple[FileIO, FileIO]:
    """Of a process that a host has started: the ways from and to it. Whatever is printed or read there is nothing."""
    inward, outward = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nothing, number)
    os.close(nothing)
    return FileIO(inward, "rb"), FileIO(outward, "wb")


def write(stream: FileIO, told: dict[str, Any]) -> None:
    """Send a message; ValueError if it is too long."""
    data = json.dumps(told).encode()
    if len(data) > LONGEST:
        raise ValueError(f"a message of {len(data):,} bytes, more than {LONGEST:,}")
    left = memoryview(len(data).to_bytes(HEAD, "big") + data)
    while left:
        left = left[stream.write(left) or 0 :]


def read(stream: FileIO) -> dict[str, Any]:
    """The next message; EOFError if there is none, ValueError if it is no message."""
    length = int.from_bytes(_exactly(stream, HEAD), "big")
    if length > LONGEST:
        raise ValueError(f"a message of {length:,} bytes, more than {LONGEST:,}")
    try:
        told = json.loads(_exactly(stream, length))
    except RecursionError:
        raise ValueError("a message that is nested too deeply") from None
    if not isinstance(told, dict):
        raise ValueError("a message that is no object")
    return told


def _exactly(stream: FileIO, length: int) -> bytes:
    found = b""
    while len(found) < length:
        part = stream.read(length - len(found))
        if not part:
            raise EOFError
        found += part
    return found
