"""Who sits where: exact rotations on shared seeds, balanced tables, the same schedule whatever its length."""

from collections import Counter
from itertools import combinations

import pytest
from arena_hands import spec_of

from guanxi.arena.schedule import missing_from_last_group, pairings, rotations
from guanxi.arena.seeds import table_seed

pytestmark = pytest.mark.once


@pytest.mark.parametrize("count", [3, 4, 5])
def test_in_a_group_everybody_sits_once_in_every_place_on_one_seed(count: int) -> None:
    spec = spec_of("greedy", *["random"] * (count - 1))
    played = pairings(spec, 6 * count)
    for group in range(6):
        games = played[group * count : (group + 1) * count]
        assert {game.seed for game in games} == {table_seed(spec, group)}
        for place in range(count):
            assert sorted(game.sitting[place] for game in games) == list(range(count))
        neighbours = [{(game.sitting[n - 1], game.sitting[n]) for n in range(count)} for game in games]
        assert all(around == neighbours[0] for around in neighbours), "turned, not shuffled"


def test_groups_have_seeds_and_orders_of_their_own() -> None:
    played = pairings(spec_of("greedy", "random", "random", "random"), 80)
    assert len({game.seed for game in played}) == 20
    assert len({game.sitting for game in played}) > 12
    assert [game.number for game in played] == list(range(80))


def test_a_longer_schedule_begins_with_the_shorter_one() -> None:
    spec = spec_of("greedy", *["random"] * 6, table=4)
    assert pairings(spec, 100)[:37] == pairings(spec, 37)
    assert pairings(spec, 8) != pairings(spec_of("greedy", *["random"] * 6, table=4, seed="u"), 8)


@pytest.mark.parametrize(("entrants", "table"), [(6, 4), (7, 3), (9, 5), (5, 4)])
def test_many_entrants_play_and_meet_about_equally_often(entrants: int, table: int) -> None:
    spec = spec_of(*["greedy", "random"] * (entrants // 2), *["greedy"] * (entrants % 2), table=table)
    groups = {game.group: frozenset(game.sitting) for game in pairings(spec, 60 * table)}
    played = Counter(entrant for group in groups.values() for entrant in group)
    assert set(played) == set(range(entrants))
    assert max(played.values()) - min(played.values()) <= 1
    met = Counter(pair for group in groups.values() for pair in combinations(sorted(group), 2))
    assert len(met) == entrants * (entrants - 1) // 2
    assert max(met.values()) - min(met.values()) <= max(met.values()) / 2


def test_no_game_is_played_twice() -> None:
    """Turning a table where all have one name would give the very same game again."""
    assert len(rotations(["planner"] * 4, [2, 0, 3, 1])) == 1
    assert len(rotations(["a", "b", "a", "b"], [0, 1, 2, 3])) == 2
    assert len(rotations(["a", "b", "a", "b"], [0, 2, 1, 3])) == 4
    assert len({game.seed for game in pairings(spec_of(*["random"] * 4), 10)}) == 10


def test_an_incomplete_last_group_is_noticed() -> None:
    spec = spec_of("greedy", "random", "random")
    assert [missing_from_last_group(spec, games) for games in (3, 4, 5, 6)] == [0, 2, 1, 0]
