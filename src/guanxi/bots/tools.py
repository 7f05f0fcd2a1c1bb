"""For those who write players: what a function `(view, legal) -> action` can ask about its view."""

from guanxi.core.game import CHANCE, Game, View, game_named
from guanxi.core.rng import Rng


def game_of(view: View) -> Game:
    """The game that a view is of."""
    return game_named(type(view).__module__.split(".")[1])


def seat_of(view: View) -> int:
    """The own seat: the one that is to act."""
    game = game_of(view)
    return game.to_act(game.table_of(view))


def lines(view: View, legal: list[int]) -> dict[int, str]:
    """The actions in the words that people type, such as `place palace wei-3`."""
    game = game_of(view)
    return {action: game.notation(game.table_of(view), action) for action in legal}


def totals_after(view: View, action: int, seed: str = "") -> list[int]:
    """Everybody's points if the game ended after an action, paid for as usual; the seed deals what is hidden."""
    game, rng = game_of(view), Rng(seed)
    state = game.deal(view, rng)
    game.do(state, action)
    while (usual := game.usual(state)) is not None:
        game.do(state, usual)
    while not game.is_over(state) and game.to_act(state) == CHANCE:
        game.do(state, game.chance(state, rng))
    return game.totals(state)


def lead_after(view: View, action: int, seed: str = "") -> float:
    """By how many points the own seat would then be before the mean of the others."""
    totals, seat = totals_after(view, action, seed), seat_of(view)
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


def chances_after(view: View, legal: list[int], seed: str = "") -> list[list[float]]:
    """For each action, everybody's chance to win as our planner judges it."""
    from guanxi.bots.lookahead import chances_after as judged
    from guanxi.bots.weights import judge_of

    game = game_of(view)
    return judged(judge_of(game), game.dealer(view), Rng(seed), legal, 3)
