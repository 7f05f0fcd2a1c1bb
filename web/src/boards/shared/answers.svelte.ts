// What the server told would come of something, without anything being put down: kept until the position changes.
import type { Foreseen } from "../contract.ts";

const HOVER = 60; // ms before a preview is asked for

export interface Question {
  readonly key: string;
  readonly more: readonly number[];
  readonly alone: boolean; // in place of the draft, not after it
}

export const questionOf = (after: string, more: readonly number[], alone: boolean): Question => ({
  key: `${after}|${more.join(" ")}`,
  more,
  alone,
});

export class Answers {
  #known = $state.raw<Readonly<Record<string, Foreseen>>>({}); // by the key of the question
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: () => Question | null, // what somebody wants to know, and nobody has told
    private readonly foresee: (question: Question) => Promise<Foreseen | null> | undefined,
  ) {}

  to(question: Question | null): Foreseen | null {
    return (question && this.#known[question.key]) ?? null;
  }

  /** Ask for what is not known yet, a moment later. */
  wonder(): void {
    clearTimeout(this.#timer);
    const question = this.open();
    if (question) this.#timer = setTimeout(() => void this.#ask(question), HOVER);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#known = {};
  }

  /** One question at a time: whoever hurries along many things does not keep the server from what is sent then. */
  async #ask(question: Question): Promise<void> {
    if (this.#asking) return;
    const known = this.#known;
    this.#asking = true;
    const told = await this.foresee(question);
    this.#asking = false;
    if (told && known === this.#known) this.#known = { ...known, [question.key]: told }; // unless it was forgotten
    if (this.open()?.key !== question.key) this.wonder();
  }
}
