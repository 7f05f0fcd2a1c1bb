"""Advice: it agrees with what the table does, comes in the reader's language, and asks no more than is allowed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from archive_hands import GAMES, Site, site

from guanxi.core.terminal.ink import plain
from guanxi.server.advice import refusing
from guanxi.server.bots.line import BotFailed, Busy
from guanxi.server.bots.questions import Advice
from running import some


@pytest.mark.parametrize("game", GAMES)
def test_choices_and_reasons_are_all_there_is(here: Site, game: str) -> None:
    table = here.table(game)
    for _ in range(4):
        here.play(table, 9, any_order=True)
        seat, s = here.asked(table), here.live(table).sitting
        choices = here.anna.get(f"/api/tables/{table}/choices", seat=seat).json()
        assert choices["number"] == s.number
        assert [choice["action"] for choice in choices["choices"]] == s.running.legal()
        assert all(choice["line"] and choice["json"]["kind"] and choice["text"] for choice in choices["choices"])
        told = here.anna.get(f"/api/tables/{table}/why-not/all", seat=seat).json()["reasons"]
        allowed = {choice["action"] for choice in choices["choices"]}
        assert {reason["action"] for reason in told} | allowed == set(range(s.game.rules.n_actions(s.running.state)))
        assert not {reason["action"] for reason in told} & allowed
        assert all(reason["clause"] and reason["text"] and reason["line"] for reason in told)


@pytest.mark.parametrize("game", GAMES)
def test_one_reason_is_that_of_the_move(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 12)
    seat, number = here.asked(table), here.live(table).sitting.number
    reasons = here.anna.get(f"/api/tables/{table}/why-not/all", seat=seat).json()["reasons"]
    for reason in some(reasons[:: len(reasons) // 12]):
        for way in (reason["action"], reason["line"]):
            told = here.anna.get(f"/api/tables/{table}/why-not", action=way, seat=seat).json()
            assert (told["allowed"], told["clause"], told["text"]) == (False, reason["clause"], reason["text"])
        move = {"number": number, "actions": [reason["action"]], "seat": seat}
        refusal = here.anna.post(f"/api/tables/{table}/moves", move)
        assert (refusal.status_code, refusal.json()["clause"]) == (409, reason["clause"])
    allowed = here.anna.get(f"/api/tables/{table}/choices", seat=seat).json()["choices"][0]
    assert here.anna.get(f"/api/tables/{table}/why-not", action=allowed["line"], seat=seat).json()["allowed"]
    twice = here.anna.get(f"/api/tables/{table}/why-not", action=[allowed["action"]] * 60, seat=seat).json()
    assert not twice["allowed"]
    assert here.live(table).sitting.number == number


@pytest.mark.parametrize("told", ["99999", "-1", "nonsense", "a" * 201, "\u202ex"])
def test_what_is_no_action_is_refused(here: Site, told: str) -> None:
    table = here.table("confucius")
    seat = here.asked(table)
    answer = here.anna.get(f"/api/tables/{table}/why-not", action=told, seat=seat)
    assert (answer.status_code, answer.json()["code"] in ("bad_value", "invalid")) == (400, True)
    preview = here.anna.post(f"/api/tables/{table}/preview?seat={seat}", {"actions": [told]})
    assert preview.status_code == 400


def test_who_is_not_asked_is_told_so(here: Site) -> None:
    table = here.table("confucius")
    asked = here.asked(table)
    for path in some(["choices", "why-not?action=1", "why-not/all"]):
        for who, seat in ((here.anna, f"seat={(asked + 1) % 3}"), (here.boris, "")):
            joined = f"{path}{'&' if '?' in path else '?'}{seat}"
            assert who.get(f"/api/tables/{table}/{joined}").json()["code"] == "not_your_turn", path
    assert here.boris.post(f"/api/tables/{table}/preview", {"actions": [1]}).json()["code"] == "not_your_turn"


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_what_would_change_and_what_it_is_worth(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 40)
    seat, s = here.asked(table), here.live(table).sitting
    view = s.game.rules.view(s.running.state, seat)
    told = here.anna.get(f"/api/tables/{table}/prospects", seat=seat).json()
    assert [each["kind"] for each in told["prospects"]] == [each.kind for each in s.game.foresight.prospects(view)]
    assert all(each["text"] for each in told["prospects"])
    choice = here.anna.get(f"/api/tables/{table}/choices", seat=seat).json()["choices"][0]
    preview = here.anna.post(f"/api/tables/{table}/preview?seat={seat}", {"actions": [choice["line"]]}).json()
    assert set(preview["preview"]) == {"warnings", "changes", "coming", "gone", "open"}
    standings = here.anna.get(f"/api/tables/{table}/standings", seat=seat).json()["seats"]
    assert [each["total"] for each in standings] == s.game.rules.totals(s.game.rules.shown(view))
    assert [sum(item["points"] for item in each["items"]) for each in standings] == [
        each["total"] for each in standings
    ]
    assert all(item["text"] for each in standings for item in each["items"])
    details = here.anna.get(f"/api/tables/{table}/details", seat=seat).json()["details"]
    assert details == msgspec.to_builtins(dict(s.game.foresight.details(view)))
    first = here.anna.get(f"/api/tables/{table}/details", seat=seat, move=0).json()["details"]
    assert not details or first != details
    assert here.anna.get(f"/api/tables/{table}/details", move=99_999).json()["code"] == "bad_value"
    assert here.boris.get(f"/api/tables/{table}/standings").json()["viewer"] == -1
    assert here.boris.get(f"/api/tables/{table}/prospects").json()["viewer"] == -1


def test_choices_in_words_go_on_from_a_draft(here: Site) -> None:
    table = here.table("china")
    seat, s = here.asked(table), here.live(table).sitting
    first = here.anna.get(f"/api/tables/{table}/choices", seat=seat).json()["choices"][0]
    then = here.anna.get(f"/api/tables/{table}/choices", seat=seat, draft=first["line"]).json()["choices"]
    drafted = here.anna.post(f"/api/tables/{table}/draft?seat={seat}", {"actions": [first["action"]]}).json()
    assert [choice["action"] for choice in then] == drafted["legal"]
    assert "pay" in {choice["json"]["kind"] for choice in then}
    assert here.anna.get(f"/api/tables/{table}/choices", seat=seat, draft="pay red").status_code == 409
    assert s.running.legal()[0] == first["action"]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_words(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 40)
    seat, s = here.asked(table), here.live(table).sitting
    told = here.anna.get(f"/api/tables/{table}/text", seat=seat).json()
    sections = {part["id"]: part for part in told["sections"]}
    players = sections["players"]
    mine = [row[0].split(",")[0] for row in players["rows"]]
    assert mine == ["You" if n == seat else name for n, name in enumerate(s.running.names)]
    assert all(len(row) == len(part["columns"] or row) for part in some(told["sections"]) for row in part["rows"])
    assert all(part["title"] and (part["paragraphs"] or part["rows"]) for part in told["sections"])
    assert {"china": "provinces", "confucius": "court"}[game] in sections
    drawn = s.game.positions.draw(s.running.state, s.running.names, seat)
    assert told["drawing"] == [plain(line).rstrip() for line in drawn.split("\n")]
    watched = here.boris.get(f"/api/tables/{table}/text").json()
    assert watched["viewer"] == -1
    assert watched["drawing"] != told["drawing"]


def test_a_draft_that_would_be_refused_is(here: Site) -> None:
    table = here.table("china")
    seat = here.asked(table)
    reason = here.anna.get(f"/api/tables/{table}/why-not/all", seat=seat).json()["reasons"][0]
    answer = here.anna.post(f"/api/tables/{table}/preview?seat={seat}", {"actions": [reason["action"]]})
    assert (answer.status_code, answer.json()["type"], answer.json()["clause"]) == (409, "refusal", reason["clause"])


def test_a_language_that_nobody_speaks_here_is_told_in_the_usual_one(here: Site) -> None:
    table = here.table("china")
    here.play(table, 10)
    usual = here.anna.get(f"/api/tables/{table}/log", watch=True).json()
    for language in some(["xx", "../../etc/passwd", "en-GB", "EN", ""]):
        told = here.anna.get(f"/api/tables/{table}/log", watch=True, language=language)
        assert told.json() == usual
    headers = {**here.anna.headers, "accept-language": "nl;q=0.9, xx;q=x, en;q=0.5, *"}
    assert here.client.get(f"/api/tables/{table}/log?watch=true", headers=headers).json() == usual
    assert here.anna.get(f"/api/tables/{table}/log", language="x" * 36).json()["code"] == "invalid"


def test_reasons_are_found_in_pieces(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    breaths = []

    class Breath:
        async def take(self) -> None:
            breaths.append(1)

    monkeypatch.setattr(refusing, "Breath", Breath)
    table = here.table("china")
    here.anna.get(f"/api/tables/{table}/why-not/all", seat=here.asked(table))
    s = here.live(table).sitting
    assert len(breaths) == s.game.rules.n_actions(s.running.state)


@pytest.mark.usefixtures("still")
def test_a_pointer_that_sweeps_over_a_board_is_answered(tmp_path: Path) -> None:
    """A draft and a reason for each of 60 things at once; who asks for ever is told to wait."""
    with site(tmp_path, trusting=False) as here:
        table = here.table("china")
        seat = here.asked(table)
        for _ in range(60):
            assert here.anna.post(f"/api/tables/{table}/draft?seat={seat}", {"actions": []}).status_code == 200
            assert here.anna.get(f"/api/tables/{table}/why-not", seat=seat, action=1).status_code == 200
        many = [here.anna.get(f"/api/tables/{table}/choices", watch=True).status_code for _ in range(300)]
        assert 429 in many


@pytest.mark.usefixtures("still")
def test_asking_too_much_is_refused(tmp_path: Path) -> None:
    with site(tmp_path, trusting=False) as here:
        table = here.table("china")
        seat = here.asked(table)
        answers = [here.anna.get(f"/api/tables/{table}/why-not/all", seat=seat) for _ in range(15)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_many")


# ------------------------------------------------------------ computer players


class Pool:
    """Answers as told, and remembers what it was asked."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.asked: list[tuple[Any, ...]] = []

    async def hint(self, *asked: Any) -> Advice:
        self.asked.append(asked)
        if self.error:
            raise self.error
        return Advice(1, [3], "line", "it is good", [0.5, 0.5], 7)

    async def why(self, *asked: Any) -> str:
        self.asked.append(asked)
        if self.error:
            raise self.error
        return "it gains 3"


@pytest.fixture
def pool(here: Site) -> Iterator[Pool]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(here.house, "pool", found := Pool(), raising=False)
        patched.setattr(here.house.desk, "look", lambda live: None)  # computer players move when a test says so
        yield found


def against_bots(here: Site, game: str, moves: int = 0, **more: Any) -> str:
    """A table at which Anna plays against computer players alone, and is asked."""
    table = here.table(game, [{"kind": "me"}, *[{"kind": "bot", "bot": "clerk"}] * 2], **more)
    here.play(table, moves)
    while here.live(table).sitting.asked() != 0:
        here.play(table, 1)
    return table


def test_a_hint_is_made_of_the_seat_s_own_view(here: Site, pool: Pool) -> None:
    table = against_bots(here, "confucius", 6)
    seat, s = here.asked(table), here.live(table).sitting
    told = here.anna.post(f"/api/tables/{table}/hint?seat={seat}").json()
    assert [step.startswith("Bribe Bingbu 4 for ") for step in told.pop("steps")] == [True]
    assert told == {
        "number": s.number,
        "seat": seat,
        "actions": [3],
        "line": "line",
        "text": "it is good",
        "chances": [0.5, 0.5],
    }
    game, options, view, names, language, *_ = pool.asked[0]
    assert (game, dict(options)["players"], language) == ("confucius", "3", "en")
    assert view == s.game.rules.view_bytes(s.game.rules.view(s.running.state, seat))
    assert tuple(names) == s.running.names


def test_a_hint_goes_on_from_a_draft(here: Site, pool: Pool) -> None:
    table = against_bots(here, "china")
    seat, s = here.asked(table), here.live(table).sitting
    kinds, legal = s.game.kinds(s.running.state), s.running.legal()
    piece = next(action for action in legal if kinds.rows[int(kinds.kind_of[action])].name == "place-palace")
    assert here.anna.post(f"/api/tables/{table}/hint?seat={seat}&draft={piece}").status_code == 200
    drafted = here.anna.post(f"/api/tables/{table}/draft?seat={seat}", {"actions": [piece]}).json()
    view = s.game.rules.view_from_bytes(s.running.options, pool.asked[0][2])
    assert s.game.rules.view_numbers(view) == drafted["view"]
    exchange = next(action for action in legal if kinds.rows[int(kinds.kind_of[action])].name == "exchange")
    path = f"/api/tables/{table}/hint?seat={seat}&draft={exchange}"
    draw = s.game.notation.read(s.running.state, "draw")[0]
    told = here.anna.post(f"{path}&draft={draw}").json()
    assert told["code"] == "not_your_turn"
    refused = here.anna.post(f"/api/tables/{table}/hint?seat={seat}&draft={draw}")
    assert (refused.status_code, refused.json()["type"]) == (409, "refusal")


def test_nobody_gets_a_hint_against_people(here: Site, pool: Pool) -> None:
    table = here.table("confucius", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for who in some((here.anna, here.boris)):
        answer = who.post(f"/api/tables/{table}/hint")
        assert answer.json()["code"] in ("no_hint", "not_your_turn")
    asked = next(who for who in (here.anna, here.boris) if who.get(f"/api/tables/{table}/choices").status_code == 200)
    assert asked.post(f"/api/tables/{table}/hint").json()["code"] == "no_hint"
    assert here.client.post(f"/api/tables/{table}/hint").json()["code"] == "not_signed_in"
    assert pool.asked == []


@pytest.mark.parametrize("seats", [["me"] * 3, ["me", "me", "bot"]])
def test_nobody_gets_a_hint_or_advice_against_people_at_the_same_screen(
    here: Site, pool: Pool, seats: list[str]
) -> None:
    table = here.table("china", [{"kind": kind} for kind in seats])
    while here.live(table).sitting.asked() == 2:
        here.play(table, 1)
    for door in ("hint", "advice"):
        answer = here.anna.post(f"/api/tables/{table}/{door}?seat={here.asked(table)}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no_hint")
    assert pool.asked == []


@pytest.mark.parametrize(("error", "code"), [(Busy(), "busy"), (BotFailed("late"), "bot_failed")])
def test_a_pool_that_cannot_is_a_problem(here: Site, pool: Pool, error: Exception, code: str) -> None:
    pool.error = error
    table = against_bots(here, "confucius", reasons=True)
    assert here.anna.post(f"/api/tables/{table}/hint?seat={here.asked(table)}").json()["code"] == code
    here.play(table, 1, bot=True)
    number = here.live(table).sitting.number
    assert here.anna.get(f"/api/tables/{table}/why/{number}").json()["code"] == code


def test_one_hint_at_a_time(here: Site, pool: Pool) -> None:
    table = against_bots(here, "confucius")
    with here.house.counter.one_at_a_time(here.anna.id):
        assert here.anna.post(f"/api/tables/{table}/hint?seat={here.asked(table)}").json()["code"] == "busy"
    assert here.anna.post(f"/api/tables/{table}/hint?seat={here.asked(table)}").status_code == 200


def test_why_is_told_from_a_spectator_s_views_until_the_end(here: Site, pool: Pool) -> None:
    table = here.table("confucius", reasons=True)
    here.play(table, 10)
    here.play(table, 1, bot=True)
    s = here.live(table).sitting
    number, rules = s.number, s.game.rules
    first, last = s.actions_of(number)
    seat = s.running.actions[first].seat
    told = here.boris.get(f"/api/tables/{table}/why/{number}").json()
    assert told == {"number": number, "seat": seat, "bot": "clerk", "text": "it gains 3"}

    def views(viewer: int) -> tuple[bytes, ...]:
        table_ = s.table
        assert table_ is not None
        return tuple(rules.view_bytes(rules.view(table_.before(n), viewer)) for n in (first, last))

    assert pool.asked[-1][3:6] == (seat, *views(-1))
    here.close_table(table)
    here.boris.get(f"/api/tables/{table}/why/{number}")
    assert pool.asked[-1][3:6] == (seat, *views(seat))


def test_why_is_not_told_where_it_was_not_agreed_or_there_is_nothing(here: Site, pool: Pool) -> None:
    table = here.table("confucius")
    here.play(table, 1, bot=True)
    number = here.live(table).sitting.number
    assert here.anna.get(f"/api/tables/{table}/why/{number}").json()["code"] == "not_over"
    open_table = here.table("confucius", reasons=True)
    here.play(open_table, 1)
    for wrong in some((0, 1, here.live(open_table).sitting.number, 999)):
        assert here.anna.get(f"/api/tables/{open_table}/why/{wrong}").json()["code"] == "no_such_thing"
    here.play(open_table, 1, bot=True)
    number = here.live(open_table).sitting.number
    assert here.anna.get(f"/api/tables/{open_table}/why/{number}").status_code == 200
    assert here.anna.post(f"/api/tables/{open_table}/take-back", {"to": 20}).status_code == 200
    assert here.anna.get(f"/api/tables/{open_table}/why/{number}").json()["code"] == "no_such_thing"
    assert len(pool.asked) == 1
