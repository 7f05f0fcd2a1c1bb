"""`guanxi play`: whole games from a script, what is shown, choosing, asking why, taking back."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from play_hands import ESCAPE, Play, answer

from guanxi.core.game import game_named
from guanxi.core.record import read_record, verify
from guanxi.core.table import Table, commitment
from running import once

# --- whole games


@pytest.mark.parametrize(
    "options",
    [
        (),
        once("--seat", "me", "--seat", "random", "--seat", "greedy"),
        once("--seat", "random", "--seat", "me", "--seat", "me:Anna", "--fortifications"),
        once("--option", "players=5", "--option", "fortifications=on"),
        once("--side", "4-5"),
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
    before, *after = re.split(r"Turn \d", shown, maxsplit=1)
    assert after
    assert commitment("seed") in before
    assert "The seed was" not in shown


def test_without_a_seed_every_game_is_another(play: Play) -> None:
    first, second = (re.findall("sha256:[0-9a-f]{64}", play("quit", options=())) for _ in range(2))
    assert len(first) == 1
    assert first != second


def test_computer_players_alone_play_to_the_end(play: Play) -> None:
    options = ("--seat", "random", "--seat", "random", "--seat", "greedy:Boris", "--seed", "bots")
    shown = play(options=options)
    assert "Final scoring" in shown
    assert "Boris" in shown
    assert play(options=options) == shown
    assert ">" not in shown


@pytest.mark.once
def test_the_same_seed_and_input_give_the_same_game(play: Play) -> None:
    assert play(*["1"] * 30) == play(*["1"] * 30)


@pytest.mark.once
def test_the_end_tells_where_the_record_is(play: Play, tmp_path: Path) -> None:
    play(*["1"] * 1000, options=("--seed", "end", "--save", "all.record"))
    shown = play(*["1"] * 1000, options=("--seed", "end"))
    told = re.search(r"The record of the game is in\s+(\S+)\.\n", shown)
    assert told
    assert Path(told[1]).read_text() == (tmp_path / "all.record").read_text()


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
    assert re.search(r"(builder|envoy|governor) builds .*\bpays", shown, re.DOTALL)


def test_a_pipe_gets_no_escape_codes_and_no_color_is_obeyed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = play("1", "why", "score", "help", "map")
    assert ESCAPE not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert ESCAPE in play("1", "why", "score", "help", "map")
    monkeypatch.setenv("NO_COLOR", "1")
    assert play("1", "why", "score", "help", "map") == plain


@pytest.mark.once
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
    assert f"({space} " in answer(play(f"place palace {space}"), f"place palace {space}")
    paid = re.search(r"Pay +1 (\w+) [RGOYP]\n", play("1"))
    assert paid
    whole = f"place palace {space} paying {paid[1]}"
    assert re.search(rf"\({space} \w+\) and pays {paid[1]}\.", answer(play(whole), whole))
    short = f"{space} {paid[1][0]}"
    assert re.search(rf"\({space} \w+\) and pays {paid[1]}\.", answer(play(short), short))


@pytest.mark.clause("CN-PLACE-03")
def test_a_gesture_without_its_payment_is_done_whole_or_not_at_all_too(play: Play) -> None:
    shown = play(
        "wei-3 wei", "undo", options=("--seed", "look", "--seat", "me", "--seat", "random", "--seat", "random")
    )
    assert "so it takes one piece this turn (CN-PLACE-03)" in answer(shown, "wei-3 wei")
    assert "You have done nothing in this turn yet" in answer(shown, "undo")


def test_a_gesture_is_done_whole_or_not_at_all(play: Play) -> None:
    first = re.search(r"^ +1 (\S+)", play(), re.MULTILINE)
    assert first
    line = f"place palace {first[1]} paying red red red"
    shown = play(line, "undo")
    assert answer(shown, line).startswith("! pay red red red: ")
    assert answer(shown, "undo").startswith("You have done nothing in this turn yet")


@pytest.mark.once
@pytest.mark.parametrize("line", ["pass", "why pass", "preview pass"])
@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (("me:Anna", "random", "random"), "you must place"),
        (("me:Anna", "me:Boris", "me:Clara"), r"(Anna|Boris|Clara) must place"),
    ],
)
def test_who_plays_alone_is_refused_as_you_and_several_by_name(
    play: Play, line: str, seats: tuple[str, ...], told: str
) -> None:
    options = ("--seed", "seed", *(word for seat in seats for word in ("--seat", seat)))
    said = " ".join(answer(play(line, options=options), line).split())
    assert re.search(f"there is no passing: {told} a piece", said)
    assert f"there is no passing: {told}".partition("(")[0] in " ".join(play("why not", options=options).split())


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("0", "no choice 0 has been shown, only 1 to "),
        ("99999999999999999999", "no choice 999999999 has been shown"),
        ("-1", '"-1" is nothing that can be done now. Possible: "place palace '),
        ("1 2", '"1 2" is nothing that can be done now'),
        ("²", '"²" is nothing that can be done now'),
        ("foo", '"foo" is nothing that can be done now. Possible: "place palace '),
        ("place palace wei-99", 'there is no palace space "wei-99"; that province has wei-1 to wei-7'),
        ("place temple wei-1", '"temple" is no piece'),
        ("wei-3 paying pink", '"pink" is no colour of cards'),
        ("pass", "(CN-TURN-03)"),
        ("draw", "(CN-DRAW-01)"),
        ("why 99999", "no choice 99999 has been shown"),
        ("why nonsense", '"nonsense" is nothing that can be done now'),
        ("save", "which file?"),
        ("load", "which file?"),
        ("load nothing.record", "nothing.record: cannot be read: No such file"),
        ("save nowhere/x.record", "nowhere/x.record: cannot be written: No such file"),
        ("save .", ". is there already and holds something else than this game"),
        (f"save {'x' * 300}", "cannot be written: File name too long"),
        ("save ~nobody-of-that-name/x", "~nobody-of-that-name/x: "),
        ("rules CN-RAOD-07", "did you mean CN-ROAD-07"),
        ("log many", 'say "log" for everything'),
        ("\x1b[31mred\x00", '"[31mred" is nothing that can be done now'),
        ("x" * 5000, "is nothing that can be done now"),
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
    shown = play("why not")
    listed = answer(shown, "why not")
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
    listed = answer(play("why not"), "why not")
    last = re.findall(r"^(\d+)(?:–\d+)? ", listed, re.MULTILINE)[-1]
    assert answer(play("why not", last), last).startswith("! pass: ")
    assert f"no choice {last} has been shown" in play(last), "a number means nothing before it is shown"
    why = answer(play("why not", f"why {last}"), f"why {last}")
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
        earlier = [action for action in table.legal() if game.rules.only_order(table.state, seat, action)]
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
