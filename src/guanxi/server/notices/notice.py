"""What people are told when they are not at the table. It holds nothing hidden: a title, whose turn it is, a link."""

from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from guanxi.core.showing import shown

KINDS: Final = ("turn", "started", "ended", "invited", "take-back", "mention", "digest")

# In letters. Together they fit into the 4,096 bytes that every push service takes, whatever the script.
LONGEST_TITLE: Final = 100
LONGEST_TEXT: Final = 300
LONGEST_URL: Final = 400


class Notice(Struct, frozen=True):
    """One thing to tell one person, in words that are ready to be read: one harmless line each, cut where too long.

    `turn` is the number of the entry that it is about: the same table and turn are mailed once. A mail about several
    tables has a line and a link for each in `more`.
    """

    kind: str
    person: str
    table: str
    title: str
    text: str
    url: str
    turn: int = 0
    more: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "title", cut(self.title, LONGEST_TITLE))
        force_setattr(self, "text", cut(self.text, LONGEST_TEXT))
        force_setattr(self, "url", self.url if is_link(self.url) else "")
        more = tuple((cut(line, LONGEST_TEXT), url) for line, url in self.more if is_link(url))
        force_setattr(self, "more", more)


def cut(text: str, longest: int) -> str:
    """The text as one line of so many letters at most; what was cut shows as an ellipsis."""
    line = shown(text[: longest + 1])
    return line if len(line) <= longest else line[: longest - 1] + "…"


def is_link(url: str) -> bool:
    """May this stand as a link in a mail or a chat? A link that is cut leads nowhere, so it is whole or not there."""
    plain = url.isascii() and url.isprintable() and " " not in url
    return plain and len(url) <= LONGEST_URL and url.startswith(("https://", "http://"))
