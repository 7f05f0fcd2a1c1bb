"""Hands for what comes beside and after live play: games played to their end over the server's doors, quickly."""

from random import Random
from typing import Any

from browser_hands import Person

BOT = {"kind": "bot", "bot": "random"}


def started(host: Person, seats: list[dict[str, str]], game: str = "china", **terms: Any) -> str:
    """A table that has begun."""
    table: str = host.ask("POST", "/api/tables", {"game": game, "seats": seats, **terms})["info"]["id"]
    if not any(seat["kind"] == "open" for seat in seats):
        host.ask("POST", f"/api/tables/{table}/start", {})
    return table


def asked(player: Person, table: str) -> dict[str, Any] | None:
    """The table as the seat sees it that is to act and is this person's; None once it is over."""
    while True:
        told = player.ask("GET", f"/api/tables/{table}/view")
        if told["info"]["status"] != "running":
            return None
        if told["position"]["legal"] is not None:
            return dict(told)


def play(player: Person, table: str, most: int = 10_000, seed: int = 1) -> None:
    """Moves at random for all seats of one person, to the end or so many."""
    rng = Random(seed)
    for _ in range(most):
        told = asked(player, table)
        if told is None:
            return
        position = told["position"]
        move = {"number": told["number"], "actions": [rng.choice(position["legal"])], "seat": position["viewer"]}
        player.ask("POST", f"/api/tables/{table}/moves", move)


def finished(player: Person, game: str = "china", seats: int = 3) -> str:
    """A game that one person has played to the end with all hands."""
    table = started(player, [{"kind": "me"}] * seats, game)
    play(player, table)
    return table
