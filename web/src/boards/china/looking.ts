// Which lands are lit, and what the callout says, for whatever is looked at.
import type { SeatFace, Thing } from "../contract.ts";
import type { ChinaDetails } from "./details.ts";
import type { Lying } from "./calling.ts";
import type { ChinaLayout, Point } from "./layout.ts";
import type { Position } from "./reading.ts";

/** A row that is looked at. */
export interface Row {
  readonly seat: number;
  readonly spaces: readonly string[]; // from end to end
  readonly open: string | null; // the space of it on which no palace stands yet
}

export interface Worth {
  readonly face: SeatFace;
  readonly text: string;
  readonly kept?: boolean; // a palace of mine would keep it from them
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

/** What a callout should not hide: pieces most of all, then dragons, names and numbers. */
export function lyingOn(layout: ChinaLayout, now: Position): Lying[] {
  const { radius, unit } = layout;
  const isSent = (id: string): boolean => !!now.provinces.get(id)?.emissaries.some(Boolean);
  return [
    ...layout.spaces.map(({ id, at }) => ({
      at,
      reach: radius.space,
      weight: now.spaces.get(id)?.owner === null ? 2 : 4,
    })),
    ...layout.provinces.map(({ id, dragon }) => ({ at: dragon, reach: radius.dragon, weight: isSent(id) ? 4 : 2 })),
    ...layout.provinces.map(({ label: [x, y] }): Lying => ({
      at: [x + 40 * unit, y - 7 * unit],
      reach: 26 * unit,
      weight: 1.5,
    })),
    ...layout.provinces.map(({ room }) => ({ at: room, reach: 14 * unit, weight: 1 })),
    ...layout.alliances.map(({ at }) => ({ at, reach: radius.marker, weight: 1 })),
    ...layout.spaces.flatMap(({ label }) => (label ? [{ at: label, reach: 16 * unit, weight: 0.6 }] : [])),
  ];
}

/** The rows in which a palace stands that is looked at, or in which it would. */
export function rowsAt(looked: Thing | null | undefined, details: ChinaDetails, now: Position): Row[] {
  if (looked?.sort !== "space") return [];
  const chain = details.chains.find(({ spaces }) => spaces.includes(looked.id));
  return (details.spaces[looked.id] ?? []).map(({ seat, spaces }) => ({
    seat,
    spaces: chain?.spaces ?? spaces,
    open: now.spaces.get(looked.id)?.owner === seat ? null : looked.id,
  }));
}

/** What a thing is worth to whom, mine first; of a space, what a palace there would add to whose roads. */
export function worthOf(thing: Thing, details: ChinaDetails, seats: readonly SeatFace[]): Worth[] {
  const province = thing.sort === "province" ? details.provinces[thing.id] : undefined;
  const alliance = thing.sort === "alliance" ? details.alliances[thing.id] : undefined;
  const points = province?.points ?? alliance?.points;
  if (!points) {
    const rows = thing.sort === "space" ? (details.spaces[thing.id] ?? []) : [];
    const more = rows.filter((row) => row.points > 0);
    const anyMine = seats.some((face) => face.mine);
    return more.map((row) => {
      const face = seats[row.seat]!;
      return { face, text: `+${row.points}`, kept: anyMine && !face.mine };
    });
  }
  return mineFirst(seats)
    .filter((face) => points[face.seat])
    .sort((a, b) => Number(b.mine) - Number(a.mine) || points[b.seat]! - points[a.seat]!)
    .map((face) => ({
      face,
      text: province?.doubled.includes(face.seat) ? `2×${points[face.seat]! / 2}` : String(points[face.seat]),
    }));
}

/** Seats in the order of play, from the viewer's own. */
export function mineFirst(seats: readonly SeatFace[]): SeatFace[] {
  const mine = seats.findIndex((face) => face.mine);
  return mine < 0 ? [...seats] : [...seats.slice(mine), ...seats.slice(0, mine)];
}
