// What is lit on the board while something of the web is looked at, and the other way round: from details alone.
import type { Thing } from "../../contract.ts";
import type { BondsDetails, GiftDetails } from "../details.ts";
import { giftId } from "./comparing.ts";

export function giftThing(gift: Pick<GiftDetails, "giver" | "to">): Thing {
  return { sort: "gift", id: giftId(gift) };
}

/** Things by their keys: gifts, who is bound and to whom influence would go, ministries that are blocked or where a loan
    is directed, the student to be tutored. Nothing where gifts have no part in it: then nothing falls back. */
export function litBy(thing: Thing | null, bonds: Pick<BondsDetails, "gifts"> | null): ReadonlySet<string> {
  const found = thing && bonds ? about(thing, bonds.gifts) : [];
  return new Set(
    found.flatMap((gift) => [
      `gift ${giftId(gift)}`,
      `seat ${gift.giver}`,
      `seat ${gift.to}`,
      ...[...gift.blocks, ...gift.lends].map((ministry) => `ministry ${ministry}`),
      ...(gift.tutors ? [`student ${gift.tutors}`] : []),
    ]),
  );
}

function about({ sort, id }: Thing, gifts: readonly GiftDetails[]): readonly GiftDetails[] {
  if (sort === "gift") return gifts.filter((gift) => giftId(gift) === id);
  if (sort === "seat") return gifts.filter((gift) => gift.to === Number(id));
  if (sort === "ministry") return gifts.filter(({ blocks, lends }) => blocks.includes(id) || lends.includes(id));
  if (sort === "student") return gifts.filter(({ tutors }) => tutors === id);
  return [];
}
