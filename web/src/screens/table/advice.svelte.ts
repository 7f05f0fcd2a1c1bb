// What the server tells beside the view: drawing data, words, closer looks, points, what comes, the table in words,
// choices with their reasons. Each is fetched lazily and once for each number; no picture waits for it.
import { language } from "../../text/say.ts";
import type { Words } from "../../text/words.ts";
import type { ChoiceTold, Clause, Prospect, Reason, Standing, TextSection } from "../../panels/data.ts";
import type { Draft } from "../../state/draft.svelte.ts";
import type { TableStore } from "../../state/table.svelte.ts";
import { ask, type Answer } from "../../wire/http.ts";
import { patiently } from "../../wire/patiently.ts";
import { drawn } from "../../story/drawn.ts";
import { askRules, askWords } from "../gamewords.ts";
import { Told } from "./told.svelte.ts";

const NOBODY: readonly Standing[] = [];
const NOTHING: readonly Prospect[] = [];

interface Looking {
  seat?: number;
  watch?: boolean;
  invitation?: string;
  language?: string;
}

/** What stands beside the board. */
interface Beside {
  readonly details: unknown; // a closer look, the game's own
  readonly standings: readonly Standing[]; // if it ended now
  readonly prospects: readonly Prospect[];
}

export class Advice {
  readonly board = new Told<unknown>();
  readonly words = new Told<Words>();
  readonly beside = new Told<Beside>();
  readonly text = new Told<{ sections: readonly TextSection[]; drawing: readonly string[] }>();
  readonly choices = new Told<readonly ChoiceTold[]>();
  readonly reasons = new Told<readonly Reason[]>();
  #reasoned = $state(""); // for which draft `reasons` were asked for
  readonly clauses = new Told<readonly Clause[]>();
  #isAsking = false; // for what stands beside

  constructor(
    private readonly table: TableStore,
    private readonly draft: Draft,
  ) {}

  get details(): unknown {
    return this.beside.value?.details ?? null;
  }

  get standings(): readonly Standing[] {
    return this.beside.value?.standings ?? NOBODY;
  }

  get prospects(): readonly Prospect[] {
    return this.beside.value?.prospects ?? NOTHING;
  }

  get path(): { table: string } {
    return { table: this.table.looking.table };
  }

  /** As whom it is asked: the same eyes as the line to the table. */
  get query(): Looking {
    const { watch, invitation } = this.table.looking;
    const seat = this.table.viewer;
    return { ...(watch ? { watch } : seat >= 0 ? { seat } : {}), invitation, language: language() };
  }

  /** The place in the game that answers are about. */
  get key(): string {
    return `${this.table.viewer} ${this.table.number}`;
  }

  get draftKey(): string {
    return `${this.key} ${this.drafted.join(" ")}`;
  }

  /** The draft as questions take it. */
  get drafted(): string[] {
    return this.draft.actions.map((each) => String(each.action));
  }

  learn(): void {
    const game = this.table.info?.game;
    const lexicon = this.table.lexicon;
    const { invitation } = this.table.looking;
    void this.board.want("board", () =>
      this.#patiently(() => ask("get", "/api/tables/{table}/board", { path: this.path, query: { invitation } })),
    );
    if (!game || !lexicon) return;
    void this.words.want(`${game} ${language()}`, () => this.#patiently(() => askWords(game, lexicon)));
  }

  /** What the page cannot do without. */
  #patiently<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T> | null> {
    return patiently(ask, () => this.table.connection !== "closed");
  }

  /** A closer look, points and what comes: when the position has been drawn. Where others move quickly, of the last one. */
  async wantBeside(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    for (let key = ""; key !== this.key;) {
      await drawn();
      key = this.key;
      await this.beside.want(key, () => this.#askBeside());
    }
    this.#isAsking = false;
  }

  /** Told together, so that they are drawn at once. */
  async #askBeside(): Promise<Answer<Beside>> {
    const asked = { path: this.path, query: this.query };
    const [details, standings, prospects] = await Promise.all([
      ask("get", "/api/tables/{table}/details", asked),
      ask("get", "/api/tables/{table}/standings", asked),
      ask("get", "/api/tables/{table}/prospects", asked),
    ]);
    if (!details.ok) return details;
    if (!standings.ok) return standings;
    if (!prospects.ok) return prospects;
    const coming = prospects.data.prospects as unknown as readonly Prospect[];
    return { ok: true, data: { details: details.data.details, standings: standings.data.seats, prospects: coming } };
  }

  wantText(): void {
    void this.text.want(this.key, () => ask("get", "/api/tables/{table}/text", { path: this.path, query: this.query }));
  }

  wantChoices(): void {
    const query = { ...this.query, draft: this.drafted };
    void this.choices.want(this.draftKey, () =>
      read("choices", ask("get", "/api/tables/{table}/choices", { path: this.path, query })),
    );
  }

  /** Reasons of the position that is shown; none while they are on their way. */
  get reasonsNow(): readonly Reason[] {
    return this.#reasoned === this.draftKey ? (this.reasons.value ?? []) : [];
  }

  wantReasons(): void {
    if (this.#reasoned !== this.draftKey) this.reasons.forget(); // what was refused elsewhere says nothing of here
    this.#reasoned = this.draftKey;
    const query = { ...this.query, draft: this.drafted };
    void this.reasons.want(this.draftKey, () =>
      read("reasons", ask("get", "/api/tables/{table}/why-not/all", { path: this.path, query })),
    );
  }

  wantRules(): void {
    const game = this.table.info?.game;
    if (game) void this.clauses.want(game, () => this.#patiently(() => askRules(game)));
  }
}

/** One part of an answer. */
async function read<T>(part: string, asked: Promise<Answer<unknown>>): Promise<Answer<T>> {
  const answer = await asked;
  return answer.ok ? { ok: true, data: (answer.data as Record<string, T>)[part]! } : answer;
}
