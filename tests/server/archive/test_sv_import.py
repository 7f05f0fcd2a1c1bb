"""Records from elsewhere: kept if every line holds, shown open; what is wrong is told with its line."""

from pathlib import Path

import pytest
from archive_hands import Site, site

from guanxi.core.record import parse_record, verify
from guanxi.server.archive import shelf
from running import some

GOLDEN = Path(__file__).parents[2]
RECORDS = [
    GOLDEN / "confucius" / "golden" / "candidates-3-basic.record",
    sorted((GOLDEN / "china" / "golden").glob("*.record"))[0],
]
PLAIN = {"content-type": "text/plain"}


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_comes_and_is_shown_open(here: Site, path: Path) -> None:
    text, played = text_of(path), verify(parse_record(text_of(path), "record"))
    brought = here.anna.post("/api/archive", {"text": text})
    assert brought.status_code == 201, brought.text
    info = brought.json()
    assert info["moves"] == len(played.actions)
    assert info["totals"] == list(played.game.result(played.state).totals)
    at = f"/api/archive/{info['id']}"
    assert here.boris.get(at).json() == info
    assert here.boris.get(f"{at}/record").text == text
    half, rules = len(played.actions) // 2, played.game.rules
    past = here.boris.get(f"{at}/past", move=half).json()
    seats = range(len(played.players))
    assert past["views"] == [rules.view_numbers(rules.view(played.before(half), seat)) for seat in seats]
    log = here.boris.get(f"{at}/log", since=half, until=half + 5).json()
    assert [line["number"] for line in log["lines"]] == list(range(half + 1, half + 6))


def test_plain_text_is_as_good_and_survives_a_restart(tmp_path: Path) -> None:
    text = text_of(RECORDS[0])
    with site(tmp_path) as here:
        answer = here.anna.post("/api/archive", content=text.replace("\n", "\r\n"), headers=PLAIN)
        assert answer.status_code == 201, answer.text
        info = answer.json()
    with site(tmp_path) as here:
        assert here.boris.get(f"/api/archive/{info['id']}").json() == info
        assert here.boris.get(f"/api/archive/{info['id']}/record").text == text


def test_a_game_of_this_server_can_be_brought_back_unfinished_or_not(here: Site) -> None:
    table = here.table("confucius")
    here.play(table, 60)
    here.close_table(table)
    record = here.anna.get(f"/api/tables/{table}/record").text
    assert "result: unfinished" in record
    info = here.boris.post("/api/archive", {"text": record}).json()
    assert (info["finished"], info["players"]) == (False, ["Anna", "Anna 2", "Anna 3"])
    hidden = "\n".join(line for line in record.split("\n") if not line.startswith("seed: "))
    assert here.boris.post("/api/archive", {"text": hidden}).json()["seed"] == ""


WRONG = [
    (lambda text: text.replace("\nend\n", "\n"), "bad_record", None),
    (lambda text: text.replace("\nseed: ", "\nseed: x"), "bad_record", None),
    (lambda text: text.replace("\n20 ", "\n21 ", 1), "bad_record", 20),
    (lambda text: "", "bad_record", None),
    (lambda text: "hello\n", "bad_record", 1),
    (lambda text: text.replace("game: confucius", "game: nothing"), "bad_record", None),
    (lambda text: text.replace("\n---\n", "\nplayer: \u202eevil\n---\n", 1), "bad_record", 0),
    (lambda text: text + "x" * 1_000_001, "too_much", None),
    (lambda text: text.replace("\n---\n", "\n---\n" + "rewind: 0\n" * 3, 1), "bad_record", 0),
]


@pytest.mark.parametrize(("change", "code", "line"), WRONG)
def test_what_is_wrong_is_told_with_its_line(here: Site, change: object, code: str, line: int | None) -> None:
    answer = here.anna.post("/api/archive", content=change(text_of(RECORDS[0])), headers=PLAIN)  # type: ignore[operator]
    told = answer.json()
    assert (answer.status_code // 100, told["code"]) == (4, code), told
    assert told["text"]
    if line is not None:
        assert told["facts"]["line"] >= line
    assert here.house.shelf.held == 0


def test_a_record_that_would_take_ages_is_not_played(here: Site) -> None:
    head, actions, _ = text_of(RECORDS[0]).replace("record: 1", "record: 2").split("\n---\n")
    lines = actions.split("\n")
    again = "\n".join([f"rewind: {len(lines) - 1}", lines[-1]] * 3000)
    text = f"{head}\n---\n{actions}\n{again}\n---\nresult: unfinished\nend\n"
    answer = here.anna.post("/api/archive", {"text": text})
    assert (answer.status_code, answer.json()["text"]) == (413, "no game is that long")


def test_only_a_few_are_kept_open(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST", 2)
    found = [here.anna.post("/api/archive", {"text": text_of(RECORDS[0])}).json()["id"] for _ in range(4)]
    assert here.house.shelf.held == 2
    for each in some(found):
        assert here.boris.get(f"/api/archive/{each}").json()["id"] == each
    assert here.house.shelf.held == 2


def test_strangers_bring_nothing_and_find_nothing(here: Site) -> None:
    assert here.client.post("/api/archive", json={"text": ""}).json()["code"] == "not_signed_in"
    assert here.anna.post("/api/archive", {"text": "x", "more": 1}).json()["code"] == "invalid"
    assert here.anna.post("/api/archive", content=b"\xff\xfe", headers=PLAIN).json()["code"] == "bad_record"
    for path in some(["", "/record", "/past?move=1", "/log"]):
        assert here.anna.get(f"/api/archive/nothing{path}").json()["code"] == "no_such_thing"


@pytest.mark.usefixtures("still")
def test_too_many_are_refused(tmp_path: Path) -> None:
    with site(tmp_path, trusting=False) as here:
        codes = [here.anna.post("/api/archive", {"text": "no"}).json()["code"] for _ in range(12)]
    assert codes[0] == "bad_record"
    assert codes[-1] == "too_many"
