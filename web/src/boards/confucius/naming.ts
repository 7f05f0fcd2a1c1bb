// What the things of Confucius' board are called, on it and for screen readers: the words of the log, in one place.
import { say } from "../../text/say.ts";
import type { Choice, SeatFace } from "../contract.ts";
import type { ConfuciusDetails, MinistryDetails, TitleDetails } from "./details.ts";
import type { ConfuciusLayout } from "./layout.ts";
import type { OfficialNow, Position } from "./reading.ts";

export const ministryName = (id: string): string => say(`confucius-ministry-${id}`);
export const boxName = (id: string): string => say(`confucius-box-${id.replaceAll("_", "-")}`);
export const kindName = (kind: string): string => say(`confucius-kind-${kind}`);
export const rewardName = (id: string): string => say(`confucius-reward-${id}`);
export const landName = (id: string): string => say(`confucius-land-${id}`);
export const distantName = (id: string): string => say(`confucius-distant-${id}`);
export const studentName = (id: string): string => say(`confucius-student-${id}`);

/** Hubu 3. */
export function officialName(id: string): string {
  const [ministry, space] = id.split("-");
  return say("confucius-official", { ministry: ministryName(ministry ?? ""), space: space ?? "" });
}

/** A player by name; the viewer is you. */
export function callOf(face: SeatFace | undefined): string {
  return face?.mine ? say("confucius-you") : (face?.name ?? "");
}

/** By which messages choose, as `$owner_id`: a name may be any word. */
export function idOf(face: SeatFace | undefined): "me" | "other" | "nobody" {
  return !face ? "nobody" : face.mine ? "me" : "other";
}

/** The same where a player stands alone, or at the head of a line: You. */
export function headOf(face: SeatFace | undefined): string {
  return face?.mine ? say("confucius-gift-you") : (face?.name ?? "");
}

/** A player in a name that is only heard: with the colour, never by colour alone. */
export function ownerName(face: SeatFace | undefined): string {
  if (!face) return say("confucius-nobody");
  return face.mine
    ? callOf(face)
    : say("confucius-player", { name: face.name, colour: say(`confucius-${face.colour}`) });
}

/** Several players, one after the other. */
export function listOf(faces: readonly SeatFace[]): string {
  return faces.map(callOf).join(", ");
}

/** A price in words: 4 coins. */
export function money(amount: number, currency: string): string {
  return say("confucius-money", { amount, currency: currency || "coins" });
}

/** 4, or 2–6: the prices of what is open. */
export function priceRange(prices: readonly number[]): string {
  const [least, most] = [prices[0] ?? 0, prices.at(-1) ?? 0];
  return prices.length === 2 ? `${least}, ${most}` : least === most ? String(least) : `${least}–${most}`;
}

/** The same with what is paid: 2–6 coins, 6 lic. */
export function priceWords(prices: readonly number[], currency: string): string {
  if (!prices.length) return "";
  const amount = priceRange(prices);
  if (currency === "licences") return say("confucius-licences-short", { amount });
  return say("confucius-coins-short", { amount, most: prices.at(-1)! });
}

/** A box of a land: Korea 2. */
export function landBoxName(id: string, now: Position): string {
  const land = now.lands.find((each) => each.boxes.some((box) => box.id === id));
  return say("confucius-land-box", { land: land ? landName(land.id) : "", box: id.split("-")[1] ?? "" });
}

/** Everything that a sentence about a choice may mention. */
function facts(choice: Choice, now: Position, seats: readonly SeatFace[]): Record<string, string | number> {
  const { fields } = choice;
  const found: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === "official") found[field] = officialName(String(value));
    else if (field === "student") found[field] = studentName(String(value));
    else if (field === "box") found[field] = landBoxName(String(value), now);
    else if (field === "land") found[field] = distantName(String(value));
    else if (field === "card") found[field] = rewardName(String(value));
    else if (field === "to" || field === "from" || field === "chief") {
      found[field] = ownerName(seats[Number(value)]);
      found[`${field}_id`] = idOf(seats[Number(value)]);
    } else found[field] = value;
  }
  return found;
}

/** An action in a few words: Bribe Hubu 3. */
export function deedName(choice: Choice, now: Position, seats: readonly SeatFace[]): string {
  return say(`confucius-do-${choice.kind}`, facts(choice, now, seats));
}

/** The short label of the button that commits it. */
export const commitName = (kind: string, facts: Record<string, number> = {}): string =>
  say(`confucius-commit-${kind}`, facts);

/** An official with all that its tile shows. */
export function officialLabel(
  official: OfficialNow,
  price: number | null,
  owner: SeatFace | undefined,
  possible: readonly Choice[],
): string {
  const place = officialName(official.id);
  if (official.tile === "none") return say("confucius-name-empty", { place });
  const state = say("confucius-name-official", {
    place,
    owner: ownerName(owner),
    owner_id: idOf(owner),
    owned: owner ? (official.secured ? "secured" : "bribed") : "free",
    candidate: official.tile === "candidate" ? "yes" : "no",
    price: price ?? 0,
    printed: official.printed,
    same: (price ?? official.printed) === official.printed ? "yes" : "no",
  });
  const kinds = [...new Set(possible.map((choice) => choice.kind))].map(kindName);
  return kinds.length ? say("confucius-name-possible", { name: state, kinds: kinds.join(", ") }) : state;
}

/** My discount in a ministry, and what it is. */
export function discountName(id: string, layout: ConfuciusLayout): string {
  return say(`confucius-discount-${id}`, {
    price: layout.army.discounted,
    prices: layout.junks.discounted.slice(1).join(", "),
  });
}

export type Standing = "resolved" | "due" | "would" | "missing";

/** How a ministry stands, and how it would with what is put down. */
export function standingOf(before: MinistryDetails | undefined, after: MinistryDetails | undefined): Standing {
  if (before?.resolved) return "resolved";
  if (before?.due) return "due";
  return after?.due ? "would" : "missing";
}

/** What an action brings about beside itself, in a sentence or two: the last marker of a ministry, who tutors whom. */
export function consequences(
  choice: Choice,
  before: ConfuciusDetails | null,
  after: ConfuciusDetails | null,
  seats: readonly SeatFace[],
): string[] {
  if (!before || !after) return [];
  const told: string[] = [];
  for (const [id, ministry] of Object.entries(after.ministries)) {
    if (!ministry.due || before.ministries[id]?.due || ministry.resolved) continue;
    told.push(say("confucius-falls-due", { ministry: ministryName(id), ends: ministry.third ? "yes" : "no" }));
  }
  if (after.last && !before.last) told.push(say("confucius-last-round"));
  if (choice.kind === "nominate" || choice.kind === "replace-student") {
    const bound = after.examination.tutors.filter((tutor) => tutor.owner !== null && tutor.owner !== tutor.seat);
    for (const { seat, owner } of bound) {
      const [who, whom] = [seats[seat], seats[owner!]];
      const facts = { who: ownerName(who), whom: ownerName(whom), whom_id: idOf(whom), you: who?.mine ? "yes" : "no" };
      told.push(say("confucius-must-tutor", facts));
    }
    if (after.examination.contested && !bound.length) told.push(say("confucius-nobody-must-tutor"));
  }
  return told;
}

/** The best count of a title and the next one, in short; a tie with what breaks it. */
export function titleCounts({ id, counts, tied, holder }: TitleDetails): string {
  const [most = 0, next = 0] = [...counts].sort((one, other) => other - one);
  const facts = { title: id, most, next, tied: tied ? "yes" : "no", vacant: holder === null ? "yes" : "no" };
  return say("confucius-titles-counts", facts);
}

/** How a tie for a title is broken; else empty. */
export function titleWhy(title: TitleDetails, seats: readonly SeatFace[]): string {
  const breaker = title.breaker === null ? undefined : seats[title.breaker];
  return say("confucius-titles-why", {
    title: title.id,
    tied: title.tied ? "yes" : "no",
    vacant: title.holder === null ? "yes" : "no",
    mine: breaker?.mine ? "yes" : "no",
    breaker: breaker ? callOf(breaker) : "",
  });
}
