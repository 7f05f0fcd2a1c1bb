// A clock counts down from what was told, by a monotonic clock: nothing is subtracted at ticks, so nothing drifts.
import type { ClockTold } from "./data.ts";

export function leftAt(told: ClockTold, now: number): number {
  return Math.max(0, told.runs ? told.left - (now - told.at) : told.left);
}

/** `12:40`, `1:03:20`, `2 d 4 h`: hours and days where there are any. */
export function shown(left: number): { readonly days: number; readonly hours: number; readonly text: string } {
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  const text = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { days, hours, text };
}

/** How long what is shown stays the same. */
export function untilNext(left: number): number {
  return left <= 0 ? Infinity : left > 86_400_000 ? 60_000 : left % 1000 || 1000;
}
