// Positions of real games, recorded by tools/web_fixtures.py with the functions by which the server answers.
import type { ChinaDetails } from "../../src/boards/china/details.ts";
import type { ChinaLayout } from "../../src/boards/china/layout.ts";
import type { Choice, Scene, SeatFace, Shape, View } from "../../src/boards/contract.ts";
import { Lexicon, type LexiconTold } from "../../src/text/lexicon.ts";

interface Told {
  readonly view: number[];
  readonly legal: number[];
  readonly details: ChinaDetails;
  readonly standings: { seat: number; total: number; place: number }[];
}
interface DraftTold extends Told {
  readonly proposals: number[];
  readonly whole: boolean;
  readonly before: number[];
  readonly after: number[];
}
interface PositionTold extends Told {
  readonly seat: number;
  readonly names: string[];
  readonly colours: string[];
  readonly asked: number;
  readonly spectator: number[];
  readonly turn: number[];
  readonly drafts: DraftTold[];
}

const files = import.meta.glob("./recorded/*.json", { eager: true, import: "default" });
const file = <T>(name: string): T => files[`./recorded/${name}.json`] as T;
const SHAPES: Record<string, Shape> = {
  blue: "round",
  green: "square",
  purple: "shield",
  red: "gate",
  yellow: "lozenge",
};

export const NAMES = [
  "a-start",
  "a-middle",
  "a-drawing",
  "a-last",
  "a-end",
  "b-start",
  "b-middle",
  "b-drawing",
  "b-last",
  "b-end",
];

/** A recorded position, as a board is told it; `steps` of its turn are drafted. */
export function recorded(name: string, steps = 0) {
  const told = file<PositionTold>(name);
  const lexicon = new Lexicon(file<LexiconTold>(`lexicon-${name[0]}`));
  const layout = file<ChinaLayout>(`board-${name[0]}`);
  const seats: SeatFace[] = told.names.map((called, seat) => ({
    seat,
    name: called,
    letter: "ABCDE"[seat]!,
    colour: `cn-${told.colours[seat]}`,
    shape: SHAPES[told.colours[seat]!]!,
    mine: seat === told.seat,
  }));
  const draftTold = steps ? told.drafts[steps - 1]! : null;
  const now: Told = draftTold ?? told;
  const choices = (actions: readonly number[]): Choice[] => actions.map((action) => lexicon.action(action));
  const view: View = lexicon.view(now.view);
  return {
    told,
    lexicon,
    layout,
    seats,
    view,
    draftTold,
    details: now.details,
    legal: told.asked === told.seat ? choices(now.legal) : [],
    draft: choices(told.turn.slice(0, steps)),
    proposals: choices(draftTold?.proposals ?? []),
    spectator: lexicon.view(told.spectator),
    totals: told.standings.map((each) => each.total),
    number: (kind: string, id?: string) => lexicon.number(kind, id),
  };
}

export type Recorded = ReturnType<typeof recorded>;

/** The same as a scene for the stage. */
export function sceneOf(name: string, steps = 0, more: Partial<Scene> = {}): Scene {
  const at = recorded(name, steps);
  const { told, layout, draftTold } = at;
  const seats = at.seats.map((face) => ({
    ...face,
    ...{ acting: face.seat === told.asked, points: at.view["score"]?.[face.seat] ?? 0, clock: null, here: true },
    ...{ bot: "", standIn: "", resigned: false, passed: false, ended: at.totals[face.seat] ?? 0 },
  }));
  return {
    ...{ game: "china", layout, seats, hint: [], last: [], turn: [], log: [], sections: [], drawing: [] },
    ...{ choices: [], reasons: [], sending: false, quick: false, labels: "towns", prospects: [], preview: null },
    tell: (each) => each.event,
    view: at.view,
    viewer: told.seat,
    asked: told.asked,
    over: told.asked < 0,
    legal: at.legal,
    open: at.legal,
    draft: at.draft,
    proposals: at.proposals,
    whole: draftTold?.whole ?? false,
    details: at.details,
    detailsBefore: told.details,
    totals: at.totals,
    after: draftTold?.after ?? null,
    standings: told.standings.map((each) => ({ ...each, items: [] })),
    ...more,
  };
}
