// One store for each table, fed by numbered messages only. Replay and hot-seat have several: they come by context.
import { createContext } from "svelte";
import type { Choice, Happening, View } from "../boards/contract.ts";
import { bits } from "../wire/bits.ts";
import { ask, type No } from "../wire/http.ts";
import { patiently } from "../wire/patiently.ts";
import {
  Line,
  type Fresh,
  type LineState,
  type Looking,
  type Message,
  type Outcome,
  type Update,
} from "../wire/socket.ts";
import { me } from "./me.svelte.ts";
import { apply, entryOf, NOTHING, said, type Entry, type Said, type TableData } from "./apply.ts";
import { Lexicon, type LexiconTold } from "../text/lexicon.ts";

/** An entry of the log with its events read. */
export interface Story extends Omit<Entry, "events"> {
  readonly events: readonly Happening[];
}

export class TableStore {
  #data = $state.raw<TableData>(NOTHING);
  #lexicon = $state.raw<Lexicon | null>(null);
  #came = 0; // the number at which this page came: what was before it, it has only read of
  #shown: number | null = null; // up to which number other eyes have seen it here
  #heard = $state.raw(0); // performance.now() of the last position: clocks count from there
  #ahead = $state.raw<number | null>(null); // the server's time at this machine's moment 0
  said: Said | null = null; // the line of chat that the last message brought
  connection = $state<LineState>("connecting");
  no = $state.raw<No | null>(null); // why there is nothing to see
  #line: Line | null = null;
  #learning = false; // is the lexicon on its way?
  #stories = new WeakMap<Entry, Story>(); // each entry is read once
  #listeners: ((data: TableData) => void)[] = [];

  readonly number = $derived(this.#data.number);
  readonly info = $derived(this.#data.info);
  readonly position = $derived(this.#data.position);
  readonly viewer = $derived(this.#data.position?.viewer ?? -1);
  readonly seats = $derived(this.#data.info?.seats ?? []);
  readonly chat = $derived(this.#data.chat);
  readonly places = $derived(this.#data.places);
  readonly spectators = $derived(this.#data.spectators);
  readonly clocks = $derived(this.#data.position?.clocks ?? null);
  readonly myTurn = $derived(this.#data.position?.legal != null);
  readonly view = $derived.by((): View | null => {
    const numbers = this.#data.position?.view;
    return numbers && this.#lexicon ? this.#lexicon.view(numbers) : null;
  });
  readonly legal = $derived.by((): readonly Choice[] => this.#choices(this.#data.position?.legal));
  readonly held = $derived.by((): readonly Choice[] => this.#choices(this.#data.position?.held));
  readonly since = $derived.by((): readonly Story[] => this.#read(this.#data.since)); // others' moves since my last turn
  readonly last = $derived.by((): readonly Story[] => this.#read(this.#data.last)); // what the last message brought

  #looking: Looking;

  constructor(looking: Looking) {
    this.#looking = looking;
  }

  /** As whom the table is looked at now. */
  get looking(): Looking {
    return this.#looking;
  }

  get lexicon(): Lexicon | null {
    return this.#lexicon;
  }

  get came(): number {
    return this.#came;
  }

  get heard(): number {
    return this.#heard;
  }

  /** When something is, by this machine's monotonic clock; before the server told its time, now. */
  moment(at: number): number {
    return this.#ahead === null ? this.#heard : at - this.#ahead;
  }

  /** Begin to listen; the lexicon comes beside the first view, or with it, where one still waits for players. */
  open(waits = false): void {
    this.#line ??= new Line(this.looking, {
      cursor: () => this.#data.number,
      hear: (message) => this.hear(message),
      state: (state) => {
        this.connection = state;
        if (state === "signed-out") void me.again(); // who I am by now
      },
    });
    if (!waits) void this.#learn();
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
    this.#listeners = [];
    this.#data = { ...this.#data, number: null }; // opened again, perhaps as somebody else, it begins with a fresh view
  }

  /** Look with another seat's eyes, or with a spectator's (hot-seat). `shown`: what came after it nobody has seen here. */
  look(seat: number | null, shown: number | null = null): void {
    this.#shown = shown;
    this.#looking = { ...this.#looking, seat, watch: seat === null };
    this.#data = { ...this.#data, position: null, since: [], last: [] };
    this.#line?.look(this.#looking);
  }

  /** Take a message in; true where something is missing. Public for tests and replays. */
  hear(message: Message): boolean {
    if (message.type === "pong") this.#ahead = message.at - performance.now();
    this.said = message.type === "chat" ? message : null;
    const { data, missing } = apply(this.#data, message);
    if (message.type === "problem" && !message.key && this.#data.number === null) this.no = message;
    if (message.type === "fresh") {
      this.#came = this.#shown ?? message.number;
      this.#shown = null;
      this.no = null;
    }
    if (message.type === "fresh" && this.#line) void this.#readSince(message);
    if (data.position && this.#line) void this.#learn();
    if (data !== this.#data) {
      if (data.position !== this.#data.position) this.#heard = performance.now();
      this.#data = data;
      for (const listener of this.#listeners) listener(data);
    }
    return missing;
  }

  /** Called after every change, for what lies outside: animation, sound, announcements. */
  onchange(listener: (data: TableData) => void): () => unknown {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((each) => each !== listener));
  }

  move(number: number, actions: readonly number[], key: string = bits()): Promise<Outcome> {
    if (!this.#line) throw new Error("nobody listens to this table");
    return this.#line.move(number, actions, key, this.viewer >= 0 ? this.viewer : undefined);
  }

  /** Read what was said so far; answers up to which line I have read it, and whether I want to see it. */
  async readChat(): Promise<{ readonly read: number; readonly muted: boolean } | null> {
    const path = { table: this.looking.table };
    const answer = await ask("get", "/api/tables/{table}/chat", {
      path,
      query: { invitation: this.looking.invitation },
    });
    if (answer.ok) this.#data = said(this.#data, answer.data.lines);
    return answer.ok ? answer.data : null;
  }

  use(lexicon: LexiconTold): void {
    this.#lexicon = new Lexicon(lexicon);
    if (this.number !== null) this.no = null; // else the table itself has said it
  }

  /** What others did since my last turn, for who comes back after it. */
  async #readSince({ since, number, position }: Fresh): Promise<void> {
    if (since === null || since >= number || !position || position.viewer < 0) return;
    if (this.#data.since.length && this.#data.position?.viewer === position.viewer) return;
    const { table, invitation, watch } = this.looking;
    const query = { cursor: since, invitation, watch, seat: position.viewer };
    const answer = await ask("get", "/api/tables/{table}/updates", { path: { table }, query });
    if (!answer.ok || !Array.isArray(answer.data) || this.#data.number !== number) return;
    if (this.viewer !== position.viewer) return; // other eyes by now
    const updates = answer.data as readonly Update[];
    const others = updates.filter((each) => each.seat !== this.viewer);
    this.#data = { ...this.#data, since: others.map((each) => entryOf(each, position.moves)) };
  }

  async #learn(): Promise<void> {
    if (this.#lexicon || this.#learning) return;
    this.#learning = true;
    const { table, invitation } = this.looking;
    const answer = await patiently(
      () => ask("get", "/api/tables/{table}/lexicon", { path: { table }, query: { invitation } }),
      () => this.#line !== null,
    );
    this.#learning = false;
    if (!answer) return;
    if (answer.ok) this.use(answer.data as unknown as LexiconTold);
    else this.no = answer.no;
  }

  #choices(actions: readonly number[] | null | undefined): readonly Choice[] {
    const lexicon = this.#lexicon;
    return lexicon && actions ? actions.map((action) => lexicon.action(action)) : [];
  }

  #read(entries: readonly Entry[]): readonly Story[] {
    const lexicon = this.#lexicon;
    const read = (entry: Entry): Story => ({ ...entry, events: entry.events.map((told) => lexicon!.event(told)) });
    const known = (entry: Entry): Story => remembered(this.#stories, entry, read);
    return lexicon ? entries.map(known) : [];
  }
}

function remembered(known: WeakMap<Entry, Story>, entry: Entry, read: (entry: Entry) => Story): Story {
  const found = known.get(entry) ?? read(entry);
  known.set(entry, found);
  return found;
}

export const [tableStore, provideTable] = createContext<TableStore>();
