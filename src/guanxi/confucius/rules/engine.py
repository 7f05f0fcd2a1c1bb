"""The few questions that everybody asks of Confucius: who acts, what is legal, why not, what happens."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules import course, setup
from guanxi.confucius.rules.actions import (
    army,
    bribe,
    buy_gift,
    commercial,
    force,
    give_gift,
    invade,
    junks,
    no_action,
    nominate,
    pay,
    petition,
    reward,
    secure,
    tax,
    transfer,
    voyage,
)
from guanxi.confucius.rules.clauses import (
    ALL_OR_NOTHING,
    CANDIDATE_COMPULSORY,
    GAME_OVER,
    IDS,
    NO_PRICE_NO_CARDS,
    NOT_NOW,
    NOT_YOUR_TURN,
    NOTHING,
    OWN_HAND_ONLY,
    PASSED_FOR_GOOD,
    TUTOR_COMPULSORY,
)
from guanxi.confucius.rules.components import (
    ANY,
    BOX_ARMY,
    BOX_BRIBE,
    BOX_BUY,
    BOX_JUNKS,
    BOX_NOMINATE,
    COINS,
    GIFTS,
    MOST_JUNKS_BOUGHT,
    N_CARDS,
    N_MINISTRIES,
    N_OFFICIALS,
    REWARD_CASH,
    REWARD_EXTRA,
    SPACES,
)
from guanxi.confucius.rules.kinds import (
    APPOINT,
    ARMY_FROM,
    ARMY_TO,
    BRIBE,
    BUY_GIFT,
    CANCEL_GIFT,
    CANDIDATE,
    CARD_BRIBERY,
    CARD_CASH,
    CARD_EXTRA,
    CARD_GIFT,
    CARD_RECRUIT,
    COMMERCIAL,
    DEAL_CANDIDATE,
    DEAL_CARD,
    DEAL_CHIEF,
    DEAL_CHIT,
    DEAL_DISTANT,
    DEAL_LAND,
    DEAL_OFFICIAL,
    DEAL_REWARD,
    DISCARD,
    ENOUGH,
    FAVOUR,
    FORCE,
    GIVE_GIFT,
    INVADE,
    JUNKS,
    KEEP_GIFT,
    LAND,
    LEND,
    MOVE_JUNKS,
    N_ACTIONS,
    NO_ACTION,
    NOMINATE,
    PASS,
    PETITION,
    RECRUIT,
    REPLACE_MARKER,
    REPLACE_STUDENT,
    SECURE,
    SPEND,
    SWAP_OTHER,
    SWAP_OWN,
    TAX,
    TRANSFER,
    TUTOR,
    VOYAGE,
)
from guanxi.confucius.rules.phases import actions, chief_minister, end_of_round, examination, favour, resolution
from guanxi.confucius.rules.scoring import ending, final
from guanxi.confucius.rules.shared import deck, gifts, spaces
from guanxi.confucius.rules.shared.officials import empty_space
from guanxi.confucius.rules.state import (
    ACTIONS,
    APPOINTING,
    CANCELLING,
    CHANCE,
    CHOOSING_LAND,
    COLONY,
    DECK,
    DISCARDING,
    DRAW_CANDIDATE,
    DRAW_CARD,
    DRAW_CHIEF,
    DRAW_CHIT,
    DRAW_DISTANT,
    DRAW_LAND,
    DRAW_OFFICIAL,
    DRAW_REWARD,
    LENDING,
    MARCHING,
    OVER,
    PAYING,
    PETITIONING,
    PLACING_CANDIDATE,
    REWARD_ALL,
    REWARD_DECK,
    REWARD_ROW,
    SETTING_UP,
    SHIPYARD,
    SWAPPING,
    TURN,
    TUTORING,
    TUTORING_CARDS,
    State,
    copy_state,
    state_bytes,
)
from guanxi.confucius.rules.view import View, deal, view, view_bytes
from guanxi.core.rng import Rng
from guanxi.core.rules import NOBODY, Options, Rules


def start(players: i64, advanced: bool, admiral: bool) -> State:
    """The table, ready for the first draw."""
    s = setup.set_up(players, advanced, admiral)
    course.proceed(s)
    return s


def to_act(s: State) -> i64:
    """The seat that acts now, or CHANCE."""
    return CHANCE if s.room < TURN else s.seat


# --- why not ---


def why_not(s: State, seat: i64, action: i64) -> i64:
    """What is against this action of this seat now: a clause of `clauses.py`, or NOTHING."""
    if s.room == OVER:
        return GAME_OVER
    if seat != to_act(s):
        return _not_to_act(s, seat, action)
    if seat == CHANCE:
        return NOTHING if weight(s, action) > 0 else NOT_YOUR_TURN
    if action < SPEND:
        return why_not_turn(s, action) if s.room == TURN else _not_a_turn(s, action)
    if action < LAND:
        return _why_not_cards(s, action)
    if action < TUTOR:
        return _why_not_stage(s, action)
    if action < DEAL_CHIT:
        return _why_not_court(s, action)
    return NOT_YOUR_TURN


def _not_to_act(s: State, seat: i64, action: i64) -> i64:
    if seat >= 0 and s.phase == ACTIONS and actions.has_passed(s, seat):
        return PASSED_FOR_GOOD  # CF-TURN-07
    if s.room == PAYING and SPEND <= action <= ENOUGH:
        return OWN_HAND_ONLY  # CF-PAY-07
    return NOT_YOUR_TURN  # CF-TURN-02


def _not_a_turn(s: State, action: i64) -> i64:
    if PAYING <= s.room <= MARCHING:
        return ALL_OR_NOTHING  # CF-TURN-11
    if action == PASS and (s.room == TUTORING or s.room == TUTORING_CARDS):
        return TUTOR_COMPULSORY  # CF-EXAM-06
    if action == PASS and s.room == PLACING_CANDIDATE:
        return CANDIDATE_COMPULSORY  # CF-EXAM-24
    return NOT_NOW


def why_not_turn(s: State, action: i64) -> i64:
    """What is against this action as the turn of the seat to act."""
    if action < SECURE:
        return bribe.why_not(s, action - BRIBE)
    if action < NOMINATE:
        return secure.why_not(s, action - SECURE)
    if action < FORCE:
        return nominate.why_not(s, action - NOMINATE)
    if action < JUNKS:
        return force.why_not(s)
    if action < VOYAGE:
        return junks.why_not(s, action - JUNKS + 1)
    if action < RECRUIT:
        return voyage.why_not(s, action - VOYAGE + 1)
    if action < INVADE:
        return army.why_not(s)
    if action < BUY_GIFT:
        return invade.why_not(s, action - INVADE)
    if action < GIVE_GIFT:
        return buy_gift.why_not(s, action - BUY_GIFT + 1)
    if action < TRANSFER:
        return give_gift.why_not(s, (action - GIVE_GIFT) // 5 + 1, (action - GIVE_GIFT) % 5)
    if action < PETITION:
        return transfer.why_not(s, (action - TRANSFER) // 5, (action - TRANSFER) % 5)
    if action < COMMERCIAL:
        return petition.why_not(s, action - PETITION + 1)
    if action == COMMERCIAL:
        return commercial.why_not(s)
    if action == TAX:
        return tax.why_not(s)
    if action == NO_ACTION:
        return no_action.why_not(s)
    if action == FAVOUR:
        return favour.why_not(s)
    if action == PASS:
        return actions.why_not_pass(s)
    return _why_not_reward(s, action)


def _why_not_reward(s: State, action: i64) -> i64:
    if action < CARD_GIFT:
        return reward.why_not_bribery(s, (action - CARD_BRIBERY) // N_OFFICIALS, (action - CARD_BRIBERY) % N_OFFICIALS)
    if action < CARD_EXTRA:
        return reward.why_not_gift(s, action - CARD_GIFT + 1)
    if action == CARD_EXTRA:
        return reward.why_not_play(s, REWARD_EXTRA)
    if action == CARD_CASH:
        return reward.why_not_play(s, REWARD_CASH)
    return reward.why_not_recruit(s) if action == CARD_RECRUIT else reward.why_not_insulted(s)


def _why_not_cards(s: State, action: i64) -> i64:
    """Spending a card, or saying that it is enough."""
    if s.room == PAYING:
        return pay.why_not_enough(s) if action == ENOUGH else pay.why_not_spend(s, action - SPEND)
    if s.room == TUTORING_CARDS:
        return examination.why_not_enough(s) if action == ENOUGH else examination.why_not_card(s, action - SPEND)
    if s.room == TUTORING and action == ENOUGH:
        return TUTOR_COMPULSORY
    return NO_PRICE_NO_CARDS if s.room <= MARCHING else NOT_NOW  # CF-PAY-09


def _why_not_stage(s: State, action: i64) -> i64:
    """The land of a voyage and the targets of a petition."""
    if action < MOVE_JUNKS:
        return voyage.why_not_land(s, action - LAND)
    if s.room == SWAPPING and SWAP_OTHER <= action < ARMY_FROM:
        return petition.why_not_other(s, s.chosen, action - SWAP_OTHER)
    if s.room == MARCHING and ARMY_TO <= action < REPLACE_MARKER:
        return petition.why_not_to(s, action - ARMY_TO)
    if s.room == PETITIONING:
        return _why_not_target(s, action)
    return ALL_OR_NOTHING if PAYING <= s.room <= MARCHING else NOT_NOW


def _why_not_target(s: State, action: i64) -> i64:
    if s.chosen == 2 and MOVE_JUNKS <= action < REPLACE_STUDENT:
        return petition.why_not_junks(s, (action - MOVE_JUNKS) // 5, (action - MOVE_JUNKS) % 5)
    if s.chosen == 3 and REPLACE_STUDENT <= action < SWAP_OWN:
        return petition.why_not_student(s, action - REPLACE_STUDENT)
    if s.chosen == 4 and SWAP_OWN <= action < SWAP_OTHER:
        return petition.why_not_own(s, action - SWAP_OWN)
    if s.chosen == 5 and ARMY_FROM <= action < ARMY_TO:
        return petition.why_not_from(s, action - ARMY_FROM)
    if s.chosen == 6 and action >= REPLACE_MARKER:
        return petition.why_not_marker(s, (action - REPLACE_MARKER) // 5, (action - REPLACE_MARKER) % 5)
    return ALL_OR_NOTHING


def _why_not_court(s: State, action: i64) -> i64:
    if action < CANCEL_GIFT:
        return examination.why_not_tutor(s, action - TUTOR)
    if action <= KEEP_GIFT:
        return NOTHING if s.room == CANCELLING else NOT_NOW
    if action < LEND:
        return examination.why_not_place(s, action - CANDIDATE) if s.room == PLACING_CANDIDATE else NOT_NOW
    if action < APPOINT:
        return resolution.why_not_lend(s, action - LEND) if s.room == LENDING else NOT_NOW
    if action < DISCARD:
        return chief_minister.why_not(s, action - APPOINT) if s.room == APPOINTING else NOT_NOW
    return end_of_round.why_not_discard(s, action - DISCARD)


# --- do ---


def do(s: State, action: i64) -> None:
    """Carry out a legal action; the caller has made sure that it is one."""
    if _leaves_turn(s, action):
        course.proceed(s)


def _leaves_turn(s: State, action: i64) -> bool:
    """Carry it out; is the room done, so that the flow goes on?"""
    if action < SPEND:
        return _do_turn(s, action)
    if action < ENOUGH:
        if s.room == PAYING:
            pay.spend(s, action - SPEND)
        else:
            examination.card(s, action - SPEND)
        return False
    if action == ENOUGH:
        return _do_enough(s)
    if action < TUTOR:
        return _do_stage(s, action)
    if action < DEAL_CHIT:
        return _do_court(s, action)
    _do_chance(s, action)
    return True


def _do_turn(s: State, action: i64) -> bool:
    if action >= PASS:
        return _do_pass_or_reward(s, action)
    if action >= GIVE_GIFT:
        return _do_gift_or_income(s, action)
    if action < SECURE:
        bribe.choose(s, action - BRIBE)
    elif action < NOMINATE:
        secure.choose(s, action - SECURE)
    elif action < FORCE:
        nominate.choose(s, action - NOMINATE)
    elif action < JUNKS:
        force.choose(s)
    elif action < VOYAGE:
        junks.choose(s, action - JUNKS + 1)
    elif action < RECRUIT:
        voyage.choose(s, action - VOYAGE + 1)
    elif action < INVADE:
        army.choose(s)
    elif action < BUY_GIFT:
        invade.choose(s, action - INVADE)
    else:
        buy_gift.choose(s, action - BUY_GIFT + 1)
    return False


def _do_gift_or_income(s: State, action: i64) -> bool:
    if action < TRANSFER:
        give_gift.do(s, (action - GIVE_GIFT) // 5 + 1, (action - GIVE_GIFT) % 5)
    elif action < PETITION:
        transfer.do(s, (action - TRANSFER) // 5, (action - TRANSFER) % 5)
    elif action < COMMERCIAL:
        petition.choose(s, action - PETITION + 1)
        return False
    elif action == COMMERCIAL:
        commercial.choose(s)
        return False
    elif action == TAX:
        tax.do(s)
    else:
        no_action.do(s)
    return True


def _do_pass_or_reward(s: State, action: i64) -> bool:
    if action == PASS:
        actions.do_pass(s)
    elif action < CARD_GIFT:
        card, official = (action - CARD_BRIBERY) // N_OFFICIALS, (action - CARD_BRIBERY) % N_OFFICIALS
        return not reward.bribery(s, card, official)
    elif action < CARD_EXTRA:
        reward.gift(s, action - CARD_GIFT + 1)
    elif action == CARD_EXTRA:
        reward.extra(s)
        return False
    elif action == CARD_CASH:
        reward.cash(s)
    elif action == CARD_RECRUIT:
        reward.recruit(s)
    else:
        reward.insulted(s)
    return True


def _do_enough(s: State) -> bool:
    if s.room == TUTORING_CARDS:
        return not examination.enough(s)
    action = s.pending
    if action < SECURE:
        bribe.do(s, action - BRIBE)
    elif action < NOMINATE:
        secure.do(s, action - SECURE)
    elif action < FORCE:
        nominate.do(s, action - NOMINATE)
    elif action < JUNKS:
        force.do(s)
    elif action < VOYAGE:
        junks.do(s, action - JUNKS + 1)
    elif action < RECRUIT:
        voyage.do(s, action - VOYAGE + 1)
    elif action < INVADE:
        army.do(s)
    elif action < BUY_GIFT:
        invade.do(s, action - INVADE)
    elif action < GIVE_GIFT:
        buy_gift.do(s, action - BUY_GIFT + 1)
    elif action == COMMERCIAL:
        commercial.do(s)
    else:
        reward.bribery_paid(s, (action - CARD_BRIBERY) % N_OFFICIALS)
    return True


def _do_stage(s: State, action: i64) -> bool:
    if action < MOVE_JUNKS:
        voyage.arrive(s, action - LAND)
    elif action < REPLACE_STUDENT:
        petition.junks(s, (action - MOVE_JUNKS) // 5, (action - MOVE_JUNKS) % 5)
    elif action < SWAP_OWN:
        petition.student(s, action - REPLACE_STUDENT)
    elif action < SWAP_OTHER:
        petition.own(s, action - SWAP_OWN)
        return False
    elif action < ARMY_FROM:
        petition.swap(s, action - SWAP_OTHER)
    elif action < ARMY_TO:
        petition.army_from(s, action - ARMY_FROM)
        return False
    elif action < REPLACE_MARKER:
        petition.army_to(s, action - ARMY_TO)
    else:
        petition.marker(s, (action - REPLACE_MARKER) // 5, (action - REPLACE_MARKER) % 5)
    return True


def _do_court(s: State, action: i64) -> bool:
    if action < CANCEL_GIFT:
        examination.tutor(s, action - TUTOR)
        return False
    if action <= KEEP_GIFT:
        examination.cancel(s, action == CANCEL_GIFT)
    elif action < LEND:
        examination.place(s, action - CANDIDATE)
    elif action < APPOINT:
        resolution.lend(s, action - LEND)
    elif action < DISCARD:
        chief_minister.appoint(s, action - APPOINT)
    else:
        end_of_round.discard(s, action - DISCARD)
    return True


def _do_chance(s: State, action: i64) -> None:
    if action >= DEAL_CHIEF:
        chief_minister.appoint(s, action - DEAL_CHIEF)
    elif action >= DEAL_REWARD:
        deck.reward_drawn(s, action - DEAL_REWARD)
    elif action >= DEAL_CARD:
        deck.drawn(s, action - DEAL_CARD)
    elif action >= DEAL_OFFICIAL:
        setting_up = s.phase == SETTING_UP
        space = setup.first_official(s) if setting_up else empty_space(s, s.cursor)
        end_of_round.official_drawn(s, action - DEAL_OFFICIAL, space)
        s.cursor += 1
    elif action >= DEAL_CANDIDATE:
        examination.turned_up(s, action - DEAL_CANDIDATE)
        if s.phase == SETTING_UP:
            s.cursor += 1
    elif action >= DEAL_LAND:
        setup.land_drawn(s, action - DEAL_LAND)
    elif action >= DEAL_DISTANT:
        setup.distant_drawn(s, action - DEAL_DISTANT)
    else:
        setup.chit_drawn(s, action - DEAL_CHIT)


# --- chance ---


def weight(s: State, action: i64) -> i64:
    """How likely an outcome of chance is, against the sum of all weights."""
    if s.room == DRAW_CARD:
        return i64(s.cards[DECK + action - DEAL_CARD]) if DEAL_CARD <= action < DEAL_REWARD else 0
    if s.room == DRAW_REWARD:
        return i64(s.rewards[REWARD_DECK + action - DEAL_REWARD]) if DEAL_REWARD <= action < DEAL_CHIEF else 0
    if s.room == DRAW_OFFICIAL:
        return i64(s.stack[action - DEAL_OFFICIAL]) if DEAL_OFFICIAL <= action < DEAL_CARD else 0
    if s.room == DRAW_CANDIDATE:
        return _candidate_weight(s, action - DEAL_CANDIDATE) if DEAL_CANDIDATE <= action < DEAL_OFFICIAL else 0
    if s.room == DRAW_CHIEF:
        return 1 if DEAL_CHIEF <= action < DEAL_CHIEF + s.players else 0
    if s.room == DRAW_LAND:
        return setup.land_weight(s, action - DEAL_LAND) if DEAL_LAND <= action < DEAL_CANDIDATE else 0
    if s.room == DRAW_DISTANT:
        return setup.distant_weight(s, action - DEAL_DISTANT) if DEAL_DISTANT <= action < DEAL_LAND else 0
    if s.room == DRAW_CHIT:
        return setup.chit_weight(s, action - DEAL_CHIT) if DEAL_CHIT <= action < DEAL_DISTANT else 0
    return 0


def _candidate_weight(s: State, tile: i64) -> i64:
    """The named tiles lie on top of the stack in any order, the others below (CF-SETUP-07, -08)."""
    if tile == ANY:
        return 1 if s.named_left == 0 and s.any_left > 0 else 0
    return (s.named_left >> tile) & 1


def first_outcome(s: State) -> i64:
    """The first action of the kind that chance deals now."""
    if s.room == DRAW_CARD:
        return DEAL_CARD
    if s.room == DRAW_REWARD:
        return DEAL_REWARD
    if s.room == DRAW_OFFICIAL:
        return DEAL_OFFICIAL
    if s.room == DRAW_CANDIDATE:
        return DEAL_CANDIDATE
    if s.room == DRAW_CHIEF:
        return DEAL_CHIEF
    if s.room == DRAW_LAND:
        return DEAL_LAND
    return DEAL_DISTANT if s.room == DRAW_DISTANT else DEAL_CHIT


def chance(s: State, rng: Rng) -> i64:
    """An outcome of chance, drawn by weight; takes one random number."""
    first = first_outcome(s)
    total: i64 = 0
    outcome = first
    while outcome < N_ACTIONS and outcome < first + 9:
        total += weight(s, outcome)
        outcome += 1
    number = rng.below(total)
    outcome = first
    while number >= weight(s, outcome):
        number -= weight(s, outcome)
        outcome += 1
    return outcome


# --- legal ---


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal actions of whoever acts into `out`; return how many there are."""
    if s.room == TURN:
        return _legal_turn(s, out)
    if s.room == PAYING:
        return _legal_payment(s, out)
    if s.room == TUTORING_CARDS:
        return _add(s, out, 0, SPEND, LAND)
    if s.room < TURN:
        return _add(s, out, 0, first_outcome(s), N_ACTIONS)
    if s.room <= MARCHING:
        return _legal_stage(s, out)
    if s.room == TUTORING:
        return _add(s, out, 0, TUTOR, CANCEL_GIFT)
    if s.room == CANCELLING:
        return _add(s, out, 0, CANCEL_GIFT, CANDIDATE)
    if s.room == PLACING_CANDIDATE:
        return _add(s, out, 0, CANDIDATE, LEND)
    if s.room == LENDING:
        return _add(s, out, 0, LEND, APPOINT)
    if s.room == APPOINTING:
        return _add(s, out, 0, APPOINT, DISCARD)
    return _add(s, out, 0, DISCARD, DEAL_CHIT) if s.room == DISCARDING else 0


def _add(s: State, out: vec[i64], n: i64, first: i64, last: i64) -> i64:
    """All actions of a part of the table that are not refused."""
    seat = to_act(s)
    for action in range(first, last):
        if why_not(s, seat, action) == NOTHING:
            out[n] = action
            n += 1
    return n


def _add_turns(s: State, out: vec[i64], n: i64, first: i64, last: i64) -> i64:
    """The same for actions of a turn."""
    for action in range(first, last):
        if why_not_turn(s, action) == NOTHING:
            out[n] = action
            n += 1
    return n


def _legal_payment(s: State, out: vec[i64]) -> i64:
    n: i64 = 0
    for kind in range(i64(N_CARDS)):
        if pay.why_not_spend(s, kind) == NOTHING:
            out[n] = SPEND + kind
            n += 1
    if pay.why_not_enough(s) == NOTHING:
        out[n] = ENOUGH
        n += 1
    return n


def _legal_stage(s: State, out: vec[i64]) -> i64:
    """The land of a voyage and the targets of a petition."""
    if s.room == CHOOSING_LAND:
        return _add(s, out, 0, LAND, MOVE_JUNKS)
    if s.room == SWAPPING:
        return _add(s, out, 0, SWAP_OTHER, ARMY_FROM)
    if s.room == MARCHING:
        return _add(s, out, 0, ARMY_TO, REPLACE_MARKER)
    if s.chosen == 2:
        return _add(s, out, 0, MOVE_JUNKS, REPLACE_STUDENT)
    if s.chosen == 3:
        return _add(s, out, 0, REPLACE_STUDENT, SWAP_OWN)
    if s.chosen == 4:
        return _add(s, out, 0, SWAP_OWN, SWAP_OTHER)
    return _add(s, out, 0, ARMY_FROM, ARMY_TO) if s.chosen == 5 else _add(s, out, 0, REPLACE_MARKER, TUTOR)


def _legal_turn(s: State, out: vec[i64]) -> i64:
    """Space by space of the Actions Box; what the cubes do not reach is not asked any further."""
    n = _legal_officials(s, out)
    if spaces.why_not(s, BOX_NOMINATE) == NOTHING:
        n = _add_turns(s, out, n, NOMINATE, FORCE)
    n = _add_turns(s, out, n, FORCE, JUNKS)
    if spaces.why_not(s, BOX_JUNKS) == NOTHING:
        for quantity in range(i64(1), 1 + min(i64(MOST_JUNKS_BOUGHT), junks.supply(s))):
            if pay.why_not_afford(s, COINS, junks.price(s, quantity)) == NOTHING:
                out[n] = JUNKS + quantity - 1
                n += 1
        n = _add_turns(s, out, n, VOYAGE, VOYAGE + i64(s.own[SHIPYARD + s.seat]))
    if spaces.why_not(s, BOX_ARMY) == NOTHING:
        n = _add_turns(s, out, n, RECRUIT, BUY_GIFT if s.own[COLONY + s.seat] > 0 else INVADE)
    if spaces.why_not(s, BOX_BUY) == NOTHING:
        n = _add_turns(s, out, n, BUY_GIFT, GIVE_GIFT)
    n = _legal_gifts(s, out, n)
    if s.advanced:
        n = _add_turns(s, out, n, PETITION, COMMERCIAL)
    n = _add_turns(s, out, n, COMMERCIAL, CARD_BRIBERY)
    if s.rewards[s.seat * REWARD_ROW + REWARD_ALL] > 0:
        n = _legal_rewards(s, out, n)
    return n


def _legal_officials(s: State, out: vec[i64]) -> i64:
    n: i64 = 0
    if spaces.why_not(s, BOX_BRIBE) != NOTHING:
        return n
    coins = pay.purse(s, COINS, 0)
    for ministry in range(i64(N_MINISTRIES)):
        if bribe.why_not_in(s, ministry) == NOTHING:
            for official in range(ministry * SPACES, ministry * SPACES + SPACES):
                if bribe.why_not_on(s, official) == NOTHING:
                    if bribe.price(s, official) <= coins:
                        out[n] = BRIBE + official
                        n += 1
    for official in range(i64(N_OFFICIALS)):
        if secure.why_not(s, official) == NOTHING:
            out[n] = SECURE + official
            n += 1
    return n


def _legal_gifts(s: State, out: vec[i64], n: i64) -> i64:
    for value in range(i64(1), i64(GIFTS + 1)):
        if gifts.is_available(s, s.seat, value):
            n = _add_turns(s, out, n, GIVE_GIFT + (value - 1) * 5, GIVE_GIFT + (value - 1) * 5 + s.players)
    for receiver in range(s.players):
        if transfer.why_not_to(s, receiver) == NOTHING:
            for official in range(i64(N_OFFICIALS)):
                if transfer.why_not(s, official, receiver) == NOTHING:
                    out[n] = TRANSFER + official * 5 + receiver
                    n += 1
    return n


def _legal_rewards(s: State, out: vec[i64], n: i64) -> i64:
    for card in range(i64(ANY + 1)):
        if reward.why_not_play(s, card) == NOTHING:
            n = _add_turns(s, out, n, CARD_BRIBERY + card * N_OFFICIALS, CARD_BRIBERY + (card + 1) * N_OFFICIALS)
    return _add_turns(s, out, n, CARD_GIFT, SPEND)


class ConfuciusRules(Rules):
    """Confucius behind the questions that every game answers."""

    def start(self, options: Options) -> State:
        """The table, ready for the first draw."""
        return start(int(options["players"]), options["advanced"] == "on", options["admiral"] == "on")

    def players(self, state: State) -> int:
        """How many play."""
        return int(state.players)

    def to_act(self, state: State) -> i64:
        """The seat to act, or CHANCE."""
        return to_act(state)

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""
        return state.room == OVER

    def acting(self, state: State) -> i64:
        """The same, or NOBODY when the game is over."""
        if state.room == OVER:
            return NOBODY
        return CHANCE if state.room < TURN else state.seat

    def n_actions(self, state: State) -> i64:
        """The size of the action table."""
        return N_ACTIONS

    def offer(self, state: State, out: vec[i64]) -> i64:
        """The legal actions."""
        return legal(state, out)

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against an action."""
        return IDS[why_not(state, seat, action)]

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""
        weights = [(action, int(weight(state, action))) for action in range(N_ACTIONS)]
        return [(action, weight) for action, weight in weights if weight]

    def chance(self, state: State, rng: Rng) -> i64:
        """An outcome of chance; takes exactly one random number."""
        return chance(state, rng)

    def do(self, state: State, action: i64) -> None:
        """Carry out a legal action."""
        do(state, action)

    def tell(self, state: State, action: int) -> list[tuple[int, ...]]:
        """Carry it out, and tell what happens."""
        do(state, action)
        return []

    def copy(self, state: State) -> State:
        """An independent copy."""
        return copy_state(state)

    def to_bytes(self, state: State) -> bytes:
        """Everything in a position."""
        return state_bytes(state)

    def from_bytes(self, options: Options, data: bytes) -> State:
        """The position again."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""
        return view(state, seat)

    def view_bytes(self, view: View) -> bytes:
        """Everything in a view."""
        return view_bytes(view)

    def view_from_bytes(self, options: Options, data: bytes) -> View:
        """The view again."""
        raise NotImplementedError

    def view_numbers(self, view: View) -> list[int]:
        """A view in small numbers."""
        raise NotImplementedError

    def view_fields(self, view: View) -> list[tuple[str, int]]:
        """What these numbers are."""
        raise NotImplementedError

    def table_of(self, view: View) -> State:
        """The position as the view shows it."""
        return view.table

    def deal(self, view: View, rng: Rng) -> State:
        """A full position that fits a view."""
        return deal(view, rng)

    def totals(self, state: State) -> list[int]:
        """Everybody's total if it ended now."""
        totals = ending.if_it_ended_now(state)
        return [int(totals[seat]) for seat in range(int(state.players))]

    def places(self, state: State) -> list[int]:
        """Everybody's place if it ended now."""
        return final.places(ending.ended(state))

    def reason(self, state: State) -> str:
        """How it ended."""
        return end_of_round.reason(state) if state.room == OVER else ""

    def turns(self, state: State) -> int:
        """How many rounds have begun."""
        return int(state.round)
