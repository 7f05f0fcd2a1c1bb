"""The list of finished games: newest first, a page at a time, public ones and mine."""

import pytest
from archive_hands import GAMES, Site

from guanxi.server.archive import listing


def over(here: Site, game: str, moves: int = 3, **more: object) -> str:
    table = here.table(game, **more)
    here.play(table, moves)
    here.close_table(table)
    return table


def tables(answer: dict[str, list[dict[str, str]]]) -> list[str]:
    return [game["table"] for game in answer["games"]]


def test_public_games_and_mine_newest_first(here: Site) -> None:
    one, hidden, two = over(here, "china"), over(here, "china", public=False), over(here, "confucius")
    running = here.table("china")
    here.play(running, 2)
    unplayed = over(here, "china", moves=0)
    assert tables(here.anna.get("/api/archive").json()) == [two, hidden, one]
    assert tables(here.boris.get("/api/archive").json()) == [two, one]
    assert tables(here.client.get("/api/archive").json()) == [two, one]
    assert tables(here.anna.get("/api/archive", game="china").json()) == [hidden, one]
    assert tables(here.anna.get("/api/archive", mine=True).json()) == [two, hidden, one]
    assert tables(here.boris.get("/api/archive", mine=True).json()) == []
    assert here.client.get("/api/archive?mine=true").json()["code"] == "not_signed_in"
    assert unplayed not in tables(here.anna.get("/api/archive").json())
    told = here.boris.get("/api/archive").json()["games"][0]
    assert [player["name"] for player in told["players"]] == ["Anna"] * 3


@pytest.mark.parametrize("game", GAMES)
def test_lists_tell_how_a_game_ended_and_nothing_before(here: Site, game: str) -> None:
    table = here.table(game)

    def told(address: str) -> list[tuple[int | None, int | None]]:
        found = here.anna.get(address).json()
        [listed] = found if isinstance(found, list) else found["games"]
        return [(seat["points"], seat["rank"]) for seat in listed.get("players") or listed["seats"]]

    here.play(table, 3)
    assert told("/api/tables/mine") == told("/api/tables/running") == [(None, None)] * 3
    here.play(table, 2000)
    sitting = here.live(table).sitting
    assert sitting.table is not None
    result = sitting.game.result(sitting.table.state)
    seats = [sitting.seat_of(place) for place in range(3)]
    expected = [(result.totals[seat], result.places[seat]) for seat in seats]
    assert told("/api/tables/mine") == told("/api/archive") == expected


def test_a_game_that_was_closed_has_no_result(here: Site) -> None:
    over(here, "china")
    [listed] = here.anna.get("/api/archive").json()["games"]
    assert {player["rank"] for player in listed["players"]} == {None}


def test_pages_go_on_where_the_last_one_ended(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "PAGE", 2)
    made = [over(here, "china") for _ in range(5)]
    found, before = [], ""
    while before is not None:
        page = here.boris.get("/api/archive", **({"before": before} if before else {})).json()
        assert len(page["games"]) <= 2
        found += tables(page)
        before = page["before"]
    assert found == made[::-1]


@pytest.mark.parametrize("before", ["x", "1", "1-", "-a", "9" * 16 + "-a", "1-A'"])
def test_a_cursor_that_is_none_is_refused(here: Site, before: str) -> None:
    assert here.boris.get("/api/archive", before=before).json()["code"] == "invalid"
