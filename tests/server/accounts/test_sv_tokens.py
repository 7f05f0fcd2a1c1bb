"""Tokens for programs; and sockets, which end with what they were opened with."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from people_hands import PASSWORD, Town

from guanxi.server.accounts.people import Pass, end_sessions
from guanxi.server.accounts.sessions import ended
from guanxi.server.accounts.upkeep import OFTEN, end_sockets, write_notes


def test_a_program_has_a_token_that_is_told_once(town: Town) -> None:
    anna = town.guest("Anna")
    token = anna.post("/api/tokens", label="my bot")["token"]
    program = town.browser(token)
    assert program.get("/api/me")["id"] == anna.person
    listed = program.ask("GET", "/api/tokens")
    assert token not in listed.text
    (row,) = listed.json()
    assert set(row) == {"id", "purpose", "label", "created", "used", "expires"}
    assert (row["purpose"], row["label"], row["expires"]) == ("api", "my bot", None)
    assert anna.problem("POST", "/api/tokens", {"label": "my\u202ebot"}, 400) == "bad_value"


def test_tokens_that_are_worth_nothing(town: Town) -> None:
    anna, ben = town.guest("Anna"), town.guest("Ben")
    token = anna.post("/api/tokens")["token"]
    link = anna.post("/api/me/link")["url"].rpartition("/r/")[2]
    for bad in ("", "x", token + "x", link):
        found = town.browser(bad or " ")
        assert found.problem("GET", "/api/me", None, 401) == "bad_token"
    row = next(each for each in anna.get("/api/tokens") if each["purpose"] == "api")
    for ident in (row["id"], "%", "x" * 300):
        assert ben.problem("DELETE", f"/api/tokens/{ident}", None, 404) == "no_such_thing"
    assert ben.problem("DELETE", "/api/tokens/%00", None, 400) == "invalid"
    anna.ask("DELETE", f"/api/tokens/{row['id']}")
    assert town.browser(token).problem("GET", "/api/me", None, 401) == "bad_token"
    assert [each["purpose"] for each in anna.get("/api/tokens")] == ["return"]


def test_the_header_of_a_proxy_is_none_of_ours(town: Town) -> None:
    anna = town.guest("Anna")
    anna.headers = {"authorization": "Basic cHJveHk6cHJveHk="}
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_program_cannot_make_itself_at_home(town: Town) -> None:
    anna = town.guest("Anna")
    program = town.browser(anna.post("/api/tokens")["token"])
    for method, path, data in (
        ("POST", "/api/tokens", {}),
        ("POST", "/api/me/link", None),
        ("DELETE", "/api/me", None),
        ("GET", "/api/me/export", None),
        ("PUT", "/api/me/email", {"email": "a@b.example"}),
        ("POST", "/api/accounts", {"name": "Anna", "password": PASSWORD}),
    ):
        assert program.problem(method, path, data, 403) == "no_program"
    assert anna.get("/api/me")["guest"]


def test_use_is_noted_once_a_minute_and_not_by_each_request(town: Town) -> None:
    anna = town.guest("Anna")
    program = town.browser(anna.post("/api/tokens")["token"])
    program.get("/api/me")
    assert town.sql("select used from tokens") == [(None,)]
    assert town.house.diary
    town.do(write_notes, town.house)
    ((first,),) = town.sql("select used from tokens")
    assert abs(first - town.house.now()) < 60_000
    program.get("/api/me")
    assert not town.house.diary
    town.sql(f"update tokens set used = {first - 61_000}")
    program.get("/api/me")
    assert town.house.diary


def test_people_are_seen_every_few_minutes(town: Town) -> None:
    anna = town.guest("Anna")
    anna.get("/api/me")
    assert not town.house.diary
    town.sql("update people set seen = seen - 400000")
    anna.get("/api/me")
    anna.get("/api/me")
    town.do(write_notes, town.house)
    ((seen,),) = town.sql("select seen from people")
    assert abs(seen - town.house.now()) < 60_000


# ------------------------------------------------------------ sockets


def test_a_socket_with_a_token(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    table = town.table(anna, ben, carl)
    program = town.browser(ben.post("/api/tokens")["token"])
    with program.socket() as socket:
        socket.send_json({"type": "hello", "table": table})
        fresh = socket.receive_json()
        assert fresh["type"] == "fresh"
        assert fresh["position"]["viewer"] == fresh["info"]["seats"][1]["seat"]
    with pytest.raises(WebSocketDisconnect) as closed, town.browser("nonsense").socket():
        pass
    assert closed.value.code == 4401


@pytest.mark.parametrize("elsewhere", [False, True])
def test_an_end_of_sessions_closes_sockets(town: Town, elsewhere: bool) -> None:
    anna = town.account("Anna")
    with anna.socket() as socket:
        socket.send_json({"type": "ping", "n": 1})
        assert socket.receive_json()["type"] == "pong"
        if elsewhere:  # another process did it; ours looks every few seconds
            town.write(end_sessions, anna.person)
            town.do(end_sockets, town.house)
        else:
            anna.post("/api/me/password", old=PASSWORD, password="another sentence")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4401
    assert OFTEN < 5


def test_a_revoked_token_closes_its_socket_only(town: Town) -> None:
    anna = town.guest("Anna")
    program = town.browser(anna.post("/api/tokens")["token"])
    with anna.socket() as mine, program.socket() as socket:
        (row,) = anna.get("/api/tokens")
        anna.ask("DELETE", f"/api/tokens/{row['id']}")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
        mine.send_json({"type": "ping", "n": 7})
        assert mine.receive_json()["n"] == 7


def test_which_passes_have_ended(town: Town) -> None:
    people = [town.guest(f"G{number}").person for number in range(12)]
    good = {Pass(person, 0) for person in people}
    bad = {Pass(people[0], 1), Pass("nobody", 0), Pass(people[1], 0, "no token")}
    assert town.read(ended, good | bad) == bad
    assert town.read(ended, []) == set()
