// Questions and requests at the table: why not, hint, undo, take-back and votes, giving up and coming back.
import type { Choice, General, Thing } from "../../boards/contract.ts";
import type { Reason } from "../../panels/data.ts";
import { toast } from "../../parts/toasts.svelte.ts";
import type { Draft } from "../../state/draft.svelte.ts";
import type { TableStore } from "../../state/table.svelte.ts";
import { announce } from "../../text/announce.svelte.ts";
import { say } from "../../text/say.ts";
import { ask, type Answer, type No, type Schemas } from "../../wire/http.ts";
import { patiently } from "../../wire/patiently.ts";
import { once, problemWords } from "../words.ts";
import type { Advice } from "./advice.svelte.ts";

export interface WhyTold {
  readonly title: string;
  readonly text: string;
  readonly clause: string;
  readonly ways: readonly string[];
  readonly things: readonly Thing[]; // what it is about, on the board
  readonly also?: readonly { readonly title: string; readonly text: string; readonly clause: string }[]; // asked together
  readonly at: Element;
}

const MOST_HERE = 3; // sentences of this position beside a clause

export class Asking {
  told = $state.raw<WhyTold | null>(null); // the bubble
  #last = $state.raw<{ readonly key: string; readonly told: WhyTold } | null>(null);
  hint = $state.raw<Schemas["HintTold"] | null>(null);
  #thought: { readonly key: string; readonly hint: Schemas["HintTold"] } | null = null; // of a strong player, last
  isThinking = $state(false); // about a hint
  takingBack = $state<number | null>(null); // I am about to ask the others to go back to here
  #reasons = $state(""); // for which draft all reasons are wanted
  #asked = 0;

  constructor(
    private readonly table: TableStore,
    private readonly draft: Draft,
    private readonly advice: Advice,
  ) {}

  /** The gesture of the hint, as long as it is about what lies there. */
  readonly hinted = $derived.by((): readonly Choice[] => {
    const { lexicon, number } = this.table;
    if (!this.hint || !lexicon || this.hint.number !== number) return [];
    return this.hint.actions.map((action) => lexicon.action(action));
  });

  /** Why is this not allowed now, after the draft? Of several the first that is refused, and what differs for the others. */
  async why(action: number | string | readonly number[], at: Element, general?: General): Promise<void> {
    const asked = (this.#asked += 1);
    const answers = await Promise.all([action].flat().map((each) => this.#ask(String(each))));
    const [first, ...others] = answers.flatMap((answer) => (answer.ok && !answer.data.allowed ? [answer.data] : []));
    if (asked !== this.#asked) return;
    const failed = answers.find((answer) => !answer.ok);
    if (!first) return void (failed && this.say(problemWords(failed.no)));
    const { title, text, clause, ways, things } = first;
    const also = others.filter((each) => each.text !== text);
    this.told = general
      ? { ...general, clause, ways: [], things: [], at }
      : { title, text, clause, ways, things, also, at };
    this.#last = { key: this.advice.draftKey, told: this.told };
    announce([this.told.text, ...this.told.ways, ...also.map((each) => each.text)].join(" "), "assertive");
  }

  #ask(action: string) {
    const query = { ...this.advice.query, action: [action], draft: this.advice.drafted };
    return ask("get", "/api/tables/{table}/why-not", { path: this.advice.path, query });
  }

  /** What was asked last, in this position: the rules tell of it, too. */
  get last(): WhyTold | null {
    return this.#last?.key === this.advice.draftKey ? this.#last.told : null;
  }

  /** What a clause forbids in this position, in the engine's sentences: what was asked about it, or all it refuses now. */
  here(clause: string | null): string {
    if (!clause) return "";
    if (this.last?.clause === clause) return this.last.text;
    const reasons = this.advice.reasonsNow.filter((reason) => reason.choice && reason.clause === clause);
    return once(reasons.map((reason) => reason.text))
      .slice(0, MOST_HERE)
      .join(" ");
  }

  close(): void {
    this.#asked += 1;
    this.told = null;
  }

  wantReasons(): void {
    this.#reasons = this.advice.draftKey;
    this.advice.wantReasons();
  }

  /** Reasons are many; they are only kept for the draft they were asked about. */
  reasonsFor(key: string): readonly Reason[] {
    return this.#reasons === key ? (this.advice.reasons.value ?? []) : [];
  }

  get #thoughtKey(): string {
    return `${this.advice.key} ${this.advice.query.language}`;
  }

  /** What a strong player thinks of this position, wherever it was told: thought of anew, it might be something else. */
  remember(thought: Schemas["Better"]): void {
    const hint = { ...thought, number: this.table.number ?? 0, seat: this.table.viewer, chances: [] };
    this.#thought = { key: this.#thoughtKey, hint };
  }

  async wantHint(): Promise<void> {
    if (this.isThinking || !this.table.myTurn) return;
    this.draft.startOver();
    if (this.#thought?.key === this.#thoughtKey) return this.#giveHint(this.#thought.hint);
    this.isThinking = true;
    const { key, path, query } = this.advice;
    const thoughtKey = this.#thoughtKey;
    // The server thinks for somebody about one thing at a time: advice that was asked for unseen may be under way.
    const answer = await patiently(
      () => ask("post", "/api/tables/{table}/hint", { path, query }),
      () => key === this.advice.key,
    );
    this.isThinking = false;
    if (!answer) return;
    if (answer.ok) {
      this.#thought = { key: thoughtKey, hint: answer.data };
      this.#giveHint(answer.data);
    } else this.say(problemWords(answer.no));
  }

  #giveHint(hint: Schemas["HintTold"]): void {
    this.hint = hint;
    announce(say("table-hint-spoken", { line: hint.steps.join(". "), text: hint.text }));
  }

  forgetHint(): void {
    this.hint = null;
  }

  /** Take back so many of my own actions; answers the server's no, or nothing. */
  async undo(number: number, count: number): Promise<No | null> {
    const seat = this.table.viewer;
    const answer = await ask("post", "/api/tables/{table}/undo", {
      path: this.advice.path,
      body: { number, count, seat },
    });
    return answer.ok ? null : answer.no;
  }

  takeBack(to: number): Promise<boolean> {
    this.takingBack = null;
    const seat = this.table.viewer;
    return this.#done(ask("post", "/api/tables/{table}/take-back", { path: this.advice.path, body: { to, seat } }));
  }

  vote(agree: boolean): Promise<boolean> {
    return this.#done(ask("post", "/api/tables/{table}/vote", { path: this.advice.path, body: { agree } }));
  }

  resign(): Promise<boolean> {
    const seat = this.table.viewer;
    return this.#done(ask("post", "/api/tables/{table}/resign", { path: this.advice.path, body: { seat } }));
  }

  /** Let another player have more time. */
  giveTime(to: number): Promise<boolean> {
    const body = { to, seat: this.table.viewer };
    return this.#done(ask("post", "/api/tables/{table}/give-time", { path: this.advice.path, body }));
  }

  comeBack(): Promise<boolean> {
    const seat = this.table.viewer;
    return this.#done(ask("post", "/api/tables/{table}/return", { path: this.advice.path, body: { seat } }));
  }

  /** Short words that come and go. */
  say(text: string): void {
    toast(text, "amber", "assertive");
  }

  async #done(asked: Promise<Answer<unknown>>): Promise<boolean> {
    const answer = await asked;
    if (!answer.ok) this.say(problemWords(answer.no));
    return answer.ok;
  }
}
