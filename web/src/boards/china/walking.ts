// Where arrow keys go on the map: to the nearest thing that lies that way.
import type { Thing } from "../contract.ts";
import type { ChinaLayout, Point } from "./layout.ts";

export interface Stop {
  readonly thing: Thing;
  readonly at: Point;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Keys that change between provinces, alliances and spaces. */
export const SORTS: Readonly<Record<string, string>> = { p: "province", a: "alliance", s: "space" };

/** Everything on a board that can be looked at, in the order in which it is read. */
export function stopsOf(layout: ChinaLayout): Stop[] {
  return [
    ...layout.provinces.map(({ id, dragon }) => ({ thing: { sort: "province", id }, at: dragon })),
    ...layout.alliances.map(({ number, at }) => ({ thing: { sort: "alliance", id: String(number) }, at })),
    ...layout.spaces.map(({ id, at }) => ({ thing: { sort: "space", id }, at })),
  ];
}

/** The stop to which a key leads from one: an arrow among things of its sort, a letter to the nearest of another. */
export function walked(pressed: string, from: Stop, stops: readonly Stop[]): Stop | null {
  const sort = SORTS[pressed];
  const others = stops.filter((stop) => stop !== from && stop.thing.sort === (sort ?? from.thing.sort));
  if (sort) return sort === from.thing.sort ? from : least(others, (stop) => far(from.at, stop.at));
  const way = WAYS[pressed];
  if (!way) return null;
  const ahead = others.filter((stop) => along(way, from.at, stop.at) > 0.5 * far(from.at, stop.at));
  return least(ahead, (stop) => 2 * far(from.at, stop.at) - along(way, from.at, stop.at));
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const along = (way: Point, a: Point, b: Point): number => way[0] * (b[0] - a[0]) + way[1] * (b[1] - a[1]);

function least(stops: readonly Stop[], cost: (stop: Stop) => number): Stop | null {
  let best: Stop | null = null;
  for (const stop of stops) if (!best || cost(stop) < cost(best)) best = stop;
  return best;
}
