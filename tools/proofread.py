"""What a game says in a language, beside English, for whoever proofreads a translation.

    PYTHONPATH=src python tools/proofread.py china fr > china-fr.txt

First the log of a whole game; then every sort of sentence that real positions bring: refusals with their facts and ways
out, choices, prospects, previews, the text view. Sentences that begin and end alike are told once.
"""

import argparse
import random
import re
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from guanxi.core.game import Game, game_named
from guanxi.core.languages import USUAL
from guanxi.core.table import Table
from guanxi.server import retelling
from guanxi.server.advice import looking_ahead, refusing, spelling_out

NAMES = ("Anna", "Boris", "Hugo", "Dora", "Émile")
TABLES: Mapping[str, list[Mapping[str, str]]] = {
    "china": [{"players": "4", "side": "4-5", "fortifications": "on"}, {"players": "3", "first_player": "chosen"}],
    "confucius": [{"players": "4", "advanced": "on"}, {"players": "5", "advanced": "on"}, {"players": "3"}],
}
ASKED = 12  # actions in a position of which it is asked why not


def main() -> None:
    """Two columns of text: English, and below each line the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("language")
    parser.add_argument("--games", type=int, default=4, help="random games of each sort of table (4)")
    args = parser.parse_args()
    game, seen = game_named(args.game), set[str]()
    for options in TABLES[args.game]:
        for number in range(args.games):
            for english, other in pairs(game, options, f"proof-{number}", args.language, whole=not seen):
                if (shape := shape_of(english)) not in seen:
                    seen.add(shape)
                    print(f"{english}\n    {other}")
            print(f"{len(seen)} sorts of sentences", file=sys.stderr)


def pairs(game: Game, options: Mapping[str, str], seed: str, language: str, whole: bool) -> Iterator[tuple[str, str]]:
    """Everything that is told in a random game, in two languages."""
    table, rng = Table(game, options, NAMES[: int(options["players"])], seed), random.Random(seed)
    while not game.rules.is_over(table.state):
        if rng.random() < 0.1:
            yield from together(*(told(table, seed, each) for each in (USUAL, language)))
        table.submit(game.rules.to_act(table.state), [rng.choice(table.legal())])
    lines = [list(retelling.log_lines(table, -1, 0, len(table.actions), each)) for each in (USUAL, language)]
    if whole:
        print(f"# The log of a game of {game.title}\n")
        print("\n".join(str(text) for text in texts(msgspec.to_builtins(lines[1]))))
        print("\n# Sentences\n")
    yield from together(*lines)


def told(table: Table, seed: str, language: str) -> list[Any]:
    """What the seat that is asked is told of a position."""
    game, rng = table.game, random.Random(f"{seed} {len(table.actions)}")
    seat = int(game.rules.to_act(table.state))
    view = game.rules.view(table.state, seat)
    shown, legal = game.rules.shown(view), set(table.legal())
    refused = [each for each in range(int(game.rules.n_actions(table.state))) if each not in legal]
    asked = rng.sample(refused, min(ASKED, len(refused)))
    return [
        spelling_out.spelt_out(game, shown, seat, table.names, language),
        looking_ahead.choices(table, seat, language),
        [refusing.why_not(table, seat, [action], 0, language, table) for action in asked],
        looking_ahead.standings(game, shown, table.names, language),
        looking_ahead.prospects(game, view, table.names, language),
        looking_ahead.preview(table, seat, [rng.choice(sorted(legal))], language),
    ]


def together(one: Any, other: Any) -> Iterator[tuple[str, str]]:
    """Texts that stand at the same place of two things that were told."""
    yield from zip(texts(msgspec.to_builtins(one)), texts(msgspec.to_builtins(other)), strict=False)


def texts(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for each in thing.values():
            yield from texts(each)
    elif isinstance(thing, list):
        for each in thing:
            yield from texts(each)


def shape_of(sentence: str) -> str:
    """How a sentence begins and ends, without names and numbers."""
    words = re.sub(rf"\d+|{'|'.join(NAMES)}", "#", sentence).split()
    return " ".join([*words[:4], *words[-1:]])


if __name__ == "__main__":
    main()
