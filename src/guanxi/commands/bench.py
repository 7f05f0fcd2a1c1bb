"""`guanxi bench`: speed and memory, alone or beside other engines in the same run."""

import argparse
import json
from pathlib import Path
from statistics import median
from typing import Any

from guanxi.commands.common import add_game, positive, progress
from guanxi.commands.help.saying import say
from guanxi.commands.parsing import add_command
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "bench")
    add_game(parser)
    parser.add_argument("--peers", action="store_true", help=say("bench--peers"))
    parser.add_argument("--search", action="store_true", help=say("bench--search"))
    parser.add_argument("--seconds", metavar="S", type=float, default=2.0, help=say("bench--seconds"))
    parser.add_argument("--rounds", metavar="N", type=positive, default=3, help=say("bench--rounds"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure and tell."""
    from guanxi.core.engine import engine_kind

    if not 0.05 <= arguments.seconds <= 600 or not 1 <= arguments.rounds <= 100:
        raise InputError(sentence("bench-bounds"))
    found: dict[str, Any] = {"game": arguments.game, "engine": engine_kind()}
    found |= _measure(arguments)
    if arguments.search:
        from guanxi.bench.thinking import thinking
        from guanxi.core.game import game_named

        found["search"] = thinking(game_named(arguments.game), 5 * arguments.seconds)
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        _tell(found)
        if arguments.search:
            _tell_search(found["search"])
    return 0


def _measure(arguments: argparse.Namespace) -> dict[str, Any]:
    from guanxi.bench import speed
    from guanxi.core.game import game_named

    game = game_named(arguments.game)
    peers = _peers() if arguments.peers else None
    rates: dict[str, list[float]] = {"guanxi": []}
    with progress(say("bench-measuring"), arguments.rounds * (3 if peers else 1)) as (bar, task):
        for _ in range(arguments.rounds):
            rates["guanxi"].append(speed.playouts_per_second(game, {}, arguments.seconds)[0])
            bar.advance(task)
            if peers:
                _measure_peers(peers, arguments.seconds, rates)
                bar.advance(task, 2)
    found: dict[str, Any] = {"moves_per_second": median(rates["guanxi"]), "rounds": rates}
    found["players"] = int(game.options({})["players"])
    if peers:
        ours = found["moves_per_second"]
        found["ratios"] = {name: ours / median(rate) for name, rate in rates.items() if name != "guanxi"}
    found["variants"] = {
        name: speed.playouts_per_second(game, options, arguments.seconds / 2)[0]
        for name, options in game.variants.items()
    }
    return found | {
        "copy_seconds": speed.copy_seconds(game),
        "state_bytes": speed.state_bytes(game),
        "foresight_seconds": speed.foresight_seconds(game),
        "import_seconds": speed.import_seconds(),
        "command_seconds": speed.command_seconds(),
    }


def _peers() -> Path:
    import sys

    from guanxi.bench.peers import ensure_peers, find_root

    return ensure_peers(find_root(Path.cwd()), lambda line: print(line, file=sys.stderr))


def _measure_peers(python: Path, seconds: float, rates: dict[str, list[float]]) -> None:
    from guanxi.bench.peers import measure_peers

    for name, figures in measure_peers(python, seconds).items():
        rates.setdefault(name, []).append(figures["moves_per_second"])


def _tell(found: dict[str, Any]) -> None:
    print(say("bench-head", game=found["game"], engine=say(f"engine-{found['engine']}")))
    moves = say("bench-moves")
    players = say("bench-players", players=found["players"])
    _row(say("bench-playouts"), f"{found['moves_per_second']:,.0f}", f"{moves} {players}")
    for name, rate in found["variants"].items():
        print(f"    {name:36} {rate:>12,.0f} {moves}")
    _row(say("bench-copy"), f"{found['copy_seconds'] * 1e9:,.0f}", "ns")
    _row(say("bench-memory"), f"{found['state_bytes']:,.0f}", say("bench-bytes"))
    _tell_foresight(found["foresight_seconds"])
    _row("import guanxi", f"{found['import_seconds'] * 1e3:,.1f}", "ms")
    _row("guanxi --version", f"{found['command_seconds'] * 1e3:,.1f}", "ms")
    for name, ratio in found.get("ratios", {}).items():
        rate = f"{median(found['rounds'][name]):,.0f}"
        _row(say("bench-against", name=name), f"{ratio:,.1f}", say("bench-times", rate=rate))


def _row(label: str, figure: str, unit: str, margin: str = "  ") -> None:
    print(f"{margin}{label:20} {figure:>12} {unit}")


def _tell_foresight(found: dict[str, float]) -> None:
    if found:
        _row(say("bench-prospects"), f"{found['prospects'] * 1e6:,.0f}", "us")
        slowest = f"{found['slowest_preview'] * 1e6:,.0f}"
        _row(say("bench-preview"), f"{found['preview'] * 1e6:,.0f}", say("bench-slowest", slowest=slowest))


def _tell_search(found: dict[str, Any]) -> None:
    budget, slowest = f"{found['budget_seconds'] * 1e3:.0f}", f"{found['slowest_seconds'] * 1e3:.1f}"
    rate = f"{found['simulations_per_second']:,.0f}"
    _row(say("bench-search", budget=budget), rate, say("bench-simulations"))
    for name in ("nodes", "judged"):
        _row(say(f"bench-{name}"), f"{found[f'{name}_per_second']:,.0f}", say("bench-a-second"), "    ")
    for name, seconds in found["part_seconds"].items():
        share = found["shares"].get({"judge": "judging", "copy": "copying", "deal": "dealing"}.get(name, ""))
        told = "" if share is None else "   " + say("bench-of-time", share=f"{share:.0%}")
        part = say(f"bench-part-{name}") if name in ("judge", "copy", "deal") else name
        _row(part, f"{seconds * 1e6:.2f}", f"us{told}", "    ")
    mean = f"{found['mean_seconds'] * 1e3:.0f}"
    facts = {"decisions": found["decisions"], "late": found["late"]}
    print("    " + say("bench-decisions", mean=mean, slowest=slowest, **facts))
