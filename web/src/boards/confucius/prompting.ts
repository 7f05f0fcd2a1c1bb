// What is still to be said of an action: by a row of choices in the band, or by pointing at something that is lit.
import { say } from "../../text/say.ts";
import { openField } from "./turn.ts";
import type { Turning } from "./turning.svelte.ts";

/** What the band asks, by kind of action. */
export const BANDED: Readonly<Record<string, readonly string[]>> = {
  "buy-junks": ["quantity"],
  voyage: ["quantity"],
  "buy-gift": ["value"],
  "card-gift": ["value"],
  "give-gift": ["value", "to"],
  nominate: ["student"],
  transfer: ["to"],
  "replace-marker": ["to"],
};

/** The one kind of action that is being said; none while there are several. */
export function kindOf({ intent, drafted }: Turning): string | null {
  return intent?.kinds.length === 1 ? intent.kinds[0]! : (drafted?.kind ?? null);
}

/** What to point at next, in a sentence. */
export function prompt(turning: Turning): string {
  const next = turning.drafted ? null : openField(turning.fitting, turning.intent?.fixed);
  return next ? say(`confucius-pick-${next}`, { number: turning.values(next).length }) : "";
}

/** One sentence alone needs no band: it stands beside the cards. */
export function bare(turning: Turning): boolean {
  const several = !!turning.intent && turning.intent.kinds.length > 1;
  return !several && !BANDED[kindOf(turning) ?? ""] && !turning.payment;
}
