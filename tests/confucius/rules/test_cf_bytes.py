"""Positions and views as bytes and as numbers, there and back; wrong bytes are refused."""

import pytest
from cf_digest_games import choose

from guanxi.confucius.game import GAME
from guanxi.core.rng import Rng

OPTIONS = [{"players": players, "advanced": advanced} for players in "345" for advanced in ("off", "on")]


def positions(options, every=20):
    state, rng, number = GAME.rules.start(options), Rng("bytes"), 0
    while not GAME.rules.is_over(state):
        if number % every == 0:
            yield state
        GAME.rules.do(state, choose(state, rng, "any kind"))
        number += 1
    yield state


@pytest.mark.parametrize("given", OPTIONS)
def test_bytes_and_back(given):
    rules, options = GAME.rules, GAME.options(given)
    seen = 0
    for state in positions(options):
        data = rules.to_bytes(state)
        assert rules.to_bytes(rules.from_bytes(options, data)) == data == rules.to_bytes(rules.copy(state))
        for viewer in range(-1, rules.players(state)):
            view = rules.view(state, viewer)
            again = rules.view_from_bytes(options, rules.view_bytes(view))
            assert rules.view_bytes(again) == rules.view_bytes(view)
            assert rules.view_numbers(again) == rules.view_numbers(view)
            assert len(rules.view_numbers(view)) == sum(length for _, length in rules.view_fields(view))
            assert rules.view_numbers(view)[:2] == [1, viewer]
            seen += 1
    assert seen > 50


def test_numbers_differ_where_views_do():
    rules, options = GAME.rules, GAME.options({})
    views = [rules.view(state, 1) for state in positions(options, 1)]
    assert (
        len({rules.view_bytes(view) for view in views}) == len({tuple(rules.view_numbers(view)) for view in views}) > 50
    )


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda data: data[:-1], "cut off at student"),
        (lambda data: data[:30], "cut off at seat"),
        (lambda data: b"", "cut off at players"),
        (lambda data: data + b"\0", "1 bytes too many"),
        (lambda data: b"\0\0\0\5" + data[4:], "players: 5 is not from 4 to 4"),
        (lambda data: data[:24] + b"\0\0\0\x63" + data[28:], "room: 99 is not from 0 to 21"),
        (lambda data: data[:4] + b"\0\0\0\2" + data[8:], "advanced: 2 is neither 0 nor 1"),
    ],
)
def test_wrong_bytes_are_refused(change, wrong):
    rules, options = GAME.rules, GAME.options({})
    data = rules.to_bytes(rules.start(options))
    with pytest.raises(ValueError, match=wrong):
        rules.from_bytes(options, change(data))
    view = rules.view_bytes(rules.view(rules.start(options), 0))
    with pytest.raises(ValueError, match=wrong):
        rules.view_from_bytes(options, view[:1] + change(view[1:]))


@pytest.mark.parametrize("viewer", [b"", b"\4", b"\xfe"])
def test_wrong_viewers_are_refused(viewer):
    rules, options = GAME.rules, GAME.options({})
    view = rules.view_bytes(rules.view(rules.start(options), 0))
    with pytest.raises(ValueError, match="viewer"):
        rules.view_from_bytes(options, viewer + view[1:] if viewer else b"")


def test_any_bytes_are_refused_or_played():
    """Wherever a byte is changed, the position is refused, or its questions can be asked."""
    rules, options = GAME.rules, GAME.options({"advanced": "on"})
    refused = 0
    for number, state in enumerate(positions(options, 40)):
        data = rules.to_bytes(state)
        for at in range(number % 3, len(data), 3):
            changed = bytearray(data)
            changed[at] = (changed[at] + 1 + at % 200) % 256
            try:
                other = rules.from_bytes(options, bytes(changed))
            except ValueError:
                refused += 1
                continue
            rules.legal(other)
            rules.view_numbers(rules.view(other, 0))
    assert refused > 100
