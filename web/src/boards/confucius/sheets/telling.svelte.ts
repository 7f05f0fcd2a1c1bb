// How far a story has been told: a step after another, each for as long as the page's own time for it; 0 is all at once.

export interface ToldStep {
  readonly text: string;
  readonly state: "done" | "now" | "next";
  readonly clause?: string;
}

/** The time of one step, as the reader's settings make it. */
export function stepTime(): number {
  if (typeof document === "undefined") return 0;
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--m-step")) || 0;
}

export class Telling {
  shown = $state(0);
  #many = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly done = $derived(this.shown >= this.#many);

  constructor(private readonly time: () => number = stepTime) {}

  /** So many steps are to be told; those that were stay. */
  tell(many: number): void {
    this.#many = many;
    if (this.shown > many) this.shown = many;
    this.#next();
  }

  again(): void {
    this.shown = 0;
    this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.shown = this.#many;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    if (this.#timer !== undefined || this.done) return;
    const time = this.time();
    if (!time) return this.skip();
    if (this.shown === 0) this.shown = 1;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.shown += 1;
      this.#next();
    }, time);
  }
}

/** Does a key belong to something else: a field, a button, a dialogue? */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const own = target?.closest("input, textarea, select, button, summary, [role=button], dialog, [role=dialog]");
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !!own;
}
