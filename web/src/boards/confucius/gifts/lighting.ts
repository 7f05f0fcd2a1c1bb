// What is lit on the board while something of the web is looked at, and the other way round: from details alone.
import type { Choice, Thing } from "../../contract.ts";
import type { BondsDetails, GiftDetails } from "../details.ts";
import { giftId } from "./comparing.ts";

export function giftThing(gift: Pick<GiftDetails, "giver" | "to">): Thing {
  return { sort: "gift", id: giftId(gift) };
}

/** What is looked at; or a gift that is only thought of while it is chosen, and the one whose giver would get influence. */
export function aimedAt(looked: Thing | null, thought: Choice | null, viewer: number): Thing | null {
  const to = Number(thought?.fields["to"]);
  if (!looked && thought?.kind === "give-gift") return giftThing({ giver: viewer, to });
  if (!looked && thought?.kind === "lend") return giftThing({ giver: to, to: viewer });
  return looked;
}

/** What of the web has to do with a thing, by keys: gifts, who gave them, who is bound. */
export function webLit(thing: Thing | null, gifts: readonly GiftDetails[]): ReadonlySet<string> {
  const found = thing ? about(thing, gifts) : [];
  return new Set(found.flatMap((gift) => [`gift ${giftId(gift)}`, `seat ${gift.giver}`, `seat ${gift.to}`]));
}

/** The same with what lies on the board: ministries that are blocked or where a loan is directed, the student to be
    tutored. Nothing where nothing of the board is concerned: then it does not fall back. */
export function litBy(thing: Thing | null, bonds: Pick<BondsDetails, "gifts"> | null): ReadonlySet<string> {
  const found = thing && bonds ? about(thing, bonds.gifts) : [];
  const there = found.flatMap(({ blocks, lends, tutors }) => [
    ...[...blocks, ...lends].map((ministry) => `ministry ${ministry}`),
    ...(tutors ? [`student ${tutors}`] : []),
  ]);
  return new Set(there.length ? [...webLit(thing, found), ...there] : []);
}

/** What the gifts that are looked at do in a ministry: who may not bribe there, and to whom influence would go. */
export interface Bound {
  readonly blocked: readonly number[];
  readonly loans: readonly { readonly from: number; readonly to: number }[];
}

/** The same by ministry. */
export function boundIn(thing: Thing | null, gifts: readonly GiftDetails[]): ReadonlyMap<string, Bound> {
  const found = thing ? about(thing, gifts) : [];
  const there = new Set(found.flatMap(({ blocks, lends }) => [...blocks, ...lends]));
  const bound = (id: string): Bound => ({
    blocked: [...new Set(found.filter(({ blocks }) => blocks.includes(id)).map(({ to }) => to))],
    loans: found.filter(({ lends }) => lends.includes(id)).map(({ giver, to }) => ({ from: to, to: giver })),
  });
  return new Map([...there].map((id) => [id, bound(id)]));
}

/** What that says of somebody's markers there; in whose colours, as arrows have them: it binds me, is mine, or others'. */
export interface Sign {
  readonly sign: "bound" | "receives";
  readonly side: Side;
}
export type Side = "binding" | "mine" | "others";
export const sideOf = (bound: number, giver: number, viewer: number): Side =>
  bound === viewer ? "binding" : giver === viewer ? "mine" : "others";

export function signOf(owner: number | null, there: Bound | undefined, viewer: number): Sign | null {
  if (owner === null || !there) return null;
  if (there.blocked.includes(owner)) return { sign: "bound", side: sideOf(owner, -1, viewer) };
  const loan = there.loans.find(({ to }) => to === owner);
  return loan ? { sign: "receives", side: sideOf(loan.from, loan.to, viewer) } : null;
}

function about({ sort, id }: Thing, gifts: readonly GiftDetails[]): readonly GiftDetails[] {
  if (sort === "gift") return gifts.filter((gift) => giftId(gift) === id);
  if (sort === "seat") return gifts.filter((gift) => gift.to === Number(id));
  if (sort === "ministry") return gifts.filter(({ blocks, lends }) => blocks.includes(id) || lends.includes(id));
  if (sort === "student") return gifts.filter(({ tutors }) => tutors === id);
  return [];
}
