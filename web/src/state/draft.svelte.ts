// A gesture being put together: staged here, asked about at the server, sent whole. The board is never optimistic.
import type { Choice, View } from "../boards/contract.ts";
import { say } from "../text/say.ts";
import { ask, problem, type No } from "../wire/http.ts";
import { passes } from "../wire/patiently.ts";
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
type Done = boolean | null; // null: nobody waits for it any more
export type AskDraft = (actions: readonly number[]) => Promise<Drafted>;

const WORTH_A_WORD = 150; // ms

export class Draft {
  #actions = $state.raw<readonly number[]>([]);
  #undone = $state.raw<readonly number[]>([]); // taken back, to be put down again
  #told = $state.raw<DraftTold | null>(null);
  #number = 0; // of the table when the draft was begun
  #round = 0; // what was asked in an earlier one counts no more
  #coming: Promise<boolean> | null = null; // the last step that is asked about
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
  stage(action: number, from?: number): Promise<boolean> {
    if (from === undefined) return this.stageAll([action]);
    return this.#step(() => this.#try([...this.#actions.slice(0, from), action], []));
  }

  /** Put down a whole gesture, such as a hint or a proposed payment. What was chosen while a step was being asked about
      comes after that step or, where it cannot, in its place: what was looked at did not show it yet. */
  stageAll(actions: readonly number[]): Promise<boolean> {
    const seen = this.#actions;
    return this.#step(async () => {
      const done = await this.#try([...this.#actions, ...actions], []);
      if (done !== false || seen === this.#actions || passes(this.no)) return done;
      return this.#try([...seen, ...actions], []);
    });
  }

  /** Take the last step back, or everything from one step on. */
  takeBack(from?: number): Promise<boolean> {
    const meant = from === undefined ? undefined : this.#actions[from];
    return this.#step(() => this.#cut(from ?? this.#actions.length - 1, meant));
  }

  /** Take one step out, and keep those after it where they are legal without it. */
  takeOut(at: number): Promise<boolean> {
    const meant = this.#actions[at];
    return this.#step(async () => {
      const rest = this.#actions.filter((_, place) => place !== at);
      const isLast = at >= this.#actions.length - 1;
      const done = isLast || this.#actions[at] !== meant ? false : await this.#try(rest, []);
      return done === false ? this.#cut(at, meant) : done;
    });
  }

  redo(): Promise<boolean> {
    return this.#step(async () => {
      const next = this.#undone.at(-1);
      return next !== undefined && this.#try([...this.#actions, next], this.#undone.slice(0, -1));
    });
  }

  /** The last refusal was read. */
  forgive(): void {
    this.no = null;
  }

  startOver(): void {
    if (this.state === "sending") return;
    this.#begin();
    this.#clear();
    this.#undone = [];
  }

  /** What the server says of the draft with what completes it, or of something in its place; nothing is put down. Null
      where it says no. */
  async foresee(more: readonly number[] = [], alone = false): Promise<DraftTold | null> {
    if (!more.length) return this.#told;
    const answer = await this.ask(alone ? more : [...this.#actions, ...more]);
    return answer.ok ? answer.told : null;
  }

  /** The same of what is about to be sent: after the last step, and a no is told. */
  async review(more: readonly number[] = []): Promise<DraftTold | null> {
    if (this.#coming && !(await this.#coming)) return null;
    if (!more.length) return this.#told;
    const round = this.#round;
    const answer = await this.ask([...this.#actions, ...more]);
    if (round !== this.#round) return null; // begun anew meanwhile
    if (answer.ok) return answer.told;
    this.#refuse(answer.no);
    return null;
  }

  /** Send the whole gesture, with what completes it. Drawn as sent until its update comes; refused, it is back as it was. */
  send(more: readonly number[] = []): Promise<boolean> {
    return this.#step((before) => before && this.#send([...this.#actions, ...more])); // of what was refused nothing is sent
  }

  async #send(actions: readonly number[]): Promise<boolean> {
    if (!actions.length) return false;
    const number = this.isEmpty ? (this.table.number ?? 0) : this.#number;
    this.#begin();
    this.state = "sending";
    this.no = null;
    const outcome = await this.#patiently(this.table.move(number, actions));
    if (outcome.type === "done") {
      this.state = "resting";
      this.startOver();
      return true;
    }
    this.#refuse(outcome);
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
  keepIfLegal(): Promise<boolean> {
    return this.#step(async () => {
      if (this.isEmpty || this.table.number === this.#number) return true;
      if (!this.table.myTurn) return this.#drop(problem("not_your_turn", say("table-draft-gone")));
      const { no } = this;
      const answer = await this.#answer(this.#actions);
      if (!answer) return null;
      if (!answer.ok && passes(answer.no)) return this.#refuse(answer.no); // nobody said that it is not: asked again later
      if (!answer.ok) return this.#drop(answer.no);
      this.#take(this.#actions, this.#undone, answer.told);
      if (!passes(no)) this.no = no; // what was refused before still is
      return true;
    });
  }

  /** One step after another: each begins where the one before it has led, and is told whether that went well. One that
      waits when the draft is begun anew or sent is not taken. */
  #step(step: (before: boolean) => Promise<Done> | Done): Promise<boolean> {
    if (this.state === "sending") return Promise.resolve(false);
    const round = this.#round;
    const go = async (before: boolean) => round === this.#round && ((await step(before)) ?? false);
    const coming = (this.#coming ? this.#coming.then(go) : go(true)).finally(() => {
      if (this.#coming === coming) this.#coming = null;
    });
    if (round === this.#round) this.#coming = coming;
    return coming;
  }

  async #try(actions: readonly number[], undone: readonly number[]): Promise<Done> {
    if (actions.length === 0) {
      this.#clear();
      this.#undone = undone;
      return true;
    }
    const answer = await this.#answer(actions);
    if (!answer) return null;
    if (!answer.ok) return this.#refuse(answer.no);
    this.#take(actions, undone, answer.told);
    return true;
  }

  #cut(from: number, meant = this.#actions[from]): Promise<Done> | Done {
    if (meant === undefined || this.#actions[from] !== meant) return false; // it was taken back already
    const gone = this.#actions.slice(from);
    return this.#try(this.#actions.slice(0, from), [...this.#undone, ...gone.reverse()]);
  }

  async #answer(actions: readonly number[]): Promise<Drafted | null> {
    const round = this.#round;
    this.state = "asking";
    const answer = await this.ask(actions);
    return round === this.#round ? answer : null;
  }

  #take(actions: readonly number[], undone: readonly number[], told: DraftTold): void {
    this.#actions = actions;
    this.#undone = undone;
    this.#told = told;
    this.#number = told.number;
    this.state = "resting";
    this.no = null;
  }

  #refuse(no: No): false {
    this.state = "failed";
    this.no = no;
    return false;
  }

  #drop(no: No): false {
    this.startOver();
    this.no = no;
    return false;
  }

  /** What is being asked about counts no more. */
  #begin(): void {
    this.#round += 1;
    this.#coming = null;
  }

  #clear(): void {
    this.#actions = [];
    this.#told = null;
    this.no = null;
    this.state = "resting";
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
