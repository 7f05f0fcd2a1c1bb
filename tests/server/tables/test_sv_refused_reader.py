"""Whoever is refused reads *you*: in every language, by every door that tells why not."""

import re
from typing import Any

import pytest
from archive_hands import GAMES, Site

from guanxi.core.languages import languages
from guanxi.server.advice.refusing import as_sentence
from guanxi.server.tables.sitting import Sitting
from running import some

READ = sorted(languages("guanxi.server"))


def named(text: str) -> set[str]:
    """Who is named. Anna has all seats: whoever is to act reads it."""
    return set(re.findall(r"Anna(?: \d)?", text))


def told_plainly(s: Sitting, seat: int, language: str) -> dict[int, str]:
    """All that is refused, with names, as a record would tell it."""
    every = range(s.game.rules.n_actions(s.running.state))
    found = {action: s.running.why_not(seat, action, language=language) for action in every}
    return {action: as_sentence(refusal.text) for action, refusal in found.items() if refusal}


@pytest.mark.parametrize("language", READ)
@pytest.mark.parametrize("game", GAMES)
def test_who_is_refused_reads_no_name_of_their_own(here: Site, game: str, language: str) -> None:
    table, naming = here.table(game), 0
    for _ in range(3):
        here.play(table, 13)
        seat, s = here.asked(table), here.live(table).sitting
        own, plain = s.running.names[seat], told_plainly(s, seat, language)
        told = here.anna.get(f"/api/tables/{table}/why-not/all", seat=seat, language=language).json()["reasons"]
        for reason in some(told):
            usual = plain.get(reason["action"], reason["text"])  # none where only the order is against it
            assert named(reason["text"]) == named(usual) - {own}
            assert (reason["text"] == usual) == (own not in named(usual))
            naming += own in named(usual)
    assert naming


@pytest.mark.parametrize("language", READ)
@pytest.mark.parametrize("game", GAMES)
def test_every_door_says_it_alike(here: Site, game: str, language: str) -> None:
    table = here.table(game)
    here.play(table, 12)
    seat, s = here.asked(table), here.live(table).sitting
    own, plain = s.running.names[seat], told_plainly(s, seat, language)
    refused = [action for action, text in plain.items() if own in named(text)]
    for action in some(refused[:: max(1, len(refused) // 6)]):
        asked = here.anna.get(f"/api/tables/{table}/why-not", action=action, seat=seat, language=language).json()
        assert own not in named(asked["text"])
        body: dict[str, Any] = {"actions": [action]}
        doors = {
            "moves": body | {"number": s.number, "seat": seat},
            f"preview?seat={seat}": body,
            f"draft?seat={seat}": body,
        }
        for door, sent in some(doors.items()):
            answer = here.anna.post(f"/api/tables/{table}/{door}", sent, headers={"accept-language": language})
            assert (answer.status_code, as_sentence(answer.json()["text"])) == (409, asked["text"]), door


def test_in_english_it_is_you(here: Site) -> None:
    table = here.table("confucius")
    seat = here.asked(table)
    told = here.anna.get(f"/api/tables/{table}/why-not", action="pass", seat=seat).json()
    assert re.fullmatch(r"You still have \w+ unused cubes and cannot pass\.", told["text"])
    bribed = here.anna.get(f"/api/tables/{table}/why-not", action="buy gift 1", seat=seat).json()
    assert bribed["text"] == "You cannot buy the wall hanging: it is bought already."
