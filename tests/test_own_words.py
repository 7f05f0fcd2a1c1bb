"""Sentences are ours: no text of the program or its pages shares eight words in a row with a printed rulebook."""

from pathlib import Path

import pytest

import rulebooks

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
KINDS = ("src/**/*.toml", "src/**/*.ftl", "docs/**/*.md", "*.md", "scenarios/**/*.toml")


def test_nothing_is_copied_from_a_rulebook() -> None:
    books = rulebooks.known()
    paths = [path for kind in KINDS for path in sorted(ROOT.glob(kind))]
    assert len(books) > 30_000
    assert len(paths) > 100
    runs = {str(path.relative_to(ROOT)): rulebooks.runs_in(path.read_text(encoding="utf-8")) for path in paths}
    copied = {name: [found[key] for key in found.keys() & books] for name, found in runs.items()}
    assert {name: words for name, words in copied.items() if words} == {}


def test_what_is_copied_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rulebooks, "FILE", tmp_path / "book.bin")
    (tmp_path / "book.txt").write_text(
        "1 2 3 4 5 6 7 8. The Emperor drinks his tea, then; nobody speaks.", encoding="utf-8"
    )
    rulebooks.write(tmp_path)
    books = rulebooks.known()
    assert books & rulebooks.runs_in('It says: "The emperor drinks his tea. Then nobody speaks"').keys()
    assert not books & rulebooks.runs_in("The emperor drinks his tea, and nobody speaks; 1 2 3 4 5 6 7 8").keys()
