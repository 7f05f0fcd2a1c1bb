// How things go over a table when something happens: from place to place. A game's board knows its own places and says
// so by attributes: `data-piece` for what can be seen to go, `data-place` and others for where it comes from and goes to.
import type { Choice, Happening } from "../contract.ts";

/** Places are selectors, the best first: a strip, a tab or a phone shows less than the whole table. */
export interface Way {
  readonly does: "goes" | "rises" | "lights";
  readonly from: readonly string[]; // none: it stays where it is
  readonly to: readonly string[];
  readonly card: boolean; // where it cannot be seen it goes as the back of a card
  readonly laid: boolean; // my draft has shown it before it is done
}

/** What a game's board tells of its own. */
export interface Ways {
  told(event: Happening, viewer: number): readonly Way[]; // when it has happened
  put(choice: Choice, viewer: number): readonly Way[]; // when it is put down in my draft
  isLast(details: unknown): boolean | null; // is it the last round, as a closer look tells? null: it does not
}

export function goes(from: readonly string[], to: readonly string[]): Way {
  return { does: "goes", from, to, card: false, laid: false };
}

/** A piece is put down, by whoever's turn it is. */
export function laid(from: readonly string[], to: readonly string[]): Way {
  return { ...goes(from, to), laid: true };
}

export function cardGoes(from: readonly string[], to: readonly string[]): Way {
  return { ...goes(from, to), card: true };
}

/** It stands up where it lay. */
export function rises(to: string): Way {
  return { ...laid([], [to]), does: "rises" };
}

/** A step that stands alone: a province, a ministry. */
export function lights(to: string): Way {
  return { ...goes([], [to]), does: "lights" };
}

export const pieceAt = (id: string): string => `[data-piece="${id}"]`;
export const placeAt = (id: string): string => `[data-place="${id}"]`;
export const seatAt = (seat: unknown): string => `[data-seat="${seat}"]`;
