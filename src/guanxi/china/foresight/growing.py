"""What one more piece would do: a palace for a province or a chain, an emissary for an alliance."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.foresight.ending import in_turn_of
from guanxi.china.rules.actions import palace
from guanxi.china.rules.components import EMISSARY, MAX_PLAYERS, N_ALLIANCES, N_PROVINCES, PALACE
from guanxi.china.rules.scoring import alliances, palaces, roads
from guanxi.china.rules.shared.provinces import emissary_limit, has_room_for_emissary, is_full
from guanxi.china.rules.state import ALL, NOBODY, ROW, State, copy_state


def province_points(s: State, province: i64) -> tuple[int, ...]:
    """What a province is worth to everybody as it stands."""
    return tuple([int(palaces.points(s, province, seat)) for seat in range(s.players)])


def doubled(s: State, province: i64) -> list[int]:
    """Whose points there are doubled by a fortification."""
    seats = [int(seat) for seat in range(s.players)]
    return [seat for seat in seats if palaces.points(s, province, seat) != palaces.points_by_rank(s, province, seat)]


def free_spaces(s: State, province: i64) -> i64:
    """How many spaces of a province have no palace."""
    return s.board.size_of[province] - i64(s.palaces[province * ROW + ALL])


def completed_by(s: State, province: i64, seat: i64) -> tuple[int, ...]:
    """Everybody's points if a seat builds on the last free space of a province; nothing if it has no palace left."""
    if s.supply[PALACE * MAX_PLAYERS + seat] == 0:
        return ()
    for k in range(s.board.first_of[province], s.board.first_of[province + 1]):
        space = s.board.listed[k]
        if s.owner[space] == NOBODY:
            after = in_turn_of(s, seat)
            palace.do(after, space)
            return tuple([int(after.score[each] - s.score[each]) for each in range(s.players)])
    return ()


def alliance_points(s: State, alliance: i64) -> tuple[int, ...]:
    """What an alliance (0 to 14) is worth to everybody as it stands."""
    return tuple([int(alliances.points(s, alliance, seat)) for seat in range(s.players)])


def is_settled(s: State, province: i64) -> bool:
    """Can no emissary come to a province any more, whatever is done?"""
    for seat in range(s.players):
        if s.supply[EMISSARY * MAX_PLAYERS + seat] > 0:
            return is_full(s, province) and emissary_limit(s, province) <= i64(s.emissaries[province * ROW + ALL])
    return True


def with_emissary(s: State) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """Emissaries that would give a seat an alliance, or take it from one: seat, province, alliance, points then."""
    found: list[tuple[int, int, int, tuple[int, ...]]] = []
    after = copy_state(s)
    for province in range(i64(N_PROVINCES)):
        if not has_room_for_emissary(s, province):
            continue
        after.emissaries[province * ROW + ALL] += 1
        for seat in range(s.players):
            if s.supply[EMISSARY * MAX_PLAYERS + seat] > 0:
                after.emissaries[province * ROW + seat] += 1
                for alliance in range(i64(N_ALLIANCES)):
                    if s.board.ally_one[alliance] == province or s.board.ally_two[alliance] == province:
                        if _scorers(s, alliance) != _scorers(after, alliance):
                            told = (int(seat), int(province), int(alliance), alliance_points(after, alliance))
                            found.append(told)
                after.emissaries[province * ROW + seat] -= 1
        after.emissaries[province * ROW + ALL] -= 1
    return found


def _scorers(s: State, alliance: i64) -> i64:
    """Who scores an alliance, as bits."""
    bits: i64 = 0
    for seat in range(s.players):
        if alliances.points(s, alliance, seat) > 0:
            bits |= i64(1) << seat
    return bits


def with_palace(s: State, seat: i64) -> list[tuple[int, int]]:
    """Free spaces on which a palace would make a seat's roads worth more, and how much."""
    found: list[tuple[int, int]] = []
    if s.supply[PALACE * MAX_PLAYERS + seat] == 0:
        return found
    before = roads.points(s, seat)
    beside = _beside(s, seat)
    after = copy_state(s)
    for space in range(s.board.n_spaces):
        if beside[space] > 0:
            after.owner[space] = u8(seat)
            more = roads.points(after, seat) - before
            after.owner[space] = NOBODY
            if more > 0:
                found.append((int(space), int(more)))
    return found


def _beside(s: State, seat: i64) -> vec[i64]:
    """Free spaces that a road joins to a palace of a seat: 1."""
    owner = s.owner
    mine = u8(seat)
    found = vec[i64]([0] * int(s.board.n_spaces))
    for road in range(s.board.n_roads):
        one = s.board.road_from[road]
        two = s.board.road_to[road]
        if owner[one] == mine and owner[two] == NOBODY:
            found[two] = 1
        if owner[two] == mine and owner[one] == NOBODY:
            found[one] = 1
    return found


def longest_chain(s: State, seat: i64) -> i64:
    """The most palaces of a seat that stand in a row along roads, also too few to score."""
    network = roads.network_of(s, seat)
    most: i64 = 0
    for number in range(network.palaces):
        length = _longest_from(network.links, number, i64(1) << number)
        if length > most:
            most = length
    return most


def _longest_from(links: vec[i64], number: i64, passed: i64) -> i64:
    most: i64 = 0
    ways = links[number] & ~passed
    while ways != 0:
        bit = ways & -ways
        ways ^= bit
        length = _longest_from(links, roads.count(bit - 1), passed | bit)
        if length > most:
            most = length
    return most + 1


def row_with(s: State, seat: i64, space: i64) -> list[int]:
    """The spaces of the longest row along roads in which a seat's palace stands or would; none if it has none left."""
    after = s
    if s.owner[space] != u8(seat):
        if s.supply[PALACE * MAX_PLAYERS + seat] == 0:
            return []
        after = copy_state(s)
        after.owner[space] = u8(seat)
    network = roads.network_of(after, seat)
    space_of = [int(each) for each in range(s.board.n_spaces) if after.owner[each] == u8(seat)]
    return [space_of[number] for number in _row_through(network.links, network.number[space])]


def _row_through(links: vec[i64], number: i64) -> list[int]:
    """Palaces of the longest row that has this one in it, from end to end: one arm, step by step, then the other."""
    most = _longest_through(links, number)
    row = [int(number)]
    passed: i64 = i64(1) << number
    for arm in range(2):
        row.reverse()
        end = number
        while end >= 0:
            end = _step(links, number if arm == 0 else -1, end, passed, most)
            if end >= 0:
                passed |= i64(1) << end
                row.append(int(end))
    return row


def _step(links: vec[i64], start: i64, end: i64, passed: i64, most: i64) -> i64:
    """Where an arm goes on if the row is to have so many in the end, with another arm from the start unless that is -1.

    -1 where it ends.
    """
    ways = links[end] & ~passed
    while ways != 0:
        bit = ways & -ways
        ways ^= bit
        number = roads.count(bit - 1)
        length = roads.count(passed)
        if start >= 0:
            found = _both_arms(links, start, number, passed | bit, length + 1)
        else:
            found = length + _longest_from(links, number, passed | bit)
        if found == most:
            return number
    return -1


def _longest_through(links: vec[i64], number: i64) -> i64:
    """The most palaces in a row that has this one in it: two arms from it, or one."""
    most = _longest_from(links, number, i64(1) << number)
    ways = links[number]
    while ways != 0:
        bit = ways & -ways
        ways ^= bit
        length = _both_arms(links, number, roads.count(bit - 1), (i64(1) << number) | bit, 2)
        if length > most:
            most = length
    return most


def _both_arms(links: vec[i64], start: i64, number: i64, passed: i64, length: i64) -> i64:
    """An arm of this length ends here: the best of ending it, with another arm from the start, and of going on."""
    most = length + _longest_from(links, start, passed) - 1
    ways = links[number] & ~passed
    while ways != 0:
        bit = ways & -ways
        ways ^= bit
        further = _both_arms(links, start, roads.count(bit - 1), passed | bit, length + 1)
        if further > most:
            most = further
    return most
