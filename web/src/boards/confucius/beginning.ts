// How a turn begins by pointing, beside officials, students and boxes of lands: my junks, the gift chips of my seat, and
// the arrows along which influence may go back. Also which choice such a beginning, or a look, takes as the usual one.
import type { Choice, Deeds, Thing } from "../contract.ts";
import type { ConfuciusLayout } from "./layout.ts";
import type { Position } from "./reading.ts";
import { boxOf, KINDS_OF, type Intent } from "./turn.ts";

const OF_JUNKS = KINDS_OF["junks_voyage"]!;
const OF_CHIPS = ["buy-gift", "give-gift"];
const OF_BAND_VALUES = ["buy-gift", "give-gift", "card-gift", "petition"]; // kinds that name a gift of mine

/** Is an action to be chosen, and not what the court asks? */
export const isTurn = (choices: readonly Choice[]): boolean =>
  choices.some((choice) => choice.kind === "pass" || boxOf(choice.kind) !== null);

/** What begins at a thing while nothing was said of an action: `junks 2` is my yard, `value 3` a gift chip of my seat,
    `gift 1-2` an arrow to me. */
export function beginnings(choices: readonly Choice[], viewer: number): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const thing = begunAt(choice, viewer);
    if (thing) found.set(thing, [...(found.get(thing) ?? []), choice]);
  }
  return found;
}
function begunAt({ kind, fields }: Choice, viewer: number): string | null {
  if (OF_JUNKS.includes(kind)) return `junks ${viewer}`;
  if (OF_CHIPS.includes(kind)) return `value ${fields["value"]}`;
  return kind === "transfer" ? `gift ${fields["to"]}-${viewer}` : null;
}

/** Where an amount has a usual size, it is put down with it: as many junks as complete a voyage, else all of them. */
export function usual(choices: readonly Choice[], now: Position, layout: ConfuciusLayout): Choice | null {
  const sails = choices.filter(({ kind }) => kind === "voyage");
  if (!sails.length || sails.length < choices.length) return null;
  const missing = layout.junks.per_voyage - (now.seats[now.viewer]?.sea ?? 0);
  const amount = ({ fields }: Choice): number => Number(fields["quantity"]);
  const most = sails.reduce((one, other) => (amount(other) > amount(one) ? other : one));
  return sails.find((choice) => amount(choice) === missing) ?? most;
}

/** The action to ask about at one of these beginnings: what would be meant there; null: it is none of them. */
export function askedAt(thing: Thing, intent: Intent | null, now: Position, number: Deeds["number"]): number | null {
  const other = now.seats.findIndex((_, seat) => seat !== now.viewer); // to whom, while nobody was named
  const mine = now.seats[now.viewer];
  if (!mine) return null;
  if (thing.sort === "value") {
    const value = Number(thing.id);
    const bought = mine.gifts.some((gift) => gift.value === value && gift.state !== "unavailable");
    const said = intent?.kinds.find((kind) => OF_BAND_VALUES.includes(kind));
    return number(said ?? (bought ? "give-gift" : "buy-gift"), value, intent?.fixed["to"] ?? other);
  }
  if (thing.sort !== "gift") return null;
  const [giver, to] = thing.id.split("-").map(Number);
  const official = now.ministries.flatMap(({ officials }) => officials).find(({ owner }) => owner === now.viewer);
  return to === now.viewer && official ? number("transfer", official.id, giver) : null;
}
