// What a table hands to a board, and what a board reports. A board knows no rule: it draws what it is given.

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
  onask?: (action: number, at: Element) => void; // why is this not allowed?
  onlook?: (thing: Thing | null, at?: Element) => void;
  number?: (kind: string, id?: string) => number; // of an action that is not among the legal ones, to ask about; -1: none
}
