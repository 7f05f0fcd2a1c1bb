"""A fence around the process of a guest, where Linux has Landlock (from 5.13 on; more of it in later versions).

Inside it, modules and libraries can be read and nothing else; nothing can be written or run, no connection opened, and
no other process read or signalled. It cannot be taken down again.
"""

import ctypes
import os
import struct
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

# Linux: numbers of system calls, the same on every processor, and what they take.
CREATE_RULESET: Final = 444
ADD_RULE: Final = 445
RESTRICT_SELF: Final = 446
ASK_VERSION: Final = 1
PATH_BENEATH: Final = 1
NO_NEW_PRIVILEGES: Final = 38

WRITE_FILE: Final = 1 << 1
READ_FILE: Final = 1 << 2
READ_DIR: Final = 1 << 3
RIGHTS: Final = {1: 13, 2: 14, 3: 15, 4: 15}  # how many rights of files each version knows; later ones 16
TCP: Final = 0b11  # to bind and to connect; from version 4 on
SCOPES: Final = 0b11  # abstract sockets and signals; from version 6 on

LIBRARIES: Final = ("/usr", "/lib", "/lib64", "/nix/store", "/gnu/store", "/etc/ld.so.cache", "/etc/localtime")
DEVICES: Final = ("/dev/urandom", "/sys/devices/system/cpu")


def version() -> int:
    """Which Landlock this system has; 0 is none."""
    if sys.platform != "linux":
        return 0
    return max(0, _call(CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint(ASK_VERSION)))


def put_up(modules: Iterable[str]) -> bool:
    """Fence this process in, if that can be done here; OSError if it should work and does not.

    The modules are those that it will import, wherever they lie. There must be no other thread yet.
    """
    landlock = version()
    if not landlock:
        return False
    everything = (1 << RIGHTS.get(landlock, 16)) - 1
    network, scopes = TCP if landlock >= 4 else 0, SCOPES if landlock >= 6 else 0
    size = 24 if landlock >= 6 else 16 if landlock >= 4 else 8
    rules = _checked(_call(CREATE_RULESET, struct.pack("=QQQ", everything, network, scopes), ctypes.c_size_t(size), 0))
    for path in readable(modules):
        _allow(rules, path, READ_FILE | READ_DIR)
    _allow(rules, Path(os.devnull), READ_FILE | WRITE_FILE)
    _checked(ctypes.CDLL(None, use_errno=True).prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    _checked(_call(RESTRICT_SELF, rules, 0))
    os.close(rules)
    return True


def lets_read(path: Path, modules: Iterable[str]) -> bool:
    """Would a process that imports these modules be able to read what lies there?"""
    return any(path.resolve().is_relative_to(place.resolve()) for place in readable(modules))


def readable(modules: Iterable[str]) -> Iterator[Path]:
    """Where libraries, Python, what is installed, and the modules and packages of the path lie.

    Of a folder on the path that is not Python's own, its modules and packages only: a game may be kept there too.
    """
    yield from map(Path, (*LIBRARIES, *DEVICES))
    homes = {Path(prefix) / lib for prefix in (sys.prefix, sys.base_prefix) for lib in ("lib", "lib64")}
    yield from homes
    for entry in {Path(entry).resolve() for entry in sys.path}:
        if entry.is_dir() and not any(entry.is_relative_to(home.resolve()) for home in homes):
            yield from (child for child in entry.iterdir() if _can_be_imported(child))
        elif entry.is_file():
            yield entry
    for name in modules:
        spec = find_spec(name.partition(".")[0])
        if spec is not None:
            yield from map(Path, spec.submodule_search_locations or [spec.origin or ""])


def _can_be_imported(path: Path) -> bool:
    """A module, a package, or what tells of one that is installed."""
    if path.is_dir():
        told = path.name.endswith((".dist-info", ".egg-info"))
        return told or any(True for pattern in ("*.py", "*/*.py") for _ in path.glob(pattern))
    return path.suffix in (".py", ".pyc", ".so")


def _allow(rules: int, path: Path, rights: int) -> None:
    """What is not there needs no rule; a file has no rights of a folder."""
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        rights &= ~0 if path.is_dir() else ~READ_DIR
        _checked(_call(ADD_RULE, rules, PATH_BENEATH, struct.pack("=Qi", rights, place), 0))
    finally:
        os.close(place)


def _call(number: int, *arguments: Any) -> int:
    system = ctypes.CDLL(None, use_errno=True).syscall
    system.restype = ctypes.c_long
    return int(system(ctypes.c_long(number), *arguments))


def _checked(answer: int) -> int:
    if answer < 0:
        raise OSError(ctypes.get_errno(), f"the fence cannot be put up: {os.strerror(ctypes.get_errno())}")
    return answer
