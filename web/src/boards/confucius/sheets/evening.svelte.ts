// What the court brought since it was last looked at: kept until it is told, so that it can be told slowly.
import type { Happening } from "../../contract.ts";
import { chapters, type Chapter } from "./chapters.ts";
import { stepTime } from "./telling.svelte.ts";

export class Evening {
  waiting = $state.raw<readonly Chapter[]>([]);
  #heard: WeakSet<Happening> | null = null; // null: nothing yet; what lay there before is never told

  constructor(private readonly time: () => number = stepTime) {}

  /** Called with all that is known since my last turn, as often as it changes. Without motion nothing is told slowly. */
  hear(events: readonly Happening[]): void {
    const heard = this.#heard;
    const fresh = heard ? events.filter((event) => !heard.has(event)) : [];
    this.#heard ??= new WeakSet();
    for (const event of events) this.#heard.add(event);
    const told = this.time() ? chapters(fresh).filter(isWorth) : [];
    if (told.length) this.waiting = [...this.waiting, ...told];
  }

  close(): void {
    this.waiting = [];
  }
}

/** Discards and a student who waits are read in the log. */
function isWorth({ sort, over, events }: Chapter): boolean {
  if (sort === "resolution") return over;
  if (sort === "examination") return events.some(({ event }) => event.startsWith("exam-"));
  return sort === "invasions";
}
