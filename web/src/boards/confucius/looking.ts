// What is lit on the board while something is looked at: what a gift forbids and forces, what a seat has.
import type { Choice, Happening, Thing } from "../contract.ts";
import type { ConfuciusDetails } from "./details.ts";
import type { OfficialNow } from "./reading.ts";

/** The things that a thing is about; empty: nothing is dimmed. */
export function litBy(thing: Thing | null, details: ConfuciusDetails | null): ReadonlySet<string> {
  if (thing?.sort !== "gift" || !details) return new Set();
  const gift = details.bonds.gifts.find(({ giver, to }) => `${giver}-${to}` === thing.id);
  if (!gift) return new Set();
  return new Set([
    `gift ${thing.id}`,
    `seat ${gift.giver}`,
    `seat ${gift.to}`,
    ...gift.blocks.map((id) => `ministry ${id}`),
    ...gift.lends.map((id) => `ministry ${id}`),
    ...(gift.tutors ? [`student ${gift.tutors}`] : []),
  ]);
}

const MOVED = ["marker-placed", "marker-stood-up", "did-deal-official", "did-place-candidate", "did-swap-other"];

/** The officials that changed in these events: they keep a ring. */
export function ringed(last: readonly Happening[]): ReadonlySet<string> {
  const moved = last.filter(({ event }) => MOVED.includes(event));
  return new Set(
    moved.flatMap(({ facts }) => [facts["official"], facts["own"]]).filter((id) => typeof id === "string"),
  );
}

/** What a marker would be, for a ghost: whose, and standing or lying. */
export function ghostOf(
  choice: Choice,
  official: OfficialNow,
  viewer: number,
): { seat: number; standing: boolean } | null {
  if (choice.fields["official"] !== official.id) return null;
  const to = Number(choice.fields["to"] ?? viewer);
  if (choice.kind === "bribe" || choice.kind === "card-bribery") return { seat: viewer, standing: false };
  if (choice.kind === "secure" || choice.kind === "place-candidate") return { seat: viewer, standing: true };
  if (choice.kind === "transfer") return { seat: to, standing: official.secured };
  return choice.kind === "replace-marker" ? { seat: to, standing: true } : null;
}
