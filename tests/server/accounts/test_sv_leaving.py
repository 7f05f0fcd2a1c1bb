"""Whoever leaves takes everything personal along; the games of others stay."""

from typing import Any

from people_hands import PASSWORD, Browser, Town

from guanxi.server.notices.push import new_keys
from guanxi.server.store.schema import metadata
from running import some


def fill(town: Town, anna: Browser, ben: Browser, table: str) -> None:
    """Everything that can be stored about somebody."""
    anna.put("/api/me/email", email="anna.secret@example.org")
    anna.put("/api/me/webhook", url="https://anna-secret.example.org/hook")
    anna.put("/api/me/settings", language="de", zone="Europe/Berlin")
    keys = {"p256dh": new_keys().public, "auth": "secret" + "A" * 16}
    anna.post("/api/me/pushes", endpoint="https://push.example.org/anna-secret", keys=keys)
    anna.post("/api/tokens", label="anna-secret bot")
    anna.post("/api/me/link")
    anna.post("/api/blocks", person=ben.person)
    anna.post("/api/reports", person=ben.person, text="anna-secret: he was rude", table=table)
    at = town.house.now()
    town.sql(f"insert into chat values ('{table}', 1, '{anna.person}', 'anna-secret hello', {at})")
    town.sql(f"insert into chat values ('{table}', 2, '{ben.person}', 'hello yourself', {at})")
    town.sql(f"insert into private values ('{table}', '{anna.person}', 'anna-secret plan', 2, false)")
    town.sql(f"insert into archive values ('a1', '{anna.person}', 'china', 'a record', {at})")


def everything(town: Town) -> str:
    """The whole database as one text."""
    found: list[Any] = []
    for table in some(metadata.sorted_tables):
        found += town.sql(f'select * from "{table.name}"')
    return str(found)


def test_everything_personal_goes_and_games_stay(town: Town) -> None:
    anna, ben, carl = town.account("Anna-Secret"), town.guest("Ben"), town.guest("Carl")
    table = town.table(ben, anna, carl)
    before = ben.get(f"/api/tables/{table}/view")
    fill(town, anna, ben, table)
    assert "anna-secret" in everything(town).lower()
    assert anna.problem("DELETE", "/api/me", {"password": "something else"}, 401) == "wrong_password"
    assert anna.problem("DELETE", "/api/me", None, 401) == "wrong_password"
    assert anna.get("/api/me")["name"] == "Anna-Secret"
    anna.ask("DELETE", "/api/me", {"password": PASSWORD})
    anna.get("/api/me", 401)
    left = everything(town).lower()
    for word in ("secret", "europe/berlin", "argon2", "gx_"):
        assert word not in left.replace(town.house.secret.hex(), "").replace("'session'", "")
    assert "hello yourself" in left
    info = ben.get(f"/api/tables/{table}")["info"]
    seat = next(each for each in info["seats"] if each["place"] == 1)
    assert (seat["name"], seat["resigned"], seat["played_by"]) == ("somebody", True, "clerk")
    assert info["status"] == "running"
    after = ben.get(f"/api/tables/{table}/view")
    assert after["position"]["view"] == before["position"]["view"]
    town.house.tables.forget(table)  # a server that starts again says the same
    assert ben.get(f"/api/tables/{table}")["info"] == info
    town.browser().post("/api/login", 401, name="Anna-Secret", password=PASSWORD)
    again = town.account("Anna-Secret")
    assert again.person != anna.person
    assert again.problem("POST", "/api/blocks", {"person": anna.person}, 404) == "no_such_person"


def test_a_guest_needs_no_password_and_old_keys_open_nothing(town: Town) -> None:
    anna = town.guest("Anna")
    link = anna.post("/api/me/link")["url"].rpartition("/r/")[2]
    program = town.browser(anna.post("/api/tokens")["token"])
    stolen = town.browser()
    stolen.cookies = anna.cookies
    anna.ask("DELETE", "/api/me")
    assert stolen.problem("GET", "/api/me", None, 401) == "not_signed_in"
    assert program.problem("GET", "/api/me", None, 401) == "bad_token"
    assert stolen.problem("POST", "/api/return", {"token": link}, 401) == "bad_token"


def test_what_becomes_of_tables_without_them(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    open_seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    hosted = anna.post("/api/tables", game="china", seats=open_seats)["info"]["id"]
    only_hosted = anna.post("/api/tables", game="china", seats=[{"kind": "open"}] * 3)["info"]["id"]
    joined = ben.post("/api/tables", game="china", seats=open_seats)["info"]["id"]
    anna.post(f"/api/tables/{joined}/join")
    alone = anna.post("/api/tables", game="china", seats=[{"kind": "me"}] * 3)["info"]["id"]
    anna.post(f"/api/tables/{alone}/start")
    shared = town.table(carl, anna, ben)
    anna.ask("DELETE", "/api/me")
    status = {each: ben.get(f"/api/tables/{each}")["info"]["status"] for each in (hosted, only_hosted, joined, alone)}
    assert status == {hosted: "over", only_hosted: "over", joined: "open", alone: "over"}
    assert [seat["kind"] for seat in ben.get(f"/api/tables/{joined}")["info"]["seats"]] == ["person", "open", "open"]
    assert ben.get(f"/api/tables/{shared}")["info"]["status"] == "running"
    seats = ben.get(f"/api/tables/{shared}")["info"]["seats"]
    assert [seat["resigned"] for seat in some(seats)] == [False, True, False]


def test_hot_seats_are_all_given_up(town: Town) -> None:
    anna, ben = town.guest("Anna"), town.guest("Ben")
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "me"}]
    table = anna.post("/api/tables", game="china", seats=seats)["info"]["id"]
    ben.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    anna.ask("DELETE", "/api/me")
    found = ben.get(f"/api/tables/{table}")["info"]["seats"]
    assert [seat["resigned"] for seat in found] == [False, True, True]
    assert sorted(seat["name"] for seat in found) == ["Ben", "somebody", "somebody 2"]
