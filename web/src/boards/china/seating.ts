// Where several emblems stand together: emissaries on a dragon space, seals on a step of the track.

export interface Seating {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Places of so many emissaries on a dragon space, from its middle; up to eight of each of five players must fit. */
export function seated(many: number): Seating[] {
  if (many <= 1) return [{ x: 0, y: 0, size: 24 }];
  const rows = many <= 2 ? 1 : many <= 6 ? 2 : many <= 12 ? 3 : 4;
  const wide = Math.ceil(many / rows);
  const size = Math.min(22, 46 / Math.max(wide, rows));
  return Array.from({ length: many }, (_, n) => {
    const row = Math.floor(n / wide);
    const here = row === rows - 1 ? many - row * wide : wide;
    return { x: ((n % wide) - (here - 1) / 2) * (size - 0.5), y: (row - (rows - 1) / 2) * (size - 0.5), size };
  });
}

export const PLATE = 2; // seals side by side

/** Columns and rows of a plate of seals: one stands on its step; more in rows of two, on the upper wall in
    columns, so that they touch no town. */
export function plated(many: number, upper: boolean): { columns: number; rows: number } {
  const [long, short] = [Math.min(PLATE, many), Math.ceil(many / PLATE)];
  return upper ? { columns: short, rows: long } : { columns: long, rows: short };
}
