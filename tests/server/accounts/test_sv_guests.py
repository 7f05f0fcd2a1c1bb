"""Guests: a name is enough; a link brings them back from another device."""

from people_hands import Town

from guanxi.server.accounts.tokens import hashed


def test_a_guest_plays_at_once_and_two_may_have_one_name(town: Town) -> None:
    one, other = town.guest("Anna"), town.guest("Anna")
    assert one.person != other.person
    assert one.get("/api/me") == {"id": one.person, "name": "Anna", "guest": True, "vacation": None, "language": ""}
    town.browser().get("/api/me", 401)


def test_a_cookie_cannot_be_read_or_made(town: Town) -> None:
    anna = town.guest("Anna")
    answer = town.browser().ask("POST", "/api/guests", {"name": "Ben"})
    told = answer.headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert anna.person not in str(dict(anna.cookies))
    thief = town.browser()
    thief.cookies.set("guanxi", dict(anna.cookies)["guanxi"][:-8] + "AAAAAAAA", domain="testserver.local")
    thief.get("/api/me", 401)


def test_another_name_is_seen_at_tables(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    table = town.table(anna, ben, carl)
    assert anna.ask("PATCH", "/api/me", {"name": "Anne"}).json()["name"] == "Anne"
    seats = ben.get(f"/api/tables/{table}")["info"]["seats"]
    assert {seat["name"] for seat in seats} == {"Anne", "Ben", "Carl"}
    assert anna.problem("PATCH", "/api/me", {"name": "An\u202ena"}, 400) == "bad_value"
    assert anna.get("/api/me")["name"] == "Anne"


def test_a_link_brings_back(town: Town) -> None:
    anna = town.guest("Anna")
    url = anna.post("/api/me/link")["url"]
    token = url.rpartition("/r/")[2]
    assert url == f"{town.house.settings.public_url}/r/{token}"
    for _ in range(2):  # as often as one wants
        phone = town.browser()
        assert phone.post("/api/return", token=token)["id"] == anna.person
        assert phone.get("/api/me")["name"] == "Anna"
    assert not town.sql(f"select * from tokens where hash = '{token}'")
    assert len(town.sql(f"select * from tokens where hash = '{hashed(token)}'")) == 1


def test_opening_a_link_does_nothing_pressing_its_button_does(town: Town) -> None:
    path = town.guest("Anna").post("/api/me/link")["url"].partition("8000")[2]
    phone = town.browser()
    page = phone.ask("GET", path)
    assert '<form method="post">' in page.text
    assert page.headers["referrer-policy"] == "same-origin"
    assert not phone.cookies
    phone.get("/api/me", 401)
    assert phone.ask("POST", path, headers={"origin": "https://elsewhere.example"}, status=403)
    phone.ask("POST", path, status=303, follow_redirects=False)
    assert phone.get("/api/me")["name"] == "Anna"


def test_links_that_are_worth_nothing(town: Town) -> None:
    anna = town.guest("Anna")
    token = anna.post("/api/me/link")["url"].rpartition("/r/")[2]
    api = anna.post("/api/tokens", label="bot")["token"]
    stranger = town.browser()
    for bad in (api, token[:-1], token + "x", "🙂", "gx_", hashed(token)):
        assert stranger.problem("POST", "/api/return", {"token": bad}, 401) == "bad_token"
    town.sql(f"update tokens set expires = {town.house.now() - 1} where purpose = 'return'")
    assert stranger.problem("POST", "/api/return", {"token": token}, 401) == "bad_token"
    stranger.get("/api/me", 401)


def test_a_link_can_be_revoked_by_its_owner_only(town: Town) -> None:
    anna, ben = town.guest("Anna"), town.guest("Ben")
    token = anna.post("/api/me/link")["url"].rpartition("/r/")[2]
    (listed,) = anna.get("/api/tokens")
    assert (listed["purpose"], listed["used"]) == ("return", None)
    assert listed["expires"] - listed["created"] == 365 * 24 * 3600 * 1000
    assert ben.problem("DELETE", f"/api/tokens/{listed['id']}", None, 404) == "no_such_thing"
    anna.ask("DELETE", f"/api/tokens/{listed['id']}")
    assert ben.problem("POST", "/api/return", {"token": token}, 401) == "bad_token"


def test_links_are_not_hoarded(town: Town) -> None:
    anna = town.guest("Anna")
    for _ in range(10):
        anna.post("/api/me/link")
    assert anna.problem("POST", "/api/me/link", None, 409) == "full"
    town.sql(f"update tokens set expires = {town.house.now() - 1}")
    anna.post("/api/me/link")
