// Which games tell more than their Fluent file says by itself. All others, plug-ins too, need no code here.
import type { EventRow } from "../lexicon.ts";
import { Words } from "../words.ts";
import { ChinaWords } from "./china.ts";

const special: Readonly<Record<string, typeof Words>> = { china: ChinaWords };

/** The words of a game in a language, from its Fluent source and the events of its lexicon. */
export function wordsOf(game: string, language: string, source: string, rows: readonly EventRow[]): Words {
  return new (special[game] ?? Words)(language, source, rows);
}
