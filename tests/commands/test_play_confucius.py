"""`guanxi play confucius`: whole games from a script, payments, taking back, saving, several people, bad input."""

import io
import re
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from guanxi.cli import main
from guanxi.commands.playing.menu import Menu
from guanxi.confucius.rules.house import HOUSE_RULES
from guanxi.core.game import game_named
from guanxi.core.record import read_record, verify
from guanxi.core.table import Table, commitment
from running import once

ESCAPE = "\x1b"
SEATS = ("--seat", "me", "--seat", "greedy", "--seat", "random")
Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Play with these lines as input; returns what was printed."""
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def played(*lines: str, options: tuple[str, ...] = ("--seed", "a", *SEATS), code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "confucius", *options]) == code
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
        SEATS,
        once("--seat", "random", "--seat", "me", "--seat", "me:Anna", "--option", "advanced=on"),
        once("--players", "5", "--option", "advanced=on", "--option", "admiral=on"),
        once("--players", "3", "--option", "advanced=on", *(f"--house={rule}" for rule in HOUSE_RULES)),
    ],
)
def test_a_whole_game_from_a_script(play: Play, tmp_path: Path, options: tuple[str, ...]) -> None:
    shown = play(*["1", "a"] * 2000, options=("--seed", "whole", *options, "--save", "game.record"))
    table = verify(read_record(tmp_path / "game.record"))
    assert table.game.rules.is_over(table.state)
    assert "The game is over: " in shown
    assert "Final scoring" in shown
    won = re.findall(r"^(.*) (?:wins|share the victory) with \d+ points\.$", shown, re.MULTILINE)
    assert won[-1:] == [" and ".join(table.names[seat] for seat in table.game.result(table.state).winners)]
    assert shown.count(commitment("whole")) == 2
    assert max(len(line) for line in shown.splitlines() if not line.startswith("! ")) <= 140


def test_computer_players_alone_play_to_the_end(play: Play) -> None:
    shown = play(options=("--seat", "random", "--seat", "random", "--seat", "random", "--seed", "bots"))
    assert "Final scoring" in shown
    assert ">" not in shown


# --- what is shown


def test_a_turn_shows_the_table_the_hand_and_choices_with_cubes_and_prices(play: Play) -> None:
    shown = play()
    assert "Player’s turn, 3 cubes left" in shown
    assert "Your cards (coins/licences): 1/3 ×1  2/2 ×1  3/1 ×1  = 6 coins or 6 licences" in shown
    assert re.search(r"^Bribe \(1 cube\) +1 \w+-\d for \d", shown, re.MULTILINE)
    assert re.search(r"^Tax \(1 cube\) +\d+ income of 2 cards$", shown, re.MULTILINE)
    assert "gets a chit" not in shown


def test_a_pipe_gets_no_escape_codes_and_no_color_is_obeyed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ("1", "1", "why", "score", "help", "gifts")
    plain = play(*lines)
    assert ESCAPE not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert ESCAPE in play(*lines)
    monkeypatch.setenv("NO_COLOR", "1")
    assert play(*lines) == plain


@pytest.mark.once
@pytest.mark.parametrize("columns", ["80", "120"])
def test_no_line_is_wider_than_the_terminal(play: Play, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = play("all", "score", "court", "gifts", "lands", "players", "log", "help", "1", "all", "1", "all")
    assert max(map(len, shown.splitlines())) <= int(columns)


# --- choosing and paying


@pytest.mark.clause("CF-PAY-05")
def test_a_payment_is_proposed_and_taken_by_number(play: Play) -> None:
    shown = play("1", "a")
    assert re.search(r"^Pay +a pay 3 \(exact\)  b pay 1 2 \(exact\)$", shown, re.MULTILINE)
    assert re.search(r"^Card by card +c spend 1/3  d spend 2/2  e spend 3/1$", shown, re.MULTILINE)
    assert "(B)3" in shown


def test_another_payment_by_notation_or_card_by_card(play: Play) -> None:
    for lines in (("1", "pay 1 2"), ("1", "1 2"), ("1", "spend 1", "spend 2", "enough"), ("bingbu4 paying 1 2",)):
        shown = play(*lines)
        assert "Your cards (coins/licences): 3/1 ×1  = 3 coins or 1 licence" in shown, lines


def test_a_gesture_is_done_whole_or_not_at_all(play: Play) -> None:
    shown = play("bribe bingbu-4 paying 1", "undo")
    assert answer(shown, "bribe bingbu-4 paying 1").startswith("! ")
    assert "You have done nothing in this turn yet" in answer(shown, "undo")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("0", "no choice 0 has been shown, only 1 to "),
        ("foo", 'is nothing that can be done now. Possible: "bribe bingbu-4", "buy 1 junk"'),
        ("bribe hubu-9", 'is nothing that can be done now. Possible: "bribe bingbu-4", "bribe bingbu-5"'),
        ("pay 4", "is no card"),
        ("spend 1", "(CF-PAY-09)"),
        ("pass", "(CF-TURN-04)"),
        ("petition 2", "(CF-ACT-PET-01)"),
        ("nominate red", "(CF-ACT-NOM-01)"),
        ("buy 9 junks", "one to four junks"),
        ("why 99999", "no choice 99999 has been shown"),
        ("roads", "is nothing that can be done now"),
        ("rules CF-PYA-05", "did you mean CF-PAY-05"),
        ("\x1b[31mred\x00", "is nothing that can be done now"),
    ],
)
def test_bad_input_is_answered_in_a_line_and_changes_nothing(play: Play, line: str, complaint: str) -> None:
    shown = play(line, "undo")
    assert next(part for part in shown.splitlines() if complaint in part).startswith("! ")
    assert "You have done nothing in this turn yet" in shown


# --- why, hint, score


def test_why_lists_what_is_refused_in_groups(play: Play) -> None:
    listed = answer(play("why not"), "why not")
    assert listed.startswith("Not allowed now:\n")
    numbers = re.findall(r"^(\d+)(?:–(\d+))? ", listed, re.MULTILINE)
    assert len(numbers) < 30
    for before, after in pairwise(numbers):
        assert int(after[0]) == int(before[1] or before[0]) + 1
    for clause in ("CF-ACT-BRIBE-01", "CF-PAY-08", "CF-TURN-04", "CF-ACT-NOM-01", "CF-REW-10"):
        assert f"({clause})" in " ".join(listed.split())


def test_a_refused_number_says_why(play: Play) -> None:
    first = re.search(r"^(\d+)", answer(play("why not"), "why not").partition("\n")[2])
    assert first
    shown = play("why not", first[1], f"why {first[1]}")
    assert answer(shown, first[1]).startswith("! bribe ")
    assert '"rules CF-ACT-BRIBE-01" shows the rule.' in answer(shown, f"why {first[1]}")


@pytest.mark.once
def test_hint_score_and_the_games_own_looks(play: Play) -> None:
    shown = play("hint", "score", "court", "gifts", "lands", "players", "rules CF-PAY-05", "1", "hint", "a", "score")
    assert answer(shown, "hint").count("%") == 3 * 3
    assert "If the game ended now" in answer(shown, "score")
    assert "Minister, Bingbu" in shown.rpartition("> score")[2]
    assert "Examination: " in answer(shown, "court")
    assert "Gift from, to" in answer(shown, "gifts")
    assert "Spice Islands" in answer(shown, "lands")
    assert "Proposed payment" in answer(shown, "rules CF-PAY-05")


@pytest.mark.once
def test_a_hint_for_a_payment_is_the_whole_payment(play: Play) -> None:
    assert re.search(r"^h1  pay 3: ", answer(play("1", "hint"), "hint"), re.MULTILINE)
    assert "spends a card with 3 coins" in answer(play("1", "hint", "h1"), "h1")


# --- undo, saving, leaving


def test_undo_within_the_turn(play: Play) -> None:
    shown = play("1", "spend 1", "undo", "undo", "undo")
    assert re.search(r"Taken back: spend 1.*Taken back: bribe bingbu-4.*done nothing in this turn", shown, re.DOTALL)
    assert shown.count("Player’s turn, 3 cubes left") == 2


def test_saved_games_go_on_where_they_were(play: Play, tmp_path: Path) -> None:
    shown = play("1", "a", "1", "save part.record")
    assert " guanxi play confucius --load part.record\n" in shown
    board = answer(play("1", "a", "1", "board"), "board")
    assert answer(play("board", options=("--load", "part.record")), "board") == board
    again = play("load part.record", "undo", options=("--seed", "other", *SEATS))
    assert "Loaded part.record, " in again
    assert "Taken back: " in again
    assert verify(read_record(tmp_path / "part.record")).seed == "a"


def test_a_game_of_china_is_not_loaded_here(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    play("save cf.record")
    assert main(["play", "china", "--load", "cf.record"]) == 2
    assert "cf.record holds a game of confucius, not of china" in capsys.readouterr().err


def test_the_end_of_the_input_is_told(play: Play) -> None:
    shown = play("1")
    assert "The input has ended, and the game stops here unfinished." in shown
    assert " guanxi play --resume\n" in shown


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--seat", "me", "--seat", "me"), "Confucius is for 3 to 5 players, not 2 (CF-COMP-01)"),
        (("--players", "6"), "Confucius is for 3 to 5 players, not 6 (CF-COMP-01)"),
        (("--players", "4", *SEATS), "players=4 does not go with 3 seats"),
        (("--players", "4", "--option", "players=3"), "--players and --option players= do not agree"),
        (("--fortifications",), "Confucius has no option 'fortifications'"),
        (("--option", "advanced=yes"), "advanced is on or off"),
    ],
)
def test_what_cannot_be_set_up_is_refused(play: Play, options: tuple[str, ...], complaint: str) -> None:
    shown = play(options=options, code=2)
    assert shown.startswith("guanxi play: ")
    assert complaint in shown


# --- several people


@pytest.mark.clause("CF-INFO-01")
def test_at_one_keyboard_nobody_reads_anothers_cards(play: Play) -> None:
    options = ("--seed", "hot", "--seat", "me:Anna", "--seat", "me:Boris", "--seat", "me:Clara")
    shown = play(*["tax income", "1", "a", "1", "a"] * 40, options=options)
    turns = re.split(r"^--- (\w+)’s turn ---$", shown, flags=re.MULTILINE)[1:]
    assert len(turns) > 20
    for name, turn in zip(turns[::2], turns[1::2], strict=True):
        assert set(re.findall(r"(\w+) \(you\)", turn)) <= {name}
        assert set(re.findall(r"(\w+)’s cards? (?:has|have) ", turn)) <= {name}


def test_a_high_card_named_first_waits_for_the_low_ones(play: Play) -> None:
    lines = ("bribe hubu-3", "spend 3", "spend 1", "undo", "spend 1", "spend 2", "enough", "quit")
    shown = play(*lines, options=("--seed", "s0", "--seat", "me:Anna", "--seat", "random", "--seat", "random"))
    assert answer(shown, "spend 3").startswith(
        "Noted: spend 3. It is carried out together with what belongs before it."
    )
    assert "a pay 1 2 3 (exact)  b " not in answer(shown, "spend 3")  # one payment contains the card that lies there
    assert "a pay 1 2 3 (exact)" in answer(shown, "spend 3")
    assert answer(shown, "undo").startswith("Taken back: spend 1\nNoted: spend 3.")
    assert "Anna spends cards with 1, 2 and 3 coins." in answer(shown, "spend 2")
    assert "Noted" not in answer(shown, "spend 2")


def test_enter_still_takes_a_payment_of_which_a_card_lies_already() -> None:
    game = game_named("confucius")
    table, face = Table(game, {"players": "3"}, ["Ana", "Ben", "Cai"], "held"), game.face()
    seat = int(game.rules.to_act(table.state))
    for line in ("buy gift 4", "spend 3"):
        table.adopt(table.prepare(seat, game.notation.read(table.state, line)))
    usual = Menu(table, face, "en").usual
    assert table.held
    assert usual is not None
    assert usual.label == "pay 1 3 (exact)"
    table.adopt(table.prepare(seat, usual.actions))
    assert not table.held
    assert game.rules.to_act(table.state) != seat
