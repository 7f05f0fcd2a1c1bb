"""`guanxi play` in a real terminal: what is hidden, interrupted and cut short."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from pathlib import Path

import pytest

from guanxi.cli import main

pytestmark = pytest.mark.once

# --- a real terminal


class Terminal:
    """`guanxi play` in a terminal of its own: type lines, read until something is shown."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        import pty

        self.master, slave = pty.openpty()
        settings = {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50", **environment}
        clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "guanxi.cli", "play", *(options or ["china"])],
            stdin=slave, stdout=slave, stderr=slave, cwd=folder, env={**clean, **settings}, start_new_session=True,
            # Whoever runs the tests in the background has them ignore Ctrl-C, and what they start as well.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # fmt: skip
        os.close(slave)
        self.shown = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")  # a letter may come in two parts

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
                    self.shown += self.decoder.decode(os.read(self.master, 65536))
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
    terminal = Terminal(
        tmp_path, "china", "--seed", "hot", "--seat", "me:Anna", "--seat", "me:Boris", "--seat", "me:Clara"
    )
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
def test_control_c_asks_and_the_game_goes_on_or_is_kept(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "china", "--seed", "stop")
    assert "\x1b[1m" in terminal.until("Player> ")
    terminal.type("1\n")
    terminal.until("> ")
    # Between the prompt and the reading of a line a signal is only noted, so one may not be enough.
    assert "Traceback" not in terminal.until("Leave? The game is kept", knock=signal.SIGINT)
    terminal.until("(yes or no) ")
    terminal.type("no\nundo\n")
    terminal.until("Taken back: place palace")
    terminal.until("Player> ")
    assert "Traceback" not in terminal.until("guanxi play --resume", knock=signal.SIGINT)
    terminal.until("(yes or no) ")
    terminal.type("yes\n")
    terminal.until("The game is kept as it stands.")
    assert terminal.close() == 130


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_what_was_acknowledged_survives_a_kill_and_goes_on_alike(tmp_path: Path) -> None:
    seats = ("china", "--seed", "alike", "--seat", "me", "--seat", "clerk", "--seat", "greedy")
    whole = Terminal(tmp_path, *seats, NO_COLOR="1")
    whole.until("Player> ")
    expected = [taken_turn(whole) for _ in range(3)]
    whole.type("quit\n")
    whole.until("Goodbye.")
    assert whole.close() == 0
    (kept,) = (Path(os.environ["XDG_STATE_HOME"]) / "guanxi" / "games").glob("*.record")
    kept.unlink()
    killed = Terminal(tmp_path, *seats, NO_COLOR="1")
    killed.until("Player> ")
    assert [taken_turn(killed) for _ in range(2)] == expected[:2]
    killed.process.kill()
    assert killed.close() == -signal.SIGKILL
    again = Terminal(tmp_path, "--resume", NO_COLOR="1")
    again.until("Going on with the china begun ")
    again.until("Player> ")
    assert taken_turn(again) == expected[2]
    again.process.kill()
    assert again.close() == -signal.SIGKILL


def taken_turn(terminal: Terminal) -> str:
    """A turn in which always the first choice is taken, and all that is shown until the next one is asked for."""
    shown = ""
    while "Since your last turn:" not in shown:
        terminal.type("1\n")
        shown += terminal.until("> ")
    return shown


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_small_terminal_gets_a_short_menu_and_more_on_demand(tmp_path: Path) -> None:
    options = ("confucius", "--seed", "low", "--players", "5", "--option", "advanced=on")
    terminal = Terminal(tmp_path, *options, COLUMNS="80", LINES="24", NO_COLOR="1")
    terminal.until("So far:")
    terminal.until("\n\r\n")
    shown = terminal.until("Player> ")
    assert shown.count("\n") < 24
    assert re.search(r"Bribe ■ 1 \(\d choices\)  Bingbu  Hubu", shown)
    terminal.type("1\n")
    listed = terminal.until("Player> ")
    assert re.search(r"\d+ hubu-3 for \d", listed)
    terminal.type("board\n")
    assert "Manchuria" not in shown
    first = terminal.until('"more" shows what follows.')
    terminal.until("Player> ")
    terminal.type("more\n")
    assert "Titles as they stand" in first + terminal.until("Player> ")
    terminal.type("quit\n")
    terminal.until("Goodbye.")
    assert terminal.close() == 0


def test_help_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["play", "--help"])
    assert stop.value.code == 0
    assert "--seat WHO" in capsys.readouterr().out
