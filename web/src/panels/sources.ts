// Points by source, for all seats side by side.
import type { Points, Standing } from "./data.ts";

export interface SourceRow {
  readonly key: string;
  readonly source: string;
  readonly where: string;
  readonly text: string;
  readonly by: ReadonlyMap<number, Pick<Points, "points" | "doubled" | "final">>;
}

/** A row for each source and place, sources in the game's order; the same one twice is summed. */
export function bySource(standings: readonly Standing[]): SourceRow[] {
  const rows = new Map<string, { text: string; source: string; where: string; by: Map<number, Points> }>();
  for (const { seat, items } of standings) {
    for (const item of items) {
      const key = `${item.source} ${item.where}`;
      const { text, source, where } = item;
      const row = rows.get(key) ?? { text, source, where, by: new Map<number, Points>() };
      const known = row.by.get(seat);
      row.by.set(seat, known ? { ...item, points: known.points + item.points } : item);
      rows.set(key, row);
    }
  }
  // In the game's own order: whoever scored by most sources has them in it.
  const kinds = standings.map(({ items }) => [...new Set(items.map(({ source }) => source))]);
  const sources = [...new Set(kinds.sort((one, other) => other.length - one.length).flat())];
  return [...rows]
    .map(([key, row]) => ({ key, ...row }))
    .sort((one, other) => sources.indexOf(one.source) - sources.indexOf(other.source));
}

export interface SourceGroup {
  readonly source: string;
  readonly sum: SourceRow;
  readonly items: readonly SourceRow[];
}

/** Rows of one source together, with everybody's sum. */
export function grouped(rows: readonly SourceRow[]): SourceGroup[] {
  const sources = [...new Set(rows.map((row) => row.source))];
  return sources.map((source) => {
    const items = rows.filter((row) => row.source === source);
    const by = new Map<number, { points: number; doubled: boolean; final: boolean }>();
    for (const [seat, { points, final }] of items.flatMap((row) => [...row.by])) {
      const known = by.get(seat) ?? { points: 0, doubled: false, final: true };
      by.set(seat, { ...known, points: known.points + points, final: known.final && final });
    }
    return { source, items, sum: { key: source, source, where: "", text: "", by } };
  });
}

/** The sum of each source for a seat, in one order for all: what a bar is made of. */
export function sums(standings: readonly Standing[]): { sources: string[]; of: Map<number, Map<string, number>> } {
  const sources: string[] = [];
  const of = new Map<number, Map<string, number>>();
  for (const { seat, items } of standings) {
    const mine = new Map<string, number>();
    for (const { source, points } of items) {
      if (!sources.includes(source)) sources.push(source);
      mine.set(source, (mine.get(source) ?? 0) + points);
    }
    of.set(seat, mine);
  }
  const all = (source: string): number => [...of.values()].reduce((sum, mine) => sum + (mine.get(source) ?? 0), 0);
  return { sources: sources.sort((one, other) => all(other) - all(one)), of };
}
