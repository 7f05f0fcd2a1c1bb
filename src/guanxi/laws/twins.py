"""Twin engines: a digest of seeded games, to compare compiled and interpreted engines, versions and machines.

`python -m guanxi.laws.twins GAME GAMES` prints the kind of engine, and a line for each game.
"""

import hashlib
import sys

from guanxi.core.engine import engine_kind
from guanxi.core.game import Options, game_named
from guanxi.core.rng import Rng
from guanxi.laws.trial import Trial


def digest(trial: Trial, options: Options, number: int) -> str:
    """A hash over every position, every list of legal actions, every view, and a deal that fits it."""
    rules, rng, found = trial.game.rules, Rng(str(number)), hashlib.sha256()
    for state, _ in trial.play(options, number):
        found.update(rules.to_bytes(state) + str(rules.legal(state)).encode())
        for seat in trial.viewers(options):
            view = rules.view(state, seat)
            found.update(rules.view_bytes(view) + rules.to_bytes(rules.deal(view, rng)))
    found.update(str(trial.game.result(state)).encode())
    return found.hexdigest()[:16]


def digests(trial: Trial, games: int) -> list[str]:
    """A line for each game."""
    return [
        f"{trial.title(options)} {number} {digest(trial, options, number)}"
        for options in trial.options
        for number in range(games)
    ]


if __name__ == "__main__":
    print(engine_kind())
    print("\n".join(digests(Trial(game_named(sys.argv[1])), int(sys.argv[2]))))
