// Which game is drawn by which stage; each is loaded when a table of its game is first opened. A game that is not here
// is played through the parts that any game has. Live tables and replays take the same stages.
import type { Component } from "svelte";
import { TAB_OF } from "../boards/confucius/tabs.ts";
import type { Scene, SeatFace, StageProps } from "../boards/contract.ts";
import type { Ways } from "../boards/shared/ways.ts";
import type { Situation } from "../panels/status.ts";

type Stage = Component<StageProps, Record<string, never>, "tab">;
type Load = () => Promise<{ default: Stage }>;

const STAGES: Readonly<Record<string, Load>> = {
  china: () => import("../boards/china/Stage.svelte"),
  confucius: () => import("../boards/confucius/Stage.svelte"),
};
const PLAIN: Load = () => import("../panels/stage/PlainStage.svelte");

/** What a game adds to the page of its end, from a closer look at the last position. */
type Ending = Component<{ details: unknown; seats: readonly SeatFace[] }>;
const ENDINGS: Readonly<Record<string, () => Promise<{ default: Ending }>>> = {
  confucius: () => import("../boards/confucius/ending/AtEnd.svelte"),
};

export function endingOf(game: string): (() => Promise<{ default: Ending }>) | null {
  return ENDINGS[game] ?? null;
}

/** What a game's status line chooses its words by, beyond what may be done. */
export type SituationOf = (scene: Pick<Scene, "view" | "viewer" | "layout" | "seats" | "details">) => Situation;
const SITUATIONS: Readonly<Record<string, () => Promise<{ situationOf: SituationOf }>>> = {
  confucius: () => import("../boards/confucius/situation.ts"),
};

export async function situationsOf(game: string): Promise<SituationOf | null> {
  return (await SITUATIONS[game]?.())?.situationOf ?? null;
}

/** How things go over a game's table when something happens; where nothing is said they are just there. */
const WAYS: Readonly<Record<string, () => Promise<{ ways: Ways }>>> = {
  china: () => import("../boards/china/ways.ts"),
  confucius: () => import("../boards/confucius/ways.ts"),
};

export async function waysOf(game: string): Promise<Ways | null> {
  return (await WAYS[game]?.().catch(() => null))?.ways ?? null;
}

/** Where a phone has several tabs for a board: on which of them a thing stands; "" where it is always in sight. */
const TABS: Readonly<Record<string, Readonly<Record<string, string>>>> = { confucius: TAB_OF };

export function tabOf(game: string, thing: string): string {
  const told = TABS[game];
  return told ? (told[thing.split(" ")[0]!] ?? "") : "board";
}

/** In words, a game with a board of its own is shown like any other. */
export function stageOf(game: string, inWords = false): Load {
  return (!inWords && STAGES[game]) || PLAIN;
}

/** Is it drawn? What is not is told in words. */
export function hasStage(game: string): boolean {
  return game in STAGES;
}
