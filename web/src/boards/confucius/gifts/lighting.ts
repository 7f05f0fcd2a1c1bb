// What is lit on the board while something of the web is looked at, and the other way round: from details alone.
import type { Thing } from "../../contract.ts";
import type { BondsDetails, GiftDetails } from "../details.ts";
import { giftId } from "./comparing.ts";

export function giftThing(gift: Pick<GiftDetails, "giver" | "to">): Thing {
  return { sort: "gift", id: giftId(gift) };
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

function about({ sort, id }: Thing, gifts: readonly GiftDetails[]): readonly GiftDetails[] {
  if (sort === "gift") return gifts.filter((gift) => giftId(gift) === id);
  if (sort === "seat") return gifts.filter((gift) => gift.to === Number(id));
  if (sort === "ministry") return gifts.filter(({ blocks, lends }) => blocks.includes(id) || lends.includes(id));
  if (sort === "student") return gifts.filter(({ tutors }) => tutors === id);
  return [];
}
