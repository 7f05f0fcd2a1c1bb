// The live table as its stage is told it: from the store, the draft and what the server tells beside them. It knows no rule.
import { faceOf, inOwnColour, PLAIN } from "../../boards/faces.ts";
import type { Deeds, Foreseen, Happening, Scene, View } from "../../boards/contract.ts";
import type { ClockTold, LogLine, PreviewTold, SeatFacts } from "../../panels/data.ts";
import { myLast, ofOthers } from "../../panels/log.ts";
import { headlineOf, spokenLine, whenOf, type Headline, type Situation } from "../../panels/status.ts";
import { namesAt } from "../../state/calling.ts";
import type { Draft } from "../../state/draft.svelte.ts";
import { lobby } from "../../state/lobby.svelte.ts";
import { me } from "../../state/me.svelte.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { Story, TableStore } from "../../state/table.svelte.ts";
import { say } from "../../text/say.ts";
import type { Answer } from "../../text/CommandLine.svelte";
import type { Schemas } from "../../wire/http.ts";
import type { SituationOf } from "../stages.ts";
import { once, problemWords, titled } from "../words.ts";
import { Again } from "./again.svelte.ts";
import { Advice } from "./advice.svelte.ts";
import { Asking } from "./asking.svelte.ts";
import { Logbook } from "./logbook.svelte.ts";
import { remarksOf } from "./remarks.ts";

// Chosen and done at once: each is seen before the next.
const AT_ONCE = new Set(["take", "draw"]);

// What I cannot take back alone, the others may let me.
const BY_VOTE = new Set(["revealed", "nothing_to_take_back"]);

interface Confirming {
  readonly actions: readonly number[];
  readonly ends: boolean; // the game ends with it; else something is turned over
}

export class TableModel {
  readonly advice: Advice;
  readonly log: Logbook;
  readonly asking: Asking;
  readonly again: Again;
  repaint: (events: readonly Happening[]) => void = () => undefined; // called before another picture is drawn
  #came: number | null = null; // the moves that stood when this page first saw the table
  #turn = $state.raw<readonly Happening[]>([]); // what I did in this turn
  #eyes = $state.raw(-2); // whose `#turn` and `#gestures` are: at one screen eyes change
  #gestures: number[] = []; // the moves before each of my gestures of this turn
  showsEnd = $state(true); // the end screen stands in front of the board, where the game is over
  note = $state(""); // why something was done for me
  confirming = $state.raw<Confirming | null>(null); // what would be sent, if I say yes

  situationOf = $state.raw<SituationOf | null | undefined>(undefined); // the game's own; undefined until its code is there

  constructor(
    readonly table: TableStore,
    readonly draft: Draft,
  ) {
    this.advice = new Advice(table, draft);
    this.log = new Logbook(table, this.advice, () => this.names);
    this.asking = new Asking(table, draft, this.advice);
    this.again = new Again(table, this.advice, (events) => this.repaint(events));
  }

  readonly game = $derived.by(() => this.table.info?.game ?? "");
  readonly viewer = $derived.by(() => this.table.viewer);
  readonly asked = $derived.by(() => this.table.position?.asked ?? null);
  readonly isOver = $derived.by(() => this.table.position?.ended != null);
  readonly mine = $derived.by(() => this.table.myTurn && this.viewer >= 0);
  readonly sending = $derived.by(() => this.draft.isLate);
  readonly totals = $derived.by((): readonly number[] => {
    if (this.draft.told) return this.draft.told.before;
    const { standings } = this.advice;
    return this.seatNumbers.map((seat) => standings.find((each) => each.seat === seat)?.total ?? 0);
  });
  readonly seatNumbers = $derived.by(() =>
    this.table.seats.map((each, place) => (each.seat >= 0 ? each.seat : place)).sort((a, b) => a - b),
  );
  readonly #namesAt = $derived.by(() => namesAt(this.table.seats));
  /** As the server tells them in its sentences. */
  readonly names = $derived.by(() =>
    this.seatNumbers.map(
      (seat) => this.#namesAt.get(this.table.seats.find((each) => each.seat === seat)?.place ?? -1) ?? "",
    ),
  );
  readonly #ownSeats = $derived.by(() =>
    this.table.seats.filter((each) => each.person && each.person === me.person?.id).map((each) => each.seat),
  );
  readonly seats = $derived.by((): readonly SeatFacts[] => {
    const all = this.seatNumbers.map((seat) => this.#seat(seat));
    const mine = this.#ownSeats;
    // At one screen eyes change, and colours must not change with them.
    return inOwnColour(
      this.table.lexicon?.told.looks ?? PLAIN,
      all,
      mine.length === 1 ? mine[0]! : -1,
      settings.chosen.colour,
    );
  });
  readonly bots = $derived.by(() => this.seats.filter((seat) => seat.bot).map((seat) => seat.seat));
  readonly isAlone = $derived.by(() => this.viewer >= 0 && this.bots.length === this.seats.length - 1);
  /** Seconds after which a whole draft is sent by itself; never what would have to be confirmed. */
  readonly wait = $derived.by(() => {
    const asks = settings.chosen.confirm && (this.draft.told?.revealing || this.draft.told?.asked === null);
    return settings.chosen.wait === "off" || asks || this.confirming ? 0 : Number(settings.chosen.wait);
  });
  /** Hints are for who plays against computer players alone. */
  readonly canHint = $derived.by(() => this.isAlone && !this.isOver);
  /** Against computer players alone a take-back needs nobody's consent. */
  readonly freely = $derived.by(() => this.isAlone && this.table.info?.take_back === "vote");

  readonly headline = $derived.by((): Headline => {
    const ended = this.table.position?.ended;
    const winners = ended ? this.seats.filter((seat) => ended.places[seat.seat] === 1) : [];
    const situation = this.#situation(this.draft.view, this.draft.told?.details);
    return headlineOf(
      {
        asked: this.asked === null ? null : (this.seats[this.asked]?.name ?? ""),
        mine: this.mine,
        kinds: once(this.draft.legal.map((choice) => choice.kind)),
        drafted: this.draft.actions.length,
        whole: !this.draft.isEmpty && this.draft.canSend,
        sending: this.sending,
        watching: this.viewer < 0,
        past: false,
        over: this.isOver,
        won: winners.map((seat) => seat.name),
        won_by_me: winners.some((seat) => seat.mine),
        points: ended && winners[0] ? (ended.totals[winners[0].seat] ?? 0) : 0,
        situation,
      },
      // The game's sentences want what it knows of the moment: before that is there, the page has plain ones.
      situation || this.situationOf === null ? this.advice.words.value : null,
    );
  });
  readonly status = $derived.by((): string => spokenLine(this.headline));
  readonly when = $derived.by((): string => {
    const view = this.table.view;
    const round = view?.["round"]?.[0] ?? view?.["turns"]?.[0];
    if (this.isOver || round === undefined) return "";
    const what = view?.["round"] ? "round" : "turn";
    return whenOf(this.#situation(view), this.advice.words.value, say("table-when", { what, number: round }));
  });
  #situation(view: View | null, details: unknown = this.advice.details): Situation | null {
    const layout = this.advice.board.value;
    if (!this.situationOf || !view || !layout) return null;
    return this.situationOf({ view, viewer: this.viewer, layout, seats: this.seats, details });
  }

  readonly scene = $derived.by((): Scene | null => {
    const { table, draft, advice } = this;
    const past = this.again.view;
    const view = past ?? draft.view;
    if (!view || !table.info) return null;
    const drafting = draft.told !== null && !past;
    return {
      game: this.game,
      layout: advice.board.value,
      view,
      viewer: this.viewer,
      asked: past ? this.again.asked : this.asked,
      over: this.isOver,
      seats: this.seats,
      legal: past ? [] : draft.legal,
      open: past ? [] : table.legal,
      draft: past ? [] : draft.actions,
      proposals: settings.chosen.propose ? draft.proposals : [],
      whole: draft.canSend,
      quick: settings.chosen.quick && draft.canSend && !draft.told?.revealing && draft.told?.asked !== null,
      hint: this.asking.hinted,
      last: this.#last,
      missed: this.#missed,
      turn: this.#eyes === this.viewer ? this.#turn : [],
      details: drafting ? (draft.told?.details ?? null) : advice.details,
      detailsBefore: advice.details,
      totals: this.totals,
      after: draft.told?.after ?? null,
      standings: advice.standings,
      prospects: advice.prospects,
      preview: drafting ? (draft.preview as PreviewTold | null) : null,
      log: this.log.turns,
      tell: (event) => advice.words.value?.tell(event, this.names) ?? "",
      sections: advice.text.value?.sections ?? [],
      drawing: advice.text.value?.drawing ?? [],
      choices: (advice.choices.value ?? []).filter(({ action }) => draft.legal.some((each) => each.action === action)),
      reasons: this.asking.reasonsFor(advice.draftKey),
      sending: this.sending,
      labels: settings.chosen.labels,
      freely: this.freely,
    };
  });
  readonly #last = $derived.by(() => this.table.since.flatMap((story) => story.events));
  readonly #missed = $derived.by(() =>
    this.table.since.filter(({ number }) => number <= this.table.came).flatMap((story) => story.events),
  );

  readonly deeds: Deeds = {
    pick: (action, from) => this.pick(action, from),
    takeBack: (from) => void this.draft.takeOut(from),
    commit: (actions) => void this.commit(actions),
    startOver: () => this.draft.startOver(),
    ask: (action, at, general) => void this.asking.why(action, at, general),
    number: (kind, ...ids) => this.table.lexicon?.number(kind, ...ids) ?? -1,
    foresee: async (actions, alone) => (await this.draft.foresee(actions, alone)) as Foreseen | null,
    kindOf: (action) => this.table.lexicon?.action(action).kind ?? "",
    lineOf: (action) => this.table.lexicon?.line(action) ?? "",
    more: () => this.asking.wantReasons(),
  };

  /** Put an action down; one that lies there already and may not come again is taken back. From a place on, what is
      drafted gives way to it. */
  pick(action: number, from?: number): void {
    this.note = "";
    this.asking.close();
    if (from !== undefined) return void this.draft.stage(action, from);
    const isLegal = this.draft.legal.some((choice) => choice.action === action);
    const lies = this.draft.actions.findLastIndex((choice) => choice.action === action);
    if (!isLegal && lies >= 0) void this.draft.takeOut(lies);
    else void this.draft.stage(action);
  }

  /** Send the draft with what completes it. What cannot be undone is confirmed first, where somebody wants that. */
  async commit(actions: readonly number[], sure = false): Promise<boolean> {
    if (settings.chosen.confirm && !sure) {
      const told = await this.draft.review(actions);
      if (!told) return false; // nobody knows what would come of it
      const ends = told.asked === null && !told.revealing;
      if (told.revealing || ends) this.confirming = { actions, ends };
      if (this.confirming) return false;
    }
    this.confirming = null;
    this.asking.close();
    this.asking.forgetHint();
    const before = this.table.position?.moves ?? 0;
    const sent = await this.draft.send(actions);
    this.#look();
    if (sent) this.#gestures.push(before);
    return sent;
  }

  /** The only thing that can be done is done, and told; not right after it was taken back. */
  doTheOnlyThing(): void {
    const [only, ...others] = this.table.legal;
    const undone = this.table.last.some((story) => story.kind !== "moved");
    if (this.table.position?.request) return; // a move would cancel what is asked for
    if (!this.mine || !only || others.length || undone || !this.draft.isEmpty || this.draft.state === "sending") return;
    this.note = say("table-only-choice");
    void this.commit([only.action], true);
  }

  /** Back by one step: of the draft, of this turn, or by asking the others. Answers what came of it. */
  async undo(): Promise<Answer> {
    const done = { text: say("table-order-undo") };
    if (!this.draft.isEmpty || this.draft.state === "asking") {
      if (await this.draft.takeBack()) return done;
      const { no } = this.draft;
      return { text: no ? no.text || problemWords(no) : say("table-no-undo"), no: true, heard: no !== null };
    }
    await this.log.follow(); // who asks as soon as the table stands waits for its past
    this.#look();
    const { number } = this.table;
    const steps = this.#steps();
    if (number !== null && this.mine && steps > 0) {
      const no = await this.asking.undo(number, steps);
      if (!no) {
        this.#gestures.pop();
        return done;
      }
      if (!this.#votes || !("code" in no) || !BY_VOTE.has(no.code)) return this.#cannot(problemWords(no));
    }
    const to = this.#votes ? this.goesBackTo : null;
    if (to === null) return this.#cannot(say("table-no-undo"));
    this.asking.takingBack = to;
    return { text: say("panel-takeback-vote") };
  }

  get #votes(): boolean {
    return this.table.info?.take_back === "vote";
  }

  #cannot(text: string): Answer {
    this.asking.say(text);
    return { text, no: true, heard: true };
  }

  /** How many actions one step back is: what waits, my last gesture, or all that I did last, where nobody remembers
      gestures (after a reload). The server says whether that may be. */
  #steps(): number {
    const { position, held } = this.table;
    if (held.length) return held.length;
    const to = this.#gestures.at(-1);
    const moves = position?.moves ?? 0;
    if (to !== undefined) return moves - to;
    const { lines } = this.log;
    return lines.length - 1 - lines.findLastIndex((line) => line.seat !== this.viewer);
  }

  /** Where a request of mine would go back to: before the last thing that I did. */
  readonly goesBackTo = $derived.by((): number | null => {
    const { lines } = this.log;
    const mine = lines.findLastIndex((line) => line.seat === this.viewer);
    return mine > 0 && this.viewer >= 0 ? lines[mine - 1]!.number : null;
  });

  /** Put down what the hint says; a card is drawn at once, as always. */
  async doHint(): Promise<void> {
    const hinted = this.asking.hinted;
    const first = hinted[0];
    if (!first) return;
    if (AT_ONCE.has(first.kind)) return void (await this.commit([first.action]));
    this.draft.startOver();
    await this.draft.stageAll(hinted.map((choice) => choice.action));
  }

  /** What others did since my last turn, one line for each of theirs; for a spectator, since the page was opened. */
  readonly meanwhile = $derived.by((): readonly LogLine[] => {
    const { turns } = this.log;
    const since = this.viewer < 0 ? (this.#came ?? 0) : myLast(turns, this.viewer, this.asked);
    return ofOthers(turns, this.viewer, since);
  });

  /** What happened meanwhile besides moves. */
  readonly remarks = $derived.by(() =>
    remarksOf(this.table.since, {
      viewer: this.viewer,
      mine: this.#ownSeats,
      names: this.names,
      standIns: this.seats.map((seat) => seat.standIn),
      request: this.table.position?.request ?? null,
    }),
  );

  /** Show it again: one of these turns, or all. */
  playAgain(turn: LogLine | null): void {
    const [first, last] = turn ? [turn, turn] : [this.meanwhile[0], this.meanwhile.at(-1)];
    if (first && last) void this.again.play(first.first ?? first.number, last.number);
  }

  /** Remember what this turn has seen; called with each change of the table. */
  heard(stories: readonly Story[]): void {
    this.#look();
    this.#came ??= this.table.position?.moves ?? 0;
    for (const story of stories)
      this.#turn = story.kind === "moved" && story.seat === this.viewer ? [...this.#turn, ...story.events] : [];
    if (this.asked !== this.viewer) this.#gestures = [];
    if (!this.mine) this.note = "";
  }

  /** Other eyes come to this screen: what was asked, told and about to be done with mine is not for them. */
  putAway(): void {
    this.asking.close();
    this.asking.forgetHint();
    this.asking.takingBack = null;
    this.confirming = null;
  }

  /** With other eyes nothing is known of what was seen before. */
  #look(): void {
    if (this.#eyes === this.viewer) return;
    this.#eyes = this.viewer;
    this.#turn = [];
    this.#gestures = [];
  }

  /** Who plays at my screen is here, though I look with other eyes just now. */
  #isHere(person: string | null): boolean {
    return person !== null && person === me.person?.id && this.table.connection === "connected";
  }

  #clock(clocks: Schemas["Clocks"], seat: number): ClockTold {
    const runs = clocks.runs === seat;
    const night = runs && clocks.night ? clocks.night.map((time) => this.table.moment(time)) : null;
    const at = Math.min(this.table.heard, this.table.moment(clocks.at)); // told long ago, where nothing happened since
    return { left: clocks.left[seat] ?? 0, at, runs, night: night ? [night[0]!, night[1]!] : null };
  }

  #seat(seat: number): SeatFacts {
    const { info, position, places } = this.table;
    const told = info?.seats.find((each) => each.seat === seat) ?? info?.seats[seat];
    const bot = told?.kind === "bot" ? (told.bot ?? "") : "";
    const view = this.table.view;
    const face = faceOf(this.table.lexicon?.told.looks ?? PLAIN, view, info?.seats.length ?? 0, {
      seat,
      name: (told && this.#namesAt.get(told.place)) ?? "",
      mine: seat === this.viewer,
    });
    const clocks = position?.clocks;
    return {
      ...face,
      acting: this.asked === seat && !this.isOver,
      // With a draft in it, as the board is drawn.
      points: (this.draft.view ?? view)?.["score"]?.[seat] ?? null,
      ended: this.draft.told?.after[seat] ?? this.advice.standings.find((each) => each.seat === seat)?.total ?? null,
      clock: clocks ? this.#clock(clocks, seat) : null,
      here: told ? places.includes(told.place) || this.#isHere(told.person) : false,
      bot,
      standIn: told?.kind !== "bot" && told?.played_by ? titled(lobby.bot(told.played_by)) : "",
      resigned: told?.resigned ?? false,
      passed: ((view?.["passed"]?.[0] ?? 0) >> seat) % 2 === 1, // bits by seat, in a game that knows passing
    };
  }
}
