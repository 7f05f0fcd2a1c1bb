"""The seeds of a tournament: each is a hash with a label of its own, so that none tells another.

Where guests play, the key of the hash is the tournament's secret. Without it nobody finds a table's cards by trying the
seeds that people like to choose, whatever else he knows (docs/decisions/0014-guests.md).
"""

import json
from hashlib import blake2b

from guanxi.arena.specification import Specification

BYTES = 16


def table_seed(spec: Specification, group: int) -> str:
    """What all tables of a group deal from."""
    return _seed(spec, "table", group)


def player_seed(spec: Specification, group: int, place: int, name: str) -> str:
    """What a player of this name at this place draws from."""
    return _seed(spec, "player", group, place, name)


def stand_in_seed(spec: Specification, group: int, place: int) -> str:
    """What is drawn from where a player's answer will not do."""
    return _seed(spec, "stand-in", group, place)


def sitting_seed(spec: Specification, group: int) -> str:
    """What decides who sits where."""
    return _seed(spec, "sitting", group)


def _seed(spec: Specification, label: str, *what: int | str) -> str:
    text = json.dumps([spec.seed, *what]).encode()
    return blake2b(text, digest_size=BYTES, key=bytes.fromhex(spec.secret), person=label.encode()).hexdigest()
