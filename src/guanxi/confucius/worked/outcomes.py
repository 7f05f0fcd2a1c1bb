"""What examples expect at the end, each thing under its key."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from guanxi.confucius.rules.actions import junks
from guanxi.confucius.rules.components import BOX_NAMES, MINISTRIES, N_MINISTRIES
from guanxi.confucius.rules.phases import resolution
from guanxi.confucius.rules.scoring.titles import admiral_count, general_count
from guanxi.confucius.rules.state import NOBODY, OCEAN, SHIPYARD, STACK_ALL, TURN
from guanxi.confucius.worked import answers, claims
from guanxi.confucius.worked.checks import differ

if TYPE_CHECKING:
    from guanxi.confucius.worked.examples import Example


def check(e: "Example") -> Iterator[str]:
    """Compare everything expected."""
    for key, value in e.entry["expect"].items():
        if key == "illegal_alternatives":
            yield from claims.check_alternatives(e, value)
        elif key in FOUND:
            yield from differ(f"expect.{key}", value, FOUND[key](e, value))
        else:
            yield f"expect.{key} is not understood"


def _own(e: "Example") -> Any:
    return e.table.s.own


FOUND: Final[Mapping[str, Callable[["Example", Any], object]]] = {
    "active_cubes": answers.active_cubes,
    "active_cubes_round_1": answers.active_cubes,
    "active_cubes_round_2": answers.active_cubes_next_round,
    "unused_active_cubes": lambda e, x: answers.by_name(x, e.table.cubes),
    "cubes_on_space": lambda e, x: {box: e.table.on_box(BOX_NAMES.index(box)) for box in x},
    "chief_minister": lambda e, x: answers.name_of(e, e.table.s.chief),
    "first_turn": lambda e, x: e.table.to_act if e.table.s.room == TURN else "",
    "turn_order": lambda e, x: e.asked,
    "turn_over": lambda e, x: e.table.to_act != e.entry["move"][-1]["actor"],
    "second_commercial_income_same_round": answers.second_commercial_income,
    "black_unsecured_officials_gained": answers.unsecured_gained,
    "normal_cube_price_avoided": answers.usual_cubes,
    "phase_after": lambda e, x: "court" if e.table.s.wall == e.before[0].wall + 1 else "",
    "hand_sizes": lambda e, x: answers.by_name(x, e.table.cards),
    "cards_drawn": lambda e, x: answers.by_name(x, lambda name: e.table.drawn[name]),
    "discarded_coins": lambda e, x: answers.same_members(x, answers.discarded(e)),
    "cards_played": lambda e, x: len(answers.discarded(e)),
    "legal_payments": lambda e, x: answers.same_members(x, answers.payments(e, True)),
    "illegal_payments": lambda e, x: answers.same_members(x, [each["cards"] for each in answers.payments(e, False)]),
    "reward_cards_gained": lambda e, x: answers.by_name(
        x, lambda name: e.table.rewards(e.table.s, name) - e.table.rewards(e.table.start, name)
    ),
    "gifts": lambda e, x: answers.same_members(x, e.table.gifts(e.table.s)),
    "gifts_remaining": lambda e, x: answers.same_members(x, e.table.gifts(e.table.s)),
    "gifts_cancelled": answers.cancelled,
    "officials": lambda e, x: [answers.official_told(e, told) for told in x],
    "officials_changed": answers.officials_changed,
    "official_owner_after": lambda e, x: {
        word: answers.official_told(e, {"ministry": e.initial["ministry"], "space": int(word[-1])})["owner"]
        for word in x
    },
    "white_bribe_price_after": lambda e, x: e.bribe_price(),
    "influence": answers.influence_now,
    "minister": lambda e, x: answers.post(e, 0),
    "secretary": lambda e, x: answers.post(e, N_MINISTRIES),
    "ministers": lambda e, x: answers.posts(e, x, 0),
    "secretaries": lambda e, x: answers.posts(e, x, N_MINISTRIES),
    "due_for_resolution": lambda e, x: [
        ministry for n, ministry in enumerate(MINISTRIES) if resolution.is_due(e.table.s, n)
    ],
    "filled": answers.filled,
    "official_stack": lambda e, x: int(e.table.s.stack[STACK_ALL]),
    "coins": lambda e, x: e.coins,
    "winner": answers.exam_winner,
    "candidate_placed": answers.candidate_placed,
    "legal_places": answers.legal_places,
    "replaced_tile": answers.replaced_tile,
    "replaced_marker": answers.replaced_marker,
    "student_spaces_empty": lambda e, x: all(student == NOBODY for student in e.finished().student),
    "shipyards": answers.of_row(_own, SHIPYARD),
    "oceans": answers.of_row(_own, OCEAN),
    "junk_supply": lambda e, x: int(junks.supply(e.table.s)),
    "distant_lands": answers.distant_lands,
    "lands": answers.lands,
    "lands_resolved": answers.lands_resolved,
    "armies_counted_for_general": lambda e, x: answers.by_name(
        x, lambda name: general_count(e.table.s, e.table.seat(name))
    ),
    "admiral_count": lambda e, x: answers.by_name(x, lambda name: admiral_count(e.table.s, e.table.seat(name))),
    "score": lambda e, x: answers.by_name(x, lambda name: e.table.s.score[e.table.seat(name)]),
    "score_gain": answers.score_gain,
    "titles": lambda e, x: answers.titles(e),
    "admiral": lambda e, x: answers.titles(e)["admiral"],
    "reason": answers.reason,
}
