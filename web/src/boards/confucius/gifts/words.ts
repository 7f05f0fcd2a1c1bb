// What gifts are called and what they demand, in one place: the same words for eyes and for ears.
import { language, say } from "../../../text/say.ts";
import type { SeatFace } from "../../contract.ts";
import type { Thread } from "./comparing.ts";
import type { GiftDetails } from "../details.ts";
import { callOf, idOf, ministryName } from "../naming.ts";

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "unit", style: "short" }).format(names);
}

/** An arrow: "Chen's gift 3 binds you". */
export function threadName(thread: Thread, seats: readonly SeatFace[]): string {
  const [giver, to] = [seats[thread.giver], seats[thread.to]];
  return say("confucius-gift-name", {
    giver: giver?.name ?? "",
    to: to?.name ?? "",
    value: thread.value,
    whose: giver?.mine ? "mine" : to?.mine ? "binding" : "others",
    fate: thread.fate,
  });
}

/** What one or several gifts demand of who holds them, each in a few words. */
export function demands(gifts: readonly GiftDetails[], seats: readonly SeatFace[]): string[] {
  const player = (seat: number) => ({ player: callOf(seats[seat]), player_id: idOf(seats[seat]) });
  const barred = [...new Set(gifts.flatMap(({ blocks }) => blocks))].map(ministryName);
  const share = ({ giver, returns }: GiftDetails) => say("confucius-gift-share", { ...player(giver), value: returns });
  return [
    ...(barred.length ? [say("confucius-gift-bribe", { ministries: listed(barred) })] : []),
    ...gifts.filter(({ tutors }) => tutors !== null).map(({ giver }) => say("confucius-gift-tutor", player(giver))),
    ...gifts
      .filter(({ lends, foremost }) => lends.length || foremost)
      .map(({ giver, lends }) =>
        say("confucius-gift-lend", {
          ...player(giver),
          ministries: listed(lends.map(ministryName)),
          many: lends.length,
        }),
      ),
    ...(gifts.length ? [say("confucius-gift-return", { shares: listed(gifts.map(share)) })] : []),
  ];
}
