// Choices sorted for a menu: by kind, in the order in which the rules list them. What is refused stands with its kind.
import type { ChoiceTold, Reason } from "./data.ts";

export interface ChoiceGroup {
  readonly kind: string;
  readonly choices: readonly ChoiceTold[];
  readonly refused: readonly Reason[];
}

export type KindOf = (action: number) => string;

export function grouped(choices: readonly ChoiceTold[], reasons: readonly Reason[], kindOf: KindOf): ChoiceGroup[] {
  const found = new Map<string, { choices: ChoiceTold[]; refused: Reason[] }>();
  const group = (action: number) => {
    const kind = kindOf(action);
    const known = found.get(kind) ?? { choices: [], refused: [] };
    found.set(kind, known);
    return known;
  };
  for (const choice of choices) group(choice.action).choices.push(choice);
  for (const reason of reasons) group(reason.action).refused.push(reason);
  const all = [...found].map(([kind, { choices, refused }]) => ({ kind, choices, refused }));
  return [...all.filter((each) => each.choices.length), ...all.filter((each) => !each.choices.length)];
}

/** Reasons that say the same are told once, with the first of what they are about. */
export function byReason(reasons: readonly Reason[]): { readonly reason: Reason; readonly lines: readonly string[] }[] {
  const found = new Map<string, { reason: Reason; lines: string[] }>();
  for (const reason of reasons) {
    const key = `${reason.clause} ${reason.text}`;
    const known = found.get(key);
    if (known) known.lines.push(reason.line);
    else found.set(key, { reason, lines: [reason.line] });
  }
  return [...found.values()];
}

/** What a menu calls a group: the words with which all its choices begin, or its only choice, or its kind. */
export function titleOf(group: ChoiceGroup): string {
  const texts = group.choices.map((choice) => choice.text.split(" "));
  const [first = []] = texts;
  if (texts.length < 2) return "";
  let shared = 0;
  while (
    shared < first.length - 1 &&
    texts.every((words) => words.length > shared + 1 && words[shared] === first[shared])
  )
    shared += 1;
  return first.slice(0, shared).join(" ");
}

/** A choice without what its group is called already. */
export function labelOf(choice: ChoiceTold, title: string): string {
  const text = choice.text || choice.line;
  return title && text.startsWith(`${title} `) ? text.slice(title.length + 1) : text;
}

/** A kind as one reads it, where no game has a better name for it. */
export function spelt(kind: string): string {
  const text = kind.replaceAll("-", " ").replaceAll("_", " ");
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** `Bid bid 3` as one says it: the title of a plain game's kind is the first word of its notation, too. */
export function saidOnce(text: string): string {
  const words = text.split(" ");
  return words.filter((word, at) => word.toLowerCase() !== words[at - 1]?.toLowerCase()).join(" ");
}
