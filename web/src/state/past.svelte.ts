// A game looked back at: positions come in pages, so that a slider moves without asking. Tables and records alike.
import type { Happening, View } from "../boards/contract.ts";
import type { Prospect } from "../panels/data.ts";
import type { Answer, No, Schemas } from "../wire/http.ts";
import { patiently } from "../wire/patiently.ts";
import { Lexicon, type LexiconTold } from "../text/lexicon.ts";
import { lobby } from "./lobby.svelte.ts";
import { asking, ofRecord, ofTable, type AskPast, type Part, type PastInfo, type Source } from "./sources.ts";

export type Past = Schemas["Past"];
export type Line = Schemas["LogLine"];
export type Notable = Schemas["Notable"];
export type Standings = Schemas["Standings"];

export const SPECTATOR = -1;
export const OPEN = -2;
export const PAGE = 200; // as many as the server tells at once
const NEAR = 40; // moves before the end of a page at which the next is fetched

export class PastStore {
  #pages = $state.raw<Readonly<Record<string, readonly Past[]>>>({});
  #lines = $state.raw<Readonly<Record<string, readonly Line[]>>>({});
  #asked: Record<string, Promise<No | null>> = {}; // what is on its way, or here
  #closed = false;
  info = $state.raw<PastInfo | null>(null);
  lexicon = $state.raw<Lexicon | null>(null);
  board = $state.raw<unknown>(null);
  no = $state.raw<No | null>(null); // why there is nothing to see
  move = $state(0); // the position that is shown
  wanted = $state(0); // the position that was asked for, perhaps on its way
  moves = $state(0);
  viewer = $state(SPECTATOR);
  points = $state.raw<readonly (readonly number[])[]>([]);
  notable = $state.raw<readonly Notable[]>([]);
  standings = $state.raw<Standings | null>(null); // if it had ended there
  details = $state.raw<unknown>(null); // of the position that is shown
  prospects = $state.raw<readonly Prospect[]>([]); // what came by itself from there
  text = $state.raw<Schemas["TextTold"] | null>(null); // the same in words, where `wordy` says that it is wanted
  wordy = $state(false);

  readonly position = $derived(this.#at(this.move));
  readonly view = $derived.by((): View | null => {
    const numbers = this.position && this.#eyes(this.position);
    return numbers && this.lexicon ? this.lexicon.view(numbers) : null;
  });
  readonly events = $derived.by((): readonly Happening[] => {
    const lexicon = this.lexicon;
    return lexicon ? (this.position?.events ?? []).map((event) => lexicon.event(event)) : [];
  });
  readonly lines = $derived.by((): readonly Line[] =>
    Object.entries(this.#lines)
      .filter(([key]) => key.startsWith(`${this.viewer} `))
      .flatMap(([, lines]) => lines)
      .sort((one, other) => one.number - other.number),
  );

  constructor(
    readonly source: Source,
    private readonly ask: AskPast = asking(source),
  ) {}

  /** Everything that does not change, and the first position: the wanted one, else the last. */
  async open(move: number | null = null, viewer: number | null = null): Promise<void> {
    const [about, lexicon, board] = await Promise.all([
      this.#patiently("", {}),
      this.#patiently("/lexicon", {}),
      this.#patiently("/board", {}),
    ]);
    if (!about || !lexicon || !board) return; // nobody looks any more
    if (!about.ok) return void (this.no = about.no);
    if (!lexicon.ok) return void (this.no = lexicon.no);
    if (this.source.kind === "table") await lobby.bots((about.data as Schemas["TableTold"]).info.game); // for names
    if (this.#closed) return;
    this.info = this.source.kind === "table" ? ofTable(about.data) : ofRecord(about.data);
    this.board = board.ok ? board.data : {};
    this.lexicon = new Lexicon(lexicon.data as LexiconTold);
    this.viewer = this.#allowed(viewer);
    await this.#graph();
    if (!this.moves) await this.#have(0); // positions know it too
    await this.go(move ?? this.moves);
    void this.#readLog();
  }

  close(): void {
    this.#closed = true;
  }

  /** Show a position. Where it is not here yet it comes; only the last wish counts. */
  async go(move: number): Promise<void> {
    const to = Math.max(0, Math.min(this.moves, Math.round(move)));
    this.wanted = to;
    const no = this.#at(to) ? null : await this.#have(pageOf(to));
    if (this.#closed || this.wanted !== to) return;
    if (!this.#at(to)) return this.#stay(no);
    this.move = to;
    this.no = null;
    for (const near of [to - NEAR, to + NEAR]) if (near >= 0 && near <= this.moves) void this.#have(pageOf(near));
    void this.#look(to);
  }

  /** The position that was asked for does not come: that is a word of its own only where there is no other. */
  #stay(no: No | null): void {
    this.wanted = this.move;
    if (!this.position) this.no = no;
  }

  /** With other eyes: a seat's, a spectator's, or everybody's at once. */
  async look(viewer: number): Promise<void> {
    const allowed = this.#allowed(viewer);
    if (allowed === this.viewer) return;
    const move = this.wanted;
    if (this.source.kind === "table") await this.#have(pageOf(move), allowed);
    if (this.#closed || !this.#at(move, allowed)) return;
    this.viewer = allowed;
    await this.go(move);
    void this.#readLog();
  }

  /** Whose eyes may be chosen. A record has everybody's at hand; a table that runs only those one sits with. */
  readonly viewers = $derived.by((): readonly number[] => {
    const info = this.info;
    if (!info) return [];
    const seats = info.names.map((_, seat) => seat);
    if (this.source.kind === "record") return [OPEN, ...seats];
    return info.over ? [OPEN, ...seats, SPECTATOR] : [...info.mine, SPECTATOR];
  });

  #allowed(viewer: number | null): number {
    const usual = this.info?.over ? OPEN : (this.info?.mine[0] ?? SPECTATOR);
    return viewer !== null && this.viewers.includes(viewer)
      ? viewer
      : (this.viewers.find((each) => each === usual) ?? SPECTATOR);
  }

  #at(move: number, viewer = this.viewer): Past | null {
    return this.#pages[this.#key(pageOf(move), viewer)]?.[move % PAGE] ?? null;
  }

  /** Records come with all views at once, whoever looks; a table tells each viewer its own. */
  #key(page: number, viewer: number): string {
    return `${this.source.kind === "record" ? OPEN : viewer} ${page}`;
  }

  #eyes(past: Past): readonly number[] | null {
    if (this.viewer === OPEN) return past.whole ?? null;
    return past.views[past.viewer === OPEN ? this.viewer : 0] ?? null;
  }

  #have(page: number, viewer = this.viewer): Promise<No | null> {
    const key = this.#key(page, viewer);
    return this.#once(`pasts ${key}`, async () => {
      const query = { ...this.#as(viewer), since: page * PAGE, until: page * PAGE + PAGE - 1 };
      const answer = await this.#patiently<Schemas["Pasts"]>("/pasts", query);
      if (!answer?.ok) return answer && answer.no;
      this.moves ||= answer.data.moves;
      this.#pages = { ...this.#pages, [key]: answer.data.pasts };
      return null;
    });
  }

  async #readLog(): Promise<void> {
    const viewer = this.viewer;
    for (let page = 0; page <= pageOf(this.moves) && viewer === this.viewer && !this.#closed; page += 1) {
      const key = `${viewer} ${page}`;
      await this.#once(`log ${key}`, async () => {
        const query = { ...this.#as(viewer), since: page * PAGE, until: page * PAGE + PAGE };
        const answer = await this.#patiently<Schemas["LogTold"]>("/log", query);
        if (!answer?.ok) return answer && answer.no;
        this.#lines = { ...this.#lines, [key]: answer.data.lines };
        return null;
      });
    }
  }

  async #graph(): Promise<void> {
    const viewer = this.info?.over ? SPECTATOR : this.viewer;
    const answer = await this.#patiently<Schemas["PointsTold"]>("/points", this.#as(viewer));
    if (!answer?.ok) return; // positions are shown without a curve
    this.moves = answer.data.moves;
    this.points = answer.data.points.map((each) => each.totals);
    this.notable = answer.data.notable;
  }

  /** What the position was worth: asked when the slider rests on it. */
  async #look(move: number): Promise<void> {
    await new Promise((done) => setTimeout(done, 120));
    const isStill = (): boolean => !this.#closed && this.move === move;
    if (!isStill()) return;
    const query = { ...this.#as(this.viewer === OPEN ? SPECTATOR : this.viewer), move };
    const [standings, details, prospects, text] = await Promise.all([
      this.ask("/standings", query),
      this.ask("/details", query),
      this.ask("/prospects", query),
      this.wordy ? this.ask("/text", { ...this.#words(), move }) : null,
    ]);
    if (!isStill()) return;
    this.text = text?.ok ? (text.data as Schemas["TextTold"]) : null;
    this.standings = standings.ok ? (standings.data as Standings) : null;
    this.prospects = prospects.ok ? (prospects.data as { prospects: Prospect[] }).prospects : [];
    this.details = details.ok ? (details.data as Schemas["Details"]).details : null;
  }

  #words(): Record<string, string | number | boolean> {
    return this.source.kind === "record" && this.viewer >= 0 ? { seat: this.viewer } : this.#as(this.viewer);
  }

  #as(viewer: number): Record<string, string | number | boolean> {
    if (this.source.kind === "record") return {};
    if (viewer === OPEN) return { open: true };
    return viewer === SPECTATOR ? { watch: true } : { seat: viewer };
  }

  /** What is on its way, or here, is asked for once; answers why it did not come. */
  #once(key: string, get: () => Promise<No | null>): Promise<No | null> {
    return (this.#asked[key] ??= get().then((no) => {
      if (no) delete this.#asked[key];
      return no;
    }));
  }

  /** The server counts such requests: it may have to be asked again a little later. Null where nobody looks any more. */
  #patiently<T>(part: Part, query: Record<string, string | number | boolean>): Promise<Answer<T> | null> {
    return patiently(
      async () => (await this.ask(part, query)) as Answer<T>,
      () => !this.#closed,
    );
  }
}

function pageOf(move: number): number {
  return Math.floor(move / PAGE);
}
