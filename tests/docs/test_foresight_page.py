"""The page about foresight names everything that a game foresees."""

import re
from pathlib import Path

import pytest
from test_examples import DOCS

from running import some

pytestmark = pytest.mark.once

PACKAGE = Path(__file__).parents[2] / "src" / "guanxi"


@pytest.mark.parametrize("game", ["China", "Confucius"])
@pytest.mark.parametrize("sort", ["prospect", "change", "open"])
def test_every_kind_is_on_the_page(sort: str, game: str) -> None:
    page = (DOCS / "foresight.md").read_text(encoding="utf-8").partition(f"## What {game} foresees")[2]
    texts = (PACKAGE / game.lower() / "texts" / "en.ftl").read_text(encoding="utf-8")
    kinds = re.findall(rf"^{sort}-([a-z_-]+) =", texts, re.MULTILINE)
    for kind in some(kinds):
        assert f"`{kind}`" in page.partition("\n## ")[0], kind
