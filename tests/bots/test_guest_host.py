"""Guests sit in processes of their own: whatever they do there is their fault, and nothing of it stays."""

import os
import signal
import subprocess
import sys
import time
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import guanxi as guanxi_package
from guanxi.bots.explaining import explain
from guanxi.bots.guests import GROUP, Fault, host
from guanxi.bots.guests.host import Guest, NotMade
from guanxi.bots.guests.limits import MEGABYTES, SECONDS, Limits, limit_memory, limits_here
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.table import Table

pytestmark = pytest.mark.once

GAME = game_named("china")
TABLE = Table(GAME, {"players": "3"}, ["Ana", "Ben", "Cai"], "guests")
LEGAL = GAME.rules.legal(TABLE.state)
VIEW = GAME.rules.view(TABLE.state, GAME.rules.to_act(TABLE.state))
SOURCE = str(Path(guanxi_package.__file__).parents[1])  # the very package that the tests run on
SHORT = Limits(seconds=1)


def guest(name: str, limits: Limits | None = None) -> Guest:
    return Guest(EntryPoint(name.lower(), f"rude_guests:{name}", GROUP), GAME, "s", TABLE.options, limits)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def ends(process: int) -> bool:
    """It does, sooner or later."""
    for _ in range(2400):
        if not is_running(process):
            return True
        time.sleep(0.05)
    return False


def fault_of(bot: Guest) -> str:
    with pytest.raises(Fault) as caught:
        bot.choose(VIEW, LEGAL)
    return str(caught.value)


@pytest.mark.parametrize("name", ["sleeper", "spinner", "stammerer", "flooder"])
def test_one_that_does_not_answer_is_stopped(name: str) -> None:
    bot = guest(name)
    process = bot._process.pid
    bot.limits = SHORT  # it was made in peace
    told = fault_of(bot)
    assert told in ("no answer within 1 seconds: it was stopped", "it answered what it was not asked")
    assert (name == "flooder") is told.startswith("it answered")
    assert not is_running(process)
    assert fault_of(bot) == told, "it stays away, and nobody waits for it again"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("quitter", "its process ended (exit code 3)"),
        ("leaver", "its process ended (exit code 4)"),
        ("crasher", f"its process was killed (signal {int(signal.SIGSEGV)})"),
        ("boaster", "it answered nonsense: a message of 1,048,577 bytes, more than 1,048,576"),
        ("forger", "it answered what it was not asked"),
        ("bomber", "it answered nonsense: "),
        ("nester", "it answered nonsense: a message that is nested too deeply"),
        ("grand", "it answered nonsense"),
    ],
)
def test_one_that_ends_or_talks_nonsense_is_gone(name: str, told: str) -> None:
    bot = guest(name)
    assert fault_of(bot).startswith(told)
    assert not is_running(bot._process.pid)
    assert fault_of(bot).startswith(told)


def test_one_that_hangs_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = guest("mute")
    with monkeypatch.context() as patch:
        patch.setattr(host, "AFTERWARDS", 0.1)
        assert fault_of(bot) == "its process closed its ears"
    assert ends(bot._process.pid)


def test_memory_has_a_limit() -> None:
    bot = guest("glutton", Limits(megabytes=700))
    assert fault_of(bot) == "MemoryError: "
    assert is_running(bot._process.pid), "it may do better next time"


def test_limits_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECONDS, "600")
    monkeypatch.setenv(MEGABYTES, "0")
    bot = guest("Thinker")
    assert bot.limits == Limits(600, 0)
    assert bot.choose(VIEW, LEGAL) == LEGAL[0]


@pytest.mark.parametrize("number", ["many", "-1", "", "1" * 40, "\u0663"])
def test_limits_are_numbers(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    for name in (SECONDS, MEGABYTES):
        with monkeypatch.context() as patch:
            patch.setenv(name, number)
            with pytest.raises(InputError, match=f"{name} in the environment is .* is wanted"):
                limits_here()


def test_where_memory_cannot_be_limited_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    with pytest.raises(InputError, match=f"cannot be limited to 64 MB on this system .* {MEGABYTES}=0"):
        limit_memory(64)


def test_printing_disturbs_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    assert guest("chatterbox").choose(VIEW, LEGAL) == LEGAL[0]
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("painter", "RuntimeError:  [31mred and  mirrored"),
        ("fraction", "TypeError: 'float' object cannot be interpreted as an integer"),
    ],
)
def test_what_a_guest_raises_is_told_in_plain_letters(name: str, told: str) -> None:
    bot = guest(name)
    assert fault_of(bot) == told
    assert fault_of(bot) == told, "it is asked again"


def test_an_action_that_is_not_legal_is_for_others_to_judge() -> None:
    assert guest("outsider").choose(VIEW, LEGAL) == 10**6


def test_its_children_end_with_it() -> None:
    bot = guest("parent")
    child = int(fault_of(bot).removeprefix("RuntimeError: "))
    assert is_running(child)
    bot.close()
    assert ends(child)
    assert not is_running(bot._process.pid)


def test_it_ends_when_nobody_has_it_any_more() -> None:
    bot = guest("Thinker")
    process = bot._process.pid
    assert is_running(process)
    del bot
    assert not is_running(process)


def ran(program: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([SOURCE, str(Path(__file__).parent)])
    return subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )


@pytest.mark.parametrize("killed", [True, False])
def test_it_ends_with_its_host(killed: bool) -> None:
    program = "import test_guest_host as t\nbot = t.guest('spinner')\nprint(bot._process.pid, flush=True)\n" + (
        "bot.choose(t.VIEW, t.LEGAL)" if killed else ""
    )
    with ran(program) as owner:
        assert owner.stdout is not None
        process = int(owner.stdout.readline())
        if killed:
            assert is_running(process)
            owner.kill()
        assert ends(process)


def test_it_says_what_it_is() -> None:
    bot = guest("Thinker")
    assert (bot.about, bot.budget, bot.every_move, bot.explains) == ("Explains itself.", 0.5, True, True)
    bot = guest("sleeper")
    assert (bot.about, bot.budget, bot.every_move, bot.explains) == ("", None, False, False)


def test_explanations_go_the_same_way() -> None:
    thoughts = explain(guest("Thinker"), GAME, VIEW, LEGAL, 2)
    assert [thought.action for thought in thoughts] == LEGAL[:2]
    assert thoughts[0].line == GAME.notation.write(TABLE.state, LEGAL[0]), "the words are ours"
    assert (thoughts[0].chances, thoughts[0].visits) == ((0.5, 0.25, 0.25), 7)
    assert thoughts[0].sentence == "why  not"
    for name in ("Babbler", "Giant"):
        with pytest.raises(InputError, match=f'"{name.lower()}" went wrong: it answered nonsense'):
            explain(guest(name), GAME, VIEW, LEGAL)
    with pytest.raises(InputError, match=r'"outsider" broke the rules: it answered 1000000'):
        explain(guest("outsider"), GAME, VIEW, LEGAL)


def test_without_options_there_is_no_table() -> None:
    bot = Guest(EntryPoint("t", "rude_guests:Thinker", GROUP), GAME, "s")
    with pytest.raises(InputError, match="name its options"):
        bot.choose(VIEW, LEGAL)


def test_one_that_is_never_made(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotMade, match=r'"t" \(rude_guests:none\) cannot be loaded: AttributeError'):
        Guest(EntryPoint("t", "rude_guests:none", GROUP), GAME, "s")
    with pytest.raises(NotMade, match=r'"t" cannot be made: its process ended \(exit code 7\)'):
        Guest(EntryPoint("t", "ends_at_once:bot", GROUP), GAME, "s")
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    with pytest.raises(InputError, match="cannot be started: No such file"):
        guest("Thinker")
