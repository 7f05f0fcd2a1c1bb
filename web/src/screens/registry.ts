// Which game is drawn by what. Each module is loaded when a table of its game is first opened; a game that is not here
// is played through the parts that any game has.
import type { Component } from "svelte";
import type { Draft } from "../state/draft.svelte.ts";
import type { TableStore } from "../state/table.svelte.ts";

/** A game's side of the table screen: it hands the board its props (`boards/contract.ts`) and the game's own panels. */
export type GameTable = () => Promise<{ default: Component<{ table: TableStore; draft: Draft }> }>;

const TABLES: Readonly<Record<string, GameTable>> = {
  // china: () => import("./table/ChinaTable.svelte"),
};

export function boardOf(game: string): GameTable | null {
  return TABLES[game] ?? null;
}
