// A resolution as steps: what happened in the game's words, who drops out and why, and what would follow.
import type { Prospect } from "../../../panels/data.ts";
import { say } from "../../../text/say.ts";
import type { Scene } from "../../contract.ts";
import { chapters, countedBy } from "./chapters.ts";
import type { ToldStep } from "./telling.svelte.ts";

const OF_MINISTRY = ["ministry-now", "ministry-last"];

/** How the server foresees the rest of it. */
function foreseen(prospects: readonly Prospect[], ministry: string): readonly Prospect[] {
  const found = prospects.find(({ kind, facts }) => OF_MINISTRY.includes(kind) && facts["ministry"] === ministry);
  return found?.steps ?? [];
}

/** Done: the count, loans so far, who drops out now. Next: what follows the loan that is being decided. */
export function resolutionSteps(scene: Scene, ministry: string): ToldStep[] {
  const chapter = chapters([...scene.last, ...scene.turn]).findLast(
    ({ sort, id, over }) => sort === "resolution" && id === ministry && !over,
  );
  const rest = foreseen(scene.prospects, ministry);
  const drops = rest.findIndex(({ kind }) => kind === "drops-out");
  const after = rest.slice(drops + 1).findIndex(({ kind }) => kind === "drops-out" || kind.startsWith("posts-"));
  const told = (chapter?.events ?? []).map((each) => ({ text: scene.tell(each), clause: each.clause }));
  return [
    { text: say("confucius-res-counted"), state: "done", clause: countedBy(chapter?.events ?? []) },
    ...told.filter(({ text }) => text).map((step): ToldStep => ({ ...step, state: "done" })),
    ...(drops < 0 ? [] : [{ text: rest[drops]!.text, clause: rest[drops]!.clause, state: "done" as const }]),
    ...(after < 0 ? [] : rest.slice(drops + 1 + after))
      .filter(({ kind }) => kind !== "lends" && kind !== "gift-cancelled")
      .map(({ text }): ToldStep => ({ text, state: "next" })),
  ];
}

/** Why there is a choice, or none: the step that is decided now, as the server foresees it. */
export function reason(
  prospects: readonly Prospect[],
  ministry: string,
): { readonly why: string; readonly value: number; readonly clause: string } {
  const lends = foreseen(prospects, ministry).find(({ kind }) => kind === "lends");
  return {
    why: String(lends?.facts["why"] ?? "unknown"),
    value: Number(lends?.facts["value"] ?? 0),
    clause: lends?.clause ?? "",
  };
}
