"""A fifth language is files: a server that has them tells everything in it, also from right to left."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from pseudo_language import LONG, MIRRORED, OPENS, copied, longer, mirrored
from running import some
from server.hands.sv_served import Served

pytestmark = pytest.mark.once

MADE = {LONG: longer, MIRRORED: mirrored}


class Reader:
    """Somebody who reads one language."""

    def __init__(self, url: str, language: str, name: str) -> None:
        self.language = language
        self._client = httpx.Client(base_url=url, headers={"accept-language": language}, timeout=60)
        self.post("/api/guests", name=name)

    def close(self) -> None:
        self._client.close()

    def post(self, path: str, **data: Any) -> Any:
        answer = self._client.post(path, json=data)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self._client.get(path)
        assert answer.is_success, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text


@pytest.fixture(scope="module")
def readers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Reader]]:
    """Two people at a server that speaks both."""
    served = Served(tmp_path_factory.mktemp("served"))
    served.path = str(copied(tmp_path_factory.mktemp("package")))
    served.start()
    found = [Reader(served.url, LONG, "Anna"), Reader(served.url, MIRRORED, "Boris")]
    yield found
    for reader in found:
        reader.close()
    served.stop()


def english(told: str) -> list[str]:
    """Words that are still English, of those that stand in any sentence and in no name of a field."""
    return re.findall(r"(?<![-\w])(?:the|and|with|is|of)(?![-\w])", told)


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_two_people_at_one_table_read_it_each_in_theirs(readers: list[Reader], game: str) -> None:
    anna, boris = readers
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = anna.post("/api/tables", game=game, seats=seats)["info"]["id"]
    boris.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    for path in some(["log", "text", "prospects", "standings"]):
        told = [str(reader.get(f"/api/tables/{table}/{path}")) for reader in readers]
        assert told[0] != told[1], path
        assert not english(told[0] + told[1]), path
    logs = [reader.get(f"/api/tables/{table}/log")["lines"] for reader in readers]
    assert [len(log) for log in logs] == [len(logs[0])] * 2


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_what_is_told_before_a_game_is_in_it(readers: list[Reader], game: str) -> None:
    for reader in some(readers):
        change = MADE[reader.language]
        about = next(each for each in reader.get("/api/games") if each["name"] == game)
        assert about["blurb"].startswith(OPENS)
        assert reader.language in about["texts"]
        assert not english(str([about["options"], about["house_rules"]]))
        rules = reader.get(f"/api/games/{game}/rules")
        assert (rules["language"], english(str(rules["sections"]))) == (reader.language, [])
        titles = [bot["title"] for bot in reader.get(f"/api/games/{game}/bots") if bot["sort"] == "level"]
        assert titles[0] == f"{OPENS}{change('apprentice')}⟧"
        assert not english(str(reader.get(f"/api/games/{game}/lessons")))


def test_pages_say_in_which_language_they_are(readers: list[Reader]) -> None:
    anna, boris = readers
    assert f'<html lang="{LONG}" dir="ltr">' in anna.get("/plain")
    assert f'<html lang="{MIRRORED}" dir="rtl">' in boris.get("/plain")
    assert f'<html lang="{LONG}" dir="ltr">' in boris.get(f"/plain?lang={LONG}"), "a link may name it"
    assert '<html lang="en" dir="ltr">' in boris.get("/plain?lang=en")
    assert boris.get("/api/me")["language"] == MIRRORED, "so notices come in it"
