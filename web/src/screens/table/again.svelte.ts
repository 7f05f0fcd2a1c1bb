// Plays again what others did since my last turn: earlier positions one after another, on the same stage.
import type { View } from "../../boards/contract.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { TableStore } from "../../state/table.svelte.ts";
import { ask, type Schemas } from "../../wire/http.ts";
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
    private readonly moved: () => void, // called before each new picture: pieces move from where they lie
  ) {}

  /** All turns since the move, or one of them. */
  async play(since: number, turn: number | null): Promise<void> {
    const run = (this.#run += 1);
    const query = { ...this.advice.query, since };
    const answer = await ask("get", "/api/tables/{table}/pasts", { path: this.advice.path, query });
    if (!answer.ok || run !== this.#run) return;
    const turns = inTurns(answer.data.pasts.filter((past) => past.move > since));
    const chosen = turn === null ? turns : turns.slice(turn, turn + 1);
    const shown = chosen.flat();
    this.steps = shown.length;
    const before = turn ? turns[turn - 1]?.at(-1) : answer.data.pasts.find((past) => past.move === since);
    if (before) await this.#show(before, run);
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

  async #show(past: Past, run: number): Promise<void> {
    const numbers = past.views[0];
    const { lexicon } = this.table;
    if (!numbers || !lexicon || run !== this.#run) return;
    this.moved();
    this.view = lexicon.view(numbers);
    this.asked = past.by ?? past.asked;
    const pause = Math.max(SHORTEST, STEP * settings.pace) * (past.by === null ? 0.5 : 1);
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** What chance does belongs to the turn before it. */
function inTurns(pasts: readonly Past[]): Past[][] {
  const turns: Past[][] = [];
  for (const past of pasts) {
    const last = turns.at(-1);
    if (last && (past.by === null || past.by === last[0]!.by)) last.push(past);
    else turns.push([past]);
  }
  return turns;
}
