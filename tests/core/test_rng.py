"""Random numbers: the same everywhere, and checkable by somebody else from docs/records.md."""

import hashlib
from collections import Counter

from guanxi.core.rng import Rng, Sealed


def test_known_numbers():
    rng, sealed = Rng("guanxi"), Sealed("guanxi")
    assert [int(rng.below(1000)) for _ in range(8)] == [945, 623, 73, 925, 38, 490, 128, 584]
    assert [int(sealed.below(1000)) for _ in range(8)] == [723, 79, 372, 286, 718, 227, 895, 265]


def test_sealed_numbers_are_as_documented():
    sealed = Sealed("some seed")
    for k in range(200):
        block = hashlib.shake_256(f"guanxi/chance/{k // 64}/some seed".encode()).digest(320)
        number = int.from_bytes(block[5 * (k % 64) : 5 * (k % 64) + 5], "big")
        assert sealed.below(57) == number * 57 >> 40


def test_skipping_is_drawing():
    drawn = Sealed("s")
    numbers = [int(drawn.below(10**6)) for _ in range(150)]
    for start in (0, 1, 63, 64, 65, 128, 149):
        skipped = Sealed("s")
        skipped.skip_to(start)
        assert [int(skipped.below(10**6)) for _ in range(150 - start)] == numbers[start:]


def test_numbers_are_spread_evenly():
    for rng in (Rng("a"), Sealed("a")):
        counts = Counter(int(rng.below(6)) for _ in range(6000))
        assert sorted(counts) == list(range(6))
        assert all(850 < count < 1150 for count in counts.values())
