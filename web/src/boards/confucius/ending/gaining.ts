// Who would get which posts and titles, and for how many points: a line for each new holder, and for whose they were.
import type { Change } from "../../../panels/data.ts";
import { say } from "../../../text/say.ts";
import type { SeatFace } from "../../contract.ts";
import { listed } from "../gifts/words.ts";
import { headOf, idOf, callOf, ministryName } from "../naming.ts";

type Holder = number | null;

export function gains(changes: readonly Change[], seats: readonly SeatFace[]): string[] {
  const moved = changes.filter(({ kind }) => kind === "post" || kind === "title");
  const pairs = new Map(moved.map(({ before, after }) => [`${after} ${before}`, { before, after }]));
  return [...pairs.values()].map(({ before, after }) => {
    const same = moved.filter((each) => each.before === before && each.after === after);
    const [holder, former] = [after, before].map((seat: Holder) => (seat === null ? undefined : seats[seat]));
    return say("confucius-gains", {
      player: headOf(holder),
      player_id: idOf(holder),
      what: listed(same.map((each) => named(each, changes))),
      former: callOf(former),
      former_id: idOf(former),
    });
  });
}

/** Minister of Bingbu +6. */
function named({ kind, where, after }: Change, changes: readonly Change[]): string {
  const [post, ministry] = where.split(" ");
  const source = kind === "title" ? `title ${where}` : where;
  const points = changes.find((each) => each.kind === "source" && each.seat === after && each.where === source);
  return say("confucius-gain", {
    what:
      kind === "title"
        ? say(`confucius-titles-${where}`)
        : say("confucius-post-of", { post: post ?? "", ministry: ministryName(ministry ?? "") }),
    points: points ? points.after - points.before : 0,
  });
}
