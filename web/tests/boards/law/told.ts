// Positions of random games of all options, as Python tells them while the test begins: what a part is told, and its names.
import type { ConfuciusDetails } from "../../../src/boards/confucius/details.ts";
import type { ConfuciusLayout } from "../../../src/boards/confucius/layout.ts";
import type { PartProps } from "../../../src/boards/confucius/parts.ts";
import { read } from "../../../src/boards/confucius/reading.ts";
import { unplayed } from "../../../src/boards/confucius/turn.ts";
import type { Choice, Happening, Scene } from "../../../src/boards/contract.ts";
import { faceOf } from "../../../src/boards/faces.ts";
import type { PreviewTold, Prospect, SeatFacts as Facts, Standing } from "../../../src/panels/data.ts";
import { Lexicon, type LexiconTold } from "../../../src/text/lexicon.ts";
import { positions, SOAK } from "../../../tools/positions.js";

export type ByName<T> = Readonly<Record<string, T>>;
/** A position in names, as `guanxi show` writes it. */
export interface Named {
  readonly players: readonly string[];
  readonly stage: string;
  readonly payment: { readonly price: number; readonly paid: number; readonly currency: string }; // empty: none
  readonly winner: string;
  readonly round: number;
  readonly wall: number;
  readonly chief_minister: string;
  readonly free: string;
  readonly dropped_out: readonly string[];
  readonly holders: ByName<string>;
  readonly aside: ByName<number | readonly number[]>;
  readonly hands: ByName<number | readonly number[]>;
  readonly rewards: ByName<number | readonly string[]>;
  readonly deck: number | readonly number[];
  readonly discard: number | readonly number[];
  readonly rewards_left: number | readonly string[];
  readonly officials: ByName<{ readonly price: number; readonly owner: string; readonly secured: boolean }>;
  readonly ministries: ByName<{
    readonly resolved: boolean;
    readonly minister_chit: number;
    readonly secretary_chit: number;
    readonly influence: ByName<number>;
    readonly due: boolean;
    readonly minister: string;
    readonly secretary: string;
  }>;
  readonly on_spaces: ByName<ByName<number>>;
  readonly official_stack: number;
  readonly candidate: string;
  readonly candidates_left: number;
  readonly forced: boolean;
  readonly students: { readonly red: string; readonly plain: string };
  readonly distant_lands: ByName<{ chit: number; discoverer: string; visitors: readonly string[] }>;
  readonly foreign_lands: readonly {
    readonly id: string;
    readonly price: number;
    readonly boxes: ByName<string>;
    readonly points: ByName<number>;
    readonly reward: string;
    readonly resolved: boolean;
  }[];
  readonly junk_supply: number;
  readonly shipyards: ByName<number>;
  readonly oceans: ByName<number>;
  readonly armies: ByName<{ readonly supply: number; readonly colony: number }>;
  readonly gifts: ByName<{ unavailable: readonly number[]; available: readonly number[]; out: readonly number[] }>;
  readonly active_gifts: readonly { readonly from: string; readonly to: string; readonly value: number }[];
  readonly cubes: ByName<number>;
  readonly active_cubes: ByName<number>;
  readonly scores: ByName<number>;
  readonly totals: ByName<number>;
  readonly titles: ByName<{ readonly holder: string; readonly counts: ByName<number> }>;
}
export interface Known {
  readonly view: number[];
  readonly legal: number[];
  readonly details: ConfuciusDetails;
  readonly totals: number[];
  readonly position: Named;
}
export interface Told extends Known {
  readonly options: ByName<string>;
  readonly seat: number;
  readonly asked: number;
  readonly standings: Standing[];
  readonly prospects: Prospect[];
  readonly settled: Named; // as details are told: a payment that has begun is finished
  readonly draft: (Drafted & { readonly preview: PreviewTold }) | null;
  readonly begun: readonly (Drafted & { readonly proposals: number[] })[]; // more is to be said
  readonly last: readonly { readonly event: string; readonly clause: string; readonly [fact: string]: unknown }[];
}
/** After a gesture that is put down. */
export interface Drafted extends Known {
  readonly actions: number[];
}

const EACH = SOAK ? 60 : 6; // turns of each of the fifteen configurations, and every other decision
export const made = positions(EACH) as {
  readonly lexicon: LexiconTold;
  readonly layouts: Readonly<Record<string, ConfuciusLayout>>;
  readonly positions: readonly Told[];
};
const lexicon = new Lexicon(made.lexicon);
export const count = (cards: number | readonly unknown[]): number => (typeof cards === "number" ? cards : cards.length);
const choices = (actions: readonly number[]): Choice[] => actions.map((action) => lexicon.action(action));

/** Everything of a position that a test needs: what a part is told, and its names; with a draft, after it. */
export function told(each: Told, drafted: (Drafted & { readonly proposals?: number[] }) | null = null) {
  const { options, seat, asked, details: before, totals, position, settled, prospects, standings } = each;
  const layout = made.layouts[options["advanced"]!]!;
  const known = drafted ?? each;
  const draft = drafted ? choices(drafted.actions) : [];
  const last = each.last.map(({ event, clause, ...facts }) => ({ event, clause, facts }) as Happening);
  const view = lexicon.view(known.view);
  const now = unplayed(read(view, layout), layout, draft);
  const { details } = known;
  const seats: Facts[] = position.players.map((name, n) => ({
    ...faceOf(lexicon.told.looks, lexicon.view(each.view), position.players.length, {
      seat: n,
      name,
      mine: n === seat,
    }),
    ...{ acting: n === asked, points: now.seats[n]!.points, ended: totals[n]!, clock: null, here: true, bot: "" },
    ...{ standIn: "", resigned: false, passed: false },
  }));
  const part: PartProps = {
    ...{ layout, now, seats, details, before, targets: new Map(), chosen: draft, hint: [], last: [] },
    ...{ looked: null, lit: new Set<string>() },
  };
  const mine = seat >= 0 && asked === seat;
  const scene: Scene = {
    ...{ game: "confucius", layout, seats, hint: [], last, turn: [], log: [], sections: [], drawing: [], view },
    ...{ choices: [], reasons: [], sending: false, quick: false, labels: "towns", tell: ({ event }) => event },
    ...{
      viewer: seat,
      asked,
      over: asked < 0,
      draft,
      proposals: choices(drafted?.proposals ?? []),
      whole: false,
      details,
      detailsBefore: before,
    },
    ...{ legal: mine ? choices(known.legal) : [], open: mine ? choices(each.legal) : [] },
    ...{ totals, after: null, standings, prospects, preview: null },
  };
  const letterOf = (name: string): string => seats.find((face) => face.name === name)?.letter ?? "";
  const called = (name: string): string => (seats.find((face) => face.name === name)?.mine ? "you" : name);
  return {
    ...{ layout, now, seats, part, scene, details, before, position, settled, letterOf, called, mine },
    told: each,
  };
}
export type At = ReturnType<typeof told>;
