// A public game in a list: who plays, and what.
import { listWords, optionWords } from "../words.ts";
import { lobby } from "../../state/lobby.svelte.ts";

export function titleOf(title: string, players: readonly { readonly name: string }[]): string {
  return title || listWords(players.map(({ name }) => name));
}

export function gameTitle(game: string): string {
  return lobby.game(game)?.title ?? game;
}

/** Game, what differs from the book, and more. */
export function lineOf(table: { game: string; options: Readonly<Record<string, string>> }, ...more: string[]): string {
  return [gameTitle(table.game), optionWords(table.game, table.options), ...more].filter(Boolean).join(" · ");
}
