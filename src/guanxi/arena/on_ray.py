"""The same games on Ray: on this machine, or on a cluster where the same guanxi is installed."""

import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from guanxi import __version__
from guanxi.arena.match import Match, Task, play_match
from guanxi.arena.workers import Play
from guanxi.core.errors import InputError
from guanxi.core.reading import whole_number

if TYPE_CHECKING:
    import ray

LOCAL = "local"  # as an address: start Ray on this machine
PATIENCE = 5.0  # seconds to wait for somebody to answer at an address
AHEAD = 2  # games given out for each processor, so that none has to wait


@contextmanager
def on_ray(address: str, jobs: int) -> Iterator[Play]:
    """Play on Ray; it is shut down at the end."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError:
        raise InputError('Ray is not installed: pip install "guanxi[ray]", or leave --ray away') from None
    settings: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        settings["num_cpus"] = jobs
    else:
        _knock(address)
    try:
        ray.init(address=address, **settings)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise InputError(f"--ray {address}: {str(error).splitlines()[0]}") from None
    try:
        yield lambda tasks: _hand_out(tasks)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself waits for minutes where nobody answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not host or not whole_number(port, 65535):
        raise InputError(f"--ray {address[:60]}: an address is HOST:PORT, or auto for a cluster that runs here")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        told = error.strerror or str(error) or "no answer"
        raise InputError(f"--ray {address[:60]}: nobody answers there ({told}); is the cluster running?") from None


def _there(task: Task) -> Match:
    """What runs on the cluster."""
    if task.spec.version != __version__:
        raise InputError(f"a machine of the cluster has guanxi {__version__}, not {task.spec.version}")
    return play_match(task)


def _hand_out(tasks: Sequence[Task]) -> Iterator[Match]:
    import ray

    remote: Any = ray.remote(max_retries=2)(_there)
    room = AHEAD * max(1, int(_resources().get("CPU", 1)))
    waiting = list(reversed(tasks))
    busy: list[ray.ObjectRef[Match]] = []
    while waiting or busy:
        while waiting and len(busy) < room:
            busy.append(remote.remote(waiting.pop()))
        done, busy = ray.wait(busy, num_returns=1)
        yield _result(done[0])


def _resources() -> dict[str, float]:
    import ray

    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return found


def _result(reference: "ray.ObjectRef[Match]") -> Match:
    import ray

    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise InputError(f"a game could not be played on Ray: {error.cause or error}") from None
    except ray.exceptions.RayError as error:
        raise InputError(f"Ray lost a game: {str(error).splitlines()[0]}") from None
