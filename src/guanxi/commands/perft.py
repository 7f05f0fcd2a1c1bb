"""`guanxi perft`: counted trees, to compare engines and versions."""

import argparse
import json
import time

from guanxi.commands.common import add_game, add_options, options_of, positive, progress

EPILOG = """\
Counts the sequences of N actions from the first turn of the game that the seed deals; outcomes of chance count as
actions. Two engines that agree on these numbers agree on the rules; --divide shows at which action they part.

  guanxi perft GAME --depth 4 --seed 1 --divide"""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "perft",
        help="count the tree of legal actions",
        description="Count the tree of legal actions from a start position.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument("--depth", metavar="N", type=positive, required=True, help="how many actions deep")
    parser.add_argument("--seed", metavar="S", default="1", help="the seed that deals the start (default 1)")
    parser.add_argument("--players", metavar="N", help="number of players (default: the usual one of the game)")
    parser.add_argument("--divide", action="store_true", help="show the count below each first action")
    parser.add_argument("--json", action="store_true", help="print one JSON object for machines")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Count below each first action, and the sum."""
    from guanxi.core import loops
    from guanxi.core.game import game_named
    from guanxi.core.table import Table

    game = game_named(arguments.game)
    players = {"players": arguments.players} if arguments.players is not None else {}
    options = game.options({**options_of(arguments), **players})
    table = Table(game, options, [f"player {n + 1}" for n in range(int(options["players"]))], arguments.seed)
    start = time.perf_counter()
    counts: dict[str, int] = {}
    actions = game.rules.legal(table.state)
    with progress("counting", len(actions)) as (bar, task):
        for action in actions:
            state = game.rules.copy(table.state)
            game.rules.do(state, action)
            counts[game.notation.write(table.state, action)] = loops.perft(game.rules, state, arguments.depth - 1)
            bar.advance(task)
    _tell(arguments, counts, time.perf_counter() - start)
    return 0


def _tell(arguments: argparse.Namespace, counts: dict[str, int], seconds: float) -> None:
    total = sum(counts.values())
    if arguments.json:
        found = {"game": arguments.game, "depth": arguments.depth, "seed": arguments.seed, "nodes": total}
        divide = {"divide": counts} if arguments.divide else {}
        print(json.dumps({**found, "seconds": round(seconds, 6), **divide}, indent=2))
        return
    if arguments.divide:
        for notation, count in counts.items():
            print(f"{count:>14,}  {notation}")
    print(f"{total:>14,}  sequences of {arguments.depth} actions, in {seconds:.3f} s")
