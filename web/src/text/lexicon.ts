// What the numbers of a table mean, as `GET /api/tables/{table}/lexicon` tells it, and events read by it.
import type { Happening } from "../boards/contract.ts";

export interface Field {
  readonly name: string;
  readonly sort: string; // seat, seats, per-seat, space, cards … : what kind of thing it is
  readonly first: number;
  readonly size: number;
  readonly words: readonly string[]; // the ids of its values, in order
  readonly called: readonly string[]; // proper names of its values that come with a board
  readonly number: boolean; // told as a number, not as an id
}

export interface EventRow {
  readonly event: string;
  readonly clause: string;
  readonly fields: readonly Field[];
  readonly owner: string;
  readonly hidden: readonly string[];
  readonly silent: boolean;
  readonly shows: boolean;
}

export type Numbers = readonly (number | null)[];

const NOBODY = -1;

function fact(field: Field, value: number): string | number {
  if (field.number) return value;
  return value === NOBODY ? "" : (field.words[value - field.first] ?? String(value));
}

/** One event of an update as this viewer may know it; what is hidden is null. */
export function readEvent(rows: readonly EventRow[], numbers: Numbers, players: number): Happening {
  const row = rows[numbers[0] ?? -1];
  if (!row) throw new Error(`there is no event ${numbers[0]}`);
  const facts: Record<string, string | number | readonly number[] | null> = {};
  row.fields.forEach((field, at) => {
    const value = numbers[at + 1];
    if (field.sort === "per-seat") facts[field.name] = numbers.slice(at + 1, at + 1 + players).map(Number);
    else if (value === null || value === undefined) facts[field.name] = null;
    else if (field.sort === "seats")
      facts[field.name] = Array.from({ length: players }, (_, seat) => seat).filter((seat) => (value >> seat) & 1);
    else facts[field.name] = fact(field, value);
  });
  return { event: row.event, clause: row.clause, facts };
}
