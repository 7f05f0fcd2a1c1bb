"""Positions and views from bytes: wrong ones are refused with the field and its limits, never played."""

from collections.abc import Callable

import pytest

from guanxi.china.game import GAME
from guanxi.core import loops
from guanxi.core.rng import Rng
from running import some

RULES, OPTIONS = GAME.rules, GAME.options({"players": "4", "fortifications": "on"})


def fields() -> dict[str, int]:
    """Where each field begins in the bytes of a position: four for a number and for points, one for those of rows."""
    at, found = 0, {}
    for name, length in RULES.view_fields(RULES.view(RULES.start(OPTIONS), 0))[2:]:
        found[name] = at
        at += 4 * length if length == 1 or name == "score" else length
    assert at == len(RULES.to_bytes(RULES.start(OPTIONS)))
    return found


def put(field: str, number: int, size: int = 4) -> Callable[[bytes], bytes]:
    """Another number in a field."""
    at = fields()[field]
    return lambda data: data[:at] + number.to_bytes(size, "big", signed=size == 4) + data[at + size :]


WRONG = [
    (lambda data: data[:-1], "cut off at cards"),
    (lambda data: b"", "cut off at players"),
    (lambda data: data + b"\0", "1 bytes too many"),
    (put("players", 5), "players: 5 is not from 4 to 4"),
    (put("fortifications", 0), "fortifications: 0 is not from 1 to 1"),
    (put("fortifications", 2), "fortifications: 2 is neither 0 nor 1"),
    (put("room", 7), "room: 7 is not from 0 to 6"),
    (put("seat", 4), "seat: 4 is not from 0 to 3"),
    (put("seat", -1), "seat: -1 is not from 0 to 3"),
    (put("target", -2), "target: -2 is not from 0 to 8"),
    (put("piece", 10_000), "piece: 10000 is not from 0 to"),
    (put("discs", 512), "discs: 512 is not from 0 to 511"),
    (put("owner", 4, 1), "owner: 4 is not from 0 to 3"),
    (put("hand", 4, 1), "hand: 4 is not from 0 to 3"),
    (put("supply", 21, 1), "supply: 21 is not from 0 to 20"),
]


@pytest.mark.parametrize(("change", "wrong"), WRONG, ids=[wrong for _, wrong in WRONG])
def test_wrong_bytes_are_refused(change, wrong):
    data = RULES.to_bytes(RULES.start(OPTIONS))
    with pytest.raises(ValueError, match=wrong):
        RULES.from_bytes(OPTIONS, change(data))
    view = RULES.view_bytes(RULES.view(RULES.start(OPTIONS), 0))
    with pytest.raises(ValueError, match=wrong):
        RULES.view_from_bytes(OPTIONS, view[:1] + change(view[1:]))


@pytest.mark.parametrize("viewer", [b"", b"\4", b"\xfe"])
def test_wrong_viewers_are_refused(viewer):
    view = RULES.view_bytes(RULES.view(RULES.start(OPTIONS), 0))
    with pytest.raises(ValueError, match="viewer"):
        RULES.view_from_bytes(OPTIONS, viewer + view[1:] if viewer else b"")


def test_any_bytes_are_refused_or_played():
    """Wherever a byte is changed, the position is refused, or its questions can be asked."""
    state, refused = RULES.start(OPTIONS), 0
    for number, (_, action) in enumerate(some(loops.random_game_actions(RULES, OPTIONS, "bytes"))):
        if number % 40 == 0:
            data = RULES.to_bytes(state)
            for at in range(number % 3, len(data), 3):
                changed = bytearray(data)
                changed[at] = (changed[at] + 1 + at % 200) % 256
                try:
                    other = RULES.from_bytes(OPTIONS, bytes(changed))
                except ValueError:
                    refused += 1
                    continue
                RULES.legal(other)
                RULES.view_numbers(RULES.view(other, 0))
        RULES.do(state, action)
    assert refused > 100


def test_a_dealt_position_of_a_view_read_back_is_one():
    state, _ = loops.random_game(RULES, OPTIONS, "dealt")
    for seat in (-1, 0, 3):
        view = RULES.view_from_bytes(OPTIONS, RULES.view_bytes(RULES.view(state, seat)))
        data = RULES.to_bytes(RULES.deal(view, Rng("any")))
        assert RULES.to_bytes(RULES.from_bytes(OPTIONS, data)) == data
