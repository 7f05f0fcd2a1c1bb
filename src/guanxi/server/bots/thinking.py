"""What a worker does with a question: it finds the player, lets it look at the view, and says what it does or why."""

import time
import traceback
from pathlib import Path
from statistics import mean
from typing import Final

from guanxi.bots import bot_named, refresh
from guanxi.bots.moves import Mover
from guanxi.bots.reasons import Reasons
from guanxi.bots.search import SearchBot
from guanxi.bots.thoughts import bot_texts
from guanxi.bots.weights import judge_of
from guanxi.core.errors import InputError
from guanxi.core.game import game_named, not_judged
from guanxi.server.bots.bench import Bench
from guanxi.server.bots.gestures import gesture
from guanxi.server.bots.levels import GUESSER, STAND_IN
from guanxi.server.bots.questions import Advice, Answer, Failed, Hint, Question, Sentence, Think, Thought, Why

PART: Final = 0.5  # of the limit, after which a gesture is sent as far as it goes


def answered(bench: Bench, question: Question) -> Answer:
    """The answer to a question, whatever it is."""
    try:
        if isinstance(question, Think):
            return thought(bench, question)
        return advice(question) if isinstance(question, Hint) else sentence(question)
    except InputError:
        return Failed(question.id, "refused")
    except Exception as error:  # of ours, or of a game's: the server goes on without it
        return Failed(question.id, "broken", _where(error))


def thought(bench: Bench, asked: Think) -> Thought:
    """What a player does; if it fails or cannot be had, what its stand-in does.

    It goes by seed and number: asked again, a player that does not go by the clock says the same.
    """
    game, until = game_named(asked.game), time.monotonic() + PART * asked.limit
    view = game.rules.view_from_bytes(asked.options, asked.view)
    for name in dict.fromkeys((asked.bot, STAND_IN, GUESSER)):
        try:
            bot = bench.player(asked.game, name, asked.seed, asked.options)
            refresh(bot, f"{asked.seed}/{asked.number}")
            actions = gesture(game, name, bot, view, until)
        except InputError:
            continue
        return Thought(asked.id, actions, "" if name == asked.bot else name)
    raise InputError("nobody can play this")


def advice(asked: Hint) -> Advice:
    """The best whole move that a search finds in its time."""
    game = game_named(asked.game)
    if not game.minds.appraised:
        raise not_judged(game.title)
    view = game.rules.view_from_bytes(asked.options, asked.view)
    adviser = bot_named(f"search:{asked.seconds * 1000:.0f}ms", game, f"hint/{asked.view.hex()}")
    assert isinstance(adviser, SearchBot)
    legal = game.rules.legal(game.rules.shown(view))
    if not legal:
        raise InputError("nobody is asked")
    mover = Mover(adviser, view, legal, asked.names, asked.language)
    move = mover.moves(1)[0]
    lead = mover.worth(move.actions) - mean(map(mover.worth, asked.others)) if asked.others else 0.0
    return Advice(asked.id, list(move.actions), move.line, move.sentence, list(move.chances), move.visits, lead)


def sentence(asked: Why) -> Sentence:
    """What a move was good for; one who guesses has no reason."""
    if asked.bot == GUESSER:
        return Sentence(asked.id, bot_texts(asked.language).say("move-random"))
    game = game_named(asked.game)
    before, after = (game.rules.view_from_bytes(asked.options, data) for data in (asked.before, asked.after))
    judge = judge_of(game) if game.minds.appraised else None
    return Sentence(asked.id, Reasons(game, judge, asked.names, asked.language).between(asked.seat, before, after))


def _where(error: Exception) -> str:
    """The kind of an exception and where it was raised; its words may tell what is hidden."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}:{last.lineno}"
