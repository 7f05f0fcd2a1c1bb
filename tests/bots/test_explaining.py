"""What computer players say of their moves: chances, points, visits, and reasons in plain words."""

import re

import pytest
from bots_hands import EVERYBODY, GAME_OF, SEARCH, VARIANTS, Last, asked, choices, decisions, player

from guanxi.bots import bot_named
from guanxi.bots.explaining import explain
from guanxi.bots.search import SearchBot
from guanxi.bots.thoughts import Weighing
from guanxi.bots.weights import judge_of
from guanxi.core.game import game_names
from guanxi.core.languages import USUAL
from guanxi.core.text import texts
from running import some

pytestmark = pytest.mark.once

REASON = r"[^();:]+ \([+−]\d+\.\d( points)?\)"
SENTENCE = re.compile(rf"(for {REASON}( and {REASON})?)?(; )?(against: {REASON})?|about as good as the others")


@pytest.mark.parametrize("name", game_names())
def test_every_item_has_its_words(name: str) -> None:
    game = GAME_OF[name]
    spoken = texts(game.package, USUAL)
    missing = [item for item in game.minds.appraised if not spoken.has(f"item-{item}")]
    assert not missing, f"say item-... in {name}/texts/en.ftl"
    words = [spoken.say(f"item-{item}") for item in game.minds.appraised]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(("name", "bot"), EVERYBODY)
def test_thoughts_are_whole_and_best_first(name: str, bot: str) -> None:
    game = GAME_OF[name]
    thinker = player(bot, game, "thoughts")
    for state in some(choices(game, VARIANTS[name][1], "thoughts", every=25)[:4]):
        seat, legal = game.rules.to_act(state), game.rules.legal(state)
        view = game.rules.view(state, seat)
        thoughts = explain(thinker, game, view, legal)
        assert 0 < len(thoughts) <= 3
        for thought in thoughts:
            assert thought.line == game.notation.write(state, thought.action)
            assert thought.action in legal
            assert sum(thought.chances) == pytest.approx(1)
            assert len(thought.points) == game.rules.players(state)
            assert thought.sentence
            if bot not in ("random", "greedy"):
                assert SENTENCE.fullmatch(thought.sentence), thought.sentence
        visits = [thought.visits for thought in thoughts if thought.visits is not None]
        assert len(visits) == (len(thoughts) if isinstance(thinker, SearchBot) else 0)
        assert visits == sorted(visits, reverse=True)


@pytest.mark.parametrize("name", game_names())
def test_who_thinks_names_first_what_it_takes(name: str) -> None:
    game = GAME_OF[name]
    for bot in ("planner", SEARCH):
        for before in (True, False):
            thinker, calm = (player(bot, game, "first") for _ in range(2))
            for state in some(choices(game, VARIANTS[name][0], "first", every=30)[:2]):
                view, legal = game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state)
                told = explain(thinker, game, view, legal, 1) if before and bot == "planner" else []
                chosen = thinker.choose(view, legal)
                told += explain(thinker, game, view, legal, 1)
                assert {thought.action for thought in told} == {chosen}
                assert chosen == calm.choose(view, legal), "asking changes nothing"


@pytest.mark.parametrize("name", game_names())
def test_visits_are_those_of_the_search(name: str) -> None:
    game = GAME_OF[name]
    state = choices(game, VARIANTS[name][0], "visits", every=30)[1]
    view, legal = game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state)
    bot = player("search:15", game, "visits")
    assert isinstance(bot, SearchBot)
    thoughts = explain(bot, game, view, legal, top=1000)
    simulations = int(bot.tree.simulations)
    assert [thought.action in legal for thought in thoughts] == [True] * len(legal)
    assert sum(thought.visits or 0 for thought in thoughts) == simulations - 1, "the first one makes the root"
    explain(bot, game, view, legal)
    assert int(bot.tree.simulations) == simulations, "it has thought about that already"


def test_a_sentence_names_what_speaks_most_for_and_against() -> None:
    game = GAME_OF["china"]
    state = choices(game, VARIANTS["china"][0], "reasons", every=30)[1]
    view = game.rules.view(state, game.rules.to_act(state))
    weighing = Weighing(game, judge_of(game), view, game.rules.legal(state), USUAL)
    found = [weighing.differences(number) for number in range(len(game.rules.legal(state)))]
    for row in found:
        assert [item for _, item in row] != list(game.minds.appraised)
        assert sorted(row, reverse=True) == row
    for item in game.minds.appraised:  # they are told against the mean of all actions
        assert sum({name: points for points, name in row}[item] for row in found) == pytest.approx(0, abs=1e-6)
    (best, item), *_ = found[0]
    assert f"for {game.words(USUAL).say(f'item-{item}')} ({weighing.signed(best)} points)" in weighing.sentence(0)


def test_where_nothing_is_to_be_decided_that_is_said() -> None:
    game = GAME_OF["confucius"]
    told = set()
    for state in decisions(game, VARIANTS["confucius"][0], "usual"):
        view, legal = game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state)
        if len(legal) == 1 or game.minds.usual(state) is not None:
            for bot in ("planner", "search:10"):
                (thought,) = explain(bot_named(bot, game, ""), game, view, legal)
                told.add(thought.sentence)
                assert thought.visits is None
        if len(told) == 2:
            break
    assert told == {"nothing else is allowed", "the usual choice"}


def test_random_and_strangers() -> None:
    game = GAME_OF["china"]
    state = choices(game, VARIANTS["china"][0], "strangers", every=30)[0]
    view, legal = game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state)
    assert "random does not think" in explain(bot_named("random", game, ""), game, view, legal)[0].sentence
    (thought,) = explain(Last(game, ""), game, view, legal)
    assert thought.action == legal[-1] == asked(Last(game, ""), game, state)
    assert SENTENCE.fullmatch(thought.sentence)
