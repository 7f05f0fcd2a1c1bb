"""Two people at one table, each in their language: the same log, refused by the same clauses, in other words."""

import re
from typing import Any

import pytest
from archive_hands import GAMES, Site

from guanxi.core.languages import USUAL, languages
from guanxi.core.table import Refused
from guanxi.server.tables import deeds
from guanxi.server.tables.entries import Chair
from guanxi.server.tables.naming import names_in
from guanxi.server.tables.sitting import Sitting
from guanxi.server.telling import known
from running import some

READ = sorted(languages("guanxi.server"))


@pytest.mark.parametrize("game", GAMES)
def test_one_log_is_read_in_every_language(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 40)
    logs = {each: here.anna.get(f"/api/tables/{table}/log", language=each).json()["lines"] for each in READ}
    for language, log in some(logs.items()):
        assert [line["number"] for line in log] == [line["number"] for line in logs[USUAL]], language
        told = [(line["text"], usual["text"]) for line, usual in zip(log, logs[USUAL], strict=True) if usual["text"]]
        same = [text for text, usual in some(told) if text == usual]
        assert language == USUAL or len(same) < len(told) / 4, same


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_on_the_line_is_in_the_language_of_who_hears_it(here: Site, game: str) -> None:
    table = here.table(game)
    seat, number = here.asked(table), here.live(table).sitting.number
    refused = here.anna.get(f"/api/tables/{table}/why-not/all", seat=seat).json()["reasons"][0]["action"]
    told: dict[str, Any] = {}
    for language in some(READ):
        with here.client.websocket_connect("/api/live", headers=here.anna.headers) as socket:
            socket.send_json({"type": "hello", "table": table, "seat": seat, "language": language})
            move = {"type": "move", "table": table, "number": number, "key": f"in-{language}", "actions": [refused]}
            socket.send_json({**move, "seat": seat})
            while (heard := socket.receive_json())["type"] != "refusal":
                assert heard["type"] in ("fresh", "presence")
        told[language] = heard
        headers = {"accept-language": language}
        again = here.anna.post(
            f"/api/tables/{table}/moves", {"number": number, "actions": [refused], "seat": seat}, headers=headers
        )
        assert again.json()["text"] == heard["text"]
    assert len({each["clause"] for each in told.values()}) == 1
    assert len({each["text"] for each in told.values()}) == len(READ)


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", ["Clerk", "Clerk 2"]), ("fr", ["Commis", "Commis 2"]), ("de", ["Schreiber", "Schreiber 2"])],
)
@pytest.mark.parametrize("game", GAMES)
def test_computer_players_are_called_as_the_readers_language_calls_them(
    here: Site, game: str, language: str, named: list[str]
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "clerk"}, {"kind": "bot", "bot": "clerk"}]
    table = here.table(game, seats)
    sitting = here.live(table).sitting
    assert list(names_in(sitting, language)) == ["Anna", *named]
    told = here.anna.get(f"/api/tables/{table}/text", language=language).text
    assert all(name in told for name in named)
    assert sitting.table is not None
    assert sitting.table.players == ("Anna", "Clerk", "Clerk 2")  # what the record will hold


@pytest.mark.parametrize(("language", "named"), [("en", "Clerk"), ("fr", "Commis"), ("de", "Schreiber")])
def test_a_refusal_and_advice_call_computer_players_so_too(here: Site, language: str, named: str) -> None:
    table = here.table("confucius")
    found: list[int] = []
    while not found:
        here.play(table, 10)
        seat, s = here.asked(table), here.live(table).sitting.probe()
        found = naming_others(s, seat)
    mine = s.place_of(seat)
    s.chairs = [chair if place == mine else Chair(bot="clerk") for place, chair in enumerate(s.chairs)]
    assert named in known(s, seat, language).players
    for action in some(found):
        with pytest.raises(Refused) as refused:
            deeds.move(seat, [action], language)(s, deeds.Doer(here.anna.id, 0))
        assert named in refused.value.refusal.text


def naming_others(s: Sitting, seat: int) -> list[int]:
    """What is refused with somebody else's name."""
    table = s.running
    why = {action: table.why_not(seat, action) for action in range(s.game.rules.n_actions(table.state))}
    told = {action: re.findall(r"Anna(?: \d)?", each.text) for action, each in why.items() if each}
    return [action for action, names in told.items() if {*names} - {table.players[s.place_of(seat)]}]
