"""The words of foresight: a message for everything that can be told, and none that nothing needs."""

import ast
import re
from importlib import resources

import pytest
from cf_positions import position

from guanxi.confucius import doors
from guanxi.confucius.doors.prospects.previews import OPEN
from guanxi.confucius.game import GAME
from guanxi.core.foresight import Change

FOLDER = resources.files(doors).joinpath("prospects")


def messages(sort: str) -> set[str]:
    text = resources.files("guanxi.confucius").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{sort}-([\w-]+) =", text, re.MULTILINE))


def written() -> set[str]:
    """Every text in the code that makes prospects."""
    sources = [entry.read_text(encoding="utf-8") for entry in FOLDER.iterdir() if entry.name.endswith(".py")]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_measure_has_its_words_and_nothing_else_has() -> None:
    measured = {kind for kind, _, _ in GAME.foresight.measures(GAME.rules.view(position("hubu-3:Anna"), 0))}
    assert messages("change") == measured


def test_every_prospect_with_words_is_made_somewhere() -> None:
    assert messages("prospect") <= written()


def test_everything_open_has_its_words_and_nothing_else_has() -> None:
    assert messages("open") == {*OPEN.values(), "examination"}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (Change("post", -1, "minister hubu", None, 0), "Minister of Hubu if it ended now: Anna instead of nobody."),
        (Change("post", -1, "secretary hubu", 1, None), "Secretary of Hubu if it ended now: nobody instead of Boris."),
        (Change("source", 1, "voyage india", None, 3), "Boris for India: 0 to 3."),
        (Change("source", 1, "invasion korea-2", None, 3), "Boris for Korea 2: 0 to 3."),
        (Change("source", 0, "emperor_insulted", None, 2), "Anna for Emperor Insulted: 0 to 2."),
        (Change("source", 0, "earlier", 1, 2), "Anna for points of before: 1 to 2."),
        (Change("gift", 0, "green", 0, 3), "Anna gives Boris a gift of 3."),
        (Change("gift", 0, "green", 3, 0), "The gift of Anna to Boris is gone."),
        (Change("student", -1, "red", None, 0), "The red student: Anna’s instead of nobody’s."),
        (Change("must_tutor", 1, "", None, 0), "Boris has to tutor the student of Anna."),
        (Change("blocked", 1, "hubu", True, False), "Boris can bribe in Hubu again."),
        (Change("discount", 0, "bingbu", False, True), "Anna gets the discount of Bingbu."),
        (Change("space", 0, "bribe_secure", 1, 2), "Cubes for bribing or securing next time: 1 to 2."),
        (Change("price", 0, "junks-4", 10, 7), "Coins for four junks: 10 to 7."),
        (Change("last_round", -1, "", False, True), "This is the last round."),
    ],
)
def test_changes_in_words(change: Change, told: str) -> None:
    assert GAME.foresight.say(change, ["Anna", "Boris"], "en") == told
