"""Every player answers by the rules at every kind of decision, in every way to play."""

from collections import Counter

import pytest
from bots_hands import EVERYBODY, GAME_OF, VARIANTS, asked, decisions, player

from guanxi.bots import bot_named
from guanxi.bots.guests import ask
from guanxi.bots.human import MUCH, HumanBot
from guanxi.core.game import CHANCE, State, game_names
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from running import some

pytestmark = pytest.mark.once

KINDS_OF_DECISIONS = {"china": 3, "confucius": 11}  # those that these games come to, at least
_met: dict[str, list[State]] = {}


def all_kinds(name: str) -> list[State]:
    """Some positions with a choice of every kind that random games come to: a room, at its start or going on."""
    if name not in _met:
        game, times, found = GAME_OF[name], Counter[tuple[int, bool]](), []
        for number in range(24):
            for state in decisions(game, VARIANTS[name][number % 3], f"kinds {number}"):
                if len(game.rules.legal(state)) > 1:
                    kind = (int(state.room), game.minds.world(state).goes_on())
                    times[kind] += 1
                    if times[kind] in (1, 40):
                        found.append(game.rules.copy(state))
        assert len(times) >= KINDS_OF_DECISIONS[name]
        _met[name] = found
    return _met[name]


@pytest.mark.parametrize(("name", "bot"), EVERYBODY)
def test_everybody_answers_every_kind_of_question(name: str, bot: str) -> None:
    game = GAME_OF[name]
    thinker = player(bot, game, "kinds")
    for state in some(all_kinds(name)):
        assert asked(thinker, game, state) in game.rules.legal(state)


@pytest.mark.parametrize(("name", "variant"), [(name, variant) for name in game_names() for variant in range(3)])
def test_whole_games(name: str, variant: int) -> None:
    game, options = GAME_OF[name], VARIANTS[name][variant]
    names = ["apprentice", "greedy", "magistrate", "random", "clerk"]
    bots = [bot_named(bot, game, f"whole {bot}") for bot in names]
    state, rng = game.rules.start(game.options(options)), Rng("whole")
    while not game.rules.is_over(state):
        seat = game.rules.to_act(state)
        if seat == CHANCE:
            game.rules.do(state, game.rules.chance(state, rng))
        else:
            game.rules.do(state, ask(names[seat], bots[seat], game.rules.view(state, seat), game.rules.legal(state)))
    assert len(game.result(state).totals) == int(options["players"])


@pytest.mark.parametrize("name", game_names())
def test_beginners_do_nothing_that_looks_absurd_to_themselves(name: str) -> None:
    game = GAME_OF[name]
    for level in ("apprentice", "clerk"):
        bot = bot_named(level, game, "absurd")
        assert isinstance(bot, HumanBot)
        for state in all_kinds(name)[::2]:
            view = game.rules.view(state, game.rules.to_act(state))
            thoughts = bot.explain(view, game.rules.legal(state), 1000, USUAL)
            values = {thought.action: thought.chances[game.rules.to_act(state)] for thought in thoughts}
            chosen = bot.choose(view, game.rules.legal(state))
            assert bot.planner.without_thought(view, game.rules.legal(state)) == chosen or (
                max(values.values()) - values[chosen] <= MUCH + 0.03  # explained on other deals of what is hidden
            )


def test_beginners_choose_freely_among_what_looks_alike() -> None:
    bot = bot_named("apprentice", GAME_OF["china"], "free")
    assert isinstance(bot, HumanBot)
    picks = Counter(bot._pick([0.20, 0.26, 0.255, 0.1, 0.0]) for _ in range(300))
    assert picks[1] > picks[2] > 30
    assert not picks[3]
    assert not picks[4]
