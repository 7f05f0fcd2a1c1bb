"""The page about foresight names everything that China foresees."""

import re
from pathlib import Path

import pytest
from test_examples import DOCS

from running import some

TEXTS = Path(__file__).parents[2] / "src" / "guanxi" / "china" / "texts" / "en.ftl"


@pytest.mark.parametrize("sort", ["prospect", "change", "open"])
def test_every_kind_is_on_the_page(sort: str) -> None:
    page = (DOCS / "foresight.md").read_text(encoding="utf-8").partition("## What China foresees")[2]
    kinds = re.findall(rf"^{sort}-([a-z-]+) =", TEXTS.read_text(encoding="utf-8"), re.MULTILINE)
    for kind in some(kinds):
        assert f"`{kind}`" in page, kind
