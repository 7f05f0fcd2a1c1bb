// Which lands are lit, and what the callout says, for whatever is looked at.
import type { SeatFace, Thing } from "../contract.ts";
import type { ChinaDetails } from "./details.ts";
import type { ChinaLayout, Point } from "./layout.ts";

export interface Worth {
  readonly face: SeatFace;
  readonly text: string;
  readonly doubled: boolean;
}

/** The provinces that a thing is about. */
export function aboutOf(thing: Thing | null, layout: ChinaLayout): readonly string[] {
  if (thing?.sort === "province") return [thing.id];
  if (thing?.sort === "alliance")
    return layout.alliances.find((each) => String(each.number) === thing.id)?.provinces ?? [];
  return [];
}

/** Where a thing lies, and how far it reaches. */
export function spotOf(thing: Thing, layout: ChinaLayout): { at: Point; reach: number } | null {
  const { radius } = layout;
  const province = thing.sort === "province" && layout.provinces.find((each) => each.id === thing.id);
  if (province) return { at: province.dragon, reach: radius.dragon };
  const alliance = thing.sort === "alliance" && layout.alliances.find((each) => String(each.number) === thing.id);
  if (alliance) return { at: alliance.at, reach: 1.45 * radius.marker };
  const space = thing.sort === "space" && layout.spaces.find((each) => each.id === thing.id);
  return space ? { at: space.at, reach: 1.3 * radius.space } : null;
}

/** What a thing is worth to whom, mine first; of a space, what a palace there would add to whose roads. */
export function worthOf(thing: Thing, details: ChinaDetails, seats: readonly SeatFace[]): Worth[] {
  const province = thing.sort === "province" ? details.provinces[thing.id] : undefined;
  const alliance = thing.sort === "alliance" ? details.alliances[thing.id] : undefined;
  const points = province?.points ?? alliance?.points;
  if (!points) {
    const rows = thing.sort === "space" ? (details.spaces[thing.id] ?? []) : [];
    const more = rows.filter((row) => row.points > 0);
    return more.map((row) => ({ face: seats[row.seat]!, text: `+${row.points}`, doubled: false }));
  }
  return mineFirst(seats)
    .filter((face) => points[face.seat])
    .sort((a, b) => Number(b.mine) - Number(a.mine) || points[b.seat]! - points[a.seat]!)
    .map((face) => ({
      face,
      text: String(points[face.seat]),
      doubled: province?.doubled.includes(face.seat) ?? false,
    }));
}

/** Seats in the order of play, from the viewer's own. */
export function mineFirst(seats: readonly SeatFace[]): SeatFace[] {
  const mine = seats.findIndex((face) => face.mine);
  return mine < 0 ? [...seats] : [...seats.slice(mine), ...seats.slice(0, mine)];
}
