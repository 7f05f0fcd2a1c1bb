"""What does not fit is refused at the door: in addresses, and line breaks behind what looks whole."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from server_hands import site

from guanxi.server import messages as m
from guanxi.server.lobby.routes import Hex

pytestmark = pytest.mark.anyio

TOO_LONG = "x" * 65
REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("{table}/view", {"seat": -1}),
    ("{table}/view", {"seat": 16}),
    ("{table}/view", {"invitation": TOO_LONG}),
    ("{table}/updates", {"cursor": -1}),
    ("{table}/updates", {"cursor": 2**31}),
    ("{table}/updates", {"cursor": 0, "seat": 99}),
    ("{table}/updates", {}),
    ("{table}/lexicon", {"invitation": TOO_LONG}),
    ("{table}/chat", {"after": -1}),
    ("{table}/chat", {"after": 2**31}),
    ("{table}/chat", {"invitation": TOO_LONG}),
    ("{table}", {"invitation": TOO_LONG}),
    ("/api/tables", {"game": "x" * 41}),
    ("/api/tables", {"game": "a\x00b"}),
    ("/api/tables", {"game": "china\n"}),
    ("/api/tables", {"before": -1}),
    ("/api/tables/running", {"before": 2**53 + 1}),
    ("/api/tables/running", {"game": ""}),
    ("/api/tables/mine", {"before": 2**60}),
]
TAKEN: list[tuple[str, dict[str, Any]]] = [
    ("{table}/view", {"seat": 0}),
    ("{table}/updates", {"cursor": 2**31 - 1}),
    ("{table}/chat", {"after": 2**31 - 1}),
    ("/api/tables", {"game": "china", "before": 2**53}),
    ("/api/tables/running", {}),
    ("/api/tables/mine", {"before": 0}),
]


async def test_queries_have_limits(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna = await place.guest("Anna")
        made = await anna.post("/api/tables", game="china", seats=[{"kind": "me"}] * 3)
        path = f"/api/tables/{made['info']['id']}"
        for asked, query in REFUSED:
            told = await anna.get(asked.format(table=path), status=400, **query)
            assert told["code"] == "invalid", (asked, query)
        for asked, query in TAKEN:
            await anna.get(asked.format(table=path), **query)


@pytest.mark.parametrize("sort", [m.TableId, m.Key, Hex])
def test_a_last_line_break_is_no_part_of_a_name(sort: Any) -> None:
    assert msgspec.convert("a0", sort) == "a0"
    for bad in ("a0\n", "a0\n\n", "\na0", "a\n0", "", "a 0"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, sort)


def test_a_frame_with_a_line_break_is_refused() -> None:
    assert isinstance(m.frame_decoder.decode(b'{"type":"bye","table":"abc"}'), m.Bye)
    with pytest.raises(msgspec.ValidationError):
        m.frame_decoder.decode(b'{"type":"bye","table":"abc\\n"}')
