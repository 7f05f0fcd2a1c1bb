// What the server tells beside the view: drawing data, words, closer looks, points, what comes, the table in words,
// choices with their reasons. Each is fetched lazily and once for each number; nothing waits for it.
import { language } from "../../text/say.ts";
import type { Words } from "../../text/words.ts";
import type { ChoiceTold, Clause, Prospect, Reason, Standing, TextSection } from "../../panels/data.ts";
import type { Draft } from "../../state/draft.svelte.ts";
import type { TableStore } from "../../state/table.svelte.ts";
import { ask, type Answer } from "../../wire/http.ts";
import { askWords } from "../gamewords.ts";
import { Told } from "./told.svelte.ts";

interface Looking {
  seat?: number;
  watch?: boolean;
  invitation?: string;
  language?: string;
}

export class Advice {
  readonly board = new Told<unknown>();
  readonly words = new Told<Words>();
  readonly details = new Told<unknown>();
  readonly standings = new Told<readonly Standing[]>();
  readonly prospects = new Told<readonly Prospect[]>();
  readonly text = new Told<{ sections: readonly TextSection[]; drawing: readonly string[] }>();
  readonly choices = new Told<readonly ChoiceTold[]>();
  readonly reasons = new Told<readonly Reason[]>();
  #reasoned = $state(""); // for which draft `reasons` were asked for
  readonly clauses = new Told<readonly Clause[]>();

  constructor(
    private readonly table: TableStore,
    private readonly draft: Draft,
  ) {}

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
      ask("get", "/api/tables/{table}/board", { path: this.path, query: { invitation } }),
    );
    if (!game || !lexicon) return;
    void this.words.want(`${game} ${language()}`, () => askWords(game, lexicon));
  }

  wantDetails(): void {
    void this.details.want(this.key, () => read("details", this.#get("/api/tables/{table}/details")));
  }

  wantPoints(): void {
    void this.standings.want(this.key, () =>
      read("seats", ask("get", "/api/tables/{table}/standings", { path: this.path, query: this.query })),
    );
    void this.prospects.want(this.key, () =>
      read("prospects", ask("get", "/api/tables/{table}/prospects", { path: this.path, query: this.query })),
    );
  }

  wantText(): void {
    void this.text.want(this.key, () => this.#get("/api/tables/{table}/text"));
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
    if (!game) return;
    void this.clauses.want(game, async () => {
      const answer = await ask("get", "/api/games/{game}/rules", { path: { game }, query: { language: language() } });
      if (!answer.ok) return answer;
      const data = answer.data.sections.flatMap((section) =>
        section.clauses.map((clause) => ({ ...clause, section: section.title }) as unknown as Clause),
      );
      return { ok: true, data };
    });
  }

  async #get<T>(address: "/api/tables/{table}/details" | "/api/tables/{table}/text"): Promise<Answer<T>> {
    return (await ask("get", address, { path: this.path, query: this.query })) as Answer<T>;
  }
}

/** One part of an answer. */
async function read<T>(part: string, asked: Promise<Answer<unknown>>): Promise<Answer<T>> {
  const answer = await asked;
  return answer.ok ? { ok: true, data: (answer.data as Record<string, T>)[part]! } : answer;
}
