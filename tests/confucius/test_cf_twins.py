"""The compiled engine and the interpreted one play the same games of Confucius, move for move; so does every platform.

`cf_digest_games.py` plays in processes of their own (`twins.py`). With GUANXI_EXPECT_COMPILED=1 it is an error if the
installed engine is not compiled. GUANXI_SOAK=1 plays a lot more.
"""

import os
from pathlib import Path

import pytest

from twins import Twins

GAMES = 400 if os.environ.get("GUANXI_SOAK") == "1" else 8
TWINS = Twins(Path(__file__).parent / "cf_digest_games.py", configurations=9, games=GAMES)


def test_the_installed_engine_is_compiled_where_it_has_to_be(tmp_path: Path) -> None:
    TWINS.assert_installed_as_it_has_to_be(tmp_path)


def test_the_sources_play_the_recorded_games(tmp_path: Path) -> None:
    TWINS.assert_sources_play_the_recorded_games(tmp_path)


@pytest.mark.once
def test_the_installed_engine_plays_the_same_games(tmp_path: Path) -> None:
    TWINS.assert_installed_plays_the_same_games(tmp_path)
