"""What the host says about mail."""

import pytest

from guanxi.core.errors import InputError
from guanxi.server.notices.guard import Guard
from guanxi.server.notices.push import Push, new_keys
from guanxi.server.office.office import contact, smtp
from guanxi.server.settings import Mail, Settings, mail_from


@pytest.mark.parametrize(
    ("told", "mail"),
    [
        ("", Mail()),
        (
            "smtp://anna:p%40ss@post.example.org?from=games@example.org",
            Mail("post.example.org", 587, "anna", "p@ss", "games@example.org", "starttls"),
        ),
        (
            "smtps://post.example.org?from=games@example.org",
            Mail("post.example.org", 465, "", "", "games@example.org", "tls"),
        ),
        (
            "smtp://localhost:25?from=games@example.org&plain=yes",
            Mail("localhost", 25, "", "", "games@example.org", "none"),
        ),
    ],
)
def test_a_mail_server_is_read_from_the_environment(told: str, mail: Mail) -> None:
    assert mail_from(told) == mail


@pytest.mark.parametrize(
    "told",
    [
        "post.example.org",
        "http://anna:s3cret@post.example.org?from=a@example.org",
        "smtp://anna:s3cret@post.example.org",
        "smtp://?from=a@example.org",
        "smtp://anna:s3cret@post.example.org:x?from=a@example.org",
    ],
)
def test_what_is_no_mail_server_is_refused_without_telling_its_password(told: str) -> None:
    with pytest.raises(InputError) as refused:
        mail_from(told)
    assert "s3cret" not in str(refused.value)


def test_settings_become_a_mail_server() -> None:
    mail = Mail("post.example.org", 465, "anna", "word", "games@example.org", "tls")
    found = smtp(Settings(mail=mail))
    assert (found.host, found.port, found.sender, found.security) == (
        "post.example.org",
        465,
        "games@example.org",
        "ssl",
    )
    with pytest.raises(InputError):
        smtp(Settings(mail=Mail("post.example.org", security="hope")))


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (Settings(mail=Mail(sender="games@example.org")), "mailto:games@example.org"),
        (Settings(url="https://games.example.org:8443/china"), "https://games.example.org"),
        (Settings(url="https://games"), "mailto:guanxi@localhost"),
        (Settings(url="https://[2001:db8::1]"), "mailto:guanxi@localhost"),
        (Settings(), "mailto:guanxi@localhost"),
    ],
)
def test_whom_push_services_may_write_to(settings: Settings, told: str) -> None:
    assert contact(settings) == told
    Push(new_keys(), told, Guard())  # else the server would not start
