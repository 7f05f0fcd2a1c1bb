// A gesture being put together: staged here, asked about at the server, sent whole. The board is never optimistic.
import type { Choice, View } from "../boards/contract.ts";
import { ask, type No } from "../wire/http.ts";
import type { Outcome } from "../wire/socket.ts";
import type { TableStore } from "./table.svelte.ts";

/** What POST …/draft answers: the position after the draft as the seat knows it, and what may come next. */
export interface DraftTold {
  readonly number: number;
  readonly view: readonly number[];
  readonly asked: number | null; // who is next; nobody where chance comes first or the game is over
  readonly legal: readonly number[]; // nothing where chance or somebody else comes first
  readonly held: readonly number[]; // told, and waiting for what the rules want told first
  readonly whole: boolean; // can it be sent as it stands?
  readonly revealing: boolean; // would it reveal something, so that it cannot be undone?
  readonly proposed: number | null; // what the game would put forward next, such as the cheapest payment
  readonly only: boolean; // is there no other of its sort?
  readonly proposals: readonly number[]; // all of that sort, the best first
  readonly preview: unknown;
  readonly before: readonly number[]; // everybody's points if it ended now
  readonly after: readonly number[]; // the same after the draft
  readonly details?: unknown; // a closer look, the game's own
}

export type DraftState = "resting" | "asking" | "sending" | "failed";
export type Drafted = { readonly ok: true; readonly told: DraftTold } | { readonly ok: false; readonly no: No };
export type AskDraft = (actions: readonly number[]) => Promise<Drafted>;

const WORTH_A_WORD = 150; // ms

export class Draft {
  #actions = $state.raw<readonly number[]>([]);
  #undone = $state.raw<readonly number[]>([]); // taken back, to be put down again
  #told = $state.raw<DraftTold | null>(null);
  #number = 0; // of the table when the draft was begun
  #asked = 0; // only the last answer counts
  state = $state<DraftState>("resting");
  isLate = $state(false); // it was sent, and that takes so long that it is worth a word
  no = $state.raw<No | null>(null); // why the last step or the whole was refused

  readonly actions = $derived(this.#choices(this.#actions));
  readonly preview = $derived(this.#told?.preview ?? null);
  readonly proposals = $derived(this.#choices(this.#told?.proposals ?? []));
  readonly view = $derived.by((): View | null => {
    const lexicon = this.table.lexicon;
    return this.#told && lexicon ? lexicon.view(this.#told.view) : this.table.view;
  });
  readonly legal = $derived.by((): readonly Choice[] =>
    this.#told ? this.#choices(this.#told.legal) : this.table.legal,
  );
  readonly canSend = $derived(this.#told?.whole ?? false);
  readonly isEmpty = $derived(this.#actions.length === 0);
  readonly canRedo = $derived(this.#undone.length > 0);

  constructor(
    private readonly table: TableStore,
    private readonly ask: AskDraft = (actions) => askServer(table.looking.table, actions, table.viewer),
  ) {}

  /** All that the server said of the draft as it stands; null while it is empty. */
  get told(): DraftTold | null {
    return this.#told;
  }

  /** Put one more action down, or one in place of all that lies there from a place on. Refused, the draft stays as it was. */
  stage(action: number, from = this.#actions.length): Promise<boolean> {
    if (this.state === "sending") return Promise.resolve(false);
    return this.#try([...this.#actions.slice(0, from), action], []);
  }

  /** Put down a whole gesture, such as a hint or a proposed payment. */
  stageAll(actions: readonly number[]): Promise<boolean> {
    if (this.state === "sending") return Promise.resolve(false);
    return this.#try([...this.#actions, ...actions], []);
  }

  /** Take the last step back, or everything from one step on. */
  takeBack(from = this.#actions.length - 1): Promise<boolean> {
    if (this.state === "sending" || from < 0 || from >= this.#actions.length) return Promise.resolve(false);
    const gone = this.#actions.slice(from);
    return this.#try(this.#actions.slice(0, from), [...this.#undone, ...gone.reverse()]);
  }

  /** Take one step out, and keep those after it where they are legal without it. */
  async takeOut(at: number): Promise<boolean> {
    if (this.state === "sending" || at < 0 || at >= this.#actions.length) return false;
    const rest = this.#actions.filter((_, place) => place !== at);
    if (at < this.#actions.length - 1 && (await this.#try(rest, []))) return true;
    return this.takeBack(at);
  }

  redo(): Promise<boolean> {
    const next = this.#undone.at(-1);
    if (this.state === "sending" || next === undefined) return Promise.resolve(false);
    return this.#try([...this.#actions, next], this.#undone.slice(0, -1));
  }

  /** The last refusal was read. */
  forgive(): void {
    this.no = null;
  }

  startOver(): void {
    if (this.state === "sending") return;
    this.#asked += 1;
    this.#actions = [];
    this.#undone = [];
    this.#told = null;
    this.no = null;
    this.state = "resting";
  }

  /** What the server says of the draft with what completes it, or of something in its place; nothing is put down. Null
      where it says no. */
  async foresee(more: readonly number[] = [], alone = false): Promise<DraftTold | null> {
    if (!more.length) return this.#told;
    const answer = await this.ask(alone ? more : [...this.#actions, ...more]);
    return answer.ok ? answer.told : null;
  }

  /** Send the whole gesture, with what completes it. Drawn as sent until its update comes; refused, it is back as it was. */
  async send(more: readonly number[] = []): Promise<boolean> {
    const actions = [...this.#actions, ...more];
    if (this.state === "sending" || !actions.length) return false;
    const number = this.isEmpty ? (this.table.number ?? 0) : this.#number;
    this.#asked += 1; // an answer that still comes is too late
    this.state = "sending";
    this.no = null;
    const outcome = await this.#patiently(this.table.move(number, actions));
    if (outcome.type === "done") {
      this.state = "resting";
      this.startOver();
      return true;
    }
    this.no = outcome;
    this.state = "failed";
    if (outcome.type === "problem" && outcome.code === "stale") await this.keepIfLegal();
    return false;
  }

  /** That something is on its way is said when it lasts: at once, it would be one more picture before that of the answer. */
  async #patiently(answer: Promise<Outcome>): Promise<Outcome> {
    const late = setTimeout(() => (this.isLate = true), WORTH_A_WORD);
    try {
      return await answer;
    } finally {
      clearTimeout(late);
      this.isLate = false;
    }
  }

  /** The table has moved on: the draft stays if it is still legal, or goes with a word why. */
  async keepIfLegal(): Promise<void> {
    if (this.state === "sending" || this.isEmpty || this.table.number === this.#number) return;
    if (!this.table.myTurn) return this.startOver();
    const had = this.#actions;
    const answer = await this.#answer(had);
    if (!answer) return;
    if (answer.ok) this.#take(had, this.#undone, answer.told);
    else {
      this.startOver();
      this.no = answer.no;
    }
  }

  async #try(actions: readonly number[], undone: readonly number[]): Promise<boolean> {
    if (actions.length === 0) {
      this.startOver();
      this.#undone = undone;
      return true;
    }
    const answer = await this.#answer(actions);
    if (!answer) return false; // something newer was asked meanwhile
    if (answer.ok) this.#take(actions, undone, answer.told);
    else {
      this.state = "failed";
      this.no = answer.no;
    }
    return answer.ok;
  }

  async #answer(actions: readonly number[]): Promise<Drafted | null> {
    const asked = (this.#asked += 1);
    this.state = "asking";
    const answer = await this.ask(actions);
    return asked === this.#asked ? answer : null;
  }

  #take(actions: readonly number[], undone: readonly number[], told: DraftTold): void {
    this.#actions = actions;
    this.#undone = undone;
    this.#told = told;
    this.#number = told.number;
    this.state = "resting";
    this.no = null;
  }

  #choices(actions: readonly number[]): readonly Choice[] {
    const lexicon = this.table.lexicon;
    return lexicon ? actions.map((action) => lexicon.action(action)) : [];
  }
}

async function askServer(table: string, actions: readonly number[], seat: number): Promise<Drafted> {
  const query = seat >= 0 ? { seat } : {};
  const answer = await ask("post", "/api/tables/{table}/draft", {
    path: { table },
    query,
    body: { actions: [...actions] },
  });
  return answer.ok ? { ok: true, told: answer.data } : answer;
}
