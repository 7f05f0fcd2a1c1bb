// Positions of real games of Confucius, recorded by tools/web_fixtures.py with the functions by which the server answers.
import type { ConfuciusDetails } from "../../src/boards/confucius/details.ts";
import type { ConfuciusLayout } from "../../src/boards/confucius/layout.ts";
import type { Choice, Deeds, Happening, Scene } from "../../src/boards/contract.ts";
import { faceOf } from "../../src/boards/faces.ts";
import type { PreviewTold, Prospect, SeatFacts, Standing } from "../../src/panels/data.ts";
import { Lexicon, type LexiconTold } from "../../src/text/lexicon.ts";

interface Told {
  readonly view: number[];
  readonly legal: number[];
  readonly details: ConfuciusDetails;
  readonly standings: Standing[];
}
interface DraftTold extends Told {
  readonly preview: PreviewTold;
  readonly proposals: number[];
  readonly whole: boolean;
  readonly before: number[];
  readonly after: number[];
}
interface PositionTold extends Told {
  readonly seat: number;
  readonly names: string[];
  readonly asked: number;
  readonly spectator: number[];
  readonly prospects: Prospect[];
  readonly turn: number[]; // a gesture of the seat
  readonly drafts: DraftTold[]; // the position after each of its steps
}

const files = import.meta.glob("./recorded/confucius/*.json", { eager: true, import: "default" });
const file = <T>(name: string): T => files[`./recorded/confucius/${name}.json`] as T;

/** adv4-middle, adv5-lending, base3-discarding …: game and moment. */
export const MOMENTS = Object.keys(files)
  .map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"))
  .filter((name) => !/^(board|lexicon|story)/.test(name));
/** What the first seat was told of the Court phases of a whole game, with the sentences of the log. */
export const STORY = file<readonly (Happening & { readonly text: string })[]>("story");
export const lexicon = new Lexicon(file<LexiconTold>("lexicon"));
const choices = (actions: readonly number[]): Choice[] => actions.map((action) => lexicon.action(action));

/** A recorded moment; `steps` of its gesture are drafted. */
export function recorded(name: string, steps = 0) {
  const told = file<PositionTold>(name);
  const layout = file<ConfuciusLayout>(`board-${name.split("-")[0]}`);
  const draftTold = steps ? told.drafts[steps - 1]! : null;
  const now: Told = draftTold ?? told;
  const view = lexicon.view(now.view);
  const seats: SeatFacts[] = told.names.map((called, seat) => ({
    ...faceOf(lexicon.told.looks, view, told.names.length, { seat, name: called, mine: seat === told.seat }),
    ...{ acting: seat === told.asked, points: view["score"]?.[seat] ?? 0, clock: null, here: true, bot: "" },
    ...{ standIn: "", resigned: false, passed: false },
    ended: told.standings.find((each) => each.seat === seat)?.total ?? 0,
  }));
  return { told, layout, view, seats, draftTold, details: now.details, before: told.details };
}

/** The same as a scene for the stage. */
export function sceneOf(name: string, steps = 0, viewer?: number): Scene {
  const at = recorded(name, steps);
  const { told, layout, seats, draftTold } = at;
  const watching = viewer === -1;
  const mine = !watching && told.asked === told.seat;
  return {
    ...{ game: "confucius", layout, seats, hint: [], last: [], turn: [], log: [], sections: [], drawing: [] },
    ...{
      choices: [],
      reasons: [],
      sending: false,
      quick: false,
      labels: "towns",
      tell: (each: Happening) => each.event,
    },
    view: watching ? lexicon.view(told.spectator) : at.view,
    viewer: watching ? -1 : told.seat,
    asked: told.asked,
    over: told.asked < 0,
    legal: mine ? choices((draftTold ?? told).legal) : [],
    open: mine ? choices(told.legal) : [],
    draft: choices(told.turn.slice(0, steps)),
    proposals: choices(draftTold?.proposals ?? []),
    whole: draftTold?.whole ?? false,
    details: at.details,
    detailsBefore: told.details,
    totals: told.standings.map((each) => each.total),
    after: draftTold?.after ?? null,
    standings: told.standings,
    prospects: told.prospects,
    preview: draftTold?.preview ?? null,
  };
}

/** Deeds that remember what they were called with: `calls` has "pick 12", "commit 3 4" and so on. */
export function deedsOf(): Deeds & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    pick: (action, from) => void calls.push(`pick ${action}${from === undefined ? "" : ` from ${from}`}`),
    takeBack: (from) => void calls.push(`takeBack ${from}`),
    commit: (actions) => void calls.push(["commit", ...actions].join(" ")),
    startOver: () => void calls.push("startOver"),
    ask: (action) => void calls.push(`ask ${action}`),
    more: () => undefined,
    number: (kind, ...ids) => lexicon.number(kind, ...ids),
    foresee: () => Promise.resolve(null),
    kindOf: (action) => lexicon.action(action).kind,
    lineOf: (action) => lexicon.line(action),
  };
}
