"""`guanxi perft`: counted trees, to compare engines and versions."""

import argparse
import json
import time

from guanxi.commands.common import add_game, add_options, options_of, positive, progress
from guanxi.commands.help.saying import say
from guanxi.commands.parsing import add_command


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "perft")
    add_game(parser)
    parser.add_argument("--depth", metavar="N", type=positive, required=True, help=say("perft--depth"))
    parser.add_argument("--seed", metavar="S", default="1", help=say("perft--seed"))
    parser.add_argument("--players", metavar="N", help=say("perft--players"))
    parser.add_argument("--divide", action="store_true", help=say("perft--divide"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
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
    with progress(say("progress-counting"), len(actions)) as (bar, task):
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
    print(f"{total:>14,}  " + say("perft-counted", depth=arguments.depth, seconds=f"{seconds:.3f}"))
