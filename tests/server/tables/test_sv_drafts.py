"""Drafts: what is told of one is what comes of it when it is sent, and nothing is done before."""

from random import Random
from typing import Any

import pytest
from archive_hands import GAMES, Site

from running import some


def drafted(here: Site, table: str, *actions: int | str) -> Any:
    """What the asked seat is told of a draft."""
    answer = here.anna.post(f"/api/tables/{table}/draft?seat={here.asked(table)}", {"actions": actions})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_draft_tells_comes_true(here: Site, game: str) -> None:
    """Nothing is done; then it is sent, and the position is the one that was shown, unless something was revealed."""
    table, rng = here.table(game), Random(game)
    shown = revealed = passed = 0
    for _ in range(60):
        s = here.live(table).sitting
        if s.status != "running":
            break
        seat, number = here.asked(table), s.number
        position = here.anna.get(f"/api/tables/{table}/view", seat=seat).json()["position"]
        empty = drafted(here, table)
        assert (empty["view"], empty["legal"], empty["held"]) == (position["view"], position["legal"], position["held"])
        assert (empty["whole"], empty["revealing"], empty["before"]) == (False, False, empty["after"])
        actions = [rng.choice(empty["legal"])]
        told = drafted(here, table, *actions)
        if told["legal"]:
            actions.append(rng.choice(told["legal"]))
            told = drafted(here, table, *actions)
        assert here.live(table).sitting.number == number
        here.anna.post(f"/api/tables/{table}/moves", {"number": number, "seat": seat, "actions": actions})
        after = here.anna.get(f"/api/tables/{table}/view", seat=seat).json()["position"]
        assert here.live(table).sitting.number == number + 1
        if told["revealing"]:
            revealed += 1
            assert told["legal"] == []
        else:
            shown += 1
            assert told["view"] == after["view"]
            assert (told["legal"] or None) == after["legal"]
            assert told["asked"] == after["asked"]
            passed += told["asked"] != seat
    assert shown > 10
    assert revealed > 3
    assert passed > 0 or game == "china"  # where every turn ends with a card


@pytest.mark.parametrize("game", GAMES)
def test_what_reveals_cannot_be_undone_and_nothing_else_stops_it(here: Site, game: str) -> None:
    table, rng = here.table(game, take_back="turn"), Random(game)
    seen = set()
    for _ in range(80):
        s = here.live(table).sitting
        if s.status != "running":
            break
        seat = here.asked(table)
        told = drafted(here, table, rng.choice(s.running.legal()))
        here.anna.post(f"/api/tables/{table}/moves", {"number": s.number, "seat": seat, "actions": told["actions"]})
        s = here.live(table).sitting
        could = s.table is not None and s.table.prepare_undo(1) is not None
        assert could == (not told["revealing"] and told["asked"] == seat)
        seen.add((told["revealing"], could))
    assert {(True, False), (False, True)} <= seen


def test_two_pieces_are_no_whole_move_before_they_are_paid(here: Site) -> None:
    """The payment is put forward; of several, the one of fewest cards."""
    found: set[int] = set()
    for _ in range(8):  # tables, as hands are dealt at random
        table = here.table("china")
        for _ in range(25):
            found |= _payments(here, table)
            here.play(table, 4)
        if {1, 2} <= found:
            return
    raise AssertionError(f"only so many ways to pay: {found}")


def _payments(here: Site, table: str) -> set[int]:
    s = here.live(table).sitting
    kinds = s.game.kinds(s.running.state)
    piece = next((a for a in s.running.legal() if kinds.rows[int(kinds.kind_of[a])].name == "place-palace"), None)
    if piece is None:
        return set()
    told = drafted(here, table, piece)
    cards = [len(s.game.notation.write(s.running.state, action).split()) for action in told["proposals"]]
    assert (told["whole"], told["proposed"]) == (False, told["proposals"][0])
    assert cards == sorted(cards)
    assert set(told["proposals"]) <= set(told["legal"])
    assert told["only"] == (len(cards) == 1)
    assert "payment" in [each["name"] for each in told["preview"]["open"]]
    assert drafted(here, table, piece, told["proposed"])["whole"]
    return {len(cards)}


def test_confucius_puts_forward_the_payment_with_the_least_waste(here: Site) -> None:
    table = here.table("confucius")
    for _ in range(40):
        seat = here.asked(table)
        choices = here.anna.get(f"/api/tables/{table}/choices", seat=seat).json()["choices"]
        for choice in some(choices):
            told = drafted(here, table, choice["action"])
            if told["proposed"] is not None and not told["whole"]:
                assert told["proposed"] in told["legal"]
                return
        here.play(table, 1)
    raise AssertionError("nothing had to be paid")


@pytest.mark.parametrize("game", GAMES)
def test_why_not_in_the_middle_of_a_draft_is_that_of_the_move(here: Site, game: str) -> None:
    table, tried = here.table(game), 0
    for _ in range(6):
        here.play(table, 7)
        seat, s = here.asked(table), here.live(table).sitting
        first = next((a for a in s.running.legal() if drafted(here, table, a)["legal"]), None)
        if first is None:
            continue
        legal = drafted(here, table, first)["legal"]
        reasons = here.anna.get(f"/api/tables/{table}/why-not/all", seat=seat, draft=first).json()["reasons"]
        assert not {each["action"] for each in reasons} & set(legal)
        assert len(reasons) + len(legal) == int(s.game.rules.n_actions(s.running.state))
        for reason in reasons[:: len(reasons) // 5]:
            told = here.anna.get(f"/api/tables/{table}/why-not", seat=seat, draft=first, action=reason["action"]).json()
            assert (told["allowed"], told["clause"], told["text"]) == (False, reason["clause"], reason["text"])
            answer = here.anna.post(f"/api/tables/{table}/draft?seat={seat}", {"actions": [first, reason["action"]]})
            assert (answer.status_code, answer.json()["clause"]) == (409, reason["clause"])
            tried += 1
        told = here.anna.get(f"/api/tables/{table}/why-not", seat=seat, draft=first, action=legal[0]).json()
        assert told["allowed"]
    assert tried > 5


def test_who_is_not_asked_drafts_nothing(here: Site) -> None:
    table = here.table("china")
    other = (here.asked(table) + 1) % 3
    for who, query in ((here.anna, f"?seat={other}"), (here.boris, "")):
        answer = who.post(f"/api/tables/{table}/draft{query}", {"actions": []})
        assert (answer.status_code, answer.json()["code"]) == (409, "not_your_turn")


@pytest.mark.parametrize("actions", [["nonsense"], [10**6], [0] * 65, "x", [-1], [None]])
def test_what_is_no_draft_is_refused(here: Site, actions: Any) -> None:
    table = here.table("china")
    answer = here.anna.post(f"/api/tables/{table}/draft?seat={here.asked(table)}", {"actions": actions})
    assert (answer.status_code, answer.json()["code"] in ("bad_value", "invalid")) == (400, True)


def test_after_chance_nothing_may_come(here: Site) -> None:
    """A card from the pile: what comes next depends on it."""
    table = here.table("china")
    for _ in range(40):
        s = here.live(table).sitting
        blind = [a for a in s.running.legal() if s.game.notation.write(s.running.state, a) == "draw"]
        if blind:
            told = drafted(here, table, blind[0])
            assert (told["revealing"], told["legal"], told["asked"], told["proposed"]) == (True, [], None, None)
            again = here.anna.post(f"/api/tables/{table}/draft?seat={here.asked(table)}", {"actions": blind * 2})
            assert again.status_code == 409
            return
        here.play(table, 1)
    raise AssertionError("nobody could draw")
