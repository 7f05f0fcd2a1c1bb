"""`--help` in every language: all of it is messages, none wider than a terminal, and what argparse says is ours too."""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import guanxi
from guanxi.cli import main
from guanxi.commands.help.argparse_words import SAID, said
from guanxi.commands.help.form import Form
from guanxi.commands.line import COMMANDS, build_parser
from guanxi.core import sentence
from guanxi.core.languages import languages
from guanxi.core.reader import hear
from guanxi.core.sentence import Sentence
from running import some

pytestmark = pytest.mark.once

LANGUAGES = sorted(languages("guanxi.commands.help"))
SIGNS = re.compile(r"[A-Z]|URL|HOST|PORT")  # placeholders that are no words


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """80 columns, English unless a test says otherwise."""
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield
    hear([])


def commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and all below it, each with what games add to it."""
    getattr(parser, "_complete", lambda words: None)(["--help"])
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from commands(each)


def texts(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Everything that help of a parser is made of."""
    yield from filter(None, (parser.description, parser.epilog))
    yield from filter(None, (text for group in parser._action_groups for text in (group.title, group.description)))
    for action in parser._actions:
        choices = (
            [each.help for each in action._get_subactions()] if hasattr(action, "_get_subactions") else [action.help]
        )
        assert all(choices), f"{parser.prog}: {action.dest} has no help"
        yield from map(str, choices)
        if isinstance(action.metavar, str) and not SIGNS.fullmatch(action.metavar):
            yield action.metavar
        takes = action.nargs != 0 and not action.choices
        assert action.metavar or not takes, f"{parser.prog}: {action.dest} would be told by its English name"


def test_all_that_help_tells_is_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    def marked(self: Sentence, language: str) -> str:
        return f"‹{self.message}" + "".join(sentence.told(each, language) for each in self.facts.values()) + "›"

    monkeypatch.setattr(Sentence, "told", marked)
    parsers = list(commands(build_parser()))
    assert len(parsers) > len(COMMANDS) + 10
    literal = {(parser.prog, text) for parser in parsers for text in texts(parser) if not is_marked(text)}
    assert not literal


def is_marked(text: str) -> bool:
    return text.startswith("‹") and text.rstrip(".").endswith("›")


def test_every_help_is_told_in_every_language_and_in_no_other() -> None:
    """A translation that was forgotten is the English text; words that are the same in both are few."""
    english = messages("en")
    for language in some(set(LANGUAGES) - {"en"}):
        other = messages(language)
        same = {name for name in english if len(english[name].split()) > 3 and other[name] == english[name]}
        assert same <= {"shared-values"}


def messages(language: str) -> dict[str, str]:
    path = Path(guanxi.__file__).parent / "commands" / "help" / "texts" / f"{language}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    source = path.read_text(encoding="utf-8")
    found = [each for each in body if isinstance(each, Message) and each.value and each.value.span]
    return {each.id.name: source[each.value.span.start : each.value.span.end] for each in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_terminal(language: str) -> None:
    hear(["--lang", language])
    for parser in some(commands(build_parser())):
        wide = [line for line in parser.format_help().split("\n") if len(line) > 80]
        assert not wide, parser.prog


@pytest.mark.parametrize(
    ("words", "usage"),
    [
        (("--lang", "de", "play", "--help"), "Aufruf: guanxi play [-h]"),
        (("play", "--help", "--lang", "de"), "Aufruf: guanxi play [-h]"),
        (("rules", "--lang=fr", "--help"), "usage\u202f: guanxi rules [-h] [--house] [--json] [MOT ...]\n"),
        (("rules", "--lang=pt", "--help"), "utilização: guanxi rules [-h] [--house] [--json] [PALAVRA ...]\n"),
        (("board", "check", "--help", "--lang", "de"), "Aufruf: guanxi board check [-h] [--json] DATEI\n"),
        (("play", "--help", "--lang", "nobody"), "usage: guanxi play [-h]"),
    ],
)
def test_lang_may_stand_anywhere(words: tuple[str, ...], usage: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(usage)


def test_the_environment_decides_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    told = capsys.readouterr().out
    assert messages("de")["play--load"] in told
    assert "China: Offizielles Modul für erfahrene Spieler." in told
    assert main(["board"]) == 0
    assert capsys.readouterr().out.startswith("Aufruf: guanxi board [-h] AKTION")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "--no-such"), "guanxi: Fehler: unbekannte Argumente: --no-such"),
        (("plya",), "guanxi: Fehler: Argument BEFEHL: 'plya' steht nicht zur Wahl (möglich: 'play', "),
        (("serve", "--log-format", "xml"), "'xml' steht nicht zur Wahl (möglich: 'text', 'json')"),
        (("serve", "--port", "x"), "guanxi serve: Fehler: Argument --port: kein gültiger Wert (int): 'x'"),
        (("replay",), "guanxi replay: Fehler: diese Argumente fehlen: AUFZEICHNUNG"),
        (("replay", "--at"), "guanxi replay: Fehler: Argument --at: hier fehlt ein Wert"),
        (("replay", "x", "--at", "-5"), "Argument --at: "),
        (("simulate", "china", "--games", "0"), "'0' ist keine Zahl von 1 bis zu einer Milliarde"),
        (("verify", "--json=1", "x"), "hier gehört kein Wert hin: '1'"),
        (("scenario",), "guanxi scenario: Fehler: diese Argumente fehlen: DATEI"),
        (("arena", "--game", "china", "--players"), "Argument --players: mindestens ein Wert ist nötig"),
        (("serve", "--log", "json"), "mehrdeutige Option: --log könnte --log-format, --log-requests heißen"),
        (("--lang",), "Argument --lang: hier fehlt ein Wert"),
    ],
)
def test_what_is_wrong_is_said_in_german(
    words: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    errors = capsys.readouterr().err
    assert errors.startswith("Aufruf: guanxi")
    assert told in errors


def test_argparse_says_in_english_what_it_always_said() -> None:
    assert {text: said(text) for text in some(SAID)} == {text: text for text in SAID}


def test_blanks_around_what_argparse_says_stay() -> None:
    hear(["--lang", "de"])
    assert said("usage: ") == "Aufruf: "
    assert said("%(prog)s: error: %(message)s\n") == "%(prog)s: Fehler: %(message)s\n"
    assert said('argument "-" with mode %r') == 'argument "-" with mode %r'


# What only those get to read who write a parser wrongly, or let it suggest words (Python 3.14).
FOR_WRITERS = re.compile(
    "not defined|conflicting|cannot merge|is an invalid argument|invalid option string|dest=|conflict_resolution"
    "|must be optional|multiple subparser|not callable|with mode|can't open|deprecated|maybe you meant"
)


def test_argparse_says_nothing_else() -> None:
    """Of this Python: another may say more."""
    calls = [
        node
        for node in ast.walk(ast.parse(Path(argparse.__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext")
    ]
    found = {arg.value for call in calls for arg in call.args if isinstance(arg, ast.Constant)}
    unknown = {text for text in found if isinstance(text, str) and text.strip() not in SAID}
    assert len(found) > 20
    assert not {text for text in unknown if not FOR_WRITERS.search(text)}, sys.version


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_argparse_fills_in_stays(language: str) -> None:
    hear(["--lang", language])
    gaps = re.compile(r"%(?:\(\w+\))?[sr]")
    for text in some(SAID):
        assert sorted(gaps.findall(said(text))) == sorted(gaps.findall(text)), (language, text)


def laid_out(text: str, width: int) -> list[str]:
    return Form("guanxi", width=width)._fill_text(text, width, "").split("\n")


def test_prose_is_filled_and_examples_keep_their_lines() -> None:
    text = "One two\nthree four.\n\nExamples:\n  guanxi a    first\n  guanxi b    second"
    assert laid_out(text, 60) == ["One two three four.", "", *text.split("\n")[3:]]
    assert laid_out(text, 14)[:2] == ["One two three", "four."]


def test_what_an_example_does_goes_on_below_itself() -> None:
    text = "  guanxi a    first and second\n              and third"
    assert laid_out(text, 20) == [
        "  guanxi a    first",
        "              and",
        "              second",
        "              and",
        "              third",
    ]


def test_a_command_goes_on_as_in_a_shell() -> None:
    assert laid_out("  guanxi play --seat me --seat clerk", 22) == ["  guanxi play --seat \\", "      me --seat clerk"]
