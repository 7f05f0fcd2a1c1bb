"""Where a guest sits: a fresh process that knows a game, the guest's own seed, and what its host sends.

`host.py` starts it, and it ends with its host.
"""

import os
import signal
import threading
from contextlib import suppress
from importlib.metadata import EntryPoint
from io import FileIO
from operator import index
from queue import Queue
from typing import Any

from guanxi.bots.guests import GROUP, fence, frames, load, made, told_of
from guanxi.bots.guests.alarm import alarm
from guanxi.bots.guests.limits import limit_memory
from guanxi.core.errors import InputError
from guanxi.core.finding import package_of
from guanxi.core.game import Game, game_named


def main() -> None:
    """Make the guest, then answer what is asked until nobody asks any more."""
    inward, outward = frames.pipes()
    told = frames.read(inward)
    try:
        limit_memory(told["megabytes"])
        entry = EntryPoint(told["name"], told["value"], GROUP)
        fence.put_up(("guanxi", package_of(told["game"]), entry.module))
        asked = _listen(inward)
        with alarm(told["seconds"]):
            guest, answer = _introduced(entry, told)
    except (InputError, OSError) as error:
        guest, answer = None, {"fault": told_of(error)}
    frames.write(outward, {"token": told["token"], **answer})
    while guest is not None:
        question = asked.get()
        with alarm(told["seconds"]):
            answer = _answer(guest, game_named(told["game"]), told["options"], question)
        frames.write(outward, {"token": question["token"], **answer})


def _listen(inward: FileIO) -> "Queue[dict[str, Any]]":
    """What is asked, read by a thread of its own: it hears at once when the host is gone."""
    asked: Queue[dict[str, Any]] = Queue()

    def listen() -> None:
        with suppress(EOFError, OSError, ValueError):
            while True:
                asked.put(frames.read(inward))
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(os.getpid(), signal.SIGKILL)  # with whatever the guest has started
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()
    return asked


def _introduced(entry: EntryPoint, told: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """The guest, and what there is to know about it; without a seed it is not made, only looked at."""
    player = load(entry)
    lines = (player.__doc__ or "").strip().splitlines()
    about = lines[0][:200] if lines else ""
    if told["seed"] is None:
        return None, {"about": about}
    guest = made(entry.name, player, game_named(told["game"]), told["seed"])
    budget = getattr(guest, "budget", None)
    return guest, {
        "about": about,
        "budget": float(budget) if isinstance(budget, int | float) else None,
        "every_move": bool(getattr(guest, "every_move", False)),
        "explains": callable(getattr(guest, "explain", None)),
    }


def _answer(guest: Any, game: Game, options: dict[str, str], question: dict[str, Any]) -> dict[str, Any]:
    view = game.rules.view_from_bytes(options, bytes.fromhex(question["view"]))
    try:
        if "top" not in question:
            return {"action": index(guest.choose(view, question["legal"]))}
        thoughts = guest.explain(view, question["legal"], question["top"], question["language"])
        return {"thoughts": [_plain(thought) for thought in thoughts[: question["top"]]]}
    except Exception as error:  # somebody else's player: whatever it raises
        return {"fault": told_of(error)}


def _plain(thought: Any) -> dict[str, Any]:
    return {
        "action": index(thought.action),
        "visits": None if thought.visits is None else index(thought.visits),
        "chances": [float(chance) for chance in thought.chances],
        "points": [float(points) for points in thought.points],
        "sentence": str(thought.sentence)[:1000],
    }


if __name__ == "__main__":
    main()
