// What panels are told: plain data, much of it as the server sends it. Nothing here knows a game.
import type { Happening, SeatFace } from "../boards/contract.ts";

/** Time left at a moment of this machine's monotonic clock (`performance.now()`). */
export interface ClockTold {
  readonly left: number; // ms
  readonly at: number; // when that was so, by the monotonic clock
  readonly runs: boolean;
  readonly night?: readonly [number, number] | null; // when its owner sleeps, now or next, and then every day
}

/** A seat with what stands beside it, the same facts in the same order for everybody. */
export interface SeatFacts extends SeatFace {
  readonly acting: boolean;
  readonly points: number | null; // scored so far
  readonly ended: number | null; // if it ended now
  readonly clock: ClockTold | null;
  readonly here: boolean; // is somebody connected?
  readonly bot: string; // the level of a computer player that sits here
  readonly standIn: string; // who plays for an owner who is away
  readonly resigned: boolean;
  readonly passed: boolean;
}

export interface LogLine {
  readonly number: number; // of the action, to go to; of a turn the last
  readonly first?: number; // of a turn the first
  readonly entry?: number | null; // of the table, by which it came
  readonly seat: number | null; // null is chance
  readonly text: readonly string[];
  readonly clauses: readonly string[];
  readonly happenings?: readonly Happening[]; // what it tells, for who tells several lines as one
  readonly reveals?: boolean; // something hidden was turned up by it; where it is not known, nothing is said
}

/** Where the lines of a log lead, and how more of it comes. */
export interface LogDoors {
  readonly clauses: readonly Clause[]; // the rules, by whose sections kinds of lines are told apart; empty until wanted
  readonly more: (() => void) | null; // fetch earlier lines; null: all are here
  hrefOf(move: number): string; // the page of the position after an action
  go(move: number): void; // … on this page
  search(): void; // all lines are wanted, and the rules
}

export interface Points {
  readonly source: string;
  readonly where: string;
  readonly points: number;
  readonly doubled: boolean;
  readonly final: boolean;
  readonly text: string;
}

export interface Standing {
  readonly seat: number;
  readonly total: number;
  readonly place: number;
  readonly items: readonly Points[];
}

export interface Prospect {
  readonly kind: string;
  readonly when: string;
  readonly sure: string; // will, stands, near
  readonly clause: string;
  readonly facts: Readonly<Record<string, string | number | boolean | readonly number[] | null>>; // seats by number
  readonly seats: readonly number[]; // whom it binds
  readonly text: string;
  readonly short: string; // in few words
  readonly ends_game: boolean;
  readonly steps: readonly Prospect[];
}

export interface Change {
  readonly kind: string;
  readonly seat: number;
  readonly where: string;
  readonly before: number;
  readonly after: number;
  readonly text: string;
}

export interface PreviewTold {
  readonly warnings: readonly Prospect[];
  readonly changes: readonly Change[];
  readonly coming: readonly Prospect[];
  readonly gone: readonly Prospect[];
  readonly open: readonly { readonly name: string; readonly text: string }[];
}

export interface ChoiceTold {
  readonly action: number;
  readonly line: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly group: string; // what it stands under among others of its kind
  readonly short: string; // … and what it is called there
}

export interface Reason {
  readonly action: number;
  readonly line: string;
  readonly clause: string;
  readonly text: string;
  readonly choice: string; // the action in words; empty for what nobody would choose
}

export interface Said {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly text: string;
  readonly ruling?: string;
  readonly see: readonly string[];
  readonly examples?: readonly { readonly id: string; readonly title: string }[];
}

export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly paragraphs: readonly { readonly head: string; readonly text: string }[];
}

export interface Request {
  readonly seat: number;
  readonly to: number;
  readonly falls: number;
  readonly revealed: boolean;
  readonly agreed: readonly number[];
  readonly waiting: readonly number[];
  readonly left: number; // ms until no answer is a no
}

/** The seats as I see them: mine first, then in turn order after me. */
export function mineFirst<T extends { readonly seat: number; readonly mine: boolean }>(seats: readonly T[]): T[] {
  const inOrder = [...seats].sort((one, other) => one.seat - other.seat);
  const mine = inOrder.findIndex((seat) => seat.mine);
  return mine > 0 ? [...inOrder.slice(mine), ...inOrder.slice(0, mine)] : inOrder;
}
