// What changed on the board, and what would: rings and ghosts.
import type { Choice, Happening } from "../contract.ts";
import type { OfficialNow } from "./reading.ts";

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
