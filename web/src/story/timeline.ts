// What happened, as steps to be shown one after the other. Pure: the animator plays them, log, sounds and voice read them.
import type { Happening, Thing } from "../boards/contract.ts";
import type { EventRow } from "../text/lexicon.ts";
import type { SoundName } from "./sounds.ts";

/** Pieces and cards go together, up to three; a scoring stands alone and takes longer. */
export interface Step {
  readonly happenings: readonly Happening[];
  readonly seat: number | null; // who did it
  readonly things: readonly Thing[]; // what of the board it touches: they are lit, and ringed where nothing moves
  readonly points: readonly number[] | null; // gained, by seat
  readonly sound: SoundName | null;
  readonly long: boolean;
}

export const AT_ONCE = 3;

// Sorts of facts that are no place on a board.
const NO_PLACE = new Set(["seat", "seats", "per-seat", "amount", "currency"]);
const CARDS = new Set(["cards", "colour", "coins", "card"]);

export function timeline(events: readonly Happening[], rows: readonly EventRow[]): Step[] {
  const known = new Map(rows.map((row) => [row.event, row]));
  const steps: Step[] = [];
  for (const event of events) {
    const row = known.get(event.event);
    if (!row) continue;
    const step = stepOf(event, row);
    const last = steps.at(-1);
    if (last && (row.silent || goTogether(last, step))) steps[steps.length - 1] = joined(last, step);
    else steps.push(step);
  }
  return steps;
}

function stepOf(event: Happening, row: EventRow): Step {
  const seat = row.fields.find((field) => field.sort === "seat");
  const by = seat ? event.facts[seat.name] : null;
  const things: Thing[] = [];
  let points: readonly number[] | null = null;
  for (const field of row.fields) {
    const fact = event.facts[field.name];
    if (field.sort === "per-seat" && Array.isArray(fact)) points = fact as readonly number[];
    else if (field.words.length && !NO_PLACE.has(field.sort) && typeof fact === "string" && fact) {
      things.push({ sort: field.sort, id: fact });
    }
  }
  const long = Boolean(points?.some(Boolean)) || row.shows;
  return {
    happenings: [event],
    seat: typeof by === "number" && by >= 0 ? by : null,
    things,
    points,
    sound: row.silent ? null : long ? "scoring" : soundOf(row, things),
    long,
  };
}

function soundOf(row: EventRow, things: readonly Thing[]): SoundName | null {
  if (row.fields.some((field) => CARDS.has(field.sort))) return "cards";
  return things.length ? "piece" : row.fields.length ? "move" : null;
}

function goTogether(last: Step, step: Step): boolean {
  const same = last.seat !== null && last.seat === step.seat;
  return same && !last.long && !step.long && last.happenings.length < AT_ONCE;
}

function joined(last: Step, step: Step): Step {
  return {
    happenings: [...last.happenings, ...step.happenings],
    seat: last.seat,
    things: [...last.things, ...step.things.filter((thing) => !last.things.some((one) => sameThing(one, thing)))],
    points: last.points ?? step.points,
    sound: last.sound ?? step.sound,
    long: last.long || step.long,
  };
}

function sameThing(one: Thing, other: Thing): boolean {
  return one.sort === other.sort && one.id === other.id;
}
