"""Nothing that differs between languages stands between texts in the code: French has a blank before : and ;."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from guanxi.commands.playing.menu import Menu
from guanxi.commands.playing.refusals import Refusals
from guanxi.core.game import game_named
from guanxi.core.languages import languages
from guanxi.core.plain.prose import prose_of
from guanxi.core.prose import Passage
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.core.terminal.ink import plain
from running import some

PACKAGE = Path(__file__).parents[1] / "src" / "guanxi"
# What speaks to players. The rest writes for programs, or for who runs a server or writes a game (test_words_in_code).
SPEAKING = [
    *(
        "bots/thoughts.py",
        "bots/reasons.py",
        "bots/moves.py",
        "bots/greedy.py",
        "commands/playing",
        "commands/rules.py",
    ),
    *("core/telling.py", "core/plain/prose.py", "core/plain/face.py", "server/notices", "server/office"),
    *(f"{game}/doors/{part}" for game in ("china", "confucius") for part in ("prose", "terminal", "words.py")),
]
JOINT = re.compile(r"\s*[:;!?]\s+")
COLON = re.compile(r"[:;!?]")
BARE = re.compile(r"[^\s\u202f\u00a0\d][:;!?](?=\s|$)")  # in French


def glued(source: str) -> Iterator[int]:
    """The lines in which a colon or the like is put between two texts."""
    for node in ast.walk(ast.parse(source)):
        text = node.right if isinstance(node, ast.BinOp) else node
        joint = COLON if isinstance(node, ast.BinOp) else JOINT
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and joint.fullmatch(text.value):
            yield text.lineno


@pytest.mark.once
def test_no_colon_stands_between_texts_in_code() -> None:
    paths = [path for each in SPEAKING for path in [PACKAGE / each, *(PACKAGE / each).rglob("*.py")] if path.is_file()]
    found = [
        (path.relative_to(PACKAGE).as_posix(), line) for path in some(paths) for line in glued(path.read_text("utf-8"))
    ]
    assert {name for name, _ in found} <= {"server/notices/https.py", "server/notices/mail.py"}  # as these want it


def test_the_eye_sees_glue() -> None:
    assert list(glued('f"{a}: {b}"\n"; ".join(c)\nd + ":"\nf"{a}, {b}"\n')) == [3, 1, 2]


def tables(name: str, names: Sequence[str], every: int) -> Iterator[Table]:
    """A table of a random game, now and then."""
    game, rng = game_named(name), Rng("glue")
    table = Table(game, {"players": str(len(names))}, names, "glue")
    while not game.rules.is_over(table.state):
        legal = table.legal()
        table.submit(game.rules.to_act(table.state), [legal[int(rng.below(len(legal)))]])
        if len(table.actions) % every == 0:
            yield table


def told(passages: Sequence[Passage]) -> list[str]:
    paragraphs = [part for each in passages for row in each.paragraphs for part in (row.head, row.text)]
    return [*paragraphs, *(cell for each in passages for row in each.rows for cell in row)]


@pytest.mark.parametrize("name", ["china", "confucius"])
def test_a_french_table_has_a_blank_before_every_colon(name: str) -> None:
    names = ["Ana", "Ben", "Cai"]
    for table in some(tables(name, names, 40)):
        game = table.game
        face, seat = game.face("fr"), max(game.rules.to_act(table.state), 0)
        seen = game.rules.shown(game.rules.view(table.state, seat))
        lines = told(prose_of(game, "fr").table(seen, names, seat)) + face.table(seen, names, seat, 200, None)
        lines += Refusals(Menu(table, face, "fr")).lines(400)
        assert [line for line in some(lines) if BARE.search(plain(line))] == []


# Words by which texts tell the reader and nobody from others, each with a name that begins alike.
LIKE_WORDS = {"you": "Yorick", "vous": "Vorick", "du": "Dorick", "eu": "Eurick", "me": "Merick", "nobody": "Norick"}


@pytest.mark.parametrize("language", sorted(languages("guanxi.china.doors.prose")))
@pytest.mark.parametrize("name", ["china", "confucius"])
def test_nobody_is_taken_for_who_reads_by_name(name: str, language: str) -> None:
    """A table of players called `you` and `nobody` is told like one of others, but for the names."""
    words, others = list(LIKE_WORDS), list(LIKE_WORDS.values())
    for start in (0, 3):
        named, like = ["Ana", *words[start : start + 3]], ["Ana", *others[start : start + 3]]
        for table in some(tables(name, like, 60)):
            seen = table.game.rules.shown(table.game.rules.view(table.state, 0))
            prose = prose_of(table.game, language)
            usual = "\n".join(told(prose.table(seen, like, 0)))
            for word, other in zip(named, like, strict=True):
                usual = usual.replace(other, word)
            assert "\n".join(told(prose.table(seen, named, 0))) == usual
