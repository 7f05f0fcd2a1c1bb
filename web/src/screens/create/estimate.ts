// How long a game will take, before anybody sits down. A game tells its turns; people's seconds are a guess that the
// words call "about".
import type { Schemas } from "../../wire/http.ts";

export type Speed = Schemas["NewTable"]["speed"];

const BOT_SECONDS = { quick: 1, slow: 4 };
const USED = 0.4; // of the days for a turn, those that people take on the whole

export interface Estimate {
  readonly unit: "minutes" | "days";
  readonly usual: number;
  readonly most: number | null; // when everybody takes all the time there is
}

export interface Company {
  readonly persons: number;
  readonly quick: number; // computer players that answer at once
  readonly slow: number;
}

export type Pace = Schemas["GameTold"]["pace"];

/** Null for a game that tells nothing. */
export function estimate(pace: Pace, who: Company, speed: Speed): Estimate | null {
  const players = who.persons + who.quick + who.slow;
  const turns = pace?.turns[players];
  if (!pace || !turns) return null;
  const bots = turns * (who.quick * BOT_SECONDS.quick + who.slow * BOT_SECONDS.slow);
  if (speed?.type === "days") {
    const most = turns * who.persons * (speed.days ?? 3);
    return { unit: "days", usual: Math.max(1, Math.round(most * USED * 0.5)), most };
  }
  const usual = minutes(turns * who.persons * pace.seconds + bots);
  if (speed?.type !== "live") return { unit: "minutes", usual, most: null };
  const each = (speed.budget ?? 900) + (turns - 1) * (speed.increment ?? 20);
  const most = minutes(who.persons * each + bots);
  return { unit: "minutes", usual: Math.min(usual, most), most };
}

/** To five minutes, since more would be pretended. */
function minutes(seconds: number): number {
  return Math.max(5, Math.round(seconds / 300) * 5);
}
