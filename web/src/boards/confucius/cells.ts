// The four cells to which the world shrinks, and what belongs to which.
export const CELLS = ["wall", "examination", "sea", "armies"] as const;
export type Cell = (typeof CELLS)[number];

const SORTS: Readonly<Record<string, Cell>> = {
  box: "wall",
  land: "wall",
  student: "examination",
  distant: "sea",
  junks: "sea",
};

/** The cell in which a thing lies, "box land1-2" in the wall's; none: not in the world. */
export function cellOf(thing: string): Cell | "" {
  return SORTS[thing.slice(0, thing.indexOf(" "))] ?? "";
}

/** The cell that has all of what can be chosen now: it opens by itself. */
export function only(targets: Iterable<string>): Cell | "" {
  const cells = new Set([...targets].map(cellOf));
  const [cell] = cells;
  return cells.size === 1 && cell ? cell : "";
}
