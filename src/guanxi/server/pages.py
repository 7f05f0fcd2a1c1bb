"""Plain pages, for whoever comes with a browser before there is a web client: no scripts, everything escaped."""

import base64
import hashlib
from collections.abc import Iterable
from typing import Final

from litestar import Response

from guanxi.core.showing import in_html
from guanxi.core.text import Texts
from guanxi.server.language import direction

NAME: Final = "guanxi"
STYLE: Final = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}td{padding-right:1rem}"
)
_HASH: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY: Final = f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; frame-ancestors 'none'; form-action"
HEADERS: Final = {
    "cache-control": "no-store",
    "referrer-policy": "same-origin",  # an address may hold an invitation
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
}


def page(words: Texts, title: str, *parts: str, status: int = 200, has_form: bool = False) -> Response[str]:
    """A page made of parts that are HTML already; the title is text. A form goes to its own address."""
    root = f'<html lang="{words.language}" dir="{direction(words.language)}">'
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{in_html(title)}</title>'
    text = f"<!doctype html>{root}<head>{head}<style>{STYLE}</style></head><body>{''.join(parts)}"
    policy = POLICY + (" 'self'" if has_form else " 'none'")
    headers = {**HEADERS, "content-security-policy": policy}
    return Response(f"{text}</body></html>", status_code=status, headers=headers, media_type="text/html")


def heading(text: str, level: int = 1) -> str:
    """A heading."""
    return f"<h{level}>{in_html(text)}</h{level}>"


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{in_html(text)}</p>"


def link(to: str, text: str) -> str:
    """A link to an address of ours."""
    return f'<a href="{in_html(to)}">{in_html(text)}</a>'


def listing(rows: Iterable[Iterable[str]]) -> str:
    """A table of cells that are HTML already."""
    return (
        "<table>" + "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows) + "</table>"
    )


def not_found(words: Texts) -> Response[str]:
    """There is nothing at this address."""
    title, text = words.say("page-nothing"), words.say("page-nothing-text")
    return page(words, NAME, heading(title), paragraph(text), to_tables(words), status=404)


def to_tables(words: Texts) -> str:
    """The way on."""
    return f"<p>{link('/', words.say('page-tables'))}</p>"
