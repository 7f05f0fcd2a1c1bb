"""Ways out of a refusal, for any game: what would make an action possible, found by asking the engine.

The game's own come first (`core/prose.py`). Then, without knowing a rule: whether it is possible without the draft,
after one more action of the same turn, or which choice of its kind is nearest.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from guanxi.core.game import Game, State
from guanxi.core.gesture import as_told
from guanxi.core.history import Done
from guanxi.core.plain.prose import prose_of
from guanxi.core.revealing import reveals
from guanxi.core.table import Table
from guanxi.core.text import texts
from guanxi.server.advice.drafting import legal_now

MOST: Final = 2
TRIED: Final = 120  # actions that may come first


def ways_out(table: Table, seat: int, action: int, before: Table, language: str) -> list[str]:
    """Two sentences at most; none where nothing helps. `before` is the table without the draft."""
    return list(dict.fromkeys(islice(_ways(table, seat, action, before, language), MOST)))


def _ways(table: Table, seat: int, action: int, before: Table, language: str) -> Iterator[str]:
    legal = legal_now(table, seat)
    if not legal and not legal_now(before, seat):
        return  # it is somebody else's turn: nothing that this seat does would help
    game, say = table.game, texts("guanxi.server", language)
    state = as_told(game, table.state, table.held)
    shown, prose = game.rules.shown(game.rules.view(state, seat)), prose_of(game, language)
    yield from prose.ways(shown, seat, action, table.names)
    if before is not table and before.why_not(seat, action) is None:
        yield say.say("way-over")
    first = next(_enabling(game, state, seat, action, legal), None)
    if first is not None:
        yield say.say("way-first", choice=prose.choice(shown, first, table.names).text)
    nearest = nearest_of(game, state, action, legal)
    if nearest is not None:
        yield say.say("way-instead", choice=prose.choice(shown, nearest, table.names).text)


def _enabling(game: Game, state: State, seat: int, action: int, legal: list[int]) -> Iterator[int]:
    """Actions after which the seat may do it in the same turn; those that are nearest to it come first."""
    for first in sorted(legal, key=lambda each: -_shared(game, state, each, action))[:TRIED]:
        after = game.rules.copy(state)
        game.rules.do(after, first)
        same = not game.rules.is_over(after) and game.rules.to_act(after) == seat
        if same and not game.rules.why_not(after, seat, action) and not reveals(game, state, Done(seat, first)):
            yield first


def nearest_of(game: Game, state: State, action: int, legal: list[int]) -> int | None:
    """The choice of the same kind that has most in common with it; None if there is none."""
    kind_of = game.kinds(state).kind_of
    like = [each for each in legal if kind_of[each] == kind_of[action]]
    return max(like, key=lambda each: (_shared(game, state, each, action), -abs(each - action)), default=None)


def _shared(game: Game, state: State, one: int, other: int) -> int:
    """How much two actions have in common: the same thing counts more than another of the same place (`hubu-3`)."""
    first, second = game.notation.to_json(state, one), game.notation.to_json(state, other)
    values, others = ([value for name, value in each.items() if name != "kind"] for each in (first, second))
    heads, other_heads = ({str(value).rpartition("-")[0] or str(value) for value in each} for each in (values, others))
    return 2 * sum(value in others for value in values) + len(heads & other_heads)
