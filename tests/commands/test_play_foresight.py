"""`guanxi play`: what comes stands on the screen, moves can be previewed, and a warning comes before some of them."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from play_hands import Play, answer
from test_play_terminal import Terminal, in_the_source_tree
from test_screen_laws import TABLES, called, decisions

from guanxi.commands.playing import sight
from guanxi.commands.playing.choices import Choice
from guanxi.commands.playing.layout import Layout
from guanxi.commands.playing.orders import obey
from guanxi.commands.playing.saving import save_game
from guanxi.commands.playing.seats import Player
from guanxi.commands.playing.session import Session
from guanxi.core.foresight import ROUND, STANDS, Change, NoForesight, Prospect, Telling, relevant
from guanxi.core.game import game_named
from guanxi.core.languages import USUAL
from guanxi.core.table import Refused, Table
from guanxi.core.terminal.ink import width_of
from running import some

pytestmark = pytest.mark.once

__all__ = ["in_the_source_tree"]  # a fixture for every test here

FEW = [TABLES[1], TABLES[4]]  # of each game one


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("NO_COLOR", "1"), ("COLUMNS", "80"), ("LINES", "24")):
        monkeypatch.setenv(name, value)


def comes(session: Session) -> Sequence[Prospect]:
    return session.game.foresight.prospects(session.game.rules.view(session.state, session.seat))


def joined(lines: Sequence[str]) -> str:
    return " ".join(" ".join(lines).split())


def position(session: Session) -> tuple[object, ...]:
    """All that a preview or a declined move may not change."""
    table = session.table
    drawn = session.game.positions.draw(table.state, table.names, session.seat)
    return table.number, table.drawn, table.held, len(table.actions), drawn


# --- on the screen


@pytest.mark.parametrize("table", FEW, ids=called)
@pytest.mark.parametrize(("columns", "lines", "most"), [(80, 24, 3), (140, 45, 5)])
def test_the_most_important_that_comes_stands_on_the_screen(
    table: tuple[str, dict[str, str]], columns: int, lines: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    heights = set()
    for session in some(decisions(*table, seed="ahead", every=3)):
        told = Telling(session.game.foresight, session.table.names, USUAL)
        words = sight.ahead(session.table, session.seat, USUAL)
        found = [told.short(each) for each in relevant(comes(session), session.seat)]
        assert [each for each in words if each in found] == found
        layout = Layout(session.face, session.table.names, session.seat, columns, lines)
        shown = layout.turn(session.seen_by(session.seat), session.menu, words)
        start = [n for n, line in enumerate(shown) if line.startswith("Prospects: ")]
        assert len(start) == bool(words)
        below = shown[start[0] : -1] if start else []
        heights.add(len(below))
        whole = [each for each in words if each in joined(below)]
        left = len(words) - len(whole) if "more." in joined(below) else 0
        assert words[:1] == [] or joined(below).startswith(f"Prospects: {words[0]}"[: columns - 2])
        assert not left or f"And {left} more." in joined(below) or any(line.endswith("…") for line in below)
    assert max(heights) <= most
    assert len(heights) > 1


class Bound(NoForesight):
    """Everybody is bound by a step, and something comes every time."""

    def prospects(self, view: object) -> Sequence[Prospect]:
        steps = tuple(Prospect(f"step {seat}", ROUND, STANDS, "CN-END-01", seats=(seat,)) for seat in range(3))
        comes = Prospect("event", ROUND, STANDS, "CN-END-01", seats=(0, 1, 2), steps=steps)
        return (replace(comes, kind="usual", routine=True), comes)

    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        return told.kind if isinstance(told, Prospect) else ""


def test_the_steps_that_bind_me_are_shown_with_what_they_belong_to() -> None:
    table = Table(replace(game_named("china"), foresight=Bound()), {"players": "3"}, ["Ann", "Bob", "Cai"], "bound")
    assert sight.ahead(table, 1, USUAL) == ["event", "step 1"]


# --- prospects


@pytest.mark.parametrize("table", FEW, ids=called)
def test_prospects_tells_all_that_comes_with_its_steps(table: tuple[str, dict[str, str]]) -> None:
    steps = 0
    for session in some(decisions(*table, seed="all", every=9)):
        lines = sight.prospects(session.table, session.seat, USUAL, 80)
        told = Telling(session.game.foresight, session.table.names, USUAL)
        for prospect in some(comes(session)):
            steps += len(prospect.steps)
            assert all(joined([line]) in joined(lines) for line in told.prospect(prospect))
        assert max(map(width_of, lines)) <= 80
    assert steps


def test_prospects_of_something(play: Play) -> None:
    options = ("--seed", "a", "--seat", "me", "--seat", "random", "--seat", "random")
    shown = play("prospects", "prospects HUBU", "prospects nonsense", options=options, game="confucius")
    assert "Bingbu lacks" in answer(shown, "prospects")
    assert "Hubu lacks" in answer(shown, "prospects HUBU")
    assert "Bingbu lacks" not in answer(shown, "prospects HUBU")
    assert answer(shown, "prospects nonsense") == "Nothing is foreseen.\n"


# --- preview


@pytest.mark.parametrize("table", FEW, ids=called)
def test_a_preview_tells_what_changes_and_changes_nothing(
    table: tuple[str, dict[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    for session in some(decisions(*table, seed="preview", every=12)):
        session.menu.everything(80)
        told = Telling(session.game.foresight, session.table.names, USUAL)
        before = position(session)
        for key in list(session.menu.keys.given)[:3]:
            (choice,) = session.menu.keys.given[key]
            by_key, by_line = (said(session, f"preview {word}", capsys) for word in (key, choice.line))
            assert by_key == by_line
            lines = told.preview(session.table.preview(session.seat, choice.actions))
            for line in lines:
                assert line in joined(by_key.split("\n"))
            assert ("nothing is done" in by_key) == bool(lines)
            assert max(map(width_of, by_key.split("\n"))) <= 80
        assert position(session) == before


def said(session: Session, line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed when a line is typed that changes nothing."""
    capsys.readouterr()
    assert not obey(session, line)
    return capsys.readouterr().out


def test_a_preview_answers_as_a_move_does(play: Play) -> None:
    shown = play("preview", "preview palace", "preview dance", "preview pass", "preview 1", "help")
    assert "which move? for example: preview 1" in answer(shown, "preview")
    assert answer(shown, "preview palace").startswith('"palace" may mean:\n')
    assert '"dance" is nothing that can be done now' in answer(shown, "preview dance")
    assert "there is no passing" in answer(shown, "preview pass")
    assert answer(shown, "preview 1").startswith("place palace ")
    assert all(f" {order} " in answer(shown, "help") for order in ("preview", "prospects,", "warn"))


# --- warnings


def warned(table: tuple[str, dict[str, str]], avoidable: bool = True) -> tuple[Session, Choice]:
    """A decision at which a choice is warned of; is there another that is not?"""
    seed, number, key = found_warned(TABLES.index(table), avoidable)
    session = next(islice(decisions(*table, seed=seed), number, None))
    return session, session.menu.choices[key]


@cache
def found_warned(table: int, avoidable: bool) -> tuple[str, int, int]:
    for seed in (f"warned {n}" for n in range(9)):
        for number, session in enumerate(decisions(*TABLES[table], seed=seed)):
            choices = session.menu.choices
            warns = [bool(session.table.preview(session.seat, choice.actions).warnings) for choice in choices]
            if True in warns and avoidable == (False in warns):
                return seed, number, warns.index(True)
    raise AssertionError("nobody is ever warned")


def answering(session: Session, monkeypatch: pytest.MonkeyPatch, *answers: str) -> list[str]:
    """Let a person at a terminal answer; the questions are noted."""
    asked: list[str] = []
    left = list(answers)

    def ask(prompt: str) -> str:
        if not left:
            raise EOFError
        asked.append(prompt)
        return left.pop(0)

    session.screen.interactive = True
    monkeypatch.setattr(session.screen, "ask", ask)
    return asked


@pytest.mark.parametrize("table", FEW, ids=called)
@pytest.mark.parametrize("no", ["", "n", "what?"])
def test_a_warned_move_that_is_declined_changes_nothing(
    table: tuple[str, dict[str, str]], no: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session, choice = warned(table)
    before, asked = position(session), answering(session, monkeypatch, no, no)
    shown = said(session, choice.line, capsys)
    for warning in some(session.table.preview(session.seat, choice.actions).warnings):
        sentence = session.game.foresight.say(warning, session.table.names, USUAL)
        assert f"! {sentence} ({warning.clause})" in joined(shown.split("\n"))
    assert shown.endswith("Not done.\n")
    assert position(session) == before
    said(session, choice.line, capsys)
    assert asked == ["Do it? [y/N] "] * 2  # whoever thought better of it may forget


@pytest.mark.parametrize("table", FEW, ids=called)
def test_what_was_agreed_to_is_not_asked_again_in_this_turn(
    table: tuple[str, dict[str, str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session, choice = warned(table)
    asked, number = answering(session, monkeypatch, "y"), len(session.table.actions)
    assert obey(session, choice.line)
    assert len(asked) == 1
    assert "! " in capsys.readouterr().out
    session.table.rewind(number)
    session.open_menu()
    assert obey(session, choice.line)
    assert len(asked) == 1
    assert "! " not in capsys.readouterr().out


def test_the_next_turn_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session, choice = warned(TABLES[1])
    session.caution.agree(session.table.preview(session.seat, choice.actions).warnings)
    asked = answering(session, monkeypatch, "", choice.line, "no")  # the first sits down
    session.play()
    assert asked[-1] == "Do it? [y/N] "


def test_warnings_can_be_switched_off(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    session, choice = warned(TABLES[4])
    asked, number = answering(session, monkeypatch, "n"), len(session.table.actions)
    assert said(session, "warn off", capsys) == 'You are not warned any more; "warn on" changes that.\n'
    assert said(session, "warn", capsys) == 'You are not warned any more; "warn on" changes that.\n'
    assert 'say "warn off" or "warn on"' in said(session, "warn maybe", capsys)
    assert obey(session, choice.line)
    assert asked == []
    assert "! " not in capsys.readouterr().out
    session.table.rewind(number)
    session.open_menu()
    said(session, "warn on", capsys)
    assert "Not done." in said(session, choice.line, capsys)


@pytest.mark.parametrize("table", FEW, ids=called)
def test_a_pipe_is_told_and_not_asked(table: tuple[str, dict[str, str]], capsys: pytest.CaptureFixture[str]) -> None:
    session, choice = warned(table)
    number = session.table.number
    assert obey(session, choice.line)
    assert session.table.number == number + 1
    shown = capsys.readouterr().out
    assert shown.startswith("! ")
    assert "Do it?" not in shown


def test_where_every_choice_gives_something_nobody_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session, choice = warned(TABLES[4], avoidable=False)
    asked = answering(session, monkeypatch)
    assert obey(session, choice.line)
    assert asked == []
    assert "! " in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("table", FEW, ids=called)
def test_in_a_terminal_a_question_comes_before_the_move(table: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    session, choice = warned(table)
    me = session.player_at(session.seat)
    players = [Player(name, "" if number == me else "random") for number, name in enumerate(session.table.players)]
    save_game(tmp_path / "late.record", session.table, players, USUAL)
    terminal = Terminal(tmp_path, table[0], "--load", "late.record", COLUMNS="80", LINES="24", NO_COLOR="1")
    shown = terminal.until(f"{session.table.names[session.seat]}> ")
    assert ("Prospects: " in shown) == bool(sight.ahead(session.table, session.seat, USUAL))
    terminal.type(f"{choice.line}\n")
    assert "! " in terminal.until("Do it? [y/N] ")
    terminal.type("\n")
    terminal.until("Not done.")
    terminal.type(f"{choice.line}\n")
    terminal.until("Do it? [y/N] ")
    terminal.type("y\n")
    assert "Not done." not in terminal.until("> ")
    terminal.type("quit\n")
    terminal.until("Goodbye.")
    assert terminal.close() == 0


def test_what_is_looked_at_before_it_is_done_is_refused_in_the_readers_language() -> None:
    table = Table(game_named("china"), {"players": "3"}, ["Ann", "Bob", "Cai"], "reader")
    seat, legal = table.game.rules.to_act(table.state), table.legal()
    refused = next(a for a in range(table.game.rules.n_actions(table.state)) if a not in legal)
    told = {}
    for language in ("en", "fr"):
        with pytest.raises(Refused) as found:
            sight.Caution().against(table, seat, [refused], language)
        told[language] = str(found.value.refusal)
        assert told[language] == str(table.why_not(seat, refused, language=language))
    assert told["en"] != told["fr"]
