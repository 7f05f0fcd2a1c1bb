// A clock counts down from what was told, by a monotonic clock: nothing is subtracted at ticks, so nothing drifts.
import type { ClockTold } from "./data.ts";

const DAY = 86_400_000;

export function leftAt(told: ClockTold, now: number): number {
  return Math.max(0, told.runs ? told.left - (now - told.at - slept(told, now)) : told.left);
}

/** How long the owner of a clock has slept since it was told: meanwhile it stood still. */
function slept({ night, at }: ClockTold, now: number): number {
  if (!night) return 0;
  let found = 0;
  for (let [from, to] = firstAfter(night, at); from < now; from += DAY, to += DAY)
    found += Math.min(to, now) - Math.max(from, at);
  return found;
}

/** When the owner of a clock that stands still wakes up; null while it runs. */
export function wakesAt({ night, runs }: ClockTold, now: number): number | null {
  if (!runs || !night) return null;
  const [from, to] = firstAfter(night, now);
  return from <= now ? to : null;
}

/** The first night that ends after a moment. */
function firstAfter([from, to]: readonly [number, number], moment: number): [number, number] {
  const nights = Math.floor((moment - to) / DAY) + 1;
  return [from + nights * DAY, to + nights * DAY];
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
