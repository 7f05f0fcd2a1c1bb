"""Has an action told anybody what did not follow from what its seat knew and chose? Then it cannot be unsaid.

Chance always has. An action of a seat has where something hidden is turned over, or where somebody else hears in
private: that stands in the game's table of events. Cards that somebody pays are no news: who pays them knew them.
"""

from guanxi.core.game import CHANCE, Game, State
from guanxi.core.history import Done


def reveals(game: Game, state: State, done: Done) -> bool:
    """Does an action reveal something in this position?"""
    if done.seat == CHANCE:
        return True
    events, story = game.events(state), game.rules.tell(game.rules.copy(state), done.action)
    return any(events.reveals(told, done.seat) for told in story)
