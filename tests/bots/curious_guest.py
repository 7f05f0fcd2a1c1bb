"""A player of another package that looks for everything it should not know. `spy_targets` tells it where to look."""

import contextlib
import ctypes
import gc
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from guanxi.bots.thoughts import Thought
from guanxi.core.game import Game, View


class Vector(ctypes.Structure):
    """A piece of memory, as Linux names it."""

    _fields_ = (("base", ctypes.c_void_p), ("length", ctypes.c_size_t))


class Spy:
    """Plays the first action, and tells in its explanation what it has found out."""

    def __init__(self, game: Game, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int]) -> int:
        found = findings()
        if found:
            raise RuntimeError(f"found: {found}")
        return legal[0]

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Thought]:
        told = json.dumps({"found": findings(), "seed": self.seed, "files": open_files(), "argv": sys.orig_argv[1:]})
        return [Thought(legal[0], "", None, (0.0,) * 3, (0.0,) * 3, told)]


class Spoiler:
    """Changes whatever of the view can be changed, and answers -1 if it could."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game

    def choose(self, view: View, legal: list[int]) -> int:
        before = self.game.rules.view_bytes(view)
        shown = view.shown
        for owner in (shown, getattr(shown, "board", shown)):
            for name in (name for name in dir(owner) if not name.startswith("_")):
                with contextlib.suppress(Exception):
                    getattr(owner, name)[0] = 1
        return legal[0] if self.game.rules.view_bytes(view) == before else -1


def findings() -> list[str]:
    """Which tricks bring something to light."""
    return [name for name, trick in TRICKS.items() if succeeds(trick)]


def succeeds(trick: Callable[[], Any]) -> bool:
    try:
        return bool(trick())
    except (OSError, subprocess.SubprocessError):
        return False


def marked(text: object) -> bool:
    """Is it a piece of the secret? The mark is put together here, so that it stands nowhere in this process."""
    import spy_targets

    return "-".join(spy_targets.MARK) in str(text)


def objects() -> bool:
    """A table, its chance, or a marked text, by the collector of garbage."""
    kinds = ("Table", "History", "Sealed", "Session", "Folder", "Specification")
    here = gc.get_objects()
    return any(type(one).__name__ in kinds for one in here) or any(
        isinstance(text, str) and marked(text) for one in here for text in gc.get_referents(one)
    )


def frames() -> bool:
    """The same in what is being run."""

    def all_frames() -> Iterator[FrameType]:
        for frame in sys._current_frames().values():
            step: FrameType | None = frame
            while step is not None:
                yield step
                step = step.f_back

    return any(marked(value) for frame in all_frames() for value in list(frame.f_locals.values()))


def modules() -> bool:
    return "guanxi.core.table" in sys.modules or "guanxi.arena" in sys.modules


def environment() -> bool:
    return any(marked(value) for value in os.environ.values())


def own_command() -> bool:
    return any(marked(word) for word in sys.orig_argv)


def open_files() -> list[int]:
    """Those above the usual three."""
    found = []
    for number in range(3, 200):
        with contextlib.suppress(OSError):
            os.fstat(number)
            found.append(number)
    return found


def of_host(name: str) -> Callable[[], bool]:
    def trick() -> bool:
        return bool(Path(f"/proc/{os.getppid()}/{name}").read_bytes())

    return trick


def memory() -> bool:
    """The host's memory, where the host itself says that the secret lies."""
    import spy_targets

    target = ctypes.create_string_buffer(spy_targets.LENGTH)
    here, there = Vector(ctypes.addressof(target), len(target)), Vector(spy_targets.ADDRESS, len(target))
    read = ctypes.CDLL(None).process_vm_readv
    return bool(read(spy_targets.HOST, ctypes.byref(here), 1, ctypes.byref(there), 1, 0) > 0)


def folder() -> bool:
    import spy_targets

    return bool((Path(spy_targets.FOLDER) / "arena.json").read_text())


def names() -> bool:
    import spy_targets

    return bool(os.listdir(spy_targets.FOLDER))  # noqa: PTH208


def note() -> bool:
    """A note for the next game on the same cards."""
    import spy_targets

    return Path(spy_targets.NOTE).write_text("the pile is all red") > 0


def program() -> bool:
    return subprocess.run(["/bin/echo"], capture_output=True, check=True).returncode == 0


def connection() -> bool:
    import spy_targets

    with socket.create_connection(("127.0.0.1", spy_targets.PORT), timeout=5):
        return True


def signals() -> bool:
    os.kill(os.getppid(), 0)
    return True


WITHIN = {  # what a process of one's own is enough for
    "objects": objects,
    "frames": frames,
    "modules": modules,
    "environment": environment,
    "own_command": own_command,
}
BEYOND = {  # what needs a fence, and which version of it
    "cmdline": (of_host("cmdline"), 1),
    "environ": (of_host("environ"), 1),
    "maps": (of_host("maps"), 1),
    "memory": (memory, 1),
    "folder": (folder, 1),
    "names": (names, 1),
    "note": (note, 1),
    "program": (program, 1),
    "connection": (connection, 4),
    "signals": (signals, 6),
}
TRICKS: dict[str, Callable[[], Any]] = {**WITHIN, **{name: trick for name, (trick, _) in BEYOND.items()}}

if __name__ == "__main__":
    print(json.dumps(findings()))
