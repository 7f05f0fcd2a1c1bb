// What is spoken, through one place only: batched to one sentence group a second, and the same words twice are said twice.
export type Manner = "polite" | "assertive";

interface Spoken {
  readonly id: number;
  readonly text: string;
}

const PAUSE = 1000; // ms between two groups
const STAYS = 20_000; // ms until a spoken line leaves the page; long after it was read

class Announcer {
  polite = $state.raw<readonly Spoken[]>([]);
  assertive = $state.raw<readonly Spoken[]>([]);
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  say(text: string, manner: Manner = "polite"): void {
    if (!text) return;
    if (manner === "assertive") return this.#put("assertive", text);
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#flush(), PAUSE / 4);
  }

  #flush(): void {
    this.#timer = undefined;
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    if (!text) return;
    this.#put("polite", text);
    this.#timer = setTimeout(() => this.#flush(), PAUSE);
  }

  #put(manner: Manner, text: string): void {
    const line = { id: (this.#count += 1), text };
    this[manner] = [...this[manner], line];
    setTimeout(() => (this[manner] = this[manner].filter((each) => each !== line)), STAYS);
  }
}

export const announcer = new Announcer();

export function announce(text: string, manner: Manner = "polite"): void {
  announcer.say(text, manner);
}
