"""Other engines measured on this machine: an environment of their own, and one script for each."""

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NotRequired, TypedDict, cast

from guanxi.core.errors import InputError

LOCK: Final = Path("requirements", "peers.txt")
HOME: Final = Path(".bench", "peers")
STAMP: Final = "installed-lock"
SCRIPTS: Final = {"catanatron": "peer_catanatron.py", "open_spiel": "peer_openspiel.py"}
LAST_LINES: Final = 6
PATIENCE: Final = 120.0  # seconds that a script may take beyond its measuring, imports and the warm-up game included


class PeerFigures(TypedDict):
    """What a peer's script measured; its docstring says what it counts as a move."""

    name: str
    version: str
    moves: int
    seconds: float
    moves_per_second: float
    games: int
    moves_with_chance: NotRequired[int]
    moves_per_second_with_chance: NotRequired[float]


TEXTS: Final = ("name", "version")
NUMBERS: Final = ("moves", "seconds", "moves_per_second", "games")


def find_root(start: Path) -> Path:
    """The checkout that `start` lies in: the nearest folder above that holds the peers' lock."""
    for folder in (start, *start.parents):
        if (folder / LOCK).is_file() and (folder / "pyproject.toml").is_file():
            return folder
    raise InputError(f"the peers need a checkout of guanxi with {LOCK.as_posix()}; none at or above {start}")


def ensure_peers(root: Path, progress: Callable[[str], None]) -> Path:
    """The Python of the peers' environment in the checkout `root`, made anew if it is missing or its lock changed."""
    lock, home = root / LOCK, root / HOME
    stamp = stamp_of(lock)
    if not is_current(home, stamp):
        progress(f"installing the peers into {HOME.as_posix()} (once; some 330 MB)")
        install(lock, home)
        (home / STAMP).write_text(stamp, encoding="utf-8")
    return python_in(home)


def measure_peers(python: Path, seconds: float) -> dict[str, PeerFigures]:
    """Measure one peer after the other, each for about `seconds`, with the `python` that `ensure_peers` returned."""
    folder = Path(__file__).parent
    return {peer: measure_peer(python, folder / script, seconds) for peer, script in SCRIPTS.items()}


def measure_peer(python: Path, script: Path, seconds: float) -> PeerFigures:
    """Run one peer's script and read the figures it prints."""
    output = _run(python, [str(script), str(seconds)], f"measuring with {script.name}", seconds + PATIENCE)
    return parse_figures(output, script.name)


def parse_figures(output: str, source: str) -> PeerFigures:
    """The figures in the last line that a peer's script printed; what a peer prints before them does not matter."""
    try:
        figures = json.loads("".join(last_lines(output, 1)))
    except json.JSONDecodeError:
        figures = None
    if not isinstance(figures, dict):
        raise InputError(f"{source} printed no figures but:", *(last_lines(output) or ["(nothing)"]))
    wrong = [key for key in TEXTS if not isinstance(figures.get(key), str)]
    wrong += [key for key in NUMBERS if not isinstance(figures.get(key), int | float)]
    if wrong:
        raise InputError(f"the figures of {source} lack {', '.join(wrong)}")
    return cast(PeerFigures, figures)


def stamp_of(lock: Path) -> str:
    """What the environment is made from: the lock's hash and the running Python."""
    try:
        digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    except OSError:
        raise InputError(f"the peers need a checkout of guanxi, but there is no {lock}") from None
    return f"{sys.implementation.cache_tag} {digest}\n"


def is_current(home: Path, stamp: str) -> bool:
    """Whether the environment is whole and was made from what the stamp names."""
    try:
        return python_in(home).exists() and (home / STAMP).read_text(encoding="utf-8") == stamp
    except OSError:
        return False


def python_in(home: Path) -> Path:
    """Where an environment keeps its Python."""
    return home / "Scripts" / "python.exe" if os.name == "nt" else home / "bin" / "python"


def install(lock: Path, home: Path) -> None:
    """Make the environment afresh; what was there goes, its stamp too."""
    _run(Path(sys.executable), ["-m", "venv", "--clear", str(home)], f"making {HOME.as_posix()}")
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    result = _start(python_in(home), [*pip, "--only-binary", ":all:", "-r", str(lock)])
    if result.returncode != 0:
        why, said = reason(result.stderr), complaint_in(result.stderr)
        raise InputError(f"cannot install the peers: {why}; pip's last lines:", *said)


def reason(complaint: str) -> str:
    """Why pip gave up, in a few words, as far as its complaint tells."""
    if "connection" in complaint.lower():
        return "the package index cannot be reached (is there a network?)"
    if "No matching distribution" in complaint:
        version = ".".join(map(str, sys.version_info[:2]))
        return f"the last package named below has no wheel for Python {version} on {sysconfig.get_platform()}"
    return "pip failed"


def complaint_in(output: str) -> list[str]:
    """The last lines of what a failed program printed; of a traceback only the error itself."""
    return last_lines(output, 1 if "Traceback (most recent call last)" in output else LAST_LINES)


def last_lines(text: str, count: int = LAST_LINES) -> list[str]:
    """The last lines of a text that are not blank."""
    return [line for line in text.splitlines() if line.strip()][-count:]


def _run(python: Path, arguments: Sequence[str], doing: str, timeout: float | None = None) -> str:
    try:
        result = _start(python, arguments, timeout)
    except subprocess.TimeoutExpired:
        raise InputError(f"{doing} did not end within {timeout:.0f} seconds") from None
    if result.returncode != 0:
        raise InputError(f"{doing} failed:", *complaint_in(result.stdout + result.stderr))
    return result.stdout


def _start(python: Path, arguments: Sequence[str], timeout: float | None = None) -> subprocess.CompletedProcess[str]:
    isolated = [str(python), "-I", *arguments]  # nothing of the caller's Python leaks in
    try:
        return subprocess.run(isolated, capture_output=True, text=True, errors="replace", timeout=timeout, check=False)
    except OSError as error:
        raise InputError(f"cannot run {python}: {error.strerror}") from None
