// Which game is drawn by which stage; each is loaded when a table of its game is first opened. A game that is not here
// is played through the parts that any game has. Live tables and replays take the same stages.
import type { Component } from "svelte";
import type { StageProps } from "../boards/contract.ts";

type Stage = Component<StageProps, Record<string, never>, "tab">;
type Load = () => Promise<{ default: Stage }>;

const STAGES: Readonly<Record<string, Load>> = {
  china: () => import("../boards/china/Stage.svelte"),
  confucius: () => import("../boards/confucius/Stage.svelte"),
};
const PLAIN: Load = () => import("../panels/stage/PlainStage.svelte");

export function stageOf(game: string): Load {
  return STAGES[game] ?? PLAIN;
}

/** Is it drawn? What is not is told in words. */
export function hasStage(game: string): boolean {
  return game in STAGES;
}
