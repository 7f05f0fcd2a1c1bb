// What lies on China's table, read from the numbers of a view by the names of their fields.
import type { View } from "../contract.ts";
import type { ChinaLayout } from "./layout.ts";

export const COLOURS = ["red", "green", "orange", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

const NOBODY = 255;
const ROW = 6; // five seats or colours, and the sum of all
const ALL = 5;
const SEATS = 5;
const PHASES = ["deal", "deal", "deal", "deal", "place", "draw", "over", "name", "cut"] as const;
export type Phase = (typeof PHASES)[number];

export interface Cards {
  readonly shown: readonly Colour[]; // whose colour the viewer knows
  readonly hidden: number; // those that are only counted
}
export interface SpaceNow {
  readonly owner: number | null;
  readonly fort: boolean;
}
export interface ProvinceNow {
  readonly palaces: readonly number[];
  readonly emissaries: readonly number[];
  readonly scored: boolean;
}
export interface SeatNow {
  readonly points: number;
  readonly cards: Cards;
  readonly known: readonly Colour[]; // those that everybody saw
  readonly palaces: number;
  readonly emissaries: number;
  readonly fortifications: number;
}
export interface Position {
  readonly viewer: number; // -1 is nobody's seat
  readonly acting: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly withForts: boolean;
  readonly target: string | null; // the province of this turn
  readonly pieces: number; // placed and not yet paid
  readonly exhaustions: number;
  readonly spaces: ReadonlyMap<string, SpaceNow>;
  readonly provinces: ReadonlyMap<string, ProvinceNow>;
  readonly seats: readonly SeatNow[];
  readonly display: readonly Colour[];
  readonly pile: number;
  readonly discard: Cards;
}

function coloursOf(row: readonly number[], at: number): Colour[] {
  return COLOURS.flatMap((colour, n) => Array<Colour>(row[at + n] ?? 0).fill(colour));
}

function cardsOf(row: readonly number[], at: number): Cards {
  const shown = coloursOf(row, at);
  return { shown, hidden: (row[at + ALL] ?? 0) - shown.length };
}

const known = new WeakMap<View, { layout: ChinaLayout; position: Position }>(); // every part of the table asks for the same one

/** The position that a view shows. */
export function read(view: View, layout: ChinaLayout): Position {
  const found = known.get(view);
  if (found?.layout === layout) return found.position;
  const position = positionOf(view, layout);
  known.set(view, { layout, position });
  return position;
}

function positionOf(view: View, layout: ChinaLayout): Position {
  const one = (field: string): number => view[field]?.[0] ?? 0;
  const all = (field: string): readonly number[] => view[field] ?? [];
  const players = one("players");
  const target = one("target");
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const [owner, fort, supply] = [all("owner"), all("fort"), all("supply")];
  const [palaces, emissaries, discs] = [all("palaces"), all("emissaries"), one("discs")];
  return {
    viewer: one("viewer"),
    acting: one("seat"),
    phase: PHASES[one("room")] ?? "deal",
    turn: one("turns"),
    withForts: one("fortifications") === 1,
    target: target < 0 ? null : (layout.provinces[target]?.id ?? null),
    pieces: one("pieces"),
    exhaustions: one("exhaustions"),
    spaces: new Map(
      layout.spaces.map((space, n) => [
        space.id,
        { owner: owner[n] === undefined || owner[n] === NOBODY ? null : owner[n], fort: fort[n] === 1 },
      ]),
    ),
    provinces: new Map(
      layout.provinces.map((province, n) => [
        province.id,
        {
          palaces: seats.map((seat) => palaces[n * ROW + seat] ?? 0),
          emissaries: seats.map((seat) => emissaries[n * ROW + seat] ?? 0),
          scored: ((discs >> n) & 1) === 1,
        },
      ]),
    ),
    seats: seats.map((seat) => ({
      points: all("score")[seat] ?? 0,
      cards: cardsOf(all("hand"), seat * ROW),
      known: coloursOf(all("known"), seat * ROW),
      palaces: supply[seat] ?? 0,
      emissaries: supply[SEATS + seat] ?? 0,
      fortifications: supply[2 * SEATS + seat] ?? 0,
    })),
    display: coloursOf(all("cards"), 0),
    pile: all("cards")[ROW + ALL] ?? 0,
    discard: cardsOf(all("cards"), 2 * ROW),
  };
}
