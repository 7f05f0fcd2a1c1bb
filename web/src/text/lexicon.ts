// What the numbers of a table mean, as GET …/lexicon tells it: views, actions and events by their names.
import type { Choice, Happening, View } from "../boards/contract.ts";
import type { Looks } from "../boards/faces.ts";

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
  readonly owner: string; // the field that says whose secret it is
  readonly hidden: readonly string[]; // fields that only the owner is told
  readonly silent: boolean;
  readonly shows: boolean;
}

export type Numbers = readonly (number | null)[];

export interface LexiconTold {
  readonly looks: Looks;
  readonly actions: readonly { kind: string; line: string; first: number; fields: readonly Field[] }[];
  readonly events: readonly EventRow[];
  readonly view: readonly { field: string; numbers: number }[];
}

const PER_SEAT = "per-seat";
const SEATS = "seats";

type Fact = Happening["facts"][string];

export class Lexicon {
  constructor(readonly told: LexiconTold) {}

  /** A view by the names of its fields. What is left over belongs to the last one. */
  view(numbers: readonly number[]): View {
    const found: Record<string, readonly number[]> = {};
    let at = 0;
    for (const { field, numbers: length } of this.told.view) {
      found[field] = numbers.slice(at, at + length);
      at += length;
    }
    return found;
  }

  /** An action by its number. */
  action(action: number): Choice {
    const row = this.told.actions.findLast((each) => each.first <= action);
    if (!row) throw new RangeError(`there is no action ${action}`);
    const values: [string, string | number][] = [];
    let rest = action - row.first;
    for (const field of [...row.fields].reverse()) {
      values.unshift([field.name, told(field, (rest % field.size) + field.first)]);
      rest = Math.floor(rest / field.size);
    }
    return { action, kind: row.kind, fields: Object.fromEntries(values) }; // in the order of the notation
  }

  /** The number of an action by its kind and the words or numbers of its fields, those that are left out being the
      first there is; -1 if there is none such. */
  number(kind: string, ...told: readonly (string | number | undefined)[]): number {
    const row = this.told.actions.find((each) => each.kind === kind);
    if (!row) return -1;
    let at = 0;
    for (const [n, field] of row.fields.entries()) {
      const value = told[n];
      const place =
        value === undefined ? 0 : typeof value === "number" ? value - field.first : field.words.indexOf(value);
      if (place < 0 || place >= field.size) return -1;
      at = at * field.size + place;
    }
    return row.first + at;
  }

  /** The line of notation of an action. */
  line(action: number): string {
    const { kind, fields } = this.action(action);
    const row = this.told.actions.find((each) => each.kind === kind)!;
    return row.line.replace(/\{(\w+)\}/g, (_, name: string) => {
      const field = row.fields.find((each) => each.name === name)!;
      const value = fields[name]!;
      return typeof value === "number" ? word(field, value) : value;
    });
  }

  /** An event by its numbers. */
  event(numbers: Numbers): Happening {
    return readEvent(this.told.events, numbers);
  }

  /** Does an event tell this seat what others may not know, such as a card from the pile? */
  isSecret({ event, facts }: Happening, seat: number): boolean {
    const row = this.told.events.find((each) => each.event === event);
    return !!row?.hidden.length && facts[row.owner] === seat && row.hidden.some((name) => facts[name] != null);
  }

  /** Does an event of a seat's own action tell anybody what did not follow from what that seat knew (core/revealing.py)? */
  reveals({ event, facts }: Happening, seat: number): boolean {
    const row = this.told.events.find((each) => each.event === event);
    if (!row || row.shows || !row.owner) return row?.shows ?? false;
    const owner = facts[row.owner];
    return typeof owner === "number" && owner >= 0 && owner !== seat;
  }

  /** Has an event no line in the log? It only moves pieces. */
  isSilent(event: string): boolean {
    return this.told.events.some((row) => row.event === event && row.silent);
  }
}

/** One event as this viewer may know it; what is hidden is null. */
export function readEvent(rows: readonly EventRow[], numbers: Numbers): Happening {
  const row = rows[numbers[0] ?? -1];
  if (!row) throw new RangeError(`there is no event ${numbers[0]}`);
  const facts: Record<string, Fact> = {};
  row.fields.forEach((field, at) => {
    facts[field.name] =
      field.sort === PER_SEAT ? numbers.slice(at + 1).map(Number) : fact(field, numbers[at + 1] ?? null);
  });
  return { event: row.event, clause: row.clause, facts };
}

function fact(field: Field, value: number | null): Fact {
  if (value === null) return null;
  if (field.sort === SEATS) return Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => (value >> seat) & 1);
  return value === -1 && !field.number ? "" : told(field, value);
}

function told(field: Field, value: number): string | number {
  return field.number ? value : word(field, value);
}

function word(field: Field, value: number): string {
  return field.words[value - field.first] ?? String(value);
}
