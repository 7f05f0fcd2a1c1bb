"""`guanxi play`: whole games from a script, every order, seats, saving, leaving, and what goes wrong."""

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from guanxi.cli import main
from guanxi.commands.playing import session as playing
from guanxi.commands.playing.orders import ORDERS, obey
from guanxi.commands.playing.seats import seated, usual_seats
from guanxi.core.errors import InputError
from guanxi.core.game import View, game_named
from guanxi.core.record import read_record, verify, write_record
from guanxi.core.table import Table, commitment

ESCAPE = "\x1b"
Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Play with these lines as input: `play("1", "undo", options=("--seed", "x"))` returns what was printed."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def played(*lines: str, options: tuple[str, ...] = ("--seed", "seed"), code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "china", *options]) == code
        captured = capsys.readouterr()
        return captured.out + captured.err

    return played


def answer(shown: str, line: str) -> str:
    """What was printed after a line was typed, up to the next prompt."""
    return re.split(r"^[^\n>]*> ", shown.partition(f"> {line}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


# --- whole games


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--seat", "me", "--seat", "random", "--seat", "greedy"),
        ("--seat", "random", "--seat", "me", "--seat", "me:Anna", "--fortifications"),
        ("--option", "players=5", "--option", "fortifications=on"),
        ("--side", "4-5"),
    ],
)
def test_a_whole_game_from_a_script(play: Play, tmp_path: Path, options: tuple[str, ...]) -> None:
    shown = play(*["1"] * 1000, options=("--seed", "whole", *options, "--save", "game.record"))
    table = verify(read_record(tmp_path / "game.record"))
    assert table.game.rules.is_over(table.state)
    result = table.game.result(table.state)
    assert "The game is over: " in shown
    assert "Final scoring" in shown
    for seat in result.winners:
        assert table.names[seat] in shown.partition(" points.")[0].rpartition("\n")[2]
    assert "The seed was whole." in shown
    assert shown.count(commitment("whole")) == 2
    assert "The record of the game is in game.record." in shown


def test_the_commitment_comes_first_and_the_seed_last(play: Play) -> None:
    shown = play("quit")
    assert commitment("seed") in shown.splitlines()[2]
    assert "The seed was" not in shown


def test_without_a_seed_every_game_is_another(play: Play) -> None:
    first, second = (play("quit", options=()).splitlines()[2] for _ in range(2))
    assert first != second


def test_computer_players_alone_play_to_the_end(play: Play) -> None:
    options = ("--seat", "random", "--seat", "random", "--seat", "greedy:Boris", "--seed", "bots")
    shown = play(options=options)
    assert "Final scoring" in shown
    assert "Boris" in shown
    assert play(options=options) == shown
    assert ">" not in shown


def test_the_same_seed_and_input_give_the_same_game(play: Play) -> None:
    assert play(*["1"] * 30) == play(*["1"] * 30)


def test_the_end_offers_to_save(play: Play, tmp_path: Path) -> None:
    play(*["1"] * 1000, options=("--seed", "end", "--save", "all.record"))
    mine = [line for line in (tmp_path / "all.record").read_text(encoding="utf-8").splitlines() if " Player: " in line]
    shown = play(*["1"] * len(mine), "save kept.record", options=("--seed", "end"))
    assert "Saved; the file" in shown
    assert " guanxi play china --load kept.record\n" in shown
    assert (tmp_path / "kept.record").read_text() == (tmp_path / "all.record").read_text()


# --- what is shown


def test_a_turn_shows_the_story_the_table_the_hand_and_numbered_choices(play: Play) -> None:
    shown = play()
    assert "So far:\n" in shown
    assert re.search(r"^  \w+.* is first player\.", shown, re.MULTILINE)
    assert "Player is dealt" in shown
    assert "Province " in shown
    assert re.search(r"^Your hand: \w+ [RGOYP], \w+ [RGOYP], \w+ [RGOYP] ", shown, re.MULTILINE)
    assert re.search(r"^ +1 [a-z]+-1 ", shown, re.MULTILINE)
    assert re.search(r"^Exchange +\d+ ", shown, re.MULTILINE)


def test_the_next_turn_tells_what_happened_since(play: Play) -> None:
    shown = play("1", "1", "1", "1", "1", "1")
    assert "Since your last turn:\n" in shown
    assert re.search(r"(builder|envoy|governor) pays", shown)


def test_a_pipe_gets_no_escape_codes_and_no_color_is_obeyed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = play("1", "why", "score", "help", "map")
    assert ESCAPE not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert ESCAPE in play("1", "why", "score", "help", "map")
    monkeypatch.setenv("NO_COLOR", "1")
    assert play("1", "why", "score", "help", "map") == plain


@pytest.mark.parametrize("columns", ["80", "120", "200"])
def test_no_line_is_wider_than_the_terminal(play: Play, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = play("all", "score", "roads", "log", "hint", "1", "all", options=("--seed", "wide", "--fortifications"))
    assert max(map(len, shown.splitlines())) <= int(columns)


# --- choosing


def test_a_number_a_notation_and_a_gesture(play: Play) -> None:
    assert "Player builds a palace" in answer(play("1"), "1")
    first = re.search(r"^ +1 (\S+)", play(), re.MULTILINE)
    assert first
    space = first[1]
    assert f"({space})" in answer(play(f"place palace {space}"), f"place palace {space}")
    paid = re.search(r"Pay +1 (\w+) [RGOYP]\n", play("1"))
    assert paid
    whole = f"place palace {space} paying {paid[1]}"
    assert f"({space}). Player pays {paid[1]}." in answer(play(whole), whole)
    short = f"{space} {paid[1][0]}"
    assert f"({space}). Player pays {paid[1]}." in answer(play(short), short)


def test_a_gesture_is_done_whole_or_not_at_all(play: Play) -> None:
    first = re.search(r"^ +1 (\S+)", play(), re.MULTILINE)
    assert first
    line = f"place palace {first[1]} paying red red red"
    shown = play(line, "undo")
    assert answer(shown, line).startswith("! pay red red red: ")
    assert answer(shown, "undo").startswith("You have done nothing in this turn yet")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("0", "there is no choice 0: the allowed ones are 1 to "),
        ("99999999999999999999", "there is no choice 999999999: "),
        ("-1", '"-1" is no action'),
        ("1 2", '"1 2" is no action'),
        ("²", '"²" is no action'),
        ("foo", '"foo" is no action; say for example: place palace wei-3'),
        ("place", "say what is placed and where"),
        ("place palace wei-99", 'there is no palace space "wei-99"; that province has wei-1 to wei-7'),
        ("place temple wei-1", '"temple" is no piece'),
        ("wei-3 paying pink", '"pink" is no colour of cards'),
        ("pass", "(CN-TURN-03)"),
        ("draw", "(CN-DRAW-01)"),
        ("why 99999", "there is no choice 99999"),
        ("why nonsense", '"nonsense" is no action'),
        ("save", "which file?"),
        ("load", "which file?"),
        ("load nothing.record", "nothing.record: cannot be read: No such file"),
        ("save nowhere/x.record", "nowhere/x.record: cannot be written: No such file"),
        ("save .", ". is there already and holds something else than this game"),
        (f"save {'x' * 300}", "cannot be written: File name too long"),
        ("save ~nobody-of-that-name/x", "~nobody-of-that-name/x: "),
        ("rules CN-RAOD-07", "did you mean CN-ROAD-07"),
        ("log many", 'say "log" for everything'),
        ("\x1b[31mred\x00", '"[31mred" is no action'),
        ("x" * 5000, "is no action"),
    ],
)
def test_bad_input_is_answered_in_a_line_and_changes_nothing(play: Play, line: str, complaint: str) -> None:
    shown = play(line, "undo", "log")
    assert complaint in shown
    assert next(part for part in shown.splitlines() if complaint in part).startswith("! ")
    assert "You have done nothing in this turn yet" in shown
    assert "Traceback" not in shown


def test_an_empty_line_shows_the_choices_again(play: Play) -> None:
    assert play("").count("Exchange ") == play().count("Exchange ") + 1


# --- why


def test_why_lists_what_is_refused_numbered_on(play: Play) -> None:
    shown = play("why")
    listed = answer(shown, "why")
    assert listed.startswith("Not allowed now:\n")
    allowed = max(int(number) for number in re.findall(r"(\d+) \S+ [RGOYP]", play().rpartition("Exchange")[2]))
    numbers = re.findall(r"^(\d+)(?:–(\d+))? ", listed, re.MULTILINE)
    assert int(numbers[0][0]) == allowed + 1
    for before, after in pairwise(numbers):
        assert int(after[0]) == int(before[1] or before[0]) + 1
    for clause in ("CN-CARD-01", "CN-CARD-07", "CN-DRAW-01", "CN-FORT-01", "CN-TURN-03"):
        assert f"({clause})" in listed


def test_all_lists_both(play: Play) -> None:
    listed = answer(play("all", options=("--seed", "seed", "--fortifications")), "all")
    assert re.search(r"^Fortification\n +\d+ ", listed, re.MULTILINE)
    assert "Not allowed now:" in listed


def test_a_refused_number_says_why_and_so_does_why(play: Play) -> None:
    listed = answer(play("why"), "why")
    last = re.findall(r"^(\d+)(?:–\d+)? ", listed, re.MULTILINE)[-1]
    assert answer(play(last), last).startswith("! pass: ")
    why = answer(play(f"why {last}"), f"why {last}")
    assert "(CN-TURN-03)" in why
    assert '"rules CN-TURN-03" shows the rule.' in why


def test_why_of_notation_and_of_something_allowed(play: Play) -> None:
    assert "(CN-FORT-01)" in answer(play("why place fortification wei-3"), "why place fortification wei-3")
    assert "nothing is against it" in answer(play("why 1"), "why 1")
    line = "why place palace yan-1 and emissary wei"
    assert "(CN-" in answer(play(line), line)


def test_why_knows_both_orders_of_two_pieces() -> None:
    """The second piece told before the first: allowed, because a table tells them in the order of the rules."""
    game = game_named("china")
    table = Table(game, {"players": "3"}, ["a", "b", "c"], "orders")
    while True:
        seat = game.rules.to_act(table.state)
        pieces = [
            action for action in table.legal() if game.notation.write(table.state, action).startswith("place palace")
        ]
        table.submit(seat, [pieces[-1] if pieces else table.legal()[0]])
        earlier = [
            action for action in table.legal() if game.rules.why_not(table.state, seat, action) == game.order_clause
        ]
        if earlier:
            break
        while game.rules.to_act(table.state) == seat:
            table.submit(seat, [game.rules.legal(table.state)[-1]])
    before = game.rules.to_bytes(table.state)
    assert table.why_not(seat, earlier[0]) is None
    refusal = table.why_not(seat, earlier[0], earlier[0])
    assert refusal is not None
    assert refusal.clause == "CN-PLACE-02"
    assert game.rules.to_bytes(table.state) == before


# --- undo


def test_undo_takes_back_action_by_action(play: Play) -> None:
    shown = play("1", "1", "undo", "undo", "undo")
    assert re.search(
        r"Taken back: pay .*Taken back: place palace .*You have done nothing in this turn", shown, re.DOTALL
    )


def test_undo_stops_at_what_chance_has_shown(play: Play) -> None:
    """A piece paid with a pair, a card drawn from the pile, and one more to draw."""
    options = ("--seed", "abc", "--seat", "me", "--seat", "greedy", "--seat", "greedy", "--seat", "random")
    assert "Your hand: green G, green G, purple P " in play(options=options)
    shown = play("zhao-1 g g", "draw", "undo", "take orange", options=options)
    assert "A card has been turned up since: what chance has shown cannot be taken back." in answer(shown, "undo")
    assert "Player takes orange from the display." in shown


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
    assert "China with Anna, B and random; side 3-4, fortifications off." in shown
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


# --- looking


def test_score_is_itemised(play: Play) -> None:
    shown = answer(play("1", "score"), "score")
    for part in (
        "If the game ended now",
        "Palaces",
        "Alliances",
        "Roads",
        "Total",
        "scored so far",
        "Pieces left",
        "Place",
    ):
        assert part in shown


def test_board_map_roads_log_rules_help(play: Play) -> None:
    shown = play("board", "map", "roads", "log", "log 1", "rules CN-ROAD-07", "rules search joker", "help", "?")
    assert "Province" in answer(shown, "board")
    assert "◇/0" in answer(shown, "map")
    assert "wei-1: " in answer(shown, "roads")
    assert "is first player" in answer(shown, "log")
    assert len(answer(shown, "log 1")) < len(answer(shown, "log"))
    assert "CN-ROAD-07  Score as an optimisation problem" in answer(shown, "rules CN-ROAD-07")
    assert "CN-CARD-04  Joker" in answer(shown, "rules search joker")
    for order in ORDERS:
        if order not in ("?", "q", "exit", "u", "rule", "help"):
            assert re.search(rf"\b{order}\b", answer(shown, "help")), order


def test_hint_names_choices_that_can_be_made_and_says_why(play: Play) -> None:
    hint = answer(play("hint"), "hint")
    assert hint.startswith("chancellor is thinking ...\n")
    assert re.search(r"^ +move +visits +A +B +C +D$", hint, re.MULTILINE)
    moves = re.findall(r"^ *(\d+)  (\S.*?) +\d+(?: +\d+% +-?\d+\.\d){4}$", hint, re.MULTILINE)
    assert len(moves) == 3
    assert re.search(r"^ +(for|against:) .*points", hint, re.MULTILINE)
    number, notation = moves[0]
    assert f"{notation}: nothing is against it" in play(f"why {number}")
    assert answer(play("hint 5"), "hint 5").count("%") == 5 * 4
    assert 'say "hint" for the best three moves' in play("hint none")


def test_a_hint_changes_neither_the_game_nor_its_record(play: Play, tmp_path: Path) -> None:
    for name, lines in (("one", ["1", "1", "1"]), ("two", ["hint", "1", "hint 2", "1", "hint", "1"])):
        play(*lines, options=("--seed", "calm", "--save", f"{name}.record"))
    assert (tmp_path / "one.record").read_bytes() == (tmp_path / "two.record").read_bytes()


def test_a_computer_player_that_fails_is_named(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(view: View, legal: list[int]) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setitem(sys.modules["guanxi.bots"].BOTS, "lost", lost)
    monkeypatch.setitem(sys.modules["guanxi.bots"].BOTS, "cheat", lambda view, legal: -7)
    for name, told in (("lost", "went wrong: RuntimeError: no idea"), ("cheat", "broke the rules: it answered -7")):
        shown = play(*["1"] * 20, options=("--seat", "me", "--seat", name, "--seat", name), code=2)
        assert f'! the computer player "{name}" {told}' in shown
        assert "Without that player the game cannot go on." in shown


# --- seats


def test_seats_and_names() -> None:
    game = game_named("china")
    players = seated(game, ["me", "greedy", "greedy", "me:Anna", "greedy:greedy 2"])
    assert [player.name for player in players] == ["Player", "greedy", "greedy 2", "Anna", "greedy 2 2"]
    assert [player.bot for player in players] == ["", "greedy", "greedy", "", "greedy"]
    assert usual_seats(game, 3) == ["me", "magistrate@builder", "magistrate@envoy"]
    assert usual_seats(game, 5)[3:] == ["magistrate@governor", "magistrate@builder"]


def test_seats_of_players_with_budgets_and_characters() -> None:
    seats = ["search:200ms", "search:5", "search:5:Ana", "search:Ben", "clerk@envoy", "clerk@envoy:Cai", "me:5"]
    players = seated(game_named("china"), seats)
    assert [player.bot for player in players] == [*seats[:2], "search:5", "search", *["clerk@envoy"] * 2, ""]
    assert [player.name for player in players] == ["search", "search 2", "Ana", "Ben", "envoy", "Cai", "5"]
    for wrong in ("clerk:5", "search:5:7", "planner:200ms", "planner:"):
        with pytest.raises(InputError, match=r"only search has a budget|a budget is a time"):
            seated(game_named("china"), [wrong])


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--seat", "me", "--seat", "greedy"), "China is for 3 to 5 players, not 2 (CN-COMP-01)"),
        (("--seat", "me") * 6, "China is for 3 to 5 players, not 6 (CN-COMP-01)"),
        (("--seat", "me", "--seat", "deepblue", "--seat", "me"), 'there is no computer player "deepblue"'),
        (("--seat", "me:chance", "--seat", "me", "--seat", "me"), '"chance" cannot be a name'),
        (("--seat", f"me:{'x' * 40}", "--seat", "me", "--seat", "me"), "cannot be a name"),
        (("--seat", "me", "--seat", "me", "--seat", "me", "--option", "players=4"), "does not go with 3 seats"),
        (("--side", "2-3"), "4 players use side 3-4 or 4-5"),
        (("--option", "colour=red"), "China has no option 'colour'"),
        (("--option", "side"), "as NAME=VALUE"),
        (("--seed", ""), "a seed is a line of 1 to 200 printable characters"),
        (("--seed", "a\nb"), "a seed is a line"),
        (("--load", "x.record", "--seed", "y"), "--load goes with --save only"),
        (("--load", "x.record"), "x.record: cannot be read"),
        (("--save", "nowhere/x.record"), "nowhere/x.record: cannot be written"),
    ],
)
def test_what_cannot_be_set_up_is_refused(play: Play, options: tuple[str, ...], complaint: str) -> None:
    shown = play(options=options, code=2)
    assert shown.startswith("guanxi play: ")
    assert complaint in shown
    assert shown.count("\n") == 1


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess"]) == 2
    assert 'there is no game "chess"' in capsys.readouterr().err


# --- several people


@pytest.mark.clause("CN-INFO-01")
def test_at_one_keyboard_nobody_reads_what_another_drew(play: Play) -> None:
    options = ("--seed", "hot", "--seat", "me:Anna", "--seat", "me:Boris", "--seat", "me:Clara")
    shown = play(*["1", "1", "draw", "draw"] * 20, options=options)
    turns = re.split(r"^--- (\w+)'s turn ---$", shown, flags=re.MULTILINE)[1:]
    assert len(turns) > 10
    for name, turn in zip(turns[::2], turns[1::2], strict=True):
        assert re.findall(r"(\w+) \(you\)", turn) == [name] * turn.count("Province ")
        assert set(re.findall(r"(\w+) draws \w+ from the pile", turn)) <= {name}
        assert set(re.findall(r"(\w+) is dealt \w+", turn)) <= {name}


def test_bots_get_a_view_and_never_the_state(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    class Spy:
        def choose(self, view: View, legal: list[int]) -> int:
            seen.append(view)
            return legal[0]

    monkeypatch.setitem(sys.modules["guanxi.bots"].BOTS, "spy", lambda game, rng: Spy())
    play(*["1"] * 20, options=("--seed", "spy", "--seat", "me", "--seat", "spy", "--seat", "spy"))
    assert seen
    assert {type(view).__name__ for view in seen} == {"View"}


def test_a_slow_computer_player_is_announced(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def choose(self, view: View, legal: list[int]) -> int:
            time.sleep(0.05)
            return legal[0]

    monkeypatch.setattr(playing, "PATIENCE", 0.01)
    monkeypatch.setitem(sys.modules["guanxi.bots"].BOTS, "slow", lambda game, rng: Slow())
    shown = play(*["1"] * 8, options=("--seed", "slow", "--seat", "slow:Tortoise", "--seat", "me", "--seat", "me"))
    assert "Tortoise is thinking ..." in shown


# --- leaving


def test_the_end_of_the_input_is_told(play: Play) -> None:
    shown = play("1")
    assert "The input has ended, and the game stops here unfinished." in shown
    assert "It was not saved" in shown


def test_quit_offers_to_save(play: Play, tmp_path: Path) -> None:
    shown = play("1", "quit", "save left.record")
    assert 'Type "save FILE" to keep the record' in shown
    assert "Saved; " in shown
    assert read_record(tmp_path / "left.record").seed == "seed"
    assert "Goodbye." in play("quit", "no")
    assert not (tmp_path / "no").exists()
    assert "which file?" in play("quit", "save")


def test_no_input_at_all(play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play()
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "china"]) == 0
    assert "The input has ended" in capsys.readouterr().out


# --- a real terminal


class Terminal:
    """`guanxi play` in a terminal of its own: type lines, read until something is shown."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        import pty

        self.master, slave = pty.openpty()
        settings = {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50", **environment}
        clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "guanxi.cli", "play", "china", *options],
            stdin=slave, stdout=slave, stderr=slave, cwd=folder, env={**clean, **settings}, start_new_session=True,
            # Whoever runs the tests in the background has them ignore Ctrl-C, and what they start as well.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # fmt: skip
        os.close(slave)
        self.shown = ""

    def until(self, wanted: str, knock: int = 0) -> str:
        """Everything shown since the last time, up to what is wanted; meanwhile send a signal now and then."""
        end = time.monotonic() + 60
        again = time.monotonic() if knock else end
        while wanted not in self.shown:
            if time.monotonic() >= again:
                self.process.send_signal(knock)
                again = time.monotonic() + 5
            if time.monotonic() > end:
                self.process.kill()
                raise AssertionError(f"{wanted!r} was never shown: {self.shown[-2000:]}")
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    assert wanted in self.shown, self.shown[-2000:]
        before, _, self.shown = self.shown.partition(wanted)
        return before + wanted

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        code = self.process.wait(60)
        os.close(self.master)
        return code


CLEARED = "\x1b[H\x1b[2J\x1b[3J"


@pytest.fixture(autouse=True)
def in_the_source_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes started in another folder find the same package."""
    given = os.environ.get("PYTHONPATH", "")
    absolute = os.pathsep.join(str(Path(part).resolve()) for part in given.split(os.pathsep) if part)
    if absolute:
        monkeypatch.setenv("PYTHONPATH", absolute)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_in_a_terminal_cards_are_hidden_between_people(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "hot", "--seat", "me:Anna", "--seat", "me:Boris", "--seat", "me:Clara")
    welcome = terminal.until("sit down and press Enter: your cards will be shown.")
    assert "Your hand" not in welcome
    terminal.type("\n")
    opened = terminal.until("> ")
    assert CLEARED in opened
    assert ink_free(opened).count("Your hand: ") == 1
    for line in ("1\n", "\n", "draw\n"):
        terminal.type(line)
    closed = terminal.until("press Enter: your cards will be hidden.")
    assert "from the pile." in closed
    terminal.type("\n")
    between = terminal.until("sit down and press Enter: your cards will be shown.")
    assert CLEARED in between
    assert "Your hand" not in between
    terminal.type("\n")
    assert CLEARED in terminal.until("> ")
    terminal.type("\x04")
    terminal.until("The input has ended")
    assert terminal.close() == 0


def ink_free(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_control_c_stops_politely(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "stop")
    assert "\x1b[1m" in terminal.until("Player> ")
    # Between the prompt and the reading of a line a signal is only noted, so one may not be enough.
    assert "Traceback" not in terminal.until("It was not saved", knock=signal.SIGINT)
    assert terminal.close() == 130


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_low_terminal_gets_a_short_menu_and_quit_asks_until_it_is_clear(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "low", COLUMNS="80", LINES="24", NO_COLOR="1")
    shown = terminal.until("Player> ")
    assert re.search(r"Palace +1–\d [a-z]+  ", shown)
    assert '"all" lists every number' in shown
    terminal.type("load x\nquit\nperhaps\nsave\nsave low.record\n")
    answers = terminal.until("Goodbye.")
    assert answers.count('Type "save FILE"') == 3
    assert "guanxi play china --load low.record" in answers
    assert terminal.close() == 0
    again = Terminal(tmp_path, "--seed", "other", NO_COLOR="1")
    again.until("Player> ")
    again.type("load low.record\nno\n")
    again.until("Leave it? (yes or no)")
    again.until("Player> ")
    again.type("load low.record\nyes\n")
    again.until("Loaded low.record")
    again.until("Player> ")
    again.type("1\n")
    again.until("(Enter chooses 1)> ")
    again.type("\nquit\n\n")
    assert "Player pays" in again.until("Goodbye.")
    assert again.close() == 0


def test_help_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["play", "--help"])
    assert stop.value.code == 0
    assert "--seat WHO" in capsys.readouterr().out
