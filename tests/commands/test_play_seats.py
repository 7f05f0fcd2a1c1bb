"""`guanxi play`: looking, seats, several people at one keyboard."""

import io
import re
import sys
import time
from pathlib import Path

import pytest
from play_hands import Play, answer

from guanxi.cli import main
from guanxi.commands.playing import session as playing
from guanxi.commands.playing.orders import ORDERS
from guanxi.commands.playing.seats import seated, usual_seats
from guanxi.core.errors import InputError
from guanxi.core.game import View, game_named
from guanxi.core.languages import USUAL

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


@pytest.mark.once
def test_a_hint_is_a_whole_move_with_a_reason_and_can_be_made(play: Play) -> None:
    shown = play("hint", "why h1", "h1")
    hint = answer(shown, "hint")
    assert hint.startswith("chancellor is thinking ...\n")
    assert re.search(r"^ +visits +A +B +C +D$", hint, re.MULTILINE)
    moves = re.findall(r"^h(\d)  (.*?(?: paying [a-z ]+|ing \w+)): ", hint, re.MULTILINE)
    assert [number for number, _ in moves] == ["1", "2", "3"]
    assert len(re.findall(r"^ +\d+(?: +\d+% +-?\d+\.\d){4}$", hint, re.MULTILINE)) == 3
    assert " pays " in answer(shown, "h1"), "all of it is done"
    assert f"{moves[0][1]}: nothing is against it" in answer(shown, "why h1")
    assert answer(play("hint 5"), "hint 5").count("%") == 5 * 4
    assert 'say "hint" for the best three moves' in play("hint none")


@pytest.mark.once
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
    players = seated(game, ["me", "greedy", "greedy", "me:Anna", "greedy:greedy 2"], USUAL)
    assert [player.name for player in players] == ["Player", "greedy", "greedy 2", "Anna", "greedy 2 2"]
    assert [player.bot for player in players] == ["", "greedy", "greedy", "", "greedy"]
    assert usual_seats(game, 3) == ["me", "magistrate@builder", "magistrate@envoy"]
    assert usual_seats(game, 5)[3:] == ["magistrate@governor", "magistrate@builder"]


def test_seats_of_players_with_budgets_and_characters() -> None:
    seats = ["search:200ms", "search:5", "search:5:Ana", "search:Ben", "clerk@envoy", "clerk@envoy:Cai", "me:5"]
    players = seated(game_named("china"), seats, USUAL)
    assert [player.bot for player in players] == [*seats[:2], "search:5", "search", *["clerk@envoy"] * 2, ""]
    assert [player.name for player in players] == ["search", "search 2", "Ana", "Ben", "envoy", "Cai", "5"]
    for wrong in ("clerk:5", "search:5:7", "planner:200ms", "planner:"):
        with pytest.raises(InputError, match=r"only search has a budget|a budget is a time"):
            seated(game_named("china"), [wrong], USUAL)


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
    turns = re.split(r"^--- (\w+)’s turn ---$", shown, flags=re.MULTILINE)[1:]
    assert len(turns) > 10
    for name, turn in zip(turns[::2], turns[1::2], strict=True):
        assert re.findall(r"(\w+) \(you\)", turn) == [name] * turn.count("Province ")
        assert set(re.findall(r"(\w+)’s card is \w+", turn)) <= {name}
        assert set(re.findall(r"(\w+) (?:is first player and )?is dealt \w+", turn)) <= {name}


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


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", ["Player", "apprentice", "apprentice 2", "builder", "clerk", "Zorn"]),
        ("fr", ["Joueur", "apprenti", "apprenti 2", "bâtisseur", "commis", "Zorn"]),
        ("de", ["Spieler", "Lehrling", "Lehrling 2", "Baumeister", "Schreiber", "Zorn"]),
        ("pt", ["Jogador", "aprendiz", "aprendiz 2", "construtor", "escrivão", "Zorn"]),
    ],
)
def test_whoever_is_not_named_is_called_in_the_readers_language(language: str, named: list[str]) -> None:
    seats = ["me", "apprentice", "apprentice", "magistrate@builder", "clerk", "clerk:Zorn"]
    players = seated(game_named("china"), seats, language)
    assert [player.name for player in players] == named
    assert [player.bot for player in players][1:4] == ["apprentice", "apprentice", "magistrate@builder"]


def test_a_game_is_welcomed_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "china", "--lang", "de", "--seat", "me", "--seat", "clerk", "--seat", "random"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith(
        "China mit Spieler, Schreiber und Zufall; Spielplanseite zu viert: Seite 3-4, Befestigungen: ohne."
    )
