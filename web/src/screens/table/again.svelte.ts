// Plays again what others did since my last turn: earlier positions one after another, on the same stage.
import type { Happening, View } from "../../boards/contract.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { TableStore } from "../../state/table.svelte.ts";
import { toast } from "../../parts/toasts.svelte.ts";
import { ask, type Schemas } from "../../wire/http.ts";
import { patiently } from "../../wire/patiently.ts";
import { problemWords } from "../words.ts";
import type { Advice } from "./advice.svelte.ts";

type Past = Schemas["Past"];
const STEP = 700; // ms at the usual pace: one can follow it
const SHORTEST = 350;

export class Again {
  view = $state.raw<View | null>(null); // what is shown instead of now
  asked = $state<number | null>(null);
  step = $state(0);
  steps = $state(0);
  #run = 0;

  constructor(
    private readonly table: TableStore,
    private readonly advice: Advice,
    private readonly moved: (events: readonly Happening[]) => void, // called before each new picture: what moves to it
  ) {}

  /** What came by the actions from one to another, after a look at what was before. */
  async play(first: number, last: number): Promise<void> {
    const run = (this.#run += 1);
    const [before, ...shown] = await this.#pasts(first - 1, last, run);
    if (!before || run !== this.#run) return;
    this.steps = shown.length;
    await this.#show({ ...before, events: [] }, run);
    for (const [at, past] of shown.entries()) {
      if (run !== this.#run) return;
      this.step = at + 1;
      await this.#show(past, run);
    }
    if (run === this.#run) this.stop();
  }

  stop(): void {
    this.#run += 1;
    this.view = null;
    this.asked = null;
    this.step = 0;
  }

  /** The positions from one to another; the server tells them in parts. */
  async #pasts(since: number, until: number, run: number): Promise<Past[]> {
    const query = { ...this.advice.query, since, until };
    const answer = await patiently(
      () => ask("get", "/api/tables/{table}/pasts", { path: this.advice.path, query }),
      () => run === this.#run,
    );
    if (answer && !answer.ok) toast(problemWords(answer.no), "amber", "assertive");
    if (!answer?.ok) return [];
    const { pasts, next } = answer.data;
    return next === null ? pasts : [...pasts, ...(await this.#pasts(next, until, run))];
  }

  async #show(past: Past, run: number): Promise<void> {
    const numbers = past.views[0];
    const { lexicon } = this.table;
    if (!numbers || !lexicon || run !== this.#run) return;
    this.moved(past.events.map((told) => lexicon.event(told)));
    this.view = lexicon.view(numbers);
    this.asked = past.by ?? past.asked;
    const pause = Math.max(SHORTEST, STEP * settings.pace) * (past.by === null ? 0.5 : 1);
    await new Promise((done) => setTimeout(done, pause));
  }
}
