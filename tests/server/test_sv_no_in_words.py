"""A no is told in the language of whoever asked."""

import pytest

from guanxi.core.languages import USUAL, languages
from guanxi.server.errors import told_as
from guanxi.server.messages import ProblemTold
from guanxi.server.problems import ROWS, Problem
from running import some


@pytest.mark.parametrize("language", sorted(languages("guanxi.server")))
def test_every_problem_has_words_in_every_language(language: str) -> None:
    for code in some(ROWS):
        told = told_as(Problem(code), language)
        assert isinstance(told, ProblemTold)
        assert told.code == code
        assert (told.text == Problem(code).text) == (language == USUAL)
