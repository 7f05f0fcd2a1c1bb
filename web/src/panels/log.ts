// The log as somebody wants to read it: whose lines, which kinds, what is said in them, and since when.
import type { LogLine } from "./data.ts";

export interface LogFilter {
  readonly seats: ReadonlySet<number>; // empty: everybody's
  readonly kinds: ReadonlySet<string>; // empty: all
  readonly words: string;
  readonly since: number; // lines after this action; 0: all
}

export const EVERYTHING: LogFilter = { seats: new Set(), kinds: new Set(), words: "", since: 0 };

export function filtered(lines: readonly LogLine[], filter: LogFilter): LogLine[] {
  const words = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    if (!line.text.some(Boolean) || line.number <= filter.since) return false;
    if (filter.seats.size && (line.seat === null || !filter.seats.has(line.seat))) return false;
    if (filter.kinds.size && !line.happenings?.some(({ event }) => filter.kinds.has(event))) return false;
    const text = `${line.text.join(" ")} ${line.clauses.join(" ")}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The action after which others began to play: that of my last own line. */
export function myLast(lines: readonly LogLine[], mine: number): number {
  return lines.findLast((line) => line.seat === mine)?.number ?? 0;
}

/** One line for each, for a letter or a forum. */
export function asText(lines: readonly LogLine[]): string {
  return lines.map((line) => `${line.number}. ${line.text.join(" ")}`).join("\n");
}

const FEW = 4; // sentences that are read as one

/** A line as it is shown: in one, or, where much follows from one deed (a final scoring), its parts below each other. */
export function partsOf(line: LogLine): readonly [string, ...string[]] {
  const [first = "", ...rest] = line.text.filter(Boolean);
  return rest.length < FEW ? [[first, ...rest].join(" ")] : [first, ...rest];
}
