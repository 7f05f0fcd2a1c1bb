"""Foresight as data and as lines, whatever the game."""

from guanxi.core.foresight import (
    GAME,
    NEAR,
    ONE_MORE,
    ROUND,
    STANDS,
    TURN,
    WILL,
    Change,
    NoForesight,
    Preview,
    Prospect,
    Telling,
    changes,
    relevant,
)

END = Prospect("end", ROUND, WILL, "X-01", {"points": (3, 1)}, ends_game=True)
FAR_END = Prospect("far-end", GAME, NEAR, "X-02", ends_game=True)
BOUND = Prospect("bound", ROUND, NEAR, "X-03", seats=(1,))
NOW = Prospect("now", TURN, STANDS, "X-04", steps=(Prospect("step", TURN, STANDS, "X-05"),))
MAYBE = Prospect("maybe", TURN, ONE_MORE, "X-06")
LATER = Prospect("later", GAME, STANDS, "X-07", seats=(1,))


class Plain(NoForesight):
    def say(self, told: Prospect | Change | str, names: object, language: str) -> str:
        return f"say {told if isinstance(told, str) else told.kind}"


TELLING = Telling(Plain(), ["Ann", "Bob"], "en")


def test_what_ends_the_game_or_comes_soon_or_binds_me_is_relevant_in_that_order() -> None:
    found = (LATER, MAYBE, BOUND, NOW, FAR_END, END)
    assert relevant(found, 1) == [END, FAR_END, NOW, MAYBE, BOUND]
    assert relevant(found, 0) == [END, FAR_END, NOW, MAYBE]
    blocked = Prospect("blocked", TURN, STANDS, "X-08", seats=(1,))
    assert relevant([blocked], 1) == [blocked]
    assert relevant([blocked], 0) == []


def test_what_changes_is_what_differs() -> None:
    before, after = (
        {("a", 0, ""): 1, ("b", 0, "x"): 2, ("c", -1, ""): 3},
        {("a", 0, ""): 1, ("b", 0, "x"): 5, ("d", 1, ""): 0},
    )
    assert changes(before, after) == (
        Change("b", 0, "x", 2, 5),
        Change("c", -1, "", 3, None),
        Change("d", 1, "", None, 0),
    )


def test_steps_are_indented() -> None:
    assert TELLING.prospect(NOW) == ["say now (X-04)", "  say step (X-05)"]


def test_a_preview_in_lines_warns_first() -> None:
    preview = Preview(
        (Change("a", 0, "", 1, 2),), coming=(END, NOW), gone=(MAYBE,), warnings=(END,), undecided=("cards",)
    )
    assert TELLING.preview(preview) == ["! say end", "= say a", "+ say now", "- say maybe", "? say cards"]


def test_a_preview_as_data() -> None:
    told = TELLING.preview_data(Preview((Change("a", 0, "", (1, 2), None),), warnings=(END,), undecided=("cards",)))
    assert told["changes"] == [
        {"kind": "a", "seat": 0, "where": "", "before": [1, 2], "after": None, "text": "say a"},
    ]
    assert told["warnings"][0]["facts"] == {"points": [3, 1]}
    assert told["warnings"][0]["ends_game"] is True
    assert told["open"] == [{"name": "cards", "text": "say cards"}]
    assert told["coming"] == told["gone"] == []


def test_a_prospect_as_data_has_its_steps() -> None:
    told = TELLING.prospect_data(NOW)
    assert told["when"] == "turn"
    assert told["sure"] == "stands"
    assert [step["text"] for step in told["steps"]] == ["say step"]
    assert told["short"] == "say now"
