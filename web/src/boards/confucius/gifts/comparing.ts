// The web as it stands beside the web as it would be: what is new, what would go, what would change its value.
import type { BondsDetails, GiftDetails } from "../details.ts";

/** How a gift is called on the board. */
export function giftId({ giver, to }: Pick<GiftDetails, "giver" | "to">): string {
  return `${giver}-${to}`;
}

export type Fate = "stays" | "new" | "gone" | "changed";
export interface Thread extends GiftDetails {
  readonly id: string;
  readonly fate: Fate;
  readonly was: number; // the value now; 0: there is none
}

/** Every gift of either, those that would go as they are now. */
export function threads(now: BondsDetails, then: BondsDetails | null): Thread[] {
  const before = new Map(now.gifts.map((gift) => [giftId(gift), gift]));
  if (!then) return now.gifts.map((gift) => ({ ...gift, id: giftId(gift), fate: "stays", was: gift.value }));
  const after = new Set(then.gifts.map(giftId));
  const kept = then.gifts.map((gift): Thread => {
    const id = giftId(gift);
    const was = before.get(id)?.value ?? 0;
    return { ...gift, id, was, fate: !was ? "new" : was === gift.value ? "stays" : "changed" };
  });
  const gone = now.gifts.filter((gift) => !after.has(giftId(gift)));
  return [...kept, ...gone.map((gift): Thread => ({ ...gift, id: giftId(gift), was: gift.value, fate: "gone" }))];
}
