// Whoever comes to a table after others have moved sees what they did, once, before the board as it is now. Any touch or
// key ends it, and so does leaving; a page that is loaded again does not begin anew.
import { untrack } from "svelte";
import { settings } from "../../state/settings.svelte.ts";
import type { TableModel } from "./model.svelte.ts";

const STOPS = ["pointerdown", "keydown"] as const;

/** Call it where effects may be made; `isReady`: is there a board on which it can be seen? */
export function arriving(model: TableModel, isReady: () => boolean): void {
  let came: number | null = null; // what happens after this is seen as it comes
  let isSeen = false;
  const stop = (): void => {
    model.again.stop();
    for (const sort of STOPS) removeEventListener(sort, stop, true);
  };
  $effect(() => stop);
  $effect(() => {
    const { table } = model;
    const { number } = table;
    if (number === null || !isReady()) return;
    came ??= number;
    isSeen ||= number !== came || !model.mine || !settings.pace || wasSeen(table.looking.table, number);
    if (!isSeen && !model.meanwhile.length) return; // the log is on its way
    remember(table.looking.table, number);
    if (isSeen) return;
    isSeen = true;
    untrack(() => model.playAgain(null));
    for (const sort of STOPS) addEventListener(sort, stop, true);
  });
}

const keyOf = (table: string): string => `guanxi.seen.${table}`;

function wasSeen(table: string, number: number): boolean {
  try {
    return sessionStorage.getItem(keyOf(table)) === String(number);
  } catch {
    return false; // a store that is shut
  }
}

function remember(table: string, number: number): void {
  try {
    sessionStorage.setItem(keyOf(table), String(number));
  } catch {
    // then it is shown once more
  }
}
