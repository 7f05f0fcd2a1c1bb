// Where the players of a web of gifts stand, how its arrows run, and where their values lie. It knows no rule.

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A player's place; the name stands beside it, on the side away from the arrows. */
export interface Place extends Point {
  readonly seat: number;
  readonly label: Point & { readonly anchor: "start" | "middle" | "end"; readonly room: number }; // so wide at most
}
export interface Arrow {
  readonly from: number; // seats
  readonly to: number;
}
export interface Drawn extends Arrow {
  readonly path: string; // from the edge of one sign to that of the other
  readonly at: Point; // of the value
}
export interface Ring {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  readonly arrows: readonly Drawn[];
}

export const WIDTH = 300;
export const SIGN = 34; // of a player
export const BADGE = 11; // the radius of a value
const GAP = SIGN / 2 + 5; // from the middle of a sign to where an arrow begins
const TIP = SIGN / 2 + 7; // and to where it ends
const BEND = 0.17; // how far arrows in both directions part, by their length
const SLIDES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.21, 0.79]; // along the arrow, the best first
const ALONG = Array.from({ length: 19 }, (_, n) => (n + 1) / 20);
const HEAD = 8; // of an arrow, from its middle
const LETTER = 7; // of a name, about
const LABEL = { width: 108, height: 34 }; // the most room of a name with its cubes

// Around the table, clockwise from below: the first is whoever looks on.
type Side = "start" | "middle" | "end" | "above"; // of the sign: right, below, left, above
const PLACES: Readonly<Record<number, readonly (readonly [number, number, Side])[]>> = {
  3: [
    [150, 148, "start"],
    [50, 58, "above"],
    [250, 58, "above"],
  ],
  4: [
    [150, 150, "start"],
    [46, 86, "middle"],
    [150, 24, "start"],
    [254, 86, "middle"],
  ],
  5: [
    [150, 162, "start"],
    [42, 108, "middle"],
    [112, 28, "end"],
    [188, 28, "start"],
    [258, 108, "middle"],
  ],
};
const HEIGHTS: Readonly<Record<number, number>> = { 3: 178, 4: 180, 5: 192 };
// The same where there is little height: nearer to each other, as large as ever.
const FLAT: typeof PLACES = {
  3: [
    [150, 94, "start"],
    [44, 22, "middle"],
    [256, 22, "middle"],
  ],
  4: [
    [150, 118, "start"],
    [44, 68, "middle"],
    [150, 24, "start"],
    [256, 68, "middle"],
  ],
  5: [
    [150, 138, "start"],
    [42, 88, "middle"],
    [112, 24, "end"],
    [188, 24, "start"],
    [258, 88, "middle"],
  ],
};
const LOW: typeof HEIGHTS = { 3: 126, 4: 150, 5: 170 };

/** By how much the flat drawing is lower. */
export const saved = (players: number): number => (HEIGHTS[players] ?? 0) - (LOW[players] ?? 0);

/** A name that fits; the whole stands with the seats, and is what is spoken. */
export function fitting(name: string, room: number): string {
  const letters = Math.floor(room / LETTER);
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}

/** The whole drawing; seats in the order in which they sit, the first below. */
export function ring(seats: readonly number[], arrows: readonly Arrow[], flat = false): Ring {
  const [table, heights] = flat ? [FLAT, LOW] : [PLACES, HEIGHTS];
  const places = (table[seats.length] ?? around(seats.length)).map(([x, y, side], n): Place => ({
    seat: seats[n]!,
    x,
    y,
    label: labelled(x, y, side, n > 0 ? 0 : flat ? 13 : 8),
  }));
  return { width: WIDTH, height: heights[seats.length] ?? 190, places, arrows: drawn(places, arrows) };
}

/** Where a name stands beside its sign; whoever looks on has it lower, below the arrows. */
function labelled(x: number, y: number, side: Side, below: number): Place["label"] {
  if (side === "middle" || side === "above") {
    const up = side === "above" ? y - SIGN / 2 - 21 : y + SIGN / 2 + 15;
    return { x, y: up, anchor: "middle", room: 2 * Math.min(x, WIDTH - x) };
  }
  const aside = SIGN / 2 + 7;
  const beside = side === "start" ? x + aside : x - aside;
  return { x: beside, y: below ? y + below : y - 9, anchor: side, room: side === "start" ? WIDTH - beside : beside };
}

/** For a number of players that has no drawing of its own. */
function around(players: number): readonly (readonly [number, number, "middle"])[] {
  return Array.from({ length: players }, (_, n) => {
    const angle = Math.PI / 2 + (2 * Math.PI * n) / players;
    return [150 + 112 * Math.cos(angle), 84 + 62 * Math.sin(angle), "middle"] as const;
  });
}

function drawn(places: readonly Place[], arrows: readonly Arrow[]): Drawn[] {
  const at = new Map(places.map((place) => [place.seat, place]));
  const known = arrows.filter(({ from, to }) => at.has(from) && at.has(to));
  const both = (one: Arrow) => known.some(({ from, to }) => from === one.to && to === one.from);
  const curves = known.map((arrow) => curve(at.get(arrow.from)!, at.get(arrow.to)!, both(arrow) ? BEND : 0));
  const values = spread(curves, places);
  return known.map(({ from, to }, n) => ({ from, to, path: pathOf(curves[n]!), at: values[n]! }));
}

type Curve = readonly [Point, Point, Point]; // a quadratic one: from, over, to

function curve(from: Point, to: Point, bend: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const over = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  return [towards(from, over, GAP), over, towards(to, over, TIP)];
}

function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}

function pathOf(points: Curve): string {
  const [from, over, to] = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${from}Q${over} ${to}`;
}

function along([from, over, to]: Curve, t: number): Point {
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
}

/** A place on each arrow for its value, so that values hide neither each other nor a sign, a name or another arrow's head. */
function spread(curves: readonly Curve[], places: readonly Place[]): Point[] {
  const found = curves.map((each) => along(each, 0.5));
  for (let round = 0; round < 6; round += 1) {
    curves.forEach((each, n) => {
      const others = curves.filter((_, other) => other !== n);
      const costs = SLIDES.map((t) => {
        const at = along(each, t);
        return crowding(at, n, found, places) + crossing(at, others) + Math.abs(t - 0.5);
      });
      found[n] = along(each, SLIDES[costs.indexOf(Math.min(...costs))]!);
    });
  }
  return found;
}

function crowding(at: Point, own: number, values: readonly Point[], places: readonly Place[]): number {
  let cost = 0;
  values.forEach((other, n) => {
    if (n !== own) cost += 4 * short(at, other, 2 * BADGE + 2);
  });
  for (const place of places) {
    cost += short(at, place, SIGN / 2 + BADGE + 1);
    cost += inLabel(at, place) ? BADGE : 0;
  }
  return cost;
}

/** How much of other arrows a value would hide: their heads count for more than their lines. */
function crossing(at: Point, others: readonly Curve[]): number {
  const heads = others.map((each) => short(at, along(each, 0.95), BADGE + HEAD));
  const lines = others.map((each) => Math.max(...ALONG.map((t) => short(at, along(each, t), BADGE + 2))));
  return heads.concat(lines.map((each) => each / 4)).reduce((sum, each) => sum + each, 0);
}

/** By how much two points are nearer than they should be. */
function short(one: Point, other: Point, distance: number): number {
  return Math.max(0, distance - Math.hypot(one.x - other.x, one.y - other.y));
}

function inLabel(at: Point, { label }: Place): boolean {
  const { width } = LABEL;
  const left = label.x - (label.anchor === "start" ? 0 : label.anchor === "end" ? width : width / 2);
  const top = label.y - 13;
  const inside = at.x + BADGE > left && at.x - BADGE < left + width;
  return inside && at.y + BADGE > top && at.y - BADGE < top + LABEL.height;
}
