// Messages one picture at a time: what comes while a picture is being drawn is taken in together for the next one.
import { drawn } from "../story/drawn.ts";

export type WhenDrawn = (then: () => void) => void;

export class Paced<Message> {
  #waiting: Message[] = [];
  #drawing = false;

  constructor(
    private readonly take: (message: Message) => void,
    private readonly whenDrawn: WhenDrawn = (then) => void drawn().then(then),
  ) {}

  /** Take a message in now, or with the next picture; one that somebody waits for never waits. */
  hear(message: Message, urgent = false): void {
    this.#waiting.push(message);
    if (urgent || !this.#drawing) this.#takeAll();
  }

  #takeAll(): void {
    const messages = this.#waiting;
    if (!messages.length) return;
    this.#waiting = [];
    for (const message of messages) this.take(message);
    if (this.#drawing) return;
    this.#drawing = true;
    this.whenDrawn(() => {
      this.#drawing = false;
      this.#takeAll();
    });
  }
}
