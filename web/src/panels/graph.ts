// Points over a game as lines in a box of 1000 by 400: pure arithmetic, drawn by Graph.svelte.
export interface Line {
  readonly seat: number;
  readonly path: string;
  readonly last: { readonly x: number; readonly y: number };
}

export interface Drawn {
  readonly lines: readonly Line[];
  readonly levels: readonly { readonly y: number; readonly value: number }[];
  readonly marks: readonly { readonly x: number; readonly move: number }[];
  readonly low: number;
  readonly high: number;
}

export const WIDTH = 1000;
export const HEIGHT = 400;

/** A round step that gives four to eight levels. */
export function stepOf(span: number): number {
  const rough = Math.max(1, span / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
}

/** `points[move][seat]`. */
export function drawn(points: readonly (readonly number[])[]): Drawn {
  const all = points.flat();
  const step = stepOf(Math.max(1, ...all) - Math.min(0, ...all));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const x = (move: number) => (points.length < 2 ? 0 : (move / (points.length - 1)) * WIDTH);
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  const seats = points[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const spots = points.map((row, move) => `${x(move).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`);
    const end = points.length - 1;
    return { seat, path: `M${spots.join("L")}`, last: { x: x(end), y: y(points[end]?.[seat] ?? 0) } };
  });
  const count = Math.round((high - low) / step);
  const levels = Array.from({ length: count + 1 }, (_, at) => ({ y: y(low + at * step), value: low + at * step }));
  const apart = stepOf(points.length - 1);
  const marks = points
    .map((_, move) => move)
    .filter((move) => move % apart === 0)
    .map((move) => ({ x: x(move), move }));
  return { lines, levels, marks, low, high };
}

/** Names beside the ends of lines, moved apart where they would touch. */
export function apart(
  ends: readonly { readonly seat: number; readonly y: number }[],
  gap: number,
): Map<number, number> {
  const sorted = [...ends].sort((one, other) => one.y - other.y);
  const found = new Map<number, number>();
  let least = -Infinity;
  for (const end of sorted) {
    const y = Math.max(end.y, least);
    found.set(end.seat, y);
    least = y + gap;
  }
  const over = least - gap - HEIGHT;
  if (over > 0) for (const [seat, y] of found) found.set(seat, y - over);
  return found;
}
