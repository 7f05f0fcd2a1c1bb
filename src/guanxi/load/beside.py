"""boardgame.io's server beside ours: its FlatFile store, a trivial game, socket.io clients, the same closed loop."""

import asyncio
import hashlib
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from guanxi.core.errors import InputError
from guanxi.load import serving
from guanxi.load.figures import Beside, Figures, Plan
from guanxi.load.measuring import FOLDER, WARM_UP, measure
from guanxi.load.watching import Watcher

TOOLS: Final = Path("tools", "boardgame")
HOME: Final = Path(".bench", "boardgame")
STAMP: Final = "installed"
ROUNDS: Final = 3
PATIENCE: Final = 180.0  # seconds for connecting the clients, beyond the measured time


class Theirs(msgspec.Struct):
    """What their clients print."""

    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float = 0.0


async def measure_beside(plan: Plan, watcher: Watcher) -> Figures:
    """Ours and theirs in turn; our figures are those of the middle run, or of one that went wrong."""
    home = ensure(find_root(Path.cwd()), watcher.say)
    ours: list[Figures] = []
    theirs: list[Theirs] = []
    for _ in range(ROUNDS):
        ours.append(await measure(plan, watcher))
        theirs.append(await _measure(home, plan, watcher))
    ours.sort(key=lambda found: (found.is_good, found.moves_per_second))
    found = ours[ROUNDS // 2] if ours[0].is_good else ours[0]
    rate = median(each.moves_per_second for each in theirs)
    beside = Beside(
        name="boardgame.io",
        moves_per_second=rate,
        p50_ms=median(each.p50_ms for each in theirs),
        p99_ms=median(each.p99_ms for each in theirs),
        server_cpu_ms_per_move=median(each.cpu_ms / max(1, each.moves) for each in theirs),
        ratio=median(each.moves_per_second for each in ours) / rate if rate else 0.0,
    )
    return msgspec.structs.replace(found, beside=beside)


# ------------------------------------------------------------ installing


def find_root(start: Path) -> Path:
    """The checkout that `start` lies in."""
    for folder in (start, *start.parents):
        if (folder / TOOLS / "package-lock.json").is_file():
            return folder
    raise InputError(f"--beside needs a checkout of guanxi with {TOOLS.as_posix()}; none at or above {start}")


def ensure(root: Path, say: Callable[[str], None]) -> Path:
    """Where it is installed; done anew if anything of it has changed."""
    tools, home = root / TOOLS, root / HOME
    files = sorted(each for each in tools.iterdir() if each.is_file())
    stamp = hashlib.sha256(b"".join(each.read_bytes() for each in files)).hexdigest()
    if not (home / STAMP).is_file() or (home / STAMP).read_text(encoding="utf-8") != stamp:
        say(f"installing boardgame.io into {HOME.as_posix()} (once; some 40 MB)")
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(tools, home)
        _install(home)
        (home / STAMP).write_text(stamp, encoding="utf-8")
    return home


def _install(home: Path) -> None:
    try:
        subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=home, capture_output=True, text=True, check=True)
    except OSError:
        raise InputError("--beside needs Node and npm") from None
    except subprocess.CalledProcessError as error:
        raise InputError("npm cannot install boardgame.io:", *error.stderr.splitlines()[-6:]) from None


# ------------------------------------------------------------ measuring


async def _measure(home: Path, plan: Plan, watcher: Watcher) -> Theirs:
    with tempfile.TemporaryDirectory(prefix="guanxi-beside-", dir=FOLDER) as folder:
        words = ["node", str(home / "server.js"), str(Path(folder, "store"))]
        server = await serving.launch(words, Path(folder), {"NODE_ENV": "production"})
        try:
            with watcher.step("boardgame.io", 1):
                return await asyncio.wait_for(_drive(home, plan, server), plan.seconds + PATIENCE)
        except TimeoutError:
            raise InputError("boardgame.io's clients did not end in time") from None
        finally:
            await server.stop()


async def _drive(home: Path, plan: Plan, server: serving.Server) -> Theirs:
    """Their clients, in a process of their own; it says when the measured time begins and ends."""
    told = [server.port, plan.tables, plan.clients, WARM_UP, plan.seconds]
    process = await asyncio.create_subprocess_exec(
        *("node", str(home / "clients.js"), *map(str, told)), stdout=asyncio.subprocess.PIPE
    )
    cpu: list[float] = []
    last = b""
    try:
        assert process.stdout is not None
        while line := await process.stdout.readline():
            cpu += [server.cpu_ms()] if line.startswith(b"measur") else []
            last = line
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if len(cpu) != 2:
        raise InputError("boardgame.io's clients measured nothing")
    found = msgspec.json.decode(last, type=Theirs)
    found.cpu_ms = cpu[1] - cpu[0]
    return found
