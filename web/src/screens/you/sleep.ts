// Hours of sleep as people type them: times of day, and at most ten hours between them.
export interface Bedtime {
  readonly start: number; // minutes after midnight
  readonly end: number;
}

export const USUAL: Bedtime = { start: 23 * 60, end: 7 * 60 };
const DAY = 1440;

export function asTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** How many hours that is; nothing where nobody sleeps so long or so little. */
export function hoursOf({ start, end }: Bedtime): number | null {
  const minutes = (end - start + DAY) % DAY;
  return minutes >= 60 && minutes <= 600 ? minutes / 60 : null;
}
