"""`guanxi play`: games that are kept by themselves, several side by side, and gone on with."""

import os
from pathlib import Path

import pytest
from play_hands import Play, answer

from guanxi.cli import main
from guanxi.commands.playing.keeping import Keeper, folder, unfinished
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.record import read_record, verify
from guanxi.core.table import Table

pytestmark = pytest.mark.once


def records() -> list[Path]:
    return sorted(folder().glob("*.record"))


def test_every_game_of_a_person_is_kept_as_an_ordinary_record(play: Play) -> None:
    play("1", options=("--seed", "kept", "--seat", "me:Anna", "--seat", "clerk:Boris", "--seat", "greedy"))
    (path,) = records()
    record = read_record(path)
    table = verify(record)
    assert tuple(record.players) == ("Anna", "Boris", "greedy")
    assert tuple(record.bots) == ("", "clerk", "greedy")
    assert "Anna: place palace" in path.read_text()
    assert table.seed == "kept"
    assert [kept.path for kept in unfinished("china")] == [path]
    assert not unfinished("confucius")


def test_a_game_goes_on_where_it_was_in_the_same_file(play: Play) -> None:
    before = play("1", "board", options=("--seed", "on"))
    assert " guanxi play --resume\n" in before
    after = play("board", "undo", options=("--resume",))
    assert answer(after, "board") == answer(before, "board")
    assert "Taken back: place palace" in after
    (path,) = records()
    assert "Player: place" not in path.read_text()


def test_of_several_the_last_played_is_named_first(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    play("1", options=("--seed", "old"))
    play("1", options=("--seed", "new"))
    for number, name in enumerate(("old", "new")):
        (path,) = [path for path in records() if f"seed: {name}\n" in path.read_text()]
        os.utime(path, (1_000_000_000 + number, 1_000_000_000 + number))
    shown = play("quit", options=("--resume",))
    assert "Unfinished games, the last played first:\n1 china, begun " in shown
    assert "Player, builder [magistrate@builder]" in shown
    newest = max(records(), key=lambda path: path.stat().st_mtime_ns)
    assert "seed: new\n" in newest.read_text()
    assert main(["play", "confucius", "--resume"]) == 2
    assert "there is no unfinished game in " in capsys.readouterr().err


def test_a_game_that_is_over_is_kept_but_not_gone_on_with(play: Play) -> None:
    play(*["1"] * 1000, options=("--seed", "over"))
    (path,) = records()
    assert "result: last turn" in path.read_text() or "result: dead board" in path.read_text()
    assert not unfinished()
    assert "there is no unfinished game" in play(options=("--resume",), code=2)


def test_computer_players_alone_are_not_kept(play: Play) -> None:
    play(options=("--seed", "bots", "--seat", "random", "--seat", "random", "--seat", "random"))
    assert not folder().exists()


def test_a_game_that_is_being_played_is_not_offered() -> None:
    table = Table(game_named("china"), {"players": "3"}, ["a", "b", "c"], "held")
    keeper = Keeper()
    keeper.begin(table)
    keeper.keep(table, [], "en")
    assert keeper.own
    assert not unfinished()
    with pytest.raises(InputError, match="played elsewhere"):
        Keeper(own=keeper.own)
    keeper.leave()
    assert [kept.path for kept in unfinished()] == [keeper.own]


def test_without_a_place_to_keep_it_a_game_is_played_all_the_same(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(Path("file").resolve()))
    shown = play("1", "1", "1", "1")
    assert shown.count("! games cannot be kept: ") == 1
    assert "Player pays" in shown or "and pays" in shown
    assert "It was not saved; --save FILE" in shown


@pytest.mark.parametrize("options", [("--seed", "x"), ("--load", "x.record"), ("--players", "3"), ("--seat", "me")])
def test_a_kept_game_knows_how_it_is_played(play: Play, options: tuple[str, ...]) -> None:
    assert "--resume goes with --save only" in play(options=("--resume", *options), code=2)


def test_foreign_and_broken_files_are_left_alone(play: Play) -> None:
    play("1", options=("--seed", "mine"))
    (path,) = records()
    (folder() / "notes.txt").write_text("mine")
    (folder() / path.name.replace("china-2", "china-1")).write_bytes(b"\xff\xfe")
    assert [kept.path for kept in unfinished()] == [path]
