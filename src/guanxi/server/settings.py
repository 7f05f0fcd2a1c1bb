"""Everything that a host can choose, in one place; the defaults run on a laptop with nothing to configure."""

import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from guanxi.core.errors import InputError
from guanxi.server.saying import sentence

SMTP = {"smtp": (587, "starttls"), "smtps": (465, "tls")}  # usual port and security by scheme


class Mail(msgspec.Struct, frozen=True):
    """An SMTP server, if the host has one."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    security: str = "starttls"  # or "tls", or "none"


class Settings(msgspec.Struct, frozen=True):
    """What `guanxi serve` was told."""

    database: str = ""  # the address of a database; empty is a file in `data`
    data: str = ""  # the folder for it; empty is the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""  # what links point to; empty is the address that is served
    workers: int = 1
    thinkers: int = 0  # processes for computer players; 0 is one fewer than there are cores, and at least two
    mail: Mail = Mail()
    proxied: bool = False  # a reverse proxy tells who asks, and that it came by https
    log_format: str = ""  # text or json; empty is text on a terminal and json elsewhere
    log_requests: bool = False  # a line for each request
    metrics_token: str = ""  # lets whoever has it read /metrics from elsewhere
    trusting: bool = False  # of a load test on one machine: no limits by address

    @property
    def folder(self) -> Path:
        """Where the embedded database and the keys lie."""
        return Path(self.data) if self.data else data_folder(os.environ)

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{self.folder / 'guanxi.sqlite'}"

    @property
    def is_embedded(self) -> bool:
        """Is it a file of this machine, which one process serves?"""
        return self.address.startswith("sqlite:")

    @property
    def public_url(self) -> str:
        """What links point to."""
        shown = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.host
        return (self.url or f"http://{shown}:{self.port}").rstrip("/")


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder for a user's data."""
    base = environment.get("XDG_DATA_HOME", "")
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "guanxi"


def mail_from(address: str) -> Mail:
    """What GUANXI_SMTP says: smtp://USER:PASSWORD@HOST:587?from=ADDRESS, or smtps:// for TLS from the start."""
    if not address:
        return Mail()
    told = urlsplit(address)
    sender = parse_qs(told.query).get("from", [""])[-1]
    plain = parse_qs(told.query).get("plain", [""])[-1] == "yes"
    try:
        port = told.port
    except ValueError:
        port = 0
    if told.scheme not in SMTP or not told.hostname or port == 0 or "@" not in sender:
        raise InputError(sentence("smtp-how"))
    usual, security = SMTP[told.scheme]
    user, password = unquote(told.username or ""), unquote(told.password or "")
    return Mail(told.hostname, port or usual, user, password, sender, "none" if plain else security)


def checked(settings: Settings) -> Settings:
    """The settings, if they can be; InputError says what cannot."""
    known = ("sqlite:///", "postgresql://", "postgresql+psycopg://", "postgres://")
    if settings.database and not settings.database.startswith(known):
        raise InputError(sentence("database-how"))
    if settings.is_embedded and settings.workers > 1:
        raise InputError(sentence("workers-sqlite", workers=settings.workers))
    if settings.log_format not in ("", "text", "json"):
        raise InputError(sentence("log-format-how", given=repr(settings.log_format[:20])))
    if not 1 <= settings.workers <= 64:
        raise InputError(sentence("workers-how", workers=settings.workers))
    if not 0 <= settings.port < 65536:
        raise InputError(sentence("port-how", port=settings.port))
    if settings.url and not settings.url.startswith(("http://", "https://")):
        raise InputError(sentence("url-how", url=repr(settings.url[:60])))
    return settings
