// My games, open tables and games to watch: in which order, and what a line says. Words come from the caller's `say`.
import type { Schemas } from "../wire/http.ts";

export type Listed = Schemas["Listed"];
export type Deed = "turn" | "go-on" | "look" | "wait" | "review";

/** What I can do at a table of mine. A game that waits for me calls, one that is over can be looked through. */
export function deedOf(table: Listed): Deed {
  if (table.status === "over" || table.status === "frozen") return "review";
  if (table.status === "open") return "wait";
  if (table.waiting) return "turn";
  return table.seats.some((seat) => seat.kind === "person" && !table.mine.includes(seat.place)) ? "look" : "go-on";
}

/** Those that wait for me first, the one with the least time left on top; then what runs, what is open, what is over. */
export function sorted(tables: readonly Listed[]): Listed[] {
  const rank = (table: Listed): number => {
    if (table.waiting) return 0;
    return { running: 1, open: 2 }[table.status] ?? 3;
  };
  return [...tables].sort((a, b) => {
    const ranks = rank(a) - rank(b);
    if (ranks) return ranks;
    if (a.waiting) return (a.due ?? Infinity) - (b.due ?? Infinity) || a.changed - b.changed || 0;
    return b.changed - a.changed;
  });
}

/** The games that wait for me, in the order in which "next" goes through them. */
export function waiting(tables: readonly Listed[]): Listed[] {
  return sorted(tables).filter((table) => table.waiting);
}

/** The next game that waits for me after the one that I look at; null if no other does. */
export function nextWaiting(tables: readonly Listed[], here: string | null): Listed | null {
  const ids = waiting(tables);
  const at = ids.findIndex((table) => table.id === here);
  const next = ids[(at + 1) % Math.max(1, ids.length)];
  return next && next.id !== here ? next : null;
}

export function taken(table: Listed): number {
  return table.seats.filter((seat) => seat.kind !== "open").length;
}

/** A span of time in its largest unit, rounded down: nobody is promised more than there is. */
export function span(milliseconds: number): { unit: "days" | "hours" | "minutes" | "seconds"; count: number } {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= 2 * 86400) return { unit: "days", count: Math.floor(seconds / 86400) };
  if (seconds >= 2 * 3600) return { unit: "hours", count: Math.floor(seconds / 3600) };
  if (seconds >= 120) return { unit: "minutes", count: Math.floor(seconds / 60) };
  return { unit: "seconds", count: seconds };
}
