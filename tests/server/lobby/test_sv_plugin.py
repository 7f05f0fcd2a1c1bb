"""A game of another package, in plain Python and without a board: every door that a browser opens knows it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from archive_hands import Site, site

from guanxi.core import finding
from guanxi.server.bots import levels

EXAMPLE = Path(__file__).parents[3] / "examples" / "goofspiel"
POINTS = "[guanxi.games]\ngoofspiel = goofspiel.game:GAME\n"


def forget() -> None:
    for known in (finding.entries, finding.package_of, levels.cost_of):
        known.cache_clear()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server that has found Goofspiel."""
    info = tmp_path / "packages" / "sv_goofspiel-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sv-goofspiel\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(tmp_path / "packages"))
    forget()
    with site(tmp_path / "data") as found:
        yield found
    forget()


def test_goofspiel_is_played_through_every_door_of_a_browser(here: Site) -> None:
    about = {each["name"]: each for each in here.client.get("/api/games").json()}["goofspiel"]
    assert (about["has_board"], about["blurb"], about["minutes"], about["designer"]) == (
        False,
        "",
        None,
        "Merrill Flood",
    )
    assert here.client.get("/api/games/goofspiel/board").json() == {}
    assert "=" in here.client.get("/api/games/goofspiel/texts/en").text
    assert here.client.get("/api/games/goofspiel/rules").json()["sections"]
    made = here.anna.post(
        "/api/tables", {"game": "goofspiel", "options": {"cards": "3"}, "seats": [{"kind": "me"}] * 3}
    )
    table = made.json()["info"]["id"]
    path = f"/api/tables/{table}"
    assert here.anna.post(f"{path}/start", {}).status_code == 200
    assert here.anna.get(f"{path}/board").json() == {}
    turned = 0
    while here.live(table).sitting.status == "running":
        seat = here.asked(table)
        draft = here.anna.post(f"{path}/draft?seat={seat}", {"actions": []}).json()
        told = here.anna.post(f"{path}/draft?seat={seat}", {"actions": draft["legal"][:1]}).json()
        assert told["whole"]
        assert told["proposed"] is None
        reasons = here.anna.get(f"{path}/why-not/all", seat=seat, draft=draft["legal"][0]).json()
        if told["revealing"]:  # the last bid turns all over
            turned += 1
            assert (told["view"], reasons["code"]) == (draft["view"], "bad_value")
        else:
            assert reasons["reasons"]
        move = {"number": told["number"], "seat": seat, "actions": told["actions"]}
        assert here.anna.post(f"{path}/moves", move).status_code == 200
        assert here.anna.get(f"{path}/points", seat=seat).status_code == 200
        assert here.anna.get(f"{path}/view", seat=seat).json()["since"] is not None
    assert turned == 3
    points = here.anna.get(f"{path}/points").json()
    assert points["points"][-1]["totals"] == here.anna.get(f"{path}/view").json()["position"]["ended"]["totals"]
    assert len(here.anna.get(f"{path}/pasts", open=True).json()["pasts"]) == points["moves"] + 1
