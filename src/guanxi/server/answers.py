"""What HTTP answers beside the messages of a table: the past, the archive, advice. It is part of the contract."""

from typing import Any

import msgspec

from guanxi.server.messages import Ended, EventNumbers, Numbers

# ------------------------------------------------------------ what was


class Past(msgspec.Struct, frozen=True):
    """A position of the past, as a viewer could know it then."""

    move: int  # after so many actions
    moves: int  # actions that stand
    viewer: int  # the seat then; -1 for a spectator, -2 if nothing is hidden
    by: int | None  # the seat of the action before it; None for chance, and at the start
    events: list[EventNumbers]  # of that action
    views: list[Numbers]  # the viewer's; with nothing hidden, those of all seats in their order
    asked: int | None
    ended: Ended | None
    whole: Numbers | None = None  # with nothing hidden, the position as it was


class Pasts(msgspec.Struct, frozen=True):
    """Positions in a row, for who moves through a game. `next` is where to go on."""

    moves: int
    pasts: list[Past]
    next: int | None


class PointsAt(msgspec.Struct, frozen=True):
    """If it had ended after so many actions."""

    move: int
    totals: list[int]  # by the seats of now


class Notable(msgspec.Struct, frozen=True):
    """Something to jump to."""

    move: int
    event: str
    clause: str
    numbers: EventNumbers  # of the event, as `/lexicon` explains


class PointsTold(msgspec.Struct, frozen=True):
    """How the points went, as far as the viewer can know; after the end nothing is hidden."""

    moves: int
    viewer: int  # -2 if nothing is hidden
    points: list[PointsAt]
    notable: list[Notable]


class LogLine(msgspec.Struct, frozen=True):
    """What one action did, in words; its events, as updates have them, for who tells several lines as one."""

    number: int
    seat: int | None  # None for chance
    text: list[str]
    clauses: list[str]
    events: list[EventNumbers]
    entry: int | None = None  # of the table, by which the action came; a record has none


class LogTold(msgspec.Struct, frozen=True):
    """A part of the log. `next` is where to go on."""

    moves: int
    lines: list[LogLine]
    next: int | None


class RecordInfo(msgspec.Struct, frozen=True):
    """A game of the archive."""

    id: str
    game: str
    options: dict[str, str]
    players: list[str]
    bots: list[str]
    moves: int
    finished: bool
    commitment: str
    seed: str
    totals: list[int]  # by seat, as those below
    places: list[int]
    names: list[str]


class Verified(msgspec.Struct, frozen=True):
    """The shuffle of a finished game, laid open. The record has every outcome; `docs/records.md` says how to check."""

    table: str
    game: str
    seed: str
    added: list[str]  # in the order in which they were
    commitment: str
    drawn: int  # numbers of the sealed stream
    holds: bool
    text: str  # what does not hold
    record: str  # where it can be had


# ------------------------------------------------------------ advice


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not allowed."""

    action: int
    line: str
    clause: str
    text: str
    choice: str = ""  # the action in words; empty for what only chance does, or what does not exist at this table


class Reasons(msgspec.Struct, frozen=True):
    """Everything that is not allowed, for a version of the table."""

    number: int
    reasons: list[Reason]


class ThingTold(msgspec.Struct, frozen=True):
    """Something on the board, by what it is and by its id: `official hubu-3`."""

    sort: str
    id: str


class WhyNot(msgspec.Struct, frozen=True):
    """Why a gesture would be refused; allowed, if it would not."""

    number: int
    allowed: bool
    clause: str = ""
    text: str = ""
    action: str = ""  # which part of it, in notation
    title: str = ""  # that it cannot be done, in the second person
    ways: list[str] = []  # what would make it possible: two at most
    things: list[ThingTold] = []  # what it is about, on the board


class ChoiceTold(msgspec.Struct, frozen=True):
    """Something that may be done now."""

    action: int
    line: str
    json: dict[str, Any]
    text: str
    group: str = ""  # what it stands under among others of its kind
    short: str = ""  # … and what it is called there


class ChoicesTold(msgspec.Struct, frozen=True):
    """Everything that the asked seat may do."""

    number: int
    seat: int
    choices: list[ChoiceTold]


class Prospects(msgspec.Struct, frozen=True):
    """What comes by itself, the nearest first; what goes in steps has `steps`."""

    number: int
    viewer: int
    prospects: list[dict[str, Any]]


class Details(msgspec.Struct, frozen=True):
    """What a board shows to whoever looks closer: data of the game's own, with a number for each seat."""

    number: int
    viewer: int
    details: dict[str, Any]


class Previewed(msgspec.Struct, frozen=True):
    """What a draft would change: warnings, changes, coming, gone, open."""

    number: int
    preview: dict[str, Any]


class Drafted(msgspec.Struct, frozen=True):
    """The table after a draft, as the seat would know it: nothing is done."""

    number: int  # of the table
    seat: int
    actions: list[int]  # of the draft, by number
    view: Numbers  # after it; where it reveals something, before that
    asked: int | None  # who is to act then; None for chance, or at the end, or where that cannot be known
    legal: list[int]  # what the seat may do next; nothing where chance or somebody else comes first
    held: list[int]  # told, and waiting for what the rules want told first
    whole: bool  # can it be sent as it stands? Not while it is empty, or while something belongs to it still: a payment
    revealing: bool  # would it reveal something, so that it cannot be undone?
    proposed: int | None  # what the game would put forward next, such as the cheapest payment
    only: bool  # is there no other of its sort?
    proposals: list[int]  # all of that sort, the best first
    preview: dict[str, Any]  # warnings, changes, coming, gone, open
    before: list[int]  # everybody's points if it ended now
    after: list[int]  # the same after the draft
    details: dict[str, Any]  # what a closer look shows after the draft, as `/details`


class Points(msgspec.Struct, frozen=True):
    """One source of points."""

    source: str
    where: str
    points: int
    doubled: bool
    final: bool
    text: str


class Standing(msgspec.Struct, frozen=True):
    """What a seat would have."""

    seat: int
    name: str
    total: int
    place: int
    items: list[Points]


class Standings(msgspec.Struct, frozen=True):
    """If it ended now, as far as the viewer can know."""

    number: int  # of the table; 0 in a record
    viewer: int
    seats: list[Standing]
    ties: list[str]  # who has equal points, and which rule decides between them
    over: str  # how it came to its end, in words; empty while it runs


class HintTold(msgspec.Struct, frozen=True):
    """What a strong player would do, and why."""

    number: int
    seat: int
    actions: list[int]
    line: str  # in notation
    steps: list[str]  # the same in words, one by one
    text: str
    chances: list[float]  # by seat: the expected part of the victory


class Better(msgspec.Struct, frozen=True):
    """What a strong player would rather do, and by how many points it holds that to be better."""

    actions: list[int]
    line: str  # in notation
    steps: list[str]  # the same in words, one by one
    text: str
    lead: float


class AdviceNote(msgspec.Struct, frozen=True):
    """Something to see before one decides."""

    sort: str  # comes: it binds me soon; plan: I could do it; danger: the draft brings it about, or a rival could
    text: str
    clause: str


class Advised(msgspec.Struct, frozen=True):
    """What may have been overlooked."""

    number: int
    seat: int
    notes: list[AdviceNote]
    better: Better | None  # than a whole draft that falls far behind; before a draw, than a guess


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson that can be taken."""

    id: str
    sort: str  # guided: a whole first game; single: one idea, tried until it works
    title: str
    text: str
    clauses: list[str]  # that it teaches
    ideas: int


class IdeaTold(msgspec.Struct, frozen=True):
    """One idea of a lesson."""

    id: str
    title: str
    text: str  # what stands between two `*` matters most
    clauses: list[str]
    lights: list[str]  # things on the board that it speaks of, such as `province chu`
    reads: bool  # nothing has to be done: it is only read


class LessonTold(msgspec.Struct, frozen=True):
    """How far somebody has come in a lesson."""

    number: int
    lesson: str
    sort: str
    title: str
    ideas: int
    at: int  # the number of ideas that lie behind
    idea: IdeaTold | None  # the next one; None when all are done, or before something has happened that it is about
    done: bool
    missed: bool  # it cannot be done any more: go back to the beginning
    now: bool  # false where I am asked and nothing that I can do now does the next idea; not looked at with a draft
    text: str  # at the end


class WhyTold(msgspec.Struct, frozen=True):
    """Why a computer player moved."""

    number: int
    seat: int
    bot: str
    text: str


# ------------------------------------------------------------ rules


class RuleExample(msgspec.Struct, frozen=True):
    """What shows a clause at work."""

    id: str
    title: str
    scenarios: list[str]


class RuleClause(msgspec.Struct, frozen=True):
    """One numbered rule, in our words."""

    id: str
    title: str
    kind: str  # one of `kinds`
    part: str  # one of `parts`
    forbids: bool  # may a refusal name it?
    text: str
    ruling: str  # how it is played where the rulebooks leave something open; empty if they do not
    see: list[str]  # the clauses that it names
    before: str | None  # the clause before it
    after: str | None
    options: list[str]  # that change it
    examples: list[RuleExample]


class RuleSection(msgspec.Struct, frozen=True):
    """A group of clauses."""

    prefix: str
    title: str
    clauses: list[RuleClause]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game by clauses."""

    game: str
    title: str
    language: str
    kinds: dict[str, str]  # what sorts of clauses there are
    parts: dict[str, str]  # what they belong to: the base game, a module
    sections: list[RuleSection]
    found: list[str] | None  # where words were looked for: what has them, best first


class TextParagraph(msgspec.Struct, frozen=True):
    """Sentences about one thing."""

    head: str
    text: str


class TextSection(msgspec.Struct, frozen=True):
    """A part of a table in words: sentences, a table. Without columns its rows are names and what is said of them."""

    id: str
    title: str
    columns: list[str]
    rows: list[list[str]]  # the first of each is its name
    paragraphs: list[TextParagraph] = []


class TextTold(msgspec.Struct, frozen=True):
    """The table in words, as far as the viewer can know."""

    number: int
    viewer: int
    sections: list[TextSection]
    drawing: list[str]  # the same as a terminal draws it, in letters of one width
