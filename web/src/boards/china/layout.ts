// The drawing data of a board of China, as `GET /api/tables/{t}/board` answers it, and lines made of it.

export type Point = readonly [number, number];

export interface ProvincePlan {
  readonly id: string;
  readonly name: string;
  readonly hanzi: string;
  readonly colour: string;
  readonly size: number; // palace spaces
  readonly outline: readonly Point[]; // empty where none was told
  readonly path: string;
  readonly dragon: Point;
  readonly label: Point; // left end of mark and name, baseline
  readonly room: Point; // middle
  readonly tick: Point; // middle
}
export interface SpacePlan {
  readonly id: string;
  readonly province: string;
  readonly at: Point;
  readonly town: string;
  readonly label: Point | null; // middle of the baseline; none without a town
}
export interface RoadPlan {
  readonly ends: readonly [string, string];
  readonly via: Point | null;
}
export interface AlliancePlan {
  readonly number: number;
  readonly provinces: readonly [string, string];
  readonly at: Point;
}
export interface ChinaLayout {
  readonly size: Point;
  readonly side: string;
  readonly hand: number; // cards that a full hand has
  readonly display: number; // the same of the display
  readonly clauses: { readonly sealed: string; readonly ending: string }; // why undo stops, why it is the last round
  readonly unit: number; // times the usual size of letters, marks and lines
  readonly radius: { readonly space: number; readonly dragon: number; readonly marker: number };
  readonly provinces: readonly ProvincePlan[];
  readonly spaces: readonly SpacePlan[];
  readonly roads: readonly RoadPlan[];
  readonly alliances: readonly AlliancePlan[];
  readonly waters: readonly { readonly kind: string; readonly name: string; readonly outline: readonly Point[] }[];
  readonly track: readonly Point[];
  readonly seal: Point; // the side of the board
}

/** Where the name of a space stands. */
export function labelOf(space: SpacePlan, unit: number): Point {
  return space.label ?? [space.at[0], space.at[1] + 30 * unit];
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const told = (at: Point): string => `${+at[0].toFixed(1)} ${+at[1].toFixed(1)}`;

/** An outline that swings round its corners. */
export function softened(outline: readonly Point[]): string {
  if (!outline.length) return "";
  const steps = outline.map(
    (corner, n) => `Q${told(corner)} ${told(middle(corner, outline[(n + 1) % outline.length]!))}`,
  );
  return `M${told(middle(outline.at(-1)!, outline[0]!))}${steps.join("")}Z`;
}

/** Each road as a line between its spaces, by both ends joined with a blank. */
export function roadLines(layout: ChinaLayout): ReadonlyMap<string, string> {
  const at = new Map(layout.spaces.map((space) => [space.id, space.at]));
  const lines = layout.roads.map(({ ends, via }): [string, string] => {
    const [a, b] = [at.get(ends[0])!, at.get(ends[1])!];
    if (!via) return [ends.join(" "), `M${told(a)}L${told(b)}`];
    const bend: Point = [2 * via[0] - (a[0] + b[0]) / 2, 2 * via[1] - (a[1] + b[1]) / 2];
    return [ends.join(" "), `M${told(a)}Q${told(bend)} ${told(b)}`];
  });
  return new Map(lines);
}

/** A line through the steps of the track. */
export function trackLine(layout: ChinaLayout): string {
  return layout.track.map((at, n) => `${n ? "L" : "M"}${told(at)}`).join("");
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lands with a margin, without sea and track: what a phone shows. */
export function landBox(layout: ChinaLayout): Box {
  const spaces = layout.spaces.map((space) => space.at);
  return around(
    [...spaces, ...layout.provinces.flatMap(({ dragon, outline }) => [dragon, ...outline])],
    layout.radius.space,
  );
}

function around(points: readonly Point[], gap: number): Box {
  const [xs, ys] = [points.map((at) => at[0]), points.map((at) => at[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x - gap, y: y - gap, width: Math.max(...xs) - x + 2 * gap, height: Math.max(...ys) - y + 2 * gap };
}

/** A box around a province, with room about it: what fills the view when it is looked at closely. */
export function boxOf(layout: ChinaLayout, province: string): Box {
  const plan = layout.provinces.find((each) => each.id === province);
  const spaces = layout.spaces.filter((space) => space.province === province).map((space) => space.at);
  return around([...spaces, ...(plan ? [plan.dragon, ...plan.outline] : [])], 2 * layout.radius.space);
}
