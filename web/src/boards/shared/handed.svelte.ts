// A value that is handed on. Whoever reads a derived value hangs on all that it was made of, and with each change Svelte
// walks every way from there to its readers: on Confucius' table a hundred thousand. From a state of its own the ways
// begin anew. Made while a component is made, and read where it is drawn.
import { untrack } from "svelte";
import { drawn } from "../../story/drawn.ts";

export class Handed<Value> {
  #value = $state.raw() as Value;
  #next: Value | undefined; // handed on when the picture stands
  #waits = false;

  /** At once, or for what lies beside: when the picture stands that the same change made. */
  constructor(read: () => Value, late = false) {
    this.#value = untrack(read);
    $effect.pre(() => {
      const value = read();
      if (late) this.#later(value);
      else this.#value = value;
    });
  }

  #later(value: Value): void {
    this.#next = value;
    if (this.#waits) return;
    this.#waits = true;
    void drawn().then(() => {
      this.#waits = false;
      this.#value = this.#next!;
    });
  }

  get value(): Value {
    return this.#value;
  }
}
