"""Advice in free play: plans and dangers from what is foreseen, and a word before a card is drawn."""

import asyncio
from pathlib import Path
from typing import Any

from server_hands import Guest, Site, site

from guanxi.core.foresight import Prospect, Telling
from guanxi.core.game import game_named
from guanxi.core.lessons.lesson import lesson_of
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.core.text import read_by
from guanxi.server.bots.questions import Advice
from guanxi.server.learn.advising import compared, goes_on, of_turn, told, varied
from running import some


async def asked(s: Site, guest: Guest, table: str, draft: list[int] | list[str]) -> dict[str, Any]:
    answer = await s.client.post(f"/api/tables/{table}/advice", params={"draft": draft}, headers=guest.headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def taken(guest: Guest, lesson: str, game: str = "china") -> str:
    return str((await guest.post("/api/lessons", game=game, lesson=lesson))["info"]["id"])


def test_what_a_strong_move_is_held_against() -> None:
    """A whole draft; nothing while one is put together; before a draw, whatever can be drawn."""
    game = game_named("china")
    table = Table(game, {"players": "3"}, ["Ann", "Bob", "Cai"], "compared")
    seat = int(game.rules.to_act(table.state))
    lines = table.legal()[:1]
    assert compared(table, seat, (), whole=False) == []
    assert compared(table, seat, lines, whole=False) == []
    assert compared(table, seat, lines, whole=True) == [lines]
    table.submit(seat, lines)
    while not game.is_whole(table.state):
        table.submit(seat, [int(game.proposed(table.state)[0])])
    drawn = compared(table, seat, (), whole=False)
    assert drawn == [[action] for action in table.legal()]
    for (action,) in some(drawn):
        assert game.kinds(table.state).row_of(action).name in ("take", "draw")


def test_a_draft_that_is_on_the_way_to_what_is_advised_is_left_alone() -> None:
    assert all(goes_on([7, 8], actions) for actions in ([7], [7, 8], [7, 8, 9]))
    assert not any(goes_on([7, 8], actions) for actions in ([8], [7, 9]))
    assert not goes_on([], [7])


def test_before_a_draw_the_best_card_is_named(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = await taken(ann, "joker")
            shown = await ann.get(f"/api/tables/{table}/lesson/show")
            await ann.post(f"/api/tables/{table}/moves", number=shown["number"], key="1", actions=shown["actions"])

            async def hint(*asked: Any) -> Advice:
                assert len(asked[-1]) > 1
                return Advice(0, list(asked[-1][0]), "", "", [], None)

            s.house.pool.hint = hint  # type: ignore[method-assign]
            found = await asked(s, ann, table, [])
            assert found["better"]["steps"]

    asyncio.run(go())


async def notes_of(s: Site, guest: Guest, lesson: str, draft: list[str]) -> list[str]:
    found = await asked(s, guest, await taken(guest, lesson), draft)
    return [f"{note['sort']} {note['clause']}" for note in found["notes"]]


def test_a_plan_is_told_until_a_draft_follows_it(tmp_path: Path) -> None:
    """A palace at zhao-1 would complete a chain: whoever builds elsewhere still hears of it."""

    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            for draft, told in some(
                [([], True), (["place palace zhao-4"], True), (["place palace zhao-1"], False)],
            ):
                assert ("plan CN-ROAD-02" in await notes_of(s, ann, "chain", draft)) == told
            assert "danger CN-ROAD-02" in await notes_of(s, ann, "block", [])  # a rival's, in the same words

    asyncio.run(go())


def test_what_falls_due_is_told_with_what_it_does_to_me(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = await taken(ann, "lend", "confucius")
            (note,) = (await asked(s, ann, table, []))["notes"]
            assert "You drop out of Hubu" in note["text"]
            assert "You lend one official to Courtier" in note["text"]

    asyncio.run(go())


def test_a_gift_that_binds_is_told_with_the_way_out(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = await taken(ann, "repay", "confucius")
            (note,) = [
                each for each in (await asked(s, ann, table, []))["notes"] if each["clause"] == "CF-ACT-BRIBE-05"
            ]
            assert "keeps you from bribing in Hubu" in note["text"]
            assert "Repay Courtier with a gift worth more than 2" in note["text"]

    asyncio.run(go())


def test_one_marker_before_a_ministry_resolves_whom_a_gift_binds_there_is_told_and_what_to_do() -> None:
    """The lesson of binding, with one free official: Courtier's gift would make Seafarer lend."""
    game, lesson = game_named("confucius"), lesson_of("confucius", "bind")
    position = {key: each for key, each in lesson.position.items() if key != "passed"}
    position["officials"] = {**position["officials"], "hubu-6": {}}
    state = game.positions.from_position(lesson.options, lesson.players, position, Rng("one-more"))

    def hears(seat: int) -> list[tuple[str, str]]:
        view = game.rules.view(state, seat)
        words = Telling(game.foresight, read_by(lesson.players, seat), "en")
        notes = of_turn(game.foresight, view, seat)
        return [(sort, told(game.foresight, view, each, words)) for sort, each in notes if "ministry" in each.kind]

    ((sort, text),) = hears(2)  # once, and as what threatens
    assert sort == "danger"
    assert "resolved in this round with one marker more" in text
    assert "You lend one official to courtier" in text
    assert text.endswith("Repay courtier with a gift worth more than 2, and that gift binds you no more.")
    assert [sort for sort, _ in (*hears(0), *hears(1))] == ["plan", "plan"]  # both would get a post


def test_of_each_kind_one_comes_first() -> None:
    def note(kind: str, clause: str) -> tuple[str, Prospect]:
        return "comes", Prospect(kind, "turn", "will", clause)

    notes = [note("blocked", "1"), note("blocked", "2"), note("discards", "3")]
    assert [each.clause for _, each in varied(notes)] == ["1", "3", "2"]
