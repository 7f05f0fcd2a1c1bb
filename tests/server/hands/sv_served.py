"""A real `guanxi serve`, in a process of its own, that tests can stop, kill and start again."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import guanxi as guanxi_package

SOURCE = str(Path(guanxi_package.__file__).parents[1])  # the very package that the tests run on
ENVIRONMENT = {**os.environ, "PYTHONPATH": SOURCE, "GUANXI_TRUSTING": "1"}
START = 60.0  # seconds
PATIENCE = 60.0  # seconds for an answer: one that has just started may be busy


class Served:
    """A server; it comes back at the same port, on the same data."""

    def __init__(
        self, folder: Path, database: str = "", workers: int = 1, name: str = "server", path: tuple[Path, ...] = ()
    ) -> None:
        self.folder = folder
        self.database = database
        self.workers = workers
        self.path = os.pathsep.join(map(str, (SOURCE, *path)))  # where Python finds games beside ours
        self.port = 0
        self.log = folder / f"{name}.log"
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Of the process that was started."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Is it?"""
        return self._process is not None and self._process.poll() is None

    @property
    def _told(self) -> list[str]:
        told = [sys.executable, "-m", "guanxi.cli", "serve", "--data", str(self.folder), "--port", str(self.port)]
        told += ["--no-browser", "--workers", str(self.workers)]
        return told + (["--database", self.database] if self.database else [])

    def refused(self) -> tuple[int, str]:
        """Where it cannot start: what it exits with, and all that it says."""
        found = subprocess.run(
            self._told, capture_output=True, text=True, env=ENVIRONMENT, timeout=START, stdin=subprocess.DEVNULL
        )
        return found.returncode, found.stdout + found.stderr

    def start(self) -> "Served":
        """It listens when this returns, and answers as soon as it can."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._told,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=ENVIRONMENT | {"PYTHONPATH": self.path},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert " at http" in line, f"{line}{self.said()}"
        self.port = int(line.split(" at http://", 1)[1].split()[0].rpartition(":")[2])
        return self

    def kill(self) -> None:
        """`kill -9`, and nothing else of it stays."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a host would; what it exits with."""
        return self._end(signal.SIGTERM) if self.is_running else 0

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        workers = self.children()
        self._process.send_signal(how)
        code = self._process.wait(30)
        self._process.stdout.close()
        for pid in workers if how == signal.SIGKILL else []:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return code

    def children(self) -> list[int]:
        """The processes that it has started itself."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # gone meanwhile
                if int(stat.read_text().rpartition(")")[2].split()[1]) == self.pid:
                    found.append(int(stat.parent.name))
        return sorted(found)

    def memory(self) -> int:
        """Bytes that it has in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def said(self) -> str:
        """What it wrote down of itself."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""
