"""What is told of games before anybody plays: what can be chosen, their words, their rules, their boards."""

import pytest
from archive_hands import GAMES, Site
from fluent.runtime import FluentBundle, FluentResource

from guanxi.core.catalogue import load_catalogue
from guanxi.core.game import game_named


def test_games_tell_what_a_first_page_needs(here: Site) -> None:
    told = {each["name"]: each for each in here.client.get("/api/games").json()}
    for name in GAMES:
        game = told[name]
        assert game["blurb"]
        assert game["designer"]
        assert game["year"] > 2000
        assert game["players"] == [3, 4, 5]
        assert game["minutes"][0] <= game["minutes"][1]
        assert game["has_board"]
        assert all(rule["text"] and rule["default"] in rule["values"] for rule in game["house_rules"])
        assert all(option["help"] for option in game["options"])
        assert "en" in game["texts"]


@pytest.mark.parametrize("game", GAMES)
def test_words_are_kept_by_their_hash(here: Site, game: str) -> None:
    path = f"/api/games/{game}/texts/en"
    answer = here.client.get(path)
    assert answer.headers["content-type"].startswith("text/plain")
    words = FluentBundle(["en"])
    words.add_resource(FluentResource(answer.text))
    state = game_named(game).rules.start(game_named(game).options({}))
    for kind in game_named(game).events(state).rows:
        assert kind.silent or words.has_message(kind.name), kind.name
    assert (answer.headers["cache-control"], len(answer.headers["etag"])) == ("no-cache", 18)
    again = here.client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    about = {each["name"]: each for each in here.client.get("/api/games").json()}
    version = about[game]["texts"]["en"]
    assert answer.headers["etag"] == f'"{version}"'
    assert "immutable" in here.client.get(path, params={"version": version}).headers["cache-control"]
    assert here.client.get(path, params={"version": "0" * 16}).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("language", ["xx", "..", "%2e%2e%2fclauses", "en.ftl", "EN"])
def test_a_language_that_is_not_there_is_not(here: Site, language: str) -> None:
    answer = here.client.get(f"/api/games/china/texts/{language}")
    assert answer.status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_all_clauses_and_words_find_some(here: Site, game: str) -> None:
    catalogue = load_catalogue(game)
    told = here.client.get(f"/api/games/{game}/rules").json()
    clauses = [each for section in told["sections"] for each in section["clauses"]]
    assert sorted(each["id"] for each in clauses) == sorted(catalogue.by_id)
    assert told["found"] is None
    assert any(each["ruling"] for each in clauses)
    assert any(each["see"] for each in clauses)
    assert any(each["examples"] for each in clauses)
    assert {each["forbids"] for each in clauses} == {True, False}
    assert all(each["text"] and each["kind"] in told["kinds"] and each["part"] in told["parts"] for each in clauses)
    some = here.client.get(f"/api/games/{game}/rules", params={"find": "Player  CARD"}).json()
    assert some["found"] == [each.id for each in catalogue.search(["player", "card"])] != []
    assert {each["id"] for section in some["sections"] for each in section["clauses"]} == set(some["found"])
    assert here.client.get(f"/api/games/{game}/rules", params={"find": "qwertz"}).json()["sections"] == []
    assert here.client.get("/api/games/chess/rules").status_code == 404
    assert here.client.get(f"/api/games/{game}/rules", params={"find": "x" * 201}).status_code == 400


def test_an_option_is_told_with_the_numbers_of_players_that_have_the_choice(here: Site) -> None:
    for each in here.client.get("/api/games").json():
        game = game_named(each["name"])
        for option in each["options"]:
            for value in option["values"]:
                for players in option["players"]:
                    game.options({"players": str(players), option["name"]: value})  # none is refused
    china = next(each for each in here.client.get("/api/games").json() if each["name"] == "china")
    assert {option["name"]: option["players"] for option in china["options"]} == {
        "side": [4],
        "fortifications": [3, 4, 5],
        "board": [3, 4, 5],
    }


def test_a_board_is_that_of_its_options(here: Site) -> None:
    sides = {n: here.client.get("/api/games/china/board", params={"players": n}).json() for n in (3, 5)}
    assert (sides[3]["side"], sides[5]["side"]) == ("a", "b")
    board = sides[5]
    spaces, provinces = {each["id"] for each in board["spaces"]}, {each["id"] for each in board["provinces"]}
    assert len(provinces) == 9
    assert {end for road in board["roads"] for end in road["ends"]} <= spaces
    assert {each["province"] for each in board["spaces"]} == provinces
    assert sum(each["size"] for each in board["provinces"]) == len(spaces)
    assert all(len(each["outline"]) > 3 for each in board["provinces"])
    assert len(board["track"]) == 50
    table = here.table("china")
    answer = here.anna.get(f"/api/tables/{table}/board")
    assert answer.json() == sides[3]
    headers = {**here.anna.headers, "if-none-match": answer.headers["etag"]}
    assert here.client.get(f"/api/tables/{table}/board", headers=headers).status_code == 304
    for query in ({"players": 9}, {"nonsense": 1}, {"board": "x = 1\n"}):
        assert here.client.get("/api/games/china/board", params=query).status_code == 400


def test_a_private_table_shows_its_board_to_nobody_else(here: Site) -> None:
    table = here.table("china", public=False)
    assert here.anna.get(f"/api/tables/{table}/board").status_code == 200
    assert here.boris.get(f"/api/tables/{table}/board").status_code == 404
