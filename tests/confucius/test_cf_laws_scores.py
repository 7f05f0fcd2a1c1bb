"""Scores, titles and places are those of the naive court."""

from random import Random

import naive_court as court
import pytest
from cf_digest_games import title
from cf_trial import each_configuration, numbers, play, play_some, with_other_gifts

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.scoring import ending
from guanxi.core.game import Options, State
from running import some
from trying import SOAK, games


@pytest.mark.clause(
    *("CF-TITLE-01", "CF-TITLE-02", "CF-TITLE-03", "CF-TITLE-04", "CF-TITLE-05", "CF-TITLE-06", "CF-TITLE-07"),
    *("CF-TITLE-08", "CF-TITLE-09", "CF-WIN-01", "CF-WIN-02", "CF-WIN-03", "CF-WIN-04", "CF-VAR-02", "CF-VAR-04"),
    *("CF-VAR-05", "CF-END-01", "CF-END-02", "CF-END-03", "CF-END-10", "CF-END-11", "CF-SCORE-01", "CF-SCORE-03"),
)
@each_configuration
def test_final_scores_and_places_are_those_of_the_naive_court(options: Options) -> None:
    for number in some(numbers(options, 8, 4000)):
        before_the_end: State = None
        for state, _ in play(options, number):
            if state.phase <= names_of.END_CHECK:
                before_the_end = GAME.rules.copy(state) if state.phase >= names_of.NEW_OFFICIALS else before_the_end
        assert_final(state)
        reason = GAME.result(state).reason
        if before_the_end is not None and before_the_end.round == state.round:
            assert reason == " and ".join(court.end_conditions(court.court_of(before_the_end)))


def assert_final(state: State) -> None:
    """The engine's end of the game is the naive one, and asking for it again changes nothing."""
    found = court.court_of(state)
    found["titles"] = court.titles(found)
    points = court.sources(found)
    for holder in found["titles"].values():
        if holder is not None:
            points[holder] += 1
    result = GAME.result(state)
    assert list(result.totals) == found["scores"] == points
    assert list(result.places) == court.places(found)
    assert result.reason
    before = GAME.rules.to_bytes(state)
    assert GAME.rules.to_bytes(ending.ended(state)) == before
    assert GAME.rules.totals(state) == points


@pytest.mark.clause("CF-WIN-01", "CF-WIN-02", "CF-WIN-03", "CF-WIN-04", "CF-VAR-02", "CF-VAR-04", "CF-VAR-05")
@each_configuration
def test_places_of_close_scores_are_those_of_the_naive_court(options: Options) -> None:
    """Finished games with other scores and titles: ties of all kinds."""
    rng = Random(title(options))
    *_, (state, _) = play(options, 0)
    players = int(options["players"])
    for _ in some(range(games(150, 20_000))):
        ended = GAME.rules.copy(state)
        holders = [rng.randrange(-1, players) for _ in range(3)]
        ended.titles = sum((holder + 1) << (4 * number) for number, holder in enumerate(holders))
        for seat in range(players):
            ended.score[seat] = rng.choice((20, 21, 21, 22))
        found = court.court_of(ended)
        order = ("chief_minister", "admiral", "general")
        found["titles"] = {name: None if seat < 0 else seat for name, seat in zip(order, holders, strict=True)}
        assert list(GAME.result(ended).places) == court.places(found)


@pytest.mark.clause("CF-END-05", "CF-END-06", "CF-END-08", "CF-TITLE-01", "CF-TITLE-03", "CF-TITLE-05")
@each_configuration
def test_totals_if_it_ended_now_are_those_of_the_naive_court(options: Options) -> None:
    for state, _ in some(play_some(options, 5, 2000, every=6)):
        if GAME.rules.is_over(state) or state.phase == names_of.SETTING_UP:
            continue
        found = court.court_of(state)
        running, held = "", None
        if state.room == names_of.LENDING:
            running = court.MINISTRIES[int(state.cursor)]
            held = {space + 1: int(holder) for space, holder in enumerate(state.holder) if holder < 5}
        court.end_now(found, running, held)
        assert GAME.rules.totals(state) == found["scores"], GAME.rules.to_bytes(state)
        assert list(GAME.result(state).places) == court.places(found)


def rearranged(state: State, rng: Random) -> State:
    """The same position with other gifts, markers in unresolved ministries, voyages, junks at sea and armies."""
    other = with_other_gifts(state, rng)
    players = int(state.players)
    crowd = [*rng.sample(range(players), rng.randrange(1, players + 1)), 255]
    for at in range(21):
        if not int(state.resolved) >> (at // 7) & 1:
            other.marker[at] = rng.choice(crowd) if state.tile[at] else 255
            other.secured[at] = 0 if other.marker[at] == 255 else rng.randrange(2)
    for land in range(5):
        other.visited[land] = rng.choice((0, rng.randrange(1 << players)))
    for seat in range(players):
        other.own[5 + seat] = rng.randrange(5)
        other.own[10 + seat] = rng.choice((4, 5, 6))
    return other


@pytest.mark.clause(
    *("CF-TITLE-01", "CF-TITLE-02", "CF-TITLE-03", "CF-TITLE-04", "CF-TITLE-05", "CF-TITLE-06", "CF-TITLE-07"),
    *("CF-TITLE-08", "CF-RES-09", "CF-RES-10", "CF-RES-19", "CF-END-06", "CF-END-07", "CF-END-08", "CF-WIN-02"),
)
@each_configuration
def test_any_court_resolves_and_ranks_as_the_naive_one(options: Options) -> None:
    rng = Random(title(options))
    vacant = 0
    for state, _ in play_some(options, 2, 600, every=5):
        if state.room == names_of.TURN:
            other = rearranged(state, rng)
            found = court.court_of(other)
            court.end_now(found)
            vacant += None in found["titles"].values()
            assert GAME.rules.totals(other) == found["scores"]
            assert list(GAME.result(other).places) == court.places(found)
    assert vacant > 0 or not SOAK


@pytest.mark.clause("CF-SCORE-01", "CF-SCORE-02", "CF-SCORE-04")
@each_configuration
def test_items_add_up_to_the_totals(options: Options) -> None:
    for state, _ in some(play_some(options, 4, 1000, every=8)):
        totals = GAME.rules.totals(state)
        for seat, items in some(enumerate(GAME.positions.items(state))):
            assert sum(item.points for item in items) == totals[seat]
            assert "earlier" not in {item.source for item in items}
            assert sum(item.points for item in items if not item.final) == state.score[seat]
            assert len({(item.source, item.where) for item in items}) == len(items)
