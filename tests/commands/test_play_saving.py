"""`guanxi play`: saving, loading, leaving, and what goes wrong with that."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from play_hands import Play, answer

from guanxi.cli import main
from guanxi.commands.playing import session as playing
from guanxi.commands.playing.orders import obey
from guanxi.core.game import game_named
from guanxi.core.record import read_record, verify, write_record
from guanxi.core.table import Table

pytestmark = pytest.mark.once

# --- saving and loading


def test_saved_games_go_on_where_they_were(play: Play, tmp_path: Path) -> None:
    play(*["1"] * 1000, options=("--seed", "whole", "--save", "whole.record"))
    shown = play(*["1"] * 10, "save part.record")
    assert " guanxi play china --load part.record\n" in shown
    play(*["1"] * 11, "save part.record", options=("--seed", "whole"), code=0)
    other = play("1", "1", "save other.record", options=("--seed", "whole"))
    assert "Saved" in other
    goes_on = play("log", options=("--load", "other.record"))
    assert answer(goes_on, "log").split() == answer(play("1", "1", "log", options=("--seed", "whole")), "log").split()
    board = answer(play("board", options=("--load", "other.record")), "board")
    assert board == answer(play("1", "1", "board", options=("--seed", "whole")), "board")
    assert verify(read_record(tmp_path / "other.record")).seed == "whole"


def test_a_loaded_game_knows_its_players_and_tells_since_the_last_turn(play: Play) -> None:
    play(
        "1",
        "1",
        "1",
        "save it.record",
        options=("--seed", "x", "--seat", "me:Anna", "--seat", "greedy:B", "--seat", "random"),
    )
    shown = play("quit", options=("--load", "it.record"))
    assert "China with Anna, B and random; four player side: 3-4, fortifications: off." in " ".join(shown.split())
    assert "Since your last turn:" in shown


def test_load_within_a_game(play: Play) -> None:
    play("1", "save one.record", options=("--seed", "one"))
    shown = play("load one.record", "undo", options=("--seed", "two"))
    assert "Loaded one.record, " in shown
    assert "Taken back: place palace" in shown


def test_save_keeps_the_game_after_every_action(play: Play, tmp_path: Path) -> None:
    shown = play("1", options=("--seed", "kept", "--save", "kept.record"))
    assert " guanxi play china --load kept.record --save kept.record\n" in shown
    assert "place palace" in (tmp_path / "kept.record").read_text().splitlines()[-4]
    play("1", "1", options=("--load", "kept.record", "--save", "kept.record"))
    assert " take " in (tmp_path / "kept.record").read_text()


def test_undo_is_kept_too(play: Play, tmp_path: Path) -> None:
    play("1", "undo", options=("--seed", "kept", "--save", "kept.record"))
    assert "Player: place" not in (tmp_path / "kept.record").read_text()


def test_loading_with_save_goes_on_in_the_loaded_file(play: Play, tmp_path: Path) -> None:
    play("save one.record", options=("--seed", "one"))
    shown = play("load one.record", "1", options=("--seed", "two", "--save", "two.record"))
    assert "--load one.record --save one.record" in shown
    assert "Player: place" in (tmp_path / "one.record").read_text()
    assert "Player: place" not in (tmp_path / "two.record").read_text()


def test_a_file_that_holds_something_else_stays_as_it_is(play: Play, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    assert "letter.txt is there already and holds something else" in play("save letter.txt")
    assert "letter.txt is there already" in play(options=("--save", "letter.txt"), code=2)
    play("save a.record", options=("--seed", "a"))
    assert "a.record is there already" in play("save a.record", options=("--seed", "b"))
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"
    assert "Saved" in play("1", "save a.record", options=("--seed", "a"))


def test_play_goes_on_when_the_disk_does_not(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play("save g.record", options=("--seed", "g"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "g.record").rename(tmp_path / "folder" / "g.record")
    vanished = VanishingFolder(tmp_path / "folder")
    monkeypatch.setattr(playing, "obey", vanished.obey(obey))
    shown = play("1", "1", options=("--load", "folder/g.record", "--save", "folder/g.record"))
    assert "! folder/g.record: cannot be written: No such file or directory" in shown
    assert "Player pays" in shown


class VanishingFolder:
    """Removes a folder at the first order."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def obey(self, obey: Callable[[playing.Session, str], bool]) -> Callable[[playing.Session, str], bool]:
        def vanish(session: playing.Session, line: str) -> bool:
            for file in self.folder.iterdir() if self.folder.is_dir() else ():
                file.unlink()
            if self.folder.is_dir():
                self.folder.rmdir()
            return obey(session, line)

        return vanish


def test_records_that_cannot_be_played_on(play: Play, tmp_path: Path) -> None:
    table = Table(game_named("china"), {"players": "3"}, ["a", "b", "c"], "sealed")
    (tmp_path / "sealed.record").write_text(write_record(table, reveal=False), encoding="utf-8")
    assert "sealed.record does not hold the seed" in play(options=("--load", "sealed.record"), code=2)
    text = write_record(table, ["", "", "nobody"])
    (tmp_path / "bot.record").write_text(text, encoding="utf-8")
    assert 'there is no computer player "nobody"' in play(options=("--load", "bot.record"), code=2)
    (tmp_path / "false.record").write_text(text.replace("seed: sealed", "seed: other"), encoding="utf-8")
    assert "the seed does not match the commitment" in play(options=("--load", "false.record"), code=2)
    (tmp_path / "other.record").write_text(text.replace("game: china", "game: go"), encoding="utf-8")
    assert "other.record holds a game of go, not of china" in play(options=("--load", "other.record"), code=2)


def test_a_finished_game_can_be_looked_at(play: Play) -> None:
    play(*["1"] * 1000, options=("--seed", "done", "--save", "done.record"))
    assert "Final scoring" in play(options=("--load", "done.record"))


# --- leaving


def test_the_end_of_the_input_is_told(play: Play) -> None:
    shown = play("1")
    assert "The input has ended, and the game stops here unfinished." in shown
    assert " guanxi play --resume\n" in shown


def test_no_input_at_all(play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play()
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "china"]) == 0
    assert "The input has ended" in capsys.readouterr().out
