// What a piece would bring where it may be placed, while that is only looked at. The server is asked a moment later, about
// one thing at a time, and once in each position.
import type { Choice, Deeds, Foreseen, Scene, Thing } from "../contract.ts";
import { Answers, questionOf, type Question } from "../shared/answers.svelte.ts";
import { key, placements } from "./turn.ts";

export interface Looking {
  readonly scene: Scene;
  readonly deeds: Deeds | undefined; // only where I am asked
  readonly looked: Thing | null;
}

export class Ahead {
  readonly #answers: Answers = new Answers(
    () => this.open,
    ({ more }) => this.told().deeds?.foresee(more),
  );

  constructor(private readonly told: () => Looking) {}

  /** The piece that a click would place there: of several the first, as they are offered. */
  readonly choice = $derived.by((): Choice | null => {
    const { scene, deeds, looked } = this.told();
    if (!deeds || !looked || scene.sending) return null;
    const isDrafted = placements(scene.draft).has(key(looked)); // … would take it back
    return isDrafted ? null : (placements(scene.legal).get(key(looked))?.[0] ?? null);
  });
  readonly #question = $derived.by((): Question | null => {
    const draft = this.told().scene.draft.map(({ action }) => action);
    return this.choice && questionOf(draft.join(" "), [this.choice.action], false);
  });
  readonly foreseen = $derived.by((): Foreseen | null => this.#answers.to(this.#question));
  /** What is still to be asked. */
  readonly open = $derived.by((): Question | null => (this.foreseen ? null : this.#question));

  wonder(): void {
    this.#answers.wonder();
  }
  /** Another position: what was told of the last one is forgotten. */
  forget(): void {
    this.#answers.forget();
  }
}
