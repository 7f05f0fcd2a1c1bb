"""What is told is what happens: for every action of random games and every viewer, and nobody hears too much."""

import pytest
from test_laws import CONFIGURATIONS, play, title

from guanxi.china.game import GAME
from guanxi.core.events import SPECTATOR
from guanxi.core.ledger import settled

BOOKS = GAME.books
each_configuration = pytest.mark.parametrize("options", CONFIGURATIONS, ids=title)


@each_configuration
def test_what_a_viewer_saw_and_heard_is_what_it_sees(options):
    """The ledger before, changed by the claims that were heard, is the ledger after."""
    heard_of = set()
    for number in range(3):
        for state, action in play(options, number):
            if action < 0:
                continue
            after = GAME.rules.copy(state)
            story = GAME.rules.tell(after, action)
            for viewer in range(SPECTATOR, int(options["players"])):
                before_view, after_view = GAME.rules.view(state, viewer), GAME.rules.view(after, viewer)
                events = GAME.events(state).read_all(story, viewer, int(options["players"]))
                claims = [claim for event in events for claim in BOOKS.claims(event, before_view)]
                line = GAME.notation.write(state, action)
                assert settled(BOOKS.ledger(before_view), claims) == BOOKS.ledger(after_view), (line, viewer)
                heard_of |= {event.name for event in events}
    seldom = {"fortification-placed", "pile-shown", "board-died", "cards-shown"}
    assert heard_of >= set(GAME.events(state).by_name) - seldom
