// What is spoken of an update. Others' moves politely, one sentence for each turn; my turn at once.
import type { Happening } from "../boards/contract.ts";
import type { Words } from "./words.ts";

export interface Spoken {
  readonly text: string;
  readonly manner: "polite" | "assertive";
}

export interface Heard {
  readonly events: readonly Happening[];
  readonly by: number | null; // the seat that did it
  readonly mine: number; // my seat; -1 where I look on
  readonly before: number | null; // who was asked before it
  readonly asked: number | null; // who is asked now
  readonly others: boolean; // does the listener want to hear others' moves?
  readonly status: string; // the status line, as it stands now
}

export function spoken(heard: Heard, words: Words, names: readonly string[]): Spoken[] {
  const found: Spoken[] = [];
  const own = heard.mine >= 0 && heard.by === heard.mine;
  const text = words.paragraph(heard.events, names);
  if (text && (own || heard.others)) found.push({ text, manner: "polite" });
  const begins = heard.mine >= 0 && heard.asked === heard.mine && heard.before !== heard.mine;
  if (begins) found.push({ text: heard.status, manner: "assertive" });
  return found;
}
