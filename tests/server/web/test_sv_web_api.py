"""The types that the site has of the API are made from the API as it is, and by nobody's hand."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path.append(str(ROOT / "tools"))

import web_api  # noqa: E402


def test_the_types_of_the_site_are_those_of_the_server() -> None:
    told, _, types = web_api.TYPES.read_text(encoding="utf-8").partition("\n")
    assert told == web_api.first_line(web_api.description(), types), "`make web-api` writes web/src/wire/api.ts anew"
