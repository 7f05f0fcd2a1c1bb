// A list that the server tells page by page.
import type { Answer, No } from "../../wire/http.ts";

export interface Page<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** `ask` gets what is already there, or nothing where the list begins again. */
export class Paging<T> {
  items = $state.raw<readonly T[]>([]);
  isBusy = $state(true);
  hasMore = $state(false);
  no = $state.raw<No | null>(null);

  constructor(private readonly ask: (known: readonly T[]) => Promise<Answer<Page<T>>>) {}

  readonly more = (): void => void this.#look(this.items);
  readonly again = (): void => void this.#look([]);

  async #look(known: readonly T[]): Promise<void> {
    this.isBusy = true;
    const answer = await this.ask(known);
    this.isBusy = false;
    this.no = answer.ok ? null : answer.no;
    if (!answer.ok) return;
    this.items = [...known, ...answer.data.items];
    this.hasMore = answer.data.hasMore;
  }
}
