// Where a callout lies: near what it tells of, over as little as possible of what lies there.
import type { Box, Point } from "./layout.ts";

export interface Lying {
  readonly at: Point;
  readonly reach: number; // how far it reaches around its middle
  readonly weight: number; // how much it would be missed
}
export interface Called {
  readonly x: number;
  readonly y: number;
  readonly tip: Point; // of its tail
}

const GAP = 8;
const AWAY = [0, 30, 60, 100, 150]; // further off, rather than over something
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95]; // of its side, from where the tail leaves it
const TAIL = [0, 0.25, 0.5, 0.75, 1]; // where it is looked at
const FAR = 0.012; // what a step away costs
const OWN = 100; // what it tells of stays in sight

/** The corner of a box of this size, beside a spot, inside the frame, and the tip of its tail. */
export function called(at: Point, reach: number, size: Point, frame: Box, lying: readonly Lying[]): Called {
  const [width, height] = size;
  const others = lying.filter((each) => each.at[0] !== at[0] || each.at[1] !== at[1]);
  const own = [{ at, reach, weight: 1 }];
  const places = AWAY.flatMap((away) =>
    ALONG.flatMap((part): Point[] => {
      const off = reach + GAP + away;
      return [
        [at[0] - off - width, at[1] - part * height],
        [at[0] + off, at[1] - part * height],
        [at[0] - part * width, at[1] - off - height],
        [at[0] - part * width, at[1] + off],
      ];
    }).map(([x, y]) => {
      const corner: Point = [within(x, frame.x, frame.width - width), within(y, frame.y, frame.height - height)];
      const tip = towards(at, corner, size, reach);
      const cost = covered(corner, size, others) + OWN * covered(corner, size, own) + FAR * away;
      return { x: corner[0], y: corner[1], tip, cost: cost + crossed(tip, nearest(at, corner, size), others) };
    }),
  );
  return places.reduce((best, each) => (each.cost < best.cost ? each : best));
}

function within(value: number, from: number, room: number): number {
  return Math.min(Math.max(value, from + GAP), from + Math.max(GAP, room - GAP));
}

/** The point of a box that is nearest. */
function nearest(at: Point, [x, y]: Point, [width, height]: Point): Point {
  return [Math.min(Math.max(at[0], x), x + width), Math.min(Math.max(at[1], y), y + height)];
}

function towards(at: Point, corner: Point, size: Point, reach: number): Point {
  const near = nearest(at, corner, size);
  const far = Math.hypot(near[0] - at[0], near[1] - at[1]) || 1;
  return [at[0] + ((near[0] - at[0]) * reach) / far, at[1] + ((near[1] - at[1]) * reach) / far];
}

/** How much of what lies there is under a box. */
function covered(corner: Point, size: Point, lying: readonly Lying[]): number {
  return lying.reduce((sum, { at, reach, weight }) => {
    const near = nearest(at, corner, size);
    const away = Math.hypot(near[0] - at[0], near[1] - at[1]);
    return away < reach ? sum + weight * (1.2 - away / reach) : sum;
  }, 0);
}

/** How much of it a tail goes over: less bad. */
function crossed(from: Point, to: Point, lying: readonly Lying[]): number {
  const along = TAIL.map((part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  const isCrossed = ({ at, reach }: Lying): boolean =>
    along.some((point) => Math.hypot(point[0] - at[0], point[1] - at[1]) < reach);
  return lying.filter(isCrossed).reduce((sum, { weight }) => sum + weight / 2, 0);
}
