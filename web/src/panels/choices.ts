// Choices sorted for a menu: by what the game calls their groups, in the order in which the rules list them.
import { language } from "../text/say.ts";
import type { ChoiceTold, Reason } from "./data.ts";

export interface ChoiceGroup {
  readonly id: string; // its title, or its kind
  readonly title: string; // empty where a choice stands alone: its words say it all
  readonly choices: readonly ChoiceTold[];
}

export type KindOf = (action: number) => string;

export function grouped(choices: readonly ChoiceTold[], kindOf: KindOf): ChoiceGroup[] {
  const found = new Map<string, ChoiceTold[]>();
  for (const choice of choices) {
    const id = choice.group || kindOf(choice.action);
    found.set(id, [...(found.get(id) ?? []), choice]);
  }
  return [...found].map(([id, inside]) => ({ id, title: inside[0]?.group ?? "", choices: inside }));
}

/** What is refused, by kind; what nobody would choose, such as the dealing of cards, is left out. */
export function refusedByKind(reasons: readonly Reason[], kindOf: KindOf): Map<string, Reason[]> {
  const found = new Map<string, Reason[]>();
  for (const reason of reasons.filter((each) => each.choice)) {
    const kind = kindOf(reason.action);
    found.set(kind, [...(found.get(kind) ?? []), reason]);
  }
  return found;
}

/** Reasons that say the same are told once, with the first of what they are about. */
export function byReason(reasons: readonly Reason[]): { readonly reason: Reason; readonly texts: readonly string[] }[] {
  const found = new Map<string, { reason: Reason; texts: string[] }>();
  for (const reason of reasons) {
    const key = `${reason.clause} ${reason.text}`;
    const known = found.get(key);
    if (known) known.texts.push(reason.choice);
    else found.set(key, { reason, texts: [reason.choice] });
  }
  return [...found.values()];
}

/** A kind as one reads it, where no game has a better name for it. */
export function spelt(kind: string): string {
  const text = kind.replaceAll("-", " ").replaceAll("_", " ");
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}
