"""The table of kinds: constants, numbers, notation and data all say the same, and the engine knows every kind."""

import re
from pathlib import Path

import pytest

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import kinds
from guanxi.confucius.rules.kinds import KINDS
from guanxi.core.errors import InputError
from running import some

CONSTANTS = {name: value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, int)}
START = GAME.rules.start(GAME.options({}))
PAGE = (Path(__file__).parents[3] / "docs" / "confucius.md").read_text(encoding="utf-8")


def of_table():
    """The constants of kinds.py alone: those that it imports are named elsewhere."""
    source = Path(kinds.__file__).with_suffix(".py") if Path(kinds.__file__).suffix == ".py" else None
    text = source.read_text(encoding="utf-8") if source else ""
    names = re.findall(r"^([A-Z_]+): Final = \d+", text, re.MULTILINE)
    return names or [row.name.upper().replace("-", "_") for row in KINDS.rows]


def test_constants_are_the_rows():
    assert len(KINDS.rows) == 49
    assert [name.lower().replace("_", "-") for name in of_table()] == [row.name for row in KINDS.rows]
    assert [CONSTANTS[name] for name in of_table()] == list(range(49))


def test_numbers_are_those_of_old_records():
    assert KINDS.n_actions == 619
    starts = {row.name: int(KINDS.start[kind]) for kind, row in enumerate(KINDS.rows)}
    assert (starts["secure"], starts["give-gift"], starts["spend"], starts["deal-chief"]) == (21, 93, 333, 613)
    assert starts["decline-candidate"] == 618  # house rules came later, and last


def test_every_action_is_decoded_written_and_told_back():
    for action in some(range(int(KINDS.n_actions))):
        kind = KINDS.kind_of[action]
        assert KINDS.action(kind, KINDS.one[action], KINDS.two[action]) == action
        assert GAME.notation.read(START, GAME.notation.write(START, action)) == [action]
        assert GAME.notation.from_json(START, GAME.notation.to_json(START, action)) == action


def test_actions_as_data():
    action = int(KINDS.action(kinds.GIVE_GIFT, 3, 1))
    assert GAME.notation.to_json(START, action) == {"kind": "give-gift", "value": 3, "to": 1}
    action = int(KINDS.action(kinds.CARD_BRIBERY, 3, 9))
    assert GAME.notation.to_json(START, action) == {"kind": "card-bribery", "card": "bribery-any", "official": "hubu-3"}


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("bribe hubu-3", 'an action is an object with a "kind"'),
        ({"kind": "steal"}, 'kind: "steal" is none of bribe, secure'),
        ({"kind": "bribe"}, 'official: missing; "bribe" takes one of: bingbu-1'),
        ({"kind": "bribe", "official": "hubu-8"}, "official: 'hubu-8'"),
        ({"kind": "spend", "coins": 4}, 'coins: 4; "spend" takes one of: 1 to 3'),
        ({"kind": "pass", "to": 1}, '"pass" has no field "to"; it has: none'),
    ],
)
def test_wrong_data_is_refused_with_a_reason(told, wrong):
    with pytest.raises(InputError, match=re.escape(wrong)):
        GAME.notation.from_json(START, told)


def test_chance_has_a_kind_for_each_of_its_rooms():
    rooms = [int(KINDS.room[kind]) for kind in range(kinds.DEAL_CHIT, kinds.DEAL_CHIEF + 1)]
    assert rooms == list(range(8))


def test_the_page_has_the_table():
    for kind, row in some(enumerate(KINDS.rows)):
        fields = ", ".join(f"`{field.name}`" for field in row.fields)
        assert f"| {int(KINDS.start[kind])} | {row.size} | {row.name} | {fields} | `{row.line}` |" in PAGE


def test_the_page_has_every_number_of_a_view():
    view = GAME.rules.view(START, 0)
    documented = re.findall(r"^\| `(\w+)` \| (\d+) \| (.+) \|$", PAGE, re.MULTILINE)
    assert [(name, int(length)) for name, length, _ in documented] == GAME.rules.view_fields(view)
