// What the court brought since it was last looked at: kept until it is told, so that it can be told slowly.
import type { Happening } from "../../contract.ts";
import { chapters, type Chapter } from "./chapters.ts";
import { stepTime } from "./telling.svelte.ts";

export class Evening {
  waiting = $state.raw<readonly Chapter[]>([]);
  #heard: WeakSet<Happening> | null = null; // null: nothing yet; what lay there before is never told
  #move = -1; // of a game that is looked back at
  #story: readonly Happening[] = []; // of this round: a chapter may come in several pieces

  constructor(private readonly time: () => number = stepTime) {}

  /** Called with all that is known since my last turn, as often as it changes. Without motion nothing is told slowly. */
  hear(events: readonly Happening[]): void {
    const heard = this.#heard ?? new WeakSet();
    const isFirst = this.#heard === null;
    const fresh = events.filter((event) => !heard.has(event));
    for (const event of fresh) heard.add(event);
    this.#heard = heard;
    const told = this.#news(fresh, isFirst);
    if (told.length) this.waiting = [...this.waiting, ...told];
  }

  /** The same where a game is looked back at: what this move brought, with the moves before it that were just seen. */
  see(move: number, events: readonly Happening[]): void {
    if (move === this.#move) return;
    const isFirst = this.#move < 0;
    if (move !== this.#move + 1) this.#story = [];
    this.#move = move;
    this.waiting = this.#news(events, isFirst);
  }

  #news(fresh: readonly Happening[], isFirst: boolean): readonly Chapter[] {
    this.#story = [...this.#story, ...fresh];
    const told = isFirst ? [] : chapters(this.#story).filter((chapter) => isTold(chapter, fresh));
    const begins = this.#story.findLastIndex(({ event }) => event === "round-begins");
    this.#story = this.#story.slice(begins + 1);
    return told.length && this.time() ? told : []; // to ask for the time is to lay out the page
  }

  close(): void {
    this.waiting = [];
  }
}

/** Is what decides a chapter among the news? Discards are read in the log. */
function isTold({ sort, over, events }: Chapter, news: readonly Happening[]): boolean {
  const decides =
    sort === "examination" ? events.find(({ event }) => /^exam-(un)?contested$/.test(event)) : events.at(-1);
  if (sort === "discards" || sort === "end" || (sort === "resolution" && !over)) return false;
  return decides !== undefined && news.includes(decides);
}
