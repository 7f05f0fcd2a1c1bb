"""Block and report."""

from people_hands import Town

from guanxi.server.accounts.blocks import MOST_REPORTS, blocked_by, is_blocked

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def test_blocked_people_do_not_sit_down_together(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    assert anna.post("/api/blocks", person=ben.person) == [{"person": ben.person, "name": "Ben"}]
    assert anna.post("/api/blocks", person=ben.person) == anna.get("/api/blocks")
    hers = anna.post("/api/tables", game="china", seats=SEATS)["info"]["id"]
    his = ben.post("/api/tables", game="china", seats=SEATS)["info"]["id"]
    other = carl.post("/api/tables", game="china", seats=SEATS)["info"]["id"]
    assert ben.problem("POST", f"/api/tables/{hers}/join", {}, 403) == "blocked"
    assert anna.problem("POST", f"/api/tables/{his}/join", {}, 403) == "blocked"
    anna.post(f"/api/tables/{other}/join")
    assert ben.problem("POST", f"/api/tables/{other}/join", {}, 403) == "blocked"
    assert [seat["kind"] for seat in carl.get(f"/api/tables/{other}")["info"]["seats"]].count("open") == 1
    carl.post(f"/api/tables/{hers}/join")
    anna.ask("DELETE", f"/api/blocks/{ben.person}")
    assert anna.get("/api/blocks") == []
    ben.post(f"/api/tables/{other}/join")


def test_a_host_who_does_not_sit_is_company_too(town: Town) -> None:
    anna, ben = town.guest("Anna"), town.guest("Ben")
    table = anna.post("/api/tables", game="china", seats=[{"kind": "open"}] * 3)["info"]["id"]
    anna.post("/api/blocks", person=ben.person)
    assert ben.problem("POST", f"/api/tables/{table}/join", {}, 403) == "blocked"


def test_the_questions_that_others_ask(town: Town) -> None:
    anna, ben, carl = (town.guest(name).person for name in ("Anna", "Ben", "Carl"))
    town.sql(f"insert into blocks values ('{anna}', '{ben}')")
    assert town.read(is_blocked, anna, ben)
    assert town.read(is_blocked, ben, anna)
    assert not town.read(is_blocked, anna, carl)
    assert not town.read(is_blocked, anna, anna)
    assert town.read(blocked_by, anna) == {ben}
    assert town.read(blocked_by, ben) == set()


def test_whom_nobody_can_block(town: Town) -> None:
    anna = town.guest("Anna")
    assert anna.problem("POST", "/api/blocks", {"person": anna.person}, 400) == "bad_value"
    assert anna.problem("POST", "/api/blocks", {"person": "0" * 16}, 404) == "no_such_person"
    for bad in ("", "x", "0" * 15 + "\x00", "A" * 16):
        assert anna.problem("POST", "/api/blocks", {"person": bad}, 400) == "invalid"
    for bad in ("x", "%F0%9F%99%82"):
        assert anna.problem("DELETE", f"/api/blocks/{bad}", None, 404) == "no_such_person"
    assert anna.problem("DELETE", "/api/blocks/%00", None, 400) == "invalid"
    assert anna.get("/api/blocks") == []


def test_reports_reach_the_operator(town: Town) -> None:
    anna, ben = town.guest("Anna"), town.guest("Ben")
    told = anna.post("/api/reports", person=ben.person, text="rude\nvery rude", table="abc")
    ((ident, person, about, table, text),) = town.sql('select id, person, about, "table", text from reports')
    assert (ident, person, about, table, text) == (told["id"], anna.person, ben.person, "abc", "rude\nvery rude")
    for data in (
        {"person": ben.person, "text": "ru\x00de"},
        {"person": ben.person, "text": "ru\u202ede"},
        {"person": ben.person, "text": "  "},
        {"person": ben.person, "text": "x" * 2001},
        {"person": ben.person, "text": "x", "table": "../etc"},
        {"person": anna.person, "text": "me"},
        {"person": ben.person, "text": "x", "more": 1},
    ):
        anna.ask("POST", "/api/reports", data, 400)
    assert len(town.sql("select id from reports")) == 1


def test_reports_are_limited_for_each_person(town: Town) -> None:
    anna, ben = town.guest("Anna"), town.guest("Ben")
    for _ in range(MOST_REPORTS):
        anna.post("/api/reports", person=ben.person, text="rude")
    data = {"person": ben.person, "text": "rude"}
    assert anna.problem("POST", "/api/reports", data, 429) == "too_many"
    town.sql("update reports set at = at - 86400001")
    anna.post("/api/reports", **data)
