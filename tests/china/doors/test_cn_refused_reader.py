"""A refusal says *you* to who is refused: in every language, wherever the name would stand."""

import pytest
from china_trial import TRYING, each_configuration
from test_words import FORT, RED, REFUSALS

from guanxi.china.game import GAME
from guanxi.core.text import read_by
from reader_hands import CALLED, is_addressed
from running import some

pytestmark = pytest.mark.once

OWN = {"palaces": {"wei": {"Alex": 2}}}
SAID = [
    ({**RED, **OWN}, "place palace wei-2", "wei-2 already carries a palace of yours"),
    ({**FORT, **OWN}, "place fortification wei-2",
     "wei-2 already carries a palace of yours, and nothing can be laid under a palace"),
    (RED, "exchange purple", "you hold no purple card to exchange"),
    (RED, "pass", "there is no passing: you must place a piece or exchange a card"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "line", "told"), SAID, ids=[case[2][:40] for case in SAID])
def test_the_reader_is_you(place, position, line, told):
    at = place(**position)
    action = GAME.notation.read(at.state, line)[0]
    refusal = GAME.words("en").refusal(at.state, 0, action, read_by(at.names, 0))
    assert refusal is not None
    assert refusal.text == told
    assert is_addressed(GAME, at.state, 0, action, CALLED[:4])


def test_every_sentence_with_a_player_is_said_to_who_is_refused(place):
    said = set()
    tries = [*(case[:3] for case in REFUSALS), *((position, "", line) for position, line, _ in SAID)]
    for position, done, tried in some(tries):
        at = place(**position)
        if done:
            at.do(done)
        name, _, line = tried.rpartition(": ")
        seat = at.names.index(name) if name else max(0, GAME.rules.to_act(at.state))
        action = GAME.notation.read(at.state, line)[0]
        if is_addressed(GAME, at.state, seat, action, CALLED[:4]):
            said.add(GAME.rules.why_not(at.state, seat, action))
    named = {case[3].partition(": ")[0] for case in REFUSALS if any(name in case[3] for name in ("Alex", "Barbara"))}
    assert named == said


@each_configuration
def test_whatever_is_refused_in_a_game_is_said_so(options):
    names, clauses = CALLED[: int(options["players"])], set()
    for number, (state, action) in some(enumerate(TRYING.play_some(options, 2, 20, 40))):
        seat = int(GAME.rules.to_act(state))
        if action < 0 or seat < 0:
            continue
        for each in some(range(number % 5, int(GAME.rules.n_actions(state)), 5)):
            clause = GAME.rules.why_not(state, seat, each)
            if clause and is_addressed(GAME, state, seat, each, names):
                clauses.add(clause)
    assert len(clauses) > 3
