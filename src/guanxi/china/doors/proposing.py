"""What is put forward to people while they draft a turn: the payment that costs them least."""

from guanxi.china.rules.components import CARD_SETS, COLOURS, N_PROVINCES
from guanxi.china.rules.kinds import PAY
from guanxi.china.rules.rooms import PLACING
from guanxi.china.rules.shared.provinces import has_room_for_emissary
from guanxi.china.rules.state import ALL, ROW, State
from guanxi.core.rules import Rules


def is_whole(s: State) -> bool:
    """Pieces and their payment belong together (CN-CARD-01)."""
    return s.room != PLACING or s.pieces == 0


def payments(rules: Rules, s: State) -> list[int]:
    """The legal payments: fewest cards first, then those whose colours are of least use, then as they are listed."""
    if is_whole(s):
        return []
    kinds, use = s.board.kinds, _uses(s)

    def price(action: int) -> tuple[int, int]:
        cards = CARD_SETS[int(kinds.one[action])]
        return len(cards), sum(use[colour] for colour in cards)

    return sorted((action for action in rules.legal(s) if kinds.kind_of[action] == PAY), key=price)


def _uses(s: State) -> list[int]:
    """How many pieces cards of each colour could still pay for, anybody's: free spaces, and rooms for emissaries."""
    use = [0] * len(COLOURS)
    for province in range(N_PROVINCES):
        free = int(s.board.size_of[province]) - int(s.palaces[province * ROW + ALL])
        use[int(s.board.colour_of[province])] += free + has_room_for_emissary(s, province)
    return use
