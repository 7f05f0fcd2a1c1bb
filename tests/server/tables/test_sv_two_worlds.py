"""Two worlds that differ only in what somebody cannot know: advice and the past are the same, byte for byte."""

from random import Random
from typing import Any

import pytest
from archive_hands import GAMES, Site
from worlds import Worlds

from guanxi.core.game import game_named
from guanxi.core.table import Table
from running import some

SPECTATOR = -1


class Asker:
    """Asks everything that a viewer may ask, of a table that is put into the place of the real one."""

    def __init__(self, here: Site, game: str, viewer: int) -> None:
        self.here = here
        self.viewer = viewer
        self.table = here.table(game)
        self.who = here.boris if viewer == SPECTATOR else here.anna
        self.more = {} if viewer == SPECTATOR else {"seat": viewer}

    def answers(self, table: Table, gestures: list[list[int]]) -> list[tuple[str, int, bytes]]:
        """Path, status and bytes of every answer."""
        sitting = self.here.live(self.table).sitting
        sitting.table = table
        sitting.look()
        at, found = f"/api/tables/{self.table}", []
        paths: list[tuple[str, dict[str, Any]]] = [
            *((path, {}) for path in ("view", "prospects", "details", "standings", "text", "choices", "why-not/all")),
            *((path, {}) for path in ("log", "record")),
            *(("past", {"move": move}) for move in range(0, len(table.actions) + 1, 2)),
            *(("why-not", {"action": gesture}) for gesture in gestures),
        ]
        for path, asked in paths:
            answer = self.who.get(f"{at}/{path}", **asked, **self.more)
            found.append((f"{path} {asked}", answer.status_code, answer.content))
        for gesture in gestures:
            seat = "" if self.viewer == SPECTATOR else f"?seat={self.viewer}"
            answer = self.who.post(f"{at}/preview{seat}", {"actions": gesture})
            found.append((f"preview {gesture}", answer.status_code, answer.content))
        return found


def gestures(table: Table, rng: Random) -> list[list[int]]:
    """Some that may be made and some that may not, of one action or of several."""
    legal, n = table.game.rules.legal(table.state), int(table.game.rules.n_actions(table.state))
    one = [[rng.choice(legal)], [rng.randrange(n)]]
    more = [[rng.choice(legal), rng.randrange(n), rng.randrange(n)] for _ in range(2)]
    return [*one, *more, [rng.choice(legal), *rng.sample(legal, min(3, len(legal)))]]


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_told(here: Site, game: str, viewer: int) -> None:
    asker, rng, looked, refused = Asker(here, game, viewer), Random(f"{game} {viewer}"), 0, set()
    for number, before in some(enumerate((20, 70, 120))):
        worlds = Worlds(game_named(game), viewer, before, f"{number}")
        for step in worlds.steps(16):
            asked = int(worlds.game.rules.to_act(worlds.tables[0].state))
            if asked < 0 or (asked != viewer and step % 2):
                continue
            tried = gestures(worlds.tables[0], rng) if asked == viewer else []
            one, other = (asker.answers(table, tried) for table in worlds.tables)
            assert one == other
            looked += worlds.differ
            refused |= {status for _, status, _ in one}
    assert looked > 5
    assert 409 in refused
    assert 200 in refused
