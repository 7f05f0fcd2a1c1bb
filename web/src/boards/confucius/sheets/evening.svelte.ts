// What the court brought since it was last looked at: kept until it is told, so that it can be told slowly.
import type { Happening } from "../../contract.ts";
import { chapters, type Chapter } from "./chapters.ts";
import { stepTime } from "./telling.svelte.ts";

const MOST = 6; // chapters that wait where nothing closes by itself

export class Evening {
  waiting = $state.raw<readonly Chapter[]>([]); // to be told
  missed = $state.raw<readonly Chapter[]>([]); // that nobody saw here, or that are closed: told if that is asked for
  stays = $state(false); // it was asked for: nothing but its reader closes it
  #heard: WeakSet<Happening> | null = null; // null: nothing yet
  #move = -1; // of a game that is looked back at
  #story: readonly Happening[] = []; // of this round: a chapter may come in several pieces

  constructor(private readonly time: () => number = stepTime) {}

  /** Called with all that is known since my last turn, as often as it changes, and with what of it came before this page
      did. Without motion it is told at once, and stays until it is closed. */
  hear(events: readonly Happening[], before: readonly Happening[] = []): void {
    const heard = this.#heard ?? new WeakSet();
    const fresh = events.filter((event) => !heard.has(event));
    const early = this.#heard ? before : fresh; // what lay there when somebody first looked is never news
    for (const event of fresh) heard.add(event);
    this.#heard = heard;
    this.#story = [...this.#story, ...fresh];
    const news = fresh.filter((event) => !early.includes(event));
    const old = this.#decided(fresh.filter((event) => early.includes(event)));
    if (old.length) this.missed = old;
    else if (this.missed.length && !this.missed.some((each) => lies(each, events))) this.missed = []; // a turn ago
    const told = this.#decided(news);
    // Cards laid down are no reason to close something each round.
    if (told.some(({ sort }) => sort !== "discards") || (told.length && this.time()))
      this.waiting = [...this.waiting, ...told].slice(-MOST);
    this.#turn();
  }

  /** Tell what was missed, after all. */
  show(): void {
    this.waiting = this.missed;
    this.missed = [];
    this.stays = true;
  }

  /** The same where a game is looked back at: what this move brought, with the moves before it that were just seen. The
      next move ends it, so without motion there is nothing to be read there but the log. */
  see(move: number, events: readonly Happening[]): void {
    if (move === this.#move) return;
    const isFirst = this.#move < 0;
    if (move !== this.#move + 1) this.#story = [];
    this.#move = move;
    this.#story = [...this.#story, ...events];
    const told = isFirst ? [] : this.#decided(events);
    this.waiting = told.length && this.time() ? told : []; // to ask for the time is to lay out the page
    this.#turn();
  }

  /** What was told can be asked for again, for as long as it is news. */
  close(): void {
    if (!this.waiting.length) return;
    if (this.#heard) this.missed = this.waiting;
    this.waiting = [];
    this.stays = false;
  }

  #decided(news: readonly Happening[]): readonly Chapter[] {
    return news.length ? chapters(this.#story).filter((chapter) => isTold(chapter, news)) : [];
  }

  /** A round that is over belongs to no chapter any more. */
  #turn(): void {
    const begins = this.#story.findLastIndex(({ event }) => event === "round-begins");
    this.#story = this.#story.slice(begins + 1);
  }
}

function lies({ events }: Chapter, among: readonly Happening[]): boolean {
  return events.some((event) => among.includes(event));
}

/** Is what decides a chapter among the news? The end of the game has a page of its own. */
function isTold({ sort, over, events }: Chapter, news: readonly Happening[]): boolean {
  const decides =
    sort === "examination" ? events.find(({ event }) => /^exam-(un)?contested$/.test(event)) : events.at(-1);
  if (sort === "end" || (sort === "resolution" && !over)) return false;
  return decides !== undefined && news.includes(decides);
}
