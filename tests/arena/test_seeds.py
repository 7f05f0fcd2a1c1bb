"""Seeds of a tournament: none tells another, and where guests play none can be found by trying."""

import json
import shutil
from collections.abc import Iterable
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from arena_hands import spec_of

from guanxi.arena.folder import look_into, open_folder
from guanxi.arena.schedule import pairings
from guanxi.arena.seeds import player_seed, sitting_seed, stand_in_seed, table_seed
from guanxi.arena.specification import Specification
from guanxi.bots import guests
from guanxi.bots.guests.host import Guest
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.table import Table
from running import some

pytestmark = pytest.mark.once

SECRET = "0123456789abcdef" * 2


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch) -> Specification:
    """A tournament with a guest, on a seed that everybody tries first."""
    entry = EntryPoint("eager", "bots_hands:eager", guests.GROUP)
    monkeypatch.setattr(guests, "entry_points", lambda group: [entry])
    monkeypatch.setattr(Guest, "__init__", lambda *_: None)  # nobody has to sit there yet
    return spec_of("eager", "random", "random", seed="1")


def seeds(spec: Specification) -> list[str]:
    """All seeds of some groups."""
    groups = range(3)
    tables = [seed(spec, group) for seed in (table_seed, sitting_seed) for group in groups]
    stand_ins = [stand_in_seed(spec, group, place) for group in groups for place in range(3)]
    names = ("random", "planner")
    return [
        *tables,
        *stand_ins,
        *(player_seed(spec, group, place, name) for group in groups for place in range(3) for name in names),
    ]


def test_every_seed_is_its_own() -> None:
    spec = spec_of("greedy", "random", "random")
    others = [replace(spec, seed="t-1"), replace(spec, seed="-"), replace(spec, secret=SECRET)]
    found = [seed for one in (spec, *others) for seed in seeds(one)]
    assert len(set(found)) == len(found) == 4 * 33
    assert seeds(spec) == seeds(spec_of("random", "greedy", "random")), "players have no say in it"
    assert all(len(seed) == 32 for seed in found)


def first_views(spec: Specification, seeds: Iterable[str]) -> list[bytes]:
    """What whoever begins sees of the tables on some seeds."""
    game = game_named(spec.game)
    opened = [Table(game, spec.options, spec.names, seed).state for seed in seeds]
    return [game.rules.view_bytes(game.rules.view(state, game.rules.to_act(state))) for state in opened]


def tried(spec: Specification, seen: list[bytes]) -> list[str]:
    """The tournaments on small seeds whose first tables look like those: what a guest could work out.

    Several tables, because two deals look alike to one seat once in some thousand pairs.
    """
    groups = range(len(seen))
    guesses = [replace(spec, seed=str(seed), secret="") for seed in range(20)]
    hashed = [(one.seed, [table_seed(one, group) for group in groups]) for one in guesses]
    spelled = [(one.seed, [f"{one.seed}-{group}" for group in groups]) for one in guesses]
    return [seed for seed, tables in hashed + spelled if first_views(spec, tables) == seen]


def test_who_tries_small_seeds_finds_the_tables_only_without_a_secret(guest: Specification, tmp_path: Path) -> None:
    spec = open_folder(tmp_path, guest).spec
    hidden, plain = ([table_seed(one, group) for group in range(4)] for one in (spec, guest))
    assert pairings(spec, 1)[0].seed == hidden[0]
    assert tried(spec, first_views(spec, hidden)) == []
    assert tried(guest, first_views(guest, plain)) == ["1"], "it is worth trying"


def test_the_secret_is_drawn_once_and_kept(guest: Specification, tmp_path: Path) -> None:
    drawn = [open_folder(tmp_path / name, guest).spec.secret for name in "ab"]
    assert len(set(drawn)) == 2
    assert all(len(bytes.fromhex(secret)) == 16 for secret in drawn)
    assert open_folder(tmp_path / "a", guest).spec.secret == drawn[0]
    assert look_into(tmp_path / "a", guest).spec.secret == drawn[0]
    assert pairings(open_folder(tmp_path / "a", guest).spec, 9) == pairings(replace(guest, secret=drawn[0]), 9)
    assert replace(guest, secret=drawn[0]).slug == guest.slug
    assert drawn[0] not in repr(open_folder(tmp_path / "a", guest).spec)
    (tmp_path / "c").mkdir()
    shutil.copy(tmp_path / "a" / "arena.json", tmp_path / "c")
    assert open_folder(tmp_path / "c", guest).spec.secret == drawn[0], "so it can be played again elsewhere"


def test_our_own_players_need_no_secret(tmp_path: Path) -> None:
    spec = spec_of("greedy", "random", "random")
    assert open_folder(tmp_path, spec).spec == spec
    assert json.loads((tmp_path / "arena.json").read_text())["secret"] == ""


@pytest.mark.parametrize("secret", [None, 5, [], "", "xyz", SECRET.upper(), SECRET + "00", SECRET + "\n"])
def test_a_damaged_secret_is_refused(guest: Specification, tmp_path: Path, secret: object) -> None:
    open_folder(tmp_path, guest)
    file = tmp_path / "arena.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "secret": secret}))
    for opened in some((open_folder, look_into)):
        with pytest.raises(InputError, match=r"arena.json: its secret is damaged"):
            opened(tmp_path, guest)
