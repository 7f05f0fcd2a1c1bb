// What the server tells whoever looks closer (`GET …/details`, and with each draft). Lists have a number for each seat.

export interface ProvinceDetails {
  readonly free: number;
  readonly scored: boolean;
  readonly limit: number; // of emissaries
  readonly emissaries: readonly number[];
  readonly palaces: readonly number[];
  readonly points: readonly number[];
  readonly doubled: readonly number[]; // seats
  readonly behind: readonly (readonly number[])[]; // by seat: whose palaces it is paid for; nobody's if none has more
  readonly clause: string;
  readonly pays: number; // pieces that my hand pays for there in this turn
}
export interface AllianceDetails {
  readonly provinces: readonly [string, string];
  readonly emissaries: readonly [readonly number[], readonly number[]];
  readonly all: readonly [number, number];
  readonly leads: readonly [readonly number[], readonly number[]]; // seats
  readonly points: readonly number[];
  readonly settled: boolean;
  readonly clause: string;
}
/** The row in which a palace of a seat stands or would stand, and what its roads would bring more. */
export interface RowDetails {
  readonly seat: number;
  readonly spaces: readonly string[]; // from end to end
  readonly points: number;
  readonly completes: boolean; // a chain where nothing has counted before
}
export interface ChainDetails {
  readonly seat: number;
  readonly spaces: readonly string[];
  readonly points: number;
  readonly doubled: boolean;
}
export interface ChinaDetails {
  readonly provinces: Readonly<Record<string, ProvinceDetails>>;
  readonly alliances: Readonly<Record<string, AllianceDetails>>;
  readonly spaces: Readonly<Record<string, readonly RowDetails[]>>;
  readonly spaces_clause: string;
  readonly chains: readonly ChainDetails[];
  readonly ending: { readonly turns: number; readonly last: boolean; readonly after: readonly number[] };
}
