"""The laws of every game (`guanxi.laws`), on China: all player counts, sides and modules, in several styles of play.

`test_laws_*.py` have the laws of China alone. GUANXI_SOAK=1 plays a lot more.
"""

from collections import Counter
from pathlib import Path

import pytest
from china_trial import STYLES, TRIAL, each_configuration, hidden_cards, hold, names_of, play, play_some
from digest_games import CONFIGURATIONS

from guanxi.china.game import GAME
from guanxi.core.game import CHANCE, Options
from guanxi.core.rng import Rng
from guanxi.laws import LAWS
from guanxi.laws.actions import refused_by
from trying import games

FORESEEN = {law for law in LAWS if LAWS[law].run.__module__ == "guanxi.laws.foresight"}  # test_laws_foresight.py


@pytest.mark.clause("CN-TURN-03", "CN-END-08", "CN-DRAW-17")
@each_configuration
def test_who_acts_has_a_legal_action_and_legal_is_what_is_not_refused(options: Options) -> None:
    assert hold("legal", options, 6, 4000) > 500


def test_every_clause_that_refuses_is_met_and_has_its_sentence() -> None:
    met: Counter[str] = Counter()
    for options in CONFIGURATIONS[:2]:  # three players: they come closest to using up their pieces
        met.update(refused_by(TRIAL, options, games(2 * len(STYLES), 1000), 1))
    assert TRIAL.refusing - set(met) == {"CN-END-05"}  # which positions set up by hand meet


@each_configuration
def test_asking_changes_nothing(options: Options) -> None:
    hold("asking", options, 6, 1500, every=60)


@each_configuration
def test_a_copy_is_a_copy(options: Options) -> None:
    hold("copies", options, 6, 1500, every=60)


@each_configuration
def test_bytes_and_copies_hold_every_part_of_a_position(options: Options) -> None:
    hold("parts", options, 1, 50, every=100)


@each_configuration
def test_everybody_s_items_add_up(options: Options) -> None:
    hold("items", options, 2, 200, every=20)


@each_configuration
def test_every_game_ends(options: Options) -> None:
    hold("ends", options, 2, 1000)


@each_configuration
def test_two_ways_to_count_a_tree_agree(options: Options) -> None:
    hold("perft", options, 1, 50, every=100)


@each_configuration
def test_weights_are_what_chance_deals(options: Options) -> None:
    hold("weights", options, 8, 4000, every=25)
    rooms = set()
    for state, action in play_some(options, 8, 4000, every=25):
        if action >= 0 and GAME.rules.to_act(state) == CHANCE:
            rooms.add(int(state.room))
            told = {GAME.notation.write(state, each): weight for each, weight in GAME.rules.weights(state)}
            pile = Counter(GAME.positions.position(state, names_of(options))["pile"])
            players = {f"first player {number + 1}": 1 for number in range(int(options["players"]))}
            assert told == players if "first player 1" in told else {f"deal {each}": n for each, n in pile.items()}
    assert len(rooms) >= 3


@each_configuration
def test_same_seed_same_game(options: Options) -> None:
    hold("seeds", options, 2, 200)


@pytest.mark.clause("CN-INFO-01", "CN-INFO-02", "CN-INFO-03", "CN-INFO-04", "CN-INFO-05")
@each_configuration
def test_a_view_tells_nothing_that_its_seat_cannot_know(options: Options) -> None:
    hold("worlds", options, 5, 1500, every=45)


@pytest.mark.clause("CN-INFO-01", "CN-INFO-02", "CN-INFO-03")
@each_configuration
def test_hands_are_told_as_far_as_they_are_known(options: Options) -> None:
    names, looked = names_of(options), 0
    for state, action in play_some(options, 8, 1500, every=45):
        if action >= 0:
            whole = GAME.positions.position(state, names)["hands"]
            for seat, name in enumerate(names):
                position = GAME.positions.position(state, names, seat)
                assert position["hands"][name] == whole[name]
                for rival in set(names) - {name}:
                    hand, known = position["hands"][rival], position["known"][rival]
                    size = int(state.hand[6 * names.index(rival) + 5])
                    assert hand == (known if len(known) == size else size)
                    looked += 1
    assert looked > 50


@each_configuration
def test_a_deal_fits_its_view(options: Options) -> None:
    hold("deals", options, 8, 4000, every=20)
    looked, rng = 0, Rng("deals")
    for state, action in play_some(options, 8, 4000, every=20):
        for seat in range(CHANCE, int(options["players"]) if action >= 0 else CHANCE):
            view = GAME.rules.view(state, seat)
            assert not sum(GAME.rules.shown(view).cards[6:11])
            # A rival who has placed and not paid may be dealt a hand that cannot pay.
            assert GAME.rules.legal(GAME.rules.deal(view, rng)) or (GAME.rules.to_act(state) != seat and state.pieces)
            looked += 1
    assert looked > 50


@each_configuration
def test_a_deal_takes_every_unseen_card_alike(options: Options) -> None:
    state = next(state for state, _ in play(options, 0) if state.turns == 1)
    view = GAME.rules.view(state, 0)
    rng = Rng("fair")
    deals = 1500
    _, cards = hidden_cards(state, 0)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(deals):
        dealt = GAME.rules.deal(view, rng)
        for rival in range(1, int(options["players"])):
            for column in range(5):
                found[rival, column] += int(dealt.hand[6 * rival + column])
    for rival in range(1, int(options["players"])):
        for column in range(5):
            share = cards.count(column) / len(cards)
            expected = 3 * deals * share
            assert abs(found[rival, column] - expected) < 5 * (expected * (1 - share)) ** 0.5


@each_configuration
def test_a_table_stays_as_it_was_when_it_refuses_or_takes_back(options: Options) -> None:
    hold("tables", options, 1, 50)


@each_configuration
def test_a_record_replays_to_the_same_game(options: Options) -> None:
    hold("records", options, 2, 400)


@each_configuration
def test_every_notation_parses_back(options: Options) -> None:
    hold("notation", options, 1, 1)


@each_configuration
def test_every_action_has_a_json_form_that_reads_back(options: Options) -> None:
    hold("json", options, 1, 1)


@each_configuration
def test_positions_and_views_come_back_from_their_bytes(options: Options) -> None:
    hold("bytes", options, 2, 200, every=20)
    hold("view bytes", options, 2, 200, every=20)


@each_configuration
def test_the_numbers_of_a_view_are_named_and_all_that_there_is(options: Options) -> None:
    hold("view numbers", options, 2, 200, every=5)


@each_configuration
def test_what_a_viewer_saw_and_heard_is_what_it_sees(options: Options) -> None:
    hold("events", options, 1, 500)


HOUSE_EVENTS = {"road-left-out", "round-added", "hands-died", "discard-shown"}  # test_laws_house.py


def test_every_event_is_told() -> None:
    told: set[int] = set()
    for number in range(2 * len(STYLES)):
        for state, action in play(CONFIGURATIONS[1], number):
            told |= {event[0] for event in GAME.rules.tell(GAME.rules.copy(state), action)} if action >= 0 else set()
    rows = GAME.events(GAME.rules.start(CONFIGURATIONS[1])).rows
    assert {row.name for number, row in enumerate(rows) if number not in told} <= {
        "pile-shown",
        "board-died",
    } | HOUSE_EVENTS


@pytest.mark.clause("CN-INFO-02", "CN-INFO-03")
@each_configuration
def test_no_event_tells_what_a_view_does_not(options: Options) -> None:
    assert hold("secrets", options, 2, 500, every=20) > 20


def test_no_law_is_left_out() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    named = {law for law in LAWS if f'hold("{law}"' in text}
    assert (
        set(LAWS) - named == {"conserved", "refusals"} | FORESEEN
    )  # test_laws_conserved.py; above, of two configurations
