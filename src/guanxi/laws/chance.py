"""Laws of chance: weights are what it deals, and the same seed gives the same game."""

from collections import Counter

from guanxi.core import loops
from guanxi.core.game import CHANCE, Options
from guanxi.core.rng import Rng
from guanxi.laws.trial import Trial, need

SEEDS = 20  # of which at least one plays another game


def weights(trial: Trial, options: Options, games: int, every: int) -> int:
    """Weights are what chance deals; when seats act there are none."""
    rules, rng, looked = trial.game.rules, Rng("weights"), 0
    for state, action in trial.positions(options, games, every):
        found = rules.weights(state)
        looked += 1
        if action < 0 or rules.to_act(state) != CHANCE:
            need(found == [], "chance has weights and is not asked")
            continue
        need([each for each, _ in found] == rules.legal(state), "chance may do something else than its weights tell")
        need(all(weight > 0 for _, weight in found), "a weight is not positive")
        total = sum(weight for _, weight in found)
        if trial.chance_total:
            need(total == trial.chance_total(state), f"{total} things to draw from, not {trial.chance_total(state)}")
        dealt = Counter(int(rules.chance(state, rng)) for _ in range(trial.draws))
        for each, weight in found:
            expected = trial.draws * weight / total
            away = abs(dealt.pop(each, 0) - expected)
            need(
                away <= 6 * (expected * (1 - weight / total)) ** 0.5 + 1, f"action {each} is dealt too often or seldom"
            )
        need(not dealt, f"{list(dealt)} were dealt without a weight")
    return looked


def seeds(trial: Trial, options: Options, games: int, every: int) -> int:
    """The same seed gives the same game, another seed another one."""
    rules, looked = trial.game.rules, 0
    for number in trial.numbers(options, games):
        game, twin = (
            [(rules.to_bytes(state), action) for state, action in trial.play(options, number)] for _ in range(2)
        )
        need(game == twin, "the same seed played another game")
        others = (number + n * len(trial.styles) for n in range(1, SEEDS))
        different = (trial.actions(options, other) != [action for _, action in game] for other in others)
        need(any(different), "other seeds play the same game")
        looked += 1
    once, again = (loops.random_game_actions(rules, options, "seed") for _ in range(2))
    need(once == again, "a random game from the same seed is another one")
    seeded = (loops.random_game_actions(rules, options, f"seed {n}") for n in range(1, SEEDS))
    need(any(other != once for other in seeded), "other seeds, the same random game")
    return looked
