"""How often one address may ask."""

from pathlib import Path

from people_hands import Browser, town

from guanxi.server.accounts.limits import STORE, address_of


def until_too_many(browser: Browser, path: str, data: dict[str, object], most: int) -> int:
    """How many were answered before it was too much."""
    for count in range(most):
        if browser.try_post(path, data) == 429:
            return count
    return most


def test_guessing_is_slow(tmp_path: Path) -> None:
    with town(tmp_path, trusting=False) as found:
        anna = found.account("Anna")
        wrong = {"name": "Anna", "password": "something else"}
        assert until_too_many(anna, "/api/login", wrong, 30) == 10
        answer = found.browser().ask("POST", "/api/login", wrong, 429)
        assert answer.json()["code"] == "too_many"
        assert 0 < int(answer.headers["ratelimit-reset"]) <= 60
        assert anna.get("/api/me")["name"] == "Anna"
        assert until_too_many(anna, "/api/reset", {"token": "gx_x", "password": "something else"}, 30) == 10
        assert until_too_many(anna, "/api/return", {"token": "gx_x"}, 50) == 30
        assert found.guest("Ben").person


def test_people_are_not_made_by_the_thousand(tmp_path: Path) -> None:
    with town(tmp_path, trusting=False) as found:
        browser = found.browser()
        assert until_too_many(browser, "/api/guests", {"name": "A\u202eB"}, 150) == 100
        assert until_too_many(browser, "/api/accounts", {"name": "Anna", "password": "short"}, 50) == 20
        assert found.sql("select count(*) from people") == [(0,)]
        store = found.client.app.stores.get(STORE)
        assert found.do(store.exists, "RateLimitMiddleware::guests/testclient")


def test_a_load_test_is_not_limited(tmp_path: Path) -> None:
    with town(tmp_path, trusting=True) as found:
        assert until_too_many(found.browser(), "/api/return", {"token": "gx_x"}, 40) == 40


def test_who_counts_as_one() -> None:
    assert address_of("192.0.2.7") == "192.0.2.7"
    assert address_of("2001:db8:1:2:3::1") == address_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert address_of("2001:db8:1:3::1") != address_of("2001:db8:1:2::1")
    assert address_of("::ffff:192.0.2.7") != address_of("::ffff:192.0.2.8")
    assert address_of("testclient") == "testclient"
