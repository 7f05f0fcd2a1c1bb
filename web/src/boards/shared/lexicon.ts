// How a table's numbers are cut: views by their fields, actions by their kinds. The lexicon is the server's.
import type { Choice, View } from "../contract.ts";

export interface LexiconField {
  readonly name: string;
  readonly size: number;
  readonly words: readonly string[];
  readonly number: boolean;
}
export interface LexiconAction {
  readonly kind: string;
  readonly first: number;
  readonly fields: readonly LexiconField[];
}
export interface Lexicon {
  readonly actions: readonly LexiconAction[];
  readonly view: readonly { readonly field: string; readonly numbers: number }[];
}

/** The fields of a view. */
export function cutView(lexicon: Lexicon, numbers: readonly number[]): View {
  const view: Record<string, readonly number[]> = {};
  let at = 0;
  for (const { field, numbers: many } of lexicon.view) {
    view[field] = numbers.slice(at, at + many);
    at += many;
  }
  return view;
}

/** An action by its number. */
export function choiceOf(lexicon: Lexicon, action: number): Choice {
  const row = lexicon.actions.findLast((each) => each.first <= action)!;
  const fields: Record<string, string | number> = {};
  let rest = action - row.first;
  for (const field of [...row.fields].reverse()) {
    const value = rest % field.size;
    rest = Math.floor(rest / field.size);
    fields[field.name] = field.words[value] ?? value;
  }
  return { action, kind: row.kind, fields };
}

/** The number of an action with one field or none; -1 if there is none such. */
export function actionOf(lexicon: Lexicon, kind: string, word?: string): number {
  const row = lexicon.actions.find((each) => each.kind === kind);
  if (!row) return -1;
  if (word === undefined) return row.first;
  const at = row.fields[0]?.words.indexOf(word) ?? -1;
  return at < 0 ? -1 : row.first + at;
}
