"""How far advice brings a newcomer: somebody who moves at random, and does what the page advises where it does.

`python tools/newcomer.py china 20` plays so many first games against two apprentices, and tells the newcomer's points
beside theirs; with `--alone` nobody advises, with `--first 1000` that is the seed of the first. What is advised, and
when, is what `POST …/advice` tells.
"""

import argparse
import random
import statistics

from guanxi.bots import bot_named
from guanxi.bots.moves import Mover
from guanxi.bots.search import SearchBot
from guanxi.core.game import Game, game_named
from guanxi.core.table import Table
from guanxi.server.learn.advising import MUCH, compared

SEARCH = "search:50ms"  # a tenth of what the page gives it: a careful guess at how good the advice is
RIVALS = 2


def whole_gesture(game: Game, table: Table, seat: int, rng: random.Random) -> list[int]:
    """What somebody puts down who knows nothing: any choice, with what the page puts forward to complete it."""
    rules, state = game.rules, game.rules.copy(table.state)
    actions: list[int] = []
    while not actions or (not rules.is_over(state) and rules.to_act(state) == seat and not game.is_whole(state)):
        proposed = list(game.proposed(state)) if actions else []
        action = int(proposed[0] if proposed else rng.choice(list(rules.legal(state))))
        actions.append(action)
        rules.do(state, action)
    return actions


def advised(game: Game, table: Table, seat: int, draft: list[int]) -> list[int]:
    """The draft, or what the page would rather have."""
    view, legal = game.rules.view(table.state, seat), table.legal()
    if len(legal) == 1:
        return draft
    adviser = bot_named(SEARCH, game, "advice")
    assert isinstance(adviser, SearchBot)
    mover = Mover(adviser, view, legal, table.names, "en")
    move = mover.moves(1)[0]
    lead = mover.worth(move.actions) - mover.worth(draft)
    return list(move.actions) if lead >= MUCH or compared(table, seat, (), whole=False) else draft


def played(game: Game, number: int, alone: bool) -> tuple[int, float, int]:
    """The newcomer's points, the mean of the apprentices', and the newcomer's place."""
    rng, rules = random.Random(number), game.rules
    names = ["newcomer", *(f"apprentice {n + 1}" for n in range(RIVALS))]
    table = Table(game, {"players": str(len(names))}, names, f"newcomer/{number}")
    rivals = [bot_named("apprentice", game, f"{number}/{n}") for n in range(len(names))]
    while not rules.is_over(table.state):
        seat = int(rules.to_act(table.state))
        player = rules.player_of(table.state, seat)
        if player:
            table.submit(seat, [rivals[player].choose(rules.view(table.state, seat), table.legal())])
            continue
        draft = whole_gesture(game, table, seat, rng)
        table.submit(seat, draft if alone else advised(game, table, seat, draft))
    result = game.result(table.state)
    mine = next(seat for seat in range(len(names)) if rules.player_of(table.state, seat) == 0)
    others = [total for seat, total in enumerate(result.totals) if seat != mine]
    return result.totals[mine], statistics.mean(others), result.places[mine]


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game (0)")
    parser.add_argument("--alone", action="store_true", help="without advice")
    asked = parser.parse_args()
    game, rows = game_named(asked.game), []
    for number in range(asked.games):
        rows.append(played(game, asked.first + number, asked.alone))
        mine, others, place = [statistics.mean(column) for column in zip(*rows, strict=True)]
        leads = [own - theirs for own, theirs, _ in rows]
        error = statistics.stdev(leads) / len(leads) ** 0.5 if number else 0.0
        firsts = sum(place == 1 for *_, place in rows)
        print(
            f"{number + 1} games: {mine:.1f} points, apprentices {others:.1f}, lead {mine - others:+.2f}"
            f" (standard error {error:.2f}); {firsts} won, place {place:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
