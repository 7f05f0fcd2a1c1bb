"""Settings, and how somebody is reached."""

from pathlib import Path

import pytest
from people_hands import Town
from people_hands import town as another

from guanxi.server.accounts.choices import Choices, is_zone
from guanxi.server.notices.push import new_keys
from guanxi.server.settings import Mail

KEYS = {"p256dh": new_keys().public, "auth": "A" * 22}


def test_settings_are_kept(town: Town) -> None:
    anna = town.guest("Anna")
    usual = {"language": "", "zone": "", "notices": {}, "digest": False, "sleep": None}
    assert anna.get("/api/me/settings") == usual
    sleep = {"start": 1380, "end": 420}
    notices = {"push": {"turn": False, "mention": True}}
    wanted = {"language": "de", "zone": "Asia/Shanghai", "notices": notices, "digest": True, "sleep": sleep}
    assert anna.put("/api/me/settings", **wanted) == wanted
    assert anna.get("/api/me/settings") == wanted
    for bad in (
        {"language": "<b>"},
        {"language": "de\n"},
        {"zone": "Nowhere/Land"},
        {"zone": "../../etc/passwd"},
        {"zone": "Europe"},
        {"notices": {"pigeon": {"turn": True}}},
        {"notices": {"push": {"weather": True}}},
        {"colour": "red"},
        {"digest": 0},
        {"notices": {"push": {"turn": 1}}},
    ):
        anna.ask("PUT", "/api/me/settings", bad, 400)
    assert anna.get("/api/me/settings") == wanted


def test_settings_of_another_release_are_passed_over(town: Town) -> None:
    anna = town.guest("Anna")
    town.sql("update people set settings = '{\"language\": 7}'")
    assert anna.get("/api/me/settings")["language"] == ""


def test_what_is_not_chosen_is_told_but_for_chatter() -> None:
    assert Choices().wants("push", "turn")
    assert not Choices().wants("mail", "mention")
    assert Choices().wants("page", "mention")
    assert not Choices(notices={"mail": {"turn": False}}).wants("mail", "turn")


@pytest.mark.parametrize(("name", "known"), [("UTC", True), ("America/Argentina/Ushuaia", True), ("Etc/GMT+5", True)])
def test_zones(name: str, known: bool) -> None:
    assert is_zone(name) == known


@pytest.mark.parametrize("name", ["", "/etc/passwd", "Europe/", "Europe\x00", "Ëurope/Berlin", "a" * 64, ".."])
def test_no_zones(name: str) -> None:
    assert not is_zone(name)


def test_a_mail_address(town: Town) -> None:
    anna = town.guest("Anna")
    assert anna.put("/api/me/email", email="anna+games@mail.example.org")["email"] == "anna+games@mail.example.org"
    for bad in (
        "anna",
        "a@b",
        "a b@c.example",
        "a@c.example\nBcc: x@y.example",
        "<a@c.example>",
        "a@" + "c" * 300 + ".org",
        "",
    ):
        anna.ask("PUT", "/api/me/email", {"email": bad}, 400)
    assert anna.get("/api/me/reach")["email"] == "anna+games@mail.example.org"
    assert anna.put("/api/me/email", email=None)["email"] is None


def test_whether_the_host_sends_mail(town: Town, tmp_path: Path) -> None:
    assert not town.guest("Anna").get("/api/me/reach")["mail"]
    post = Mail("post.example.org", 587, sender="games@example.org", security="starttls")
    with another(tmp_path / "other", mail=post) as there:
        bert = there.guest("Bert")
        assert bert.get("/api/me/reach")["mail"]
        assert bert.put("/api/me/email", email="bert@example.org")["mail"]


def test_a_webhook_and_its_secret(town: Town) -> None:
    anna = town.guest("Anna")
    told = anna.put("/api/me/webhook", url="https://hooks.example.org/x?y=1")
    assert told["secret"].startswith("gxs_")
    url = "https://hooks.example.org/x?y=1"
    assert anna.get("/api/me/reach") == {"email": None, "webhook": url, "mail": False, "secret": None}
    for bad in (
        "http://hooks.example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://localhost/",
        "https://2130706433/",
        "https://user:word@hooks.example.org/",
        "https://hooks.example.org:22/",
        "https://inside.example.org/",
        "https://nowhere.example.org/",
        "https://hooks.example.org:99999/",
        "https://hooks.example.org/\r\nX: y",
        "https://",
        "https://[",
        "file:///etc/passwd",
        "",
    ):
        anna.ask("PUT", "/api/me/webhook", {"url": bad}, 400)
    assert anna.put("/api/me/webhook", url=None) == {"email": None, "webhook": None, "mail": False, "secret": None}
    assert town.sql("select webhook_secret from people") == [(None,)]


def test_browsers_that_take_pushes(town: Town) -> None:
    anna, ben = town.guest("Anna"), town.guest("Ben")
    for number in range(12):
        anna.post("/api/me/pushes", endpoint=f"https://push.example.org/{number}", keys=KEYS, expirationTime=None)
    assert len(town.sql("select * from pushes")) == 10
    ben.post("/api/me/pushes", endpoint="https://push.example.org/11", keys=KEYS)  # the same browser, somebody else
    assert town.sql("select person from pushes where endpoint = 'https://push.example.org/11'") == [(ben.person,)]
    anna.ask("DELETE", "/api/me/pushes", {"endpoint": "https://push.example.org/11"})
    assert len(town.sql(f"select * from pushes where person = '{ben.person}'")) == 1
    ben.ask("DELETE", "/api/me/pushes", {"endpoint": "https://push.example.org/11"})
    assert not town.sql(f"select * from pushes where person = '{ben.person}'")
    for endpoint, keys in (
        ("http://push.example.org/1", KEYS),
        ("https://10.0.0.1/1", KEYS),
        ("https://inside.example.org/1", KEYS),
        ("https://push.example.org/1", {"p256dh": "A" * 87, "auth": "A" * 22}),
        ("https://push.example.org/1", {"p256dh": "A" * 86 + "\x00", "auth": "B" * 22}),
        ("https://push.example.org/1", {"p256dh": "A", "auth": "B"}),
    ):
        ben.ask("POST", "/api/me/pushes", {"endpoint": endpoint, "keys": keys}, 400)
