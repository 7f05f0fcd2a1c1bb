"""The `guanxi` command as others meet it: whatever comes, and wherever it writes to, there is no traceback.

It imports the rest while it can already be interrupted.
"""

import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

INTERRUPTED = 130
BAD_INPUT = 2  # an output that takes nothing is one too


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 (a check failed) or 2 (bad input)."""
    try:
        with _streams():
            from guanxi.commands.line import run

            return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        from guanxi.commands.help.saying import stopped

        print(f"\n{stopped()}", file=sys.stderr)
        return INTERRUPTED


@contextlib.contextmanager
def _streams() -> Iterator[None]:
    """Open what was closed, so that nothing else gets its number; and let nothing out that may not be shown."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115, to the end
    from guanxi.core.showing import Outlet, Unwritten

    before = sys.stdout, sys.stderr
    for stream in before:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that the terminal does not know becomes a question mark
    told: list[Any] = [Outlet(stream) for stream in before]
    sys.stdout, sys.stderr = told
    try:
        try:
            yield
        finally:
            for outlet in told:
                outlet.flush()
    except Unwritten as unwritten:
        raise SystemExit(_without(unwritten.stream, unwritten.error)) from None
    finally:
        sys.stdout, sys.stderr = before


def _without(stream: Any, error: OSError) -> int:
    """Say no more to a stream that takes nothing, not even at shutdown. Who goes away (`| head`) has enough."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    if isinstance(error, BrokenPipeError):
        return 0
    with contextlib.suppress(OSError):
        from guanxi.commands.help.saying import not_written

        print(not_written(error), file=sys.__stderr__, flush=True)
    return BAD_INPUT


if __name__ == "__main__":
    raise SystemExit(main())
