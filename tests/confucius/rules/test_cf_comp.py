"""CF-COMP: what is in the box, compared with the figures of the catalogue."""

from collections import Counter

import pytest

from guanxi.confucius.doors.naming import naming
from guanxi.confucius.game import GAME
from guanxi.confucius.rules import components
from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import BARRACKS, DECK, REWARD_DECK, ROW, State
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from running import some

DATA = load_catalogue("confucius").data
COLOURS = ("black", "green", "purple", "white", "yellow")


def start(players: int = 5, seed: str = "box") -> Table:
    """A new game, dealt from a seed, or not dealt at all."""
    return Table(GAME, {"players": str(players)}, COLOURS[:players], seed, deal=bool(seed))


def told(table: Table) -> dict:
    return GAME.positions.position(table.state, table.names)


@pytest.mark.clause("CF-COMP-01")
def test_three_to_five_families_play():
    for players in range(DATA["players"]["min"], DATA["players"]["max"] + 1):
        words = told(start(players))
        assert len(words["players"]) == len(words["hands"]) == players
    assert DATA["players"]["min"] == 3
    assert DATA["players"]["max"] == 5


@pytest.mark.clause("CF-COMP-01")
@pytest.mark.parametrize("players", ["0", "1", "2", "6", "-3", "three", "", " 4"])
def test_any_other_number_of_families_is_rejected(players):
    with pytest.raises(InputError, match="CF-COMP-01"):
        GAME.options({"players": players})


@pytest.mark.clause("CF-COMP-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_owns_one_colour(players):
    colours = list(told(start(players))["colours"].values())
    assert colours == list(COLOURS)[:players] == DATA["players"]["colours"][:players]


@pytest.mark.clause("CF-COMP-03", "CF-COMP-04")
def test_six_gifts_each():
    values = [gift["value"] for gift in DATA["gift"]]
    assert values == [1, 2, 3, 4, 5, 6]
    assert [naming("en").gift(value) for value in values] == [gift["name"] for gift in DATA["gift"]]
    for gifts in told(start())["gifts"].values():
        assert sorted(gifts["unavailable"] + gifts["available"]) == values
        assert gifts["available"] == [gift["value"] for gift in DATA["gift"] if gift["starts_available"]]


@pytest.mark.clause("CF-COMP-04", "CF-ACT-BUY-02")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_gift_costs_its_value(value):
    state = GAME.positions.from_position(GAME.options({}), COLOURS[:4], {"hands": {"black": [3, 3]}}, Rng("x"))
    GAME.rules.do(state, GAME.notation.read(state, f"buy gift {value}")[0])
    payment = GAME.positions.position(state, COLOURS[:4])["payment"]
    assert payment["price"] == value == DATA["gift"][value - 1]["price"]
    assert payment["currency"] == "coins"


@pytest.mark.clause("CF-COMP-07", "CF-COMP-08", "CF-SETUP-13")
def test_armies_and_cubes_of_a_player():
    assert components.ARMIES == DATA["players"]["armies_each"] == 6
    assert components.CUBES == DATA["players"]["action_cubes_each"] == 5
    assert list(components.CUBES_BY_GIFTS) == DATA["action_cubes"]["by_gift_total"]
    state = start().state
    assert [int(state.own[BARRACKS + seat]) for seat in range(5)] == [6] * 5


@pytest.mark.clause("CF-COMP-09")
def test_official_tiles():
    tiles = {tile["price"]: tile["count"] for tile in DATA["official_tile"]}
    assert tiles == {2: 3, 3: 4, 4: 5, 5: 5, 6: 4, 7: 3}
    words = told(start())
    laid_out = Counter(official["price"] for official in words["officials"].values())
    left = Counter({int(price): number for price, number in words["official_prices_left"].items()})
    assert laid_out + left == Counter(tiles)
    assert sum(tiles.values()) == 24


@pytest.mark.clause("CF-COMP-10")
def test_candidate_tiles():
    tiles = {tile["ministry"]: tile["count"] for tile in DATA["candidate_tile"]}
    state = start(seed="").state
    named = [ministry for n, ministry in enumerate(components.MINISTRIES) if state.named_left >> n & 1]
    assert Counter(named) + Counter(any=int(state.any_left)) == Counter(tiles)
    assert sum(tiles.values()) == 6


@pytest.mark.clause("CF-COMP-11")
def test_confucius_cards():
    for kind, card in some(enumerate(DATA["confucius_card"])):
        assert (pay.worth(kind + 1, components.COINS), pay.worth(kind + 1, components.LICENCES)) == (
            card["coins"],
            card["licences"],
        )
    for players in (3, 4, 5):
        state = start(players).state
        for kind, card in enumerate(DATA["confucius_card"]):
            in_hands = sum(int(state.hand[seat * ROW + kind]) for seat in range(players))
            assert in_hands + state.cards[DECK + kind] == card["count"] == 22


@pytest.mark.clause("CF-COMP-12")
def test_reward_cards():
    cards: Counter[str] = Counter()
    for card in DATA["reward_card"]:
        cards[f"{card['kind']}_{card['ministry']}" if card["kind"] == "bribery" else card["kind"]] += card["count"]
    state = start().state
    laid_out = {name: int(state.rewards[REWARD_DECK + n]) for n, name in enumerate(components.REWARDS)}
    assert laid_out == cards
    assert sum(cards.values()) == 10


@pytest.mark.clause("CF-COMP-13")
def test_foreign_lands():
    lands = {}
    for seed in "abcdefghij":
        for land in told(start(seed=seed))["foreign_lands"]:
            lands[land["id"]] = land
    assert len(lands) == 5
    for land in DATA["foreign_land"]:
        found = lands[land["id"]]
        assert found["price"] == land["price"]
        assert list(found["points"].values()) == [box["vp"] for box in land["boxes"]]
        rewards = [f"{land['id']}-{n}" for n, box in enumerate(land["boxes"], start=1) if box["reward"]]
        assert [found["reward"]] == rewards


@pytest.mark.clause("CF-COMP-14", "CF-COMP-15", "CF-COMP-23")
def test_junks_and_wall():
    assert components.JUNKS == DATA["junks"]["supply"] == told(start())["junk_supply"] == 25
    assert DATA["junks"]["junks_per_voyage"] == components.JUNKS_PER_VOYAGE
    assert DATA["junks"]["max_per_purchase"] == components.MOST_JUNKS_BOUGHT
    assert components.WALL == DATA["great_wall"]["pieces"] == 9
    deadlines = DATA["great_wall"]["deadline_by_land_space"]
    assert list(components.DEADLINE) == [deadlines[space] for space in ("left", "middle", "right")] == [4, 6, 8]
    assert [land["space"] for land in told(start())["foreign_lands"]] == ["left", "middle", "right"]


@pytest.mark.clause("CF-COMP-23")
@pytest.mark.parametrize(("land", "deadline"), [(0, 4), (1, 6), (2, 8)])
def test_each_soldier_icon_belongs_to_one_land(land, deadline):
    """A land is resolved in the round of its icon, not before and not with another's."""
    for round_ in (deadline - 1, deadline):
        given = {"phase": "invasions", "round": round_, "lands": [{}, {}, {}]}
        state = GAME.positions.from_position(GAME.options({"players": "3"}), COLOURS[:3], given, Rng("wall"))
        resolved = [land["resolved"] for land in GAME.positions.position(state, COLOURS[:3])["foreign_lands"]]
        assert resolved[land] == (round_ == deadline)


@pytest.mark.clause("CF-COMP-16", "CF-COMP-17")
def test_chits():
    green = [4 + n for n in range(5) for _ in range(int(components.MINISTRY_CHITS[n]))]
    blue = [2 + n for n in range(3) for _ in range(int(components.DISTANT_CHITS[n]))]
    assert green == DATA["vp_chits"]["ministry"] == [4, 4, 5, 5, 6, 6, 7, 7, 8, 8]
    assert blue == DATA["vp_chits"]["distant_land"] == [2, 2, 3, 3, 4, 4, 4]


@pytest.mark.clause("CF-COMP-16", "CF-COMP-17", "CF-SETUP-03", "CF-SETUP-05")
def test_chance_draws_chits_without_putting_them_back():
    table = start(seed="")
    green, blue = Counter(DATA["vp_chits"]["ministry"]), Counter(DATA["vp_chits"]["distant_land"])
    rng = Rng("chits")
    for number in range(11):
        weights = {
            GAME.notation.write(table.state, action): weight for action, weight in GAME.rules.weights(table.state)
        }
        left, word = (green, "chit") if number < 6 else (blue, "distant chit")
        assert weights == {f"{word} {value}": many for value, many in left.items() if many}
        action = GAME.rules.chance(table.state, rng)
        left[int(GAME.notation.write(table.state, action).split()[-1])] -= 1
        GAME.rules.do(table.state, action)
    assert (green.total(), blue.total()) == (4, 2)


@pytest.mark.clause("CF-COMP-19", "CF-OFF-05")
def test_ministries_and_their_spaces():
    assert list(components.MINISTRIES) == DATA["ministries"]["order_left_to_right"]
    table = start()
    words = told(table)
    assert list(words["ministries"]) == ["bingbu", "hubu", "gongbu"]
    for ministry in words["ministries"].values():
        assert {"minister", "secretary", "minister_chit", "secretary_chit"} <= set(ministry)
    lines = {GAME.notation.write(table.state, action) for action in range(GAME.rules.n_actions(table.state))}
    for ministry in components.MINISTRIES:
        found = sorted(line for line in lines if line.startswith(f"bribe {ministry}"))
        assert found == [f"bribe {ministry}-{space}" for space in DATA["ministries"]["official_spaces"]]


@pytest.mark.clause("CF-COMP-20")
def test_two_student_spaces_and_one_is_red():
    assert told(start())["students"] == {"red": "", "plain": ""}


@pytest.mark.clause("CF-COMP-21")
def test_distant_lands():
    names = ["spice_islands", "india", "arabia", "africa", "americas"]
    assert list(told(start())["distant_lands"]) == names == [land["id"] for land in DATA["distant_land"]]


@pytest.mark.clause("CF-COMP-25")
def test_the_spaces_of_the_actions_box():
    assert list(components.BOX_NAMES) == [box["id"] for box in DATA["action_box"]]
    assert len(components.BOX_NAMES) == 13


@pytest.mark.clause("CF-COMP-25", "CF-PAIR-01", "CF-PAIR-02", "CF-PAIR-08")
@pytest.mark.parametrize("box", DATA["action_box"][:-1], ids=lambda box: box["id"])
def test_cubes_on_each_space(box):
    number = components.BOX_NAMES.index(box["id"])
    state: State = GAME.positions.from_position(GAME.options({"players": "3"}), COLOURS[:3], {}, Rng("cubes"))
    assert spaces.price(state, number) == box["first_cubes"]
    state.uses[number] = 1
    if "repeat_cubes" in box:
        assert spaces.price(state, number) == box["repeat_cubes"]


LINES = {  # an action of each kind, and the space of the Actions Box that it uses
    "bribe bingbu-3 paying 3": "bribe_secure",
    "secure bingbu-4 paying 3": "bribe_secure",
    "nominate red paying 3": "nominate",
    "force examination paying 3": "force",
    "buy 1 junks paying 3": "junks_voyage",
    "sail 1 junks paying 3": "junks_voyage",
    "recruit army paying 1 1": "army_invade",
    "invade yunnan-1 paying 3 3": "army_invade",
    "buy gift 2 paying 3": "buy_gift",
    "give gift 1 to purple": "give_gift",
    "transfer bingbu-4 to green": "transfer",
    "petition 4": "petition",
    "commercial income paying nothing": "commercial",
    "tax income": "tax",
    "no action": "no_action",
}
RICH = {
    "round": 2,
    "hands": {"black": [1, 1, 3, 3]},
    "officials": {"bingbu-3": {"price": 2}, "bingbu-4": {"price": 2, "owner": "black"}},
    "gifts": [{"from": "green", "to": "black", "value": 1}],
    "available": {"black": [4]},
    "shipyards": {"black": 1},
    "armies": {"black": {"colony": 1}},
    "lands": [{"id": "yunnan"}],
}


@pytest.mark.clause("CF-COMP-25", "CF-PAIR-05", "CF-PAIR-07")
@pytest.mark.parametrize("line", LINES)
def test_each_action_uses_its_space(line):
    options = GAME.options({"players": "3", "advanced": "on"})
    state = GAME.positions.from_position(options, COLOURS[:3], RICH, Rng("spaces"))
    table = Table(GAME, options, COLOURS[:3], "spaces", state=state)
    table.submit(0, GAME.notation.read(state, line))
    assert told(table)["uses"] == {LINES[line]: {"black": 1}}
