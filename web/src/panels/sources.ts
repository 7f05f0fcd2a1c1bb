// Points by source, for all seats side by side.
import type { Points, Standing } from "./data.ts";

export interface SourceRow {
  readonly key: string;
  readonly source: string;
  readonly text: string;
  readonly by: ReadonlyMap<number, Pick<Points, "points" | "doubled" | "final">>;
}

/** A row for each source and place, in the order in which they are first told; the same one twice is summed. */
export function bySource(standings: readonly Standing[]): SourceRow[] {
  const rows = new Map<string, { text: string; source: string; by: Map<number, Points> }>();
  for (const { seat, items } of standings) {
    for (const item of items) {
      const key = `${item.source} ${item.where}`;
      const row = rows.get(key) ?? { text: item.text, source: item.source, by: new Map<number, Points>() };
      const known = row.by.get(seat);
      row.by.set(seat, known ? { ...item, points: known.points + item.points } : item);
      rows.set(key, row);
    }
  }
  const sources = [...new Set([...rows.values()].map((row) => row.source))];
  return [...rows]
    .map(([key, row]) => ({ key, ...row }))
    .sort((one, other) => sources.indexOf(one.source) - sources.indexOf(other.source));
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
  return { sources, of };
}
