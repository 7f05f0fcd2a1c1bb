"""The laws of every game (`guanxi.laws`), on Confucius: all player counts and options, in many styles of play.

`test_cf_laws_*.py` have the laws of Confucius alone. GUANXI_SOAK=1 plays a lot more.
"""

from pathlib import Path
from random import Random

import pytest
from cf_digest_games import CONFIGURATIONS, EACH_GAME, STYLES, title
from cf_trial import TRIAL, each_configuration, hold, play, play_some

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.clauses import IDS
from guanxi.core.game import Options, State
from guanxi.laws import LAWS
from guanxi.laws.actions import refused_by
from trying import games

FORESEEN = {law for law in LAWS if LAWS[law].run.__module__ == "guanxi.laws.foresight"}  # test_cf_foresight_laws.py


@pytest.mark.clause("CF-TURN-12", "CF-TURN-02", "CF-INFO-11")
@each_configuration
def test_who_acts_has_a_legal_action_and_legal_is_what_is_not_refused(options: Options) -> None:
    assert hold("legal", options, 2, 400, every=5) > 40


@pytest.mark.clause("CF-TURN-12")
@each_configuration
def test_nobody_is_ever_stuck(options: Options) -> None:
    hold("ends", options, 3, 1500)
    hold("conserved", options, 1, 100)


def test_every_clause_that_refuses_is_met() -> None:
    met: set[str] = set()
    rng = Random(1)
    basic, *advanced = CONFIGURATIONS[0], *CONFIGURATIONS[2::4]
    for options, number in [(basic, 0), *((each, number) for each in advanced for number in range(2 * len(STYLES)))]:
        for state, _ in play(options, number):
            if rng.randrange(one_in(state)) == 0:
                for seat in (GAME.rules.to_act(state), rng.randrange(int(state.players))):
                    met.update(GAME.rules.why_not(state, seat, action) for action in range(GAME.rules.n_actions(state)))
    rare_ones = {"CF-REW-15", "CF-ACT-VOY-13", "CF-EXAM-21", "CF-OFF-08"}  # which positions set up by hand meet
    of_houses = {"CF-ACT-FORCE-04", "CF-ACT-GIVE-04", "CF-ACT-PET-13"}
    assert set(IDS) - met <= rare_ones | of_houses


def one_in(state: State) -> int:
    """How seldom a position is looked at: rooms that few games enter, always."""
    if state.room in (names_of.PETITIONING, names_of.SWAPPING, names_of.MARCHING, names_of.PLACING_CANDIDATE):
        return 1
    if state.room in (names_of.TUTORING, names_of.LENDING, names_of.CHOOSING_LAND):
        return 2
    if state.room == names_of.PAYING and state.price == 0:
        return 5
    if state.room == names_of.TURN and state.resolved:
        return 6
    return 4 if state.room == names_of.TURN and state.rewards[10 * int(state.seat) + 9] > 0 else 60


def test_every_refusal_has_its_sentence() -> None:
    assert len(refused_by(TRIAL, CONFIGURATIONS[-1], games(1, 100), 20)) > 30


@each_configuration
def test_asking_changes_nothing(options: Options) -> None:
    hold("asking", options, 2, 400, every=70)


@each_configuration
def test_a_copy_is_a_copy(options: Options) -> None:
    hold("copies", options, 2, 400, every=70)


@each_configuration
def test_bytes_and_copies_hold_every_part_of_a_position(options: Options) -> None:
    hold("parts", options, 1, 50, every=200)


@each_configuration
def test_two_ways_to_count_a_tree_agree(options: Options) -> None:
    hold("perft", options, 1, 20, every=200)


@each_configuration
def test_everybody_s_items_add_up(options: Options) -> None:
    hold("items", options, 4, 1000, every=8)


@pytest.mark.clause("CF-DECK-01", "CF-DECK-02", "CF-DECK-03", "CF-SETUP-02", "CF-SETUP-06", "CF-SETUP-09")
@each_configuration
def test_weights_are_what_chance_deals(options: Options) -> None:
    hold("weights", options, 6, 1000, every=6)
    dealing = (state for state, _ in play_some(options, 6, 1000, every=6) if GAME.rules.weights(state))
    assert len({int(state.room) for state in dealing}) >= 3


@each_configuration
def test_same_seed_same_game(options: Options) -> None:
    hold("seeds", options, 1, 100)


@pytest.mark.clause(
    *("CF-INFO-01", "CF-INFO-03", "CF-INFO-05", "CF-INFO-06", "CF-INFO-07", "CF-INFO-08", "CF-INFO-09", "CF-INFO-10"),
    *("CF-INFO-11",),
)
@each_configuration
def test_a_view_tells_nothing_that_its_seat_cannot_know(options: Options) -> None:
    hold("worlds", options, 3, 800, every=12)


@each_configuration
def test_a_deal_fits_its_view(options: Options) -> None:
    hold("deals", options, 3, 1000, every=12)


@pytest.mark.clause("CF-TURN-11")
@each_configuration
def test_a_table_refuses_what_the_rules_refuse_and_stays_as_it_was(options: Options) -> None:
    hold("tables", options, 1, 50)


@each_configuration
def test_a_record_replays_to_the_same_game(options: Options) -> None:
    hold("records", options, 1, 200)


@each_configuration
def test_every_notation_parses_back(options: Options) -> None:
    hold("notation", options, 1, 1)


@each_configuration
def test_every_action_has_a_json_form_that_reads_back(options: Options) -> None:
    hold("json", options, 1, 1)


@each_configuration
def test_positions_and_views_come_back_from_their_bytes(options: Options) -> None:
    hold("bytes", options, 1, 100, every=40)
    hold("view bytes", options, 1, 100, every=40)


@each_configuration
def test_the_numbers_of_a_view_are_named_and_all_that_there_is(options: Options) -> None:
    hold("view numbers", options, 1, 100, every=20)


@pytest.mark.parametrize("options", EACH_GAME, ids=title)
def test_what_a_viewer_saw_and_heard_is_what_it_sees(options: Options) -> None:
    hold("events", options, 1, 200, every=3)


@each_configuration
def test_no_event_tells_what_a_view_does_not(options: Options) -> None:
    assert hold("secrets", options, 1, 200, every=30) > 20


def test_no_law_is_left_out() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    named = {law for law in LAWS if f'hold("{law}"' in text}
    assert set(LAWS) - named == {"refusals"} | FORESEEN  # it is called for those that are met, above
