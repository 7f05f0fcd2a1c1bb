"""Random numbers, passed in and never global: fast ones for playouts, sealed ones for real games.

Both are the same on every platform and Python version, compiled or not: they use integers below 2**63 only.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SEALED_BYTES: Final = 5  # of each sealed number: 40 bits
SEALED_BLOCK: Final = 64  # sealed numbers made at a time


class Rng:
    """Marsaglia's xorshift128: fast, good enough for playouts, predictable (so never for a real shuffle)."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "big") | 1
        self.y: i64 = int.from_bytes(digest[4:8], "big")
        self.z: i64 = int.from_bytes(digest[8:12], "big")
        self.w: i64 = int.from_bytes(digest[12:16], "big")

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        t = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return (self.w * n) >> 32

    def reseed(self, word: i64) -> None:
        """Go on as from a number below 2**32; neighbouring numbers give streams that have nothing in common."""
        self.x = _mixed(word) | 1
        self.y = _mixed(self.x + 0x3C6EF372)
        self.z = _mixed(self.y + 0x1B873593)
        self.w = _mixed(self.z + 0x2545F491)


def _mixed(word: i64) -> i64:
    """Every bit of the word has a say in every bit of the result."""
    word &= WORD
    for _ in range(3):
        word ^= word >> 15
        word = (word * 0x12D687) & WORD
        word ^= word >> 13
        word = (word * 0x1C85EB) & WORD
        word ^= word >> 16
    return word


class Sealed(Rng):
    """The chance of a real game: outcome n depends on the seed and n only, and cannot be told from earlier ones.

    The numbers are SHAKE-256 of the seed, 40 bits each, so whoever knows the seed can check every shuffle afterwards.
    """

    def __init__(self, seed: str) -> None:
        super().__init__("")
        self.seed: str = seed
        self.drawn: i64 = 0
        self.block: vec[i64] = vec[i64]([])

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        at = self.drawn % SEALED_BLOCK
        if at == 0:
            self._next_block()
        self.drawn += 1
        return (self.block[at] * n) >> 40

    def skip_to(self, drawn: i64) -> None:
        """Go on as if `drawn` numbers had been drawn."""
        if drawn == self.drawn:
            return
        self.drawn = drawn
        if drawn % SEALED_BLOCK:
            self.drawn -= drawn % SEALED_BLOCK
            self._next_block()
            self.drawn = drawn

    def _next_block(self) -> None:
        name = f"guanxi/chance/{self.drawn // SEALED_BLOCK}/{self.seed}"
        stream = hashlib.shake_256(name.encode()).digest(SEALED_BLOCK * SEALED_BYTES)
        if len(self.block) == 0:
            self.block = vec[i64]([0] * SEALED_BLOCK)
        at: i64 = 0
        for number in range(i64(SEALED_BLOCK)):
            word: i64 = 0
            for _ in range(SEALED_BYTES):
                word = (word << 8) | i64(stream[at])
                at += 1
            self.block[number] = word
