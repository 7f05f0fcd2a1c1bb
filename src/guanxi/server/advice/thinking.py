"""What computer players say: a hint for who plays against them alone, and why one of them moved."""

from collections.abc import Sequence

from guanxi.core.events import SPECTATOR
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server import retelling
from guanxi.server.advice import looking_ahead
from guanxi.server.advice.drafting import asked_now
from guanxi.server.bots.line import BotFailed, Busy
from guanxi.server.bots.questions import Advice
from guanxi.server.house import House
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables import entries as e
from guanxi.server.tables.looking import Look
from guanxi.server.tables.sitting import Sitting

HINT_SECONDS = 1.0


async def hint(house: House, look: Look, person: str, drafted: Table) -> a.HintTold:
    """What a strong player would do after a draft, or now; only against computer players."""
    s, seat = look.sitting, look.asked
    not_among_people(s)
    house.counter.limit("hint", person)
    number = s.number
    if asked_now(drafted) != seat:
        raise Problem("not_your_turn", sentence("draft-other-acts"), asked=None)
    found = await strong_move(house, look, person, drafted, HINT_SECONDS)
    steps = looking_ahead.steps(drafted, seat, found.actions, look.language)
    return a.HintTold(number, seat, found.actions, found.line, steps, found.sentence, found.chances)


def not_among_people(s: Sitting) -> None:
    """Problem where several seats are people's; at one screen they are one account's."""
    if sum(chair.person is not None for chair in s.chairs) > 1:
        raise Problem("no_hint")


async def strong_move(
    house: House, look: Look, person: str, known: Table, seconds: float, others: Sequence[Sequence[int]] = ()
) -> Advice:
    """What a strong player would do on a table of what the seat knows, and how far it holds others to fall behind."""
    s, table = look.sitting, look.table
    view = s.game.rules.view_bytes(s.game.rules.view(known.state, look.viewer))
    with house.counter.one_at_a_time(person):
        try:
            return await house.pool.hint(s.game.name, table.options, view, table.names, look.language, seconds, others)
        except (Busy, BotFailed) as error:
            raise _problem(error) from None


async def why(house: House, look: Look, number: int) -> a.WhyTold:
    """Why a computer player made an entry: while the game runs what a spectator could tell, if that was agreed."""
    s, table = look.sitting, look.table
    if not look.is_over and not s.terms.reasons:
        raise Problem("not_over")
    first, last = s.actions_of(number)
    place, bot = await _who(house, look, number)
    seat = s.seat_of(place)
    viewer = seat if look.is_over else SPECTATOR
    before, after = (s.game.rules.view_bytes(retelling.seen_then(table, viewer, n)) for n in (first, last))
    try:
        asked = (s.game.name, table.options, bot, seat, before, after, table.names, look.language)
        return a.WhyTold(number, seat, bot, await house.pool.why(*asked))
    except (Busy, BotFailed) as error:
        raise _problem(error) from None


async def _who(house: House, look: Look, number: int) -> tuple[int, str]:
    """The place where an entry was made, and the computer player who made it; Problem if it was somebody else."""
    s, stored = look.sitting, await house.log.one(look.live.id, number)
    entry = None if stored is None or stored.person is not None else e.read(stored.data)
    if not isinstance(entry, e.Moved):
        raise Problem("no_such_thing", sentence("no-bot-did-this"))
    return entry.place, s.bot_at(entry.place) or s.terms.stand_in


def _problem(error: Exception) -> Problem:
    return Problem("busy") if isinstance(error, Busy) else Problem("bot_failed")
