"""For those who write players: what a function `(view, legal) -> action` can ask about its view."""

from collections.abc import Sequence

from guanxi.core.errors import InputError
from guanxi.core.finding import package_of
from guanxi.core.game import CHANCE, Game, State, View, game_named, game_names
from guanxi.core.rng import Rng


def game_of(view: View) -> Game:
    """The game that a view is of: the one in whose package its class stands."""
    module = f"{type(view).__module__}."
    for name in game_names():
        if module.startswith(f"{package_of(name)}."):
            return game_named(name)
    raise InputError(f"{type(view).__name__} is no view of a game that is installed")


def seat_of(view: View) -> int:
    """The own seat: the one that is to act."""
    game = game_of(view)
    return game.rules.to_act(game.rules.shown(view))


def lines(view: View, legal: list[int]) -> dict[int, str]:
    """The actions in the words that people type, such as `place palace wei-3`."""
    game = game_of(view)
    return {action: game.notation.write(game.rules.shown(view), action) for action in legal}


def carried_out(game: Game, state: State, action: int, rng: Rng) -> State:
    """The position after an action that is paid for as usual, and after what chance then deals."""
    after = game.rules.copy(state)
    game.rules.do(after, action)
    while (usual := game.minds.usual(after)) is not None:
        game.rules.do(after, usual)
    while not game.rules.is_over(after) and game.rules.to_act(after) == CHANCE:
        game.rules.do(after, game.rules.chance(after, rng))
    return after


def before_the_mean(points: Sequence[float], seat: int) -> float:
    """By how much a seat is before the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def totals_after(view: View, action: int, seed: str = "") -> list[int]:
    """Everybody's points if the game ended after an action, paid for as usual; the seed deals what is hidden."""
    game, rng = game_of(view), Rng(seed)
    return game.rules.totals(carried_out(game, game.rules.deal(view, rng), action, rng))


def lead_after(view: View, action: int, seed: str = "") -> float:
    """By how many points the own seat would then be before the mean of the others."""
    return before_the_mean(totals_after(view, action, seed), seat_of(view))


def chances_after(view: View, legal: list[int], seed: str = "") -> list[list[float]]:
    """For each action, everybody's chance to win as our planner judges it."""
    from guanxi.bots.lookahead import DEALS
    from guanxi.bots.lookahead import chances_after as judged
    from guanxi.bots.weights import judge_of

    game = game_of(view)
    return judged(judge_of(game), game.minds.dealer(view), Rng(seed), legal, DEALS)
