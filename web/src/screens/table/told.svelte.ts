// Something the server tells about a table, fetched when it is wanted, once for each key (mostly the table's number).
// What was told last stays until the next answer is there, so that drawing never waits.
import type { Answer } from "../../wire/http.ts";

export class Told<T> {
  value = $state.raw<T | null>(null);
  about = $state.raw(""); // the key for which the value was told
  #key = "";

  /** Fetch it, unless it was fetched for this key; only the last question's answer counts. */
  async want(key: string, fetch: () => Promise<Answer<T> | null>): Promise<void> {
    if (key === this.#key) return;
    this.#key = key;
    const answer = await fetch();
    if (key !== this.#key) return;
    if (answer?.ok) {
      this.value = answer.data;
      this.about = key;
    } else this.#key = ""; // asked again when it is wanted again
  }

  forget(): void {
    this.#key = "";
    this.about = "";
    this.value = null;
  }
}
