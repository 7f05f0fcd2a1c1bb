// Everybody's points if it ended now, in the four columns of Confucius.
import type { Standing } from "../../../panels/data.ts";

export const COLUMNS = ["posts", "sea", "land", "titles"] as const;
export type Column = (typeof COLUMNS)[number] | "other";

const COLUMN: Readonly<Record<string, Column>> = {
  minister: "posts",
  secretary: "posts",
  voyage: "sea",
  invasion: "land",
  title: "titles",
};

export interface Row {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  readonly points: Readonly<Record<Column, number>>;
}

/** The best first. */
export function rows(standings: readonly Standing[]): Row[] {
  return [...standings]
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
    .map(({ seat, place, total, items }) => {
      const points = { posts: 0, sea: 0, land: 0, titles: 0, other: 0 };
      for (const item of items) points[COLUMN[item.source] ?? "other"] += item.points;
      return { seat, place, total, points };
    });
}
