// The log as somebody wants to read it: whose lines, which kinds, what is said in them, and since when.
import type { Clause, LogLine } from "./data.ts";

export interface LogFilter {
  readonly seats: ReadonlySet<number>; // empty: everybody's
  readonly clauses: ReadonlySet<string>; // one of these; empty: any
  readonly words: string;
  readonly since: number; // lines after this action; 0: all
}

export const EVERYTHING: LogFilter = { seats: new Set(), clauses: new Set(), words: "", since: 0 };

export function filtered(lines: readonly LogLine[], filter: LogFilter): LogLine[] {
  const words = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    if (!line.text.some(Boolean) || line.number <= filter.since) return false;
    if (filter.seats.size && (line.seat === null || !filter.seats.has(line.seat))) return false;
    if (filter.clauses.size && !line.clauses.some((clause) => filter.clauses.has(clause))) return false;
    const text = `${line.text.join(" ")} ${line.clauses.join(" ")}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The sections of the rules that are met in these lines, in the order of the rules. */
export function sectionsOf(lines: readonly LogLine[], clauses: readonly Clause[]): string[] {
  const met = new Set(lines.flatMap((line) => line.clauses));
  return [...new Set(clauses.filter(({ id }) => met.has(id)).map(({ section }) => section))];
}

/** The action after which others began to play: the end of my last turn; while I play, of the one before. */
export function myLast(lines: readonly LogLine[], mine: number, asked: number | null): number {
  const others =
    asked === mine ? lines.findLastIndex((line) => line.seat !== mine && line.seat !== null) + 1 : undefined;
  return lines.slice(0, others).findLast((line) => line.seat === mine)?.number ?? 0;
}

/** The turns of others after an action. */
export function ofOthers(turns: readonly LogLine[], mine: number, since: number): LogLine[] {
  return turns.filter(
    ({ number, seat, text }) => number > since && seat !== null && seat !== mine && text.some(Boolean),
  );
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
