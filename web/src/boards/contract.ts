// What a table hands to a board, and what a board reports. A board knows no rule: it draws what it is given.
import type { Snippet } from "svelte";
import type {
  ChoiceTold,
  LogDoors,
  LogLine,
  PreviewTold,
  Prospect,
  Reason,
  SeatFacts,
  Standing,
  TextSection,
} from "../panels/data.ts";

/** A view by the names of its fields, as the lexicon cuts the numbers; a field is always a list. */
export type View = Readonly<Record<string, readonly number[]>>;

/** An action that may be done now, read by the lexicon: its kind and its fields (ids and numbers). */
export interface Choice {
  readonly action: number;
  readonly kind: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

/** An event as this viewer may know it; `null` is hidden. */
export interface Happening {
  readonly event: string;
  readonly clause: string;
  readonly facts: Readonly<Record<string, string | number | readonly number[] | null>>;
}

export type Shape = "round" | "square" | "shield" | "gate" | "lozenge";

/** How a seat looks everywhere: colour (a name of the tokens), shape and letter together. */
export interface SeatFace {
  readonly seat: number;
  readonly name: string;
  readonly letter: string;
  readonly colour: string;
  readonly shape: Shape;
  readonly mine: boolean;
}

/** Something on the board that can be looked at: `space yan-3`, `province yan`, `alliance 8`, `official hubu-3`. */
export interface Thing {
  readonly sort: string;
  readonly id: string;
}

/** What stands on a map beside its spaces. */
export type Labels = "towns" | "ids" | "both" | "none";

/** Everything a board needs. Without callbacks it is a replay. `Layout` is the game's own drawing data. */
export interface BoardProps<Layout> {
  readonly layout: Layout;
  readonly view: View; // with the draft in it, while there is one
  readonly seats: readonly SeatFace[];
  readonly legal: readonly Choice[]; // what may come next, after the draft
  readonly draft: readonly Choice[]; // put down, not yet sent
  readonly hint: readonly Choice[]; // drawn as advice
  readonly last: readonly Happening[]; // what changed since the viewer's last turn; ringed
  readonly looked: Thing | null; // hovered or focused
  onpick?: (action: number) => void; // do this, or take a drafted piece back
  onask?: (action: number | readonly number[], at: Element, general?: General) => void; // why is this not allowed, or none of these?
  onlook?: (thing: Thing | null, at?: Element) => void;
  ontakeback?: (from: number) => void; // the drafted piece at this place of the draft; the last one by Backspace
  number?: (kind: string, id?: string) => number; // of an action that is not among the legal ones, to ask about; -1: none
}

/** One moment of a table for one viewer: live, in a replay, or looked on. A game's stage draws it. What is null or empty
    has not been told (yet); nothing waits for it. */
export interface Scene {
  readonly game: string;
  readonly layout: unknown; // the game's drawing data (GET …/board); null: none
  readonly view: View; // with the draft in it, while there is one
  readonly viewer: number; // -1: a spectator
  readonly asked: number | null; // the seat that is to act
  readonly over: boolean;
  readonly seats: readonly SeatFacts[];
  readonly legal: readonly Choice[]; // what may come next, after the draft
  readonly open: readonly Choice[]; // what may be done without the draft: another first step
  readonly draft: readonly Choice[];
  readonly proposals: readonly Choice[]; // what the game would put forward after the draft, the best first
  readonly whole: boolean; // can the draft be sent as it stands?
  readonly quick: boolean; // … without a second click: nothing is revealed by it, and the viewer wants it so
  readonly hint: readonly Choice[];
  readonly last: readonly Happening[]; // what others did since the viewer's last turn
  readonly missed?: readonly Happening[]; // of that, what came before this page did: nobody saw it happen here
  readonly turn: readonly Happening[]; // what the viewer has done in this turn
  readonly details: unknown; // a closer look at `view` (GET …/details, or the draft's own)
  readonly detailsBefore: unknown; // the same without the draft
  readonly totals: readonly number[]; // everybody's points if it ended now, without the draft
  readonly after: readonly number[] | null; // … with it
  readonly standings: readonly Standing[]; // the same by source, without the draft
  readonly prospects: readonly Prospect[];
  readonly preview: PreviewTold | null; // of the draft
  readonly log: readonly LogLine[];
  readonly tell: (event: Happening) => string; // in the game's words; empty where there is nothing to say, or not yet
  readonly sections: readonly TextSection[]; // the table in words, for a game without a board
  readonly drawing: readonly string[];
  readonly choices: readonly ChoiceTold[]; // `legal` in words, for a game without a board
  readonly reasons: readonly Reason[]; // why the rest is not allowed
  readonly sending: boolean;
  readonly labels: Labels;
  readonly freely?: boolean; // what was revealed can be taken back: nobody is there who would have to agree
}

/** What would be after a gesture that is only looked at. */
export interface Foreseen {
  readonly details?: unknown;
  readonly preview: PreviewTold | null;
  readonly before: readonly number[]; // everybody's points if it ended now
  readonly after: readonly number[];
}

/** An answer that is about no thing in particular, where the server is asked about an example. */
export interface General {
  readonly title: string;
  readonly text: string;
}

/** What a stage reports. Without these it is a replay: nothing can be chosen. */
export interface Deeds {
  pick(action: number, from?: number): void; // put this down, or take it back where it lies already; from a place on, what is drafted gives way
  takeBack(from: number): void; // the drafted step at this place
  commit(actions: readonly number[]): void; // send the draft and these, as one gesture
  startOver(): void;
  ask(action: number | readonly number[], at: Element, general?: General): void; // why is this not allowed, or none of these?
  number(kind: string, ...ids: readonly (string | number | undefined)[]): number; // of any action, by its fields; -1: none
  foresee(actions: readonly number[], alone?: boolean): Promise<Foreseen | null>; // after the draft and these, or these alone; nothing is put down
  kindOf(action: number): string;
  lineOf(action: number): string; // of notation
  more(): void; // fetch what is only wanted when it is looked at: the reasons for all that is refused
}

/** A panel that the table adds to a stage's own, among its tabs. */
export interface ExtraTab {
  readonly id: string;
  readonly label: string;
  readonly count?: number; // such as lines that were not read
  readonly short?: string; // for a phone
  readonly phone?: boolean; // only there: elsewhere it opens beside the board
}

/** What every stage takes. */
export interface StageProps {
  readonly scene: Scene;
  readonly deeds?: Deeds;
  readonly tabs?: readonly ExtraTab[];
  readonly extra?: Snippet<[string]>; // the panel of an extra tab
  readonly over?: Snippet | null; // lies over the side column: the rules panel
  readonly banners?: Snippet; // under the status line
  readonly advice?: Snippet; // beside the turn: a hint
  tab?: string; // bindable: "" is the stage's own choice
  readonly onclause?: (clause: string) => void;
  readonly doors?: LogDoors; // from the log to positions, and to more of it
  readonly at?: number | null; // looking back, the action whose position is shown: its line of the log is marked
  readonly ontelling?: (tells: boolean) => void; // something is told slowly: whoever plays moves waits for it
}
