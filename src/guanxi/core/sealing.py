"""What a game's chance comes from: a seed that is committed to before the game, and numbers that others add after that.

Whoever chose the seed could not know what would be added, and whoever adds does not know the seed: nobody can choose
the cards.
"""

import hashlib
import re
from collections.abc import Sequence

from guanxi.core.errors import InputError
from guanxi.core.rng import Sealed
from guanxi.core.saying import sentence

MOST_ADDED = 8
ADDED = re.compile("[0-9a-f]{1,64}")


def commitment(seed: str) -> str:
    """What is published before the game, so that the seed can be checked after it."""
    return "sha256:" + hashlib.sha256(f"guanxi/seed/{seed}".encode()).hexdigest()


def sealed(seed: str, added: Sequence[str] = ()) -> Sealed:
    """The sealed stream of a game; InputError for what cannot be in a record."""
    check_seed(seed)
    check_added(added)
    return Sealed("+".join([seed, *added]))


def check_seed(seed: str) -> None:
    """A seed stands in records, so it is one line of text."""
    if not seed.isprintable() or len(seed) > 200 or seed != seed.strip():
        raise InputError(sentence("no-seed", seed=repr(seed[:40])))


def check_added(added: Sequence[str]) -> None:
    """Numbers that were added are few and short."""
    if len(added) > MOST_ADDED:
        raise InputError(sentence("added-too-many", most=MOST_ADDED, count=len(added)))
    for number in added:
        if not ADDED.fullmatch(number):
            raise InputError(sentence("added-none", number=repr(number[:70])))
