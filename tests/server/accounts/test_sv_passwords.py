"""Accounts: a name and a password; change, reset, and what ends with them."""

import asyncio
import threading
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters
from people_hands import PASSWORD, Town

from guanxi.core.errors import InputError
from guanxi.server.accounts import passwords
from guanxi.server.accounts.passwords import HASHER, Passwords, checked_password
from guanxi.server.accounts.tokens import reset_token
from guanxi.server.problems import Problem

OTHER = "another sentence"


def test_an_account_and_its_password(town: Town) -> None:
    anna = town.account("Anna")
    assert anna.get("/api/me") == {"id": anna.person, "name": "Anna", "guest": False, "vacation": None, "language": ""}
    anna.post("/api/logout")
    anna.get("/api/me", 401)
    phone = town.browser()
    assert phone.post("/api/login", name="ANNA", password=PASSWORD)["id"] == anna.person
    assert phone.get("/api/me")["name"] == "Anna"
    ((stored,),) = town.sql("select password from people")
    found = extract_parameters(stored)
    assert (found.type.name, found.memory_cost, found.time_cost, found.parallelism) == ("ID", 19 * 1024, 2, 1)


def test_logins_are_unique_also_for_the_eye(town: Town) -> None:
    town.account("Anna")
    town.guest("Anna")
    for name in ("anna", "ＡＮＮＡ", "An na"):
        data = {"name": name, "password": PASSWORD}
        assert town.browser().problem("POST", "/api/accounts", data, 409) == "name_taken"
    ben = town.account("Ben")
    assert ben.problem("PATCH", "/api/me", {"name": "aNNa"}, 409) == "name_taken"
    ben.ask("PATCH", "/api/me", {"name": "BEN"})
    ben.ask("PATCH", "/api/me", {"name": "Benno"})
    town.browser().post("/api/login", name="benno", password=PASSWORD)
    town.browser().post("/api/login", 401, name="Ben", password=PASSWORD)


def test_a_guest_becomes_an_account_and_keeps_seats(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    table = town.table(ben, anna, carl)
    link = anna.post("/api/me/link")["url"].rpartition("/r/")[2]
    me = anna.post("/api/accounts", name="Anna B", password=PASSWORD)
    assert (me["id"], me["guest"]) == (anna.person, False)
    assert anna.get(f"/api/tables/{table}")["places"] == [1]
    names = [seat["name"] for seat in carl.get(f"/api/tables/{table}")["info"]["seats"]]
    assert sorted(names) == ["Anna B", "Ben", "Carl"]
    phone = town.browser()
    phone.post("/api/login", name="anna b", password=PASSWORD)
    assert phone.get(f"/api/tables/{table}")["places"] == [1]
    assert town.browser().post("/api/return", token=link)["id"] == anna.person
    assert anna.problem("POST", "/api/accounts", {"name": "Two", "password": PASSWORD}, 403) == "forbidden"


def test_a_wrong_password_and_an_unknown_name_are_told_alike(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = town.account("Anna")
    town.guest("Ben")
    looked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: Any, password: Any) -> Any:
            looked.append(hash)
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "HASHER", Counting.from_parameters(extract_parameters(HASHER.hash("x"))))
    told = set()
    for name in ("Anna", "Ben", "Nobody", "An\u202ena", "a\x00"):
        answer = town.browser().ask("POST", "/api/login", {"name": name, "password": OTHER}, 401)
        told.add(answer.text)
    assert len(told) == 1
    assert len(looked) == 5
    assert len({str(extract_parameters(each)) for each in looked}) == 1
    assert anna.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize(
    "bad", ["short12", "x" * 201, "password123", "PASSWORD123", "abababab", "Anna Bert", "annabert"]
)
def test_passwords_that_are_refused(bad: str) -> None:
    with pytest.raises(Problem) as problem:
        checked_password(bad, "Anna Bert")
    assert (problem.value.code, problem.value.facts) == ("bad_value", {"field": "password"})
    assert bad not in str(problem.value)


def test_passwords_that_are_taken() -> None:
    for good in ("x1y2z3w4", "x1" * 99 + "zz", "密码密码很长的句子", "  spaces stay  "):
        assert checked_password(good, "Anna") == good
    assert checked_password("cafe\u0301 au lait", "Anna") == "café au lait"


def test_old_parameters_are_renewed_at_the_next_login(town: Town) -> None:
    composed, typed = "café au lait", "cafe\u0301 au lait"  # two keyboards
    anna = town.account("Anna", composed)
    weak = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash(composed)
    town.sql(f"update people set password = '{weak}' where id = '{anna.person}'")
    town.browser().post("/api/login", 401, name="Anna", password=OTHER)
    assert town.sql("select password from people") == [(weak,)]
    town.browser().post("/api/login", name="Anna", password=typed)
    ((stored,),) = town.sql("select password from people")
    assert not HASHER.check_needs_rehash(stored)
    town.browser().post("/api/login", name="Anna", password=typed)


def test_the_third_at_once_is_asked_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    class Slow:
        def hash(self, password: str) -> str:
            assert go.wait(20)
            return password[::-1]

    monkeypatch.setattr(passwords, "HASHER", Slow())

    async def run() -> list[Any]:
        found = Passwords()
        first = [asyncio.ensure_future(found.hashed(word)) for word in ("one", "two")]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="busy"):
            await found.hashed("three")
        first[0].cancel()  # whoever goes away leaves it running
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="busy"):
            await found.hashed("three")
        go.set()
        assert await first[1] == "owt"
        while found._running:
            await asyncio.sleep(0.001)
        return [await found.hashed("three")]

    assert asyncio.run(run()) == ["eerht"]


def test_a_change_needs_the_old_one_and_ends_the_rest(town: Town) -> None:
    anna, phone = town.account("Anna"), town.browser()
    phone.post("/api/login", name="Anna", password=PASSWORD)
    link = anna.post("/api/me/link")["url"].rpartition("/r/")[2]
    program = town.browser(anna.post("/api/tokens", label="bot")["token"])
    assert anna.problem("POST", "/api/me/password", {"old": OTHER, "password": OTHER}, 401) == "wrong_password"
    phone.get("/api/me")
    anna.post("/api/me/password", old=PASSWORD, password=OTHER)
    anna.get("/api/me")
    phone.get("/api/me", 401)
    program.get("/api/me")
    assert phone.problem("POST", "/api/return", {"token": link}, 401) == "bad_token"
    phone.post("/api/login", 401, name="Anna", password=PASSWORD)
    phone.post("/api/login", name="Anna", password=OTHER)
    data = {"old": PASSWORD, "password": OTHER}
    assert town.guest("Ben").problem("POST", "/api/me/password", data, 403) == "forbidden"


def test_signing_out_everywhere(town: Town) -> None:
    anna, phone = town.account("Anna"), town.browser()
    phone.post("/api/login", name="Anna", password=PASSWORD)
    stolen = town.browser()
    stolen.cookies = phone.cookies
    phone.ask("POST", "/api/logout")
    stolen.get("/api/me")  # a cookie that was copied lives on
    anna.ask("POST", "/api/logout?everywhere=true")
    stolen.get("/api/me", 401)
    anna.get("/api/me", 401)
    assert anna.problem("POST", "/api/logout?everywhere=true", None, 401) == "not_signed_in"


def test_a_reset_by_the_operator(town: Town) -> None:
    anna = town.account("Anna")
    program = town.browser(anna.post("/api/tokens", label="bot")["token"])
    older = town.write(reset_token, "anna")
    token = town.write(reset_token, "ANNA")
    new = town.browser()
    for bad in (older, token + "x"):
        assert new.problem("POST", "/api/reset", {"token": bad, "password": OTHER}, 401) == "bad_token"
    assert new.problem("POST", "/api/reset", {"token": token, "password": "12345678"}, 400) == "bad_value"
    assert new.problem("POST", "/api/return", {"token": token}, 401) == "bad_token"
    assert new.post("/api/reset", token=token, password=OTHER)["id"] == anna.person
    assert new.get("/api/me")["name"] == "Anna"
    anna.get("/api/me", 401)
    program.get("/api/me", 401)
    assert new.problem("POST", "/api/reset", {"token": token, "password": PASSWORD}, 401) == "bad_token"
    town.browser().post("/api/login", name="Anna", password=OTHER)


def test_a_reset_is_for_accounts_and_for_a_day(town: Town) -> None:
    town.guest("Ben")
    with pytest.raises(InputError):
        town.write(reset_token, "Ben")
    town.account("Anna")
    token = town.write(reset_token, "Anna")
    town.sql(f"update tokens set expires = {town.house.now() - 1}")
    data = {"token": token, "password": OTHER}
    assert town.browser().problem("POST", "/api/reset", data, 401) == "bad_token"
