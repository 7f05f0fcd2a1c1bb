"""Nothing that people read stands in the site's code: texts of templates, labels, and sentences in scripts.

All of it is in src/guanxi/web/texts; what is the same in every language is listed here.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from running import some

pytestmark = pytest.mark.once

SOURCES = Path(__file__).parents[2] / "web" / "src"
SAME = {"guanxi verify .record"}  # a command
LABELS = re.compile(r"""\s(?:aria-label|aria-description|title|placeholder|alt|label)="([^"{]*)["{]""")
SENTENCE = re.compile(r"""["'`]([A-Z][a-z]+(?: [a-z]+)+[^"'`]*)["'`]""")  # "Not yet"
WORD = re.compile(r"[^\W\d_]{2,}")


def template(source: str) -> str:
    """A component without scripts, styles and comments."""
    return re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)


def written(source: str) -> Iterator[str]:
    """The texts of a template: what stands between its tags, and in no braces."""
    braces, is_tag, quote, text = 0, False, "", ""
    for letter in template(source):
        if braces or letter == "{":
            braces += {"{": 1, "}": -1}.get(letter, 0)
        elif is_tag:
            quote = "" if letter == quote else quote or (letter if letter in "\"'" else "")
            is_tag = bool(quote) or letter != ">"
        elif letter == "<":
            is_tag, text = True, f"{text}\n"
        else:
            text += letter
    yield from (line.strip() for line in re.sub(r"&\w+;", "", text).split("\n") if WORD.search(line))


def components() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCES.rglob("*.svelte")):
        yield path.relative_to(SOURCES).as_posix(), path.read_text(encoding="utf-8")


def test_templates_hold_no_words() -> None:
    found = {name: [text for text in written(source) if text not in SAME] for name, source in some(components())}
    assert {name: texts for name, texts in found.items() if [each for each in texts if WORD.search(each)]} == {}


def test_labels_are_said() -> None:
    found = {
        name: [each for each in LABELS.findall(template(text)) if WORD.search(each)] for name, text in components()
    }
    assert found
    assert {name: labels for name, labels in found.items() if labels} == {}


def test_scripts_hold_no_sentences() -> None:
    """But for what our own mistakes say of themselves."""
    found = []
    for path in some(path for path in sorted(SOURCES.rglob("*")) if path.suffix in (".ts", ".svelte")):
        source = re.sub(r"//.*|/\*.*?\*/|<!--.*?-->", "", path.read_text(encoding="utf-8"))
        source = re.sub(r"/\*.*?\*/|<!--.*?-->", "", source, flags=re.DOTALL)
        lines = [line for line in source.split("\n") if "Error(" not in line]
        found += [(path.name, text) for line in lines for text in SENTENCE.findall(line)]
    assert found == []


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ("<p>{say('x')}</p>", []),
        ("<p title='Not yet'>Not {#if a}yet{/if}</p>", ["Not", "yet"]),
        ("<script>const a = 'b c';</script><b>42 ·</b>", []),
    ],
)
def test_what_is_written_is_found(source: str, texts: list[str]) -> None:
    assert " ".join(written(source)).split() == texts
