// What is heard at a table though no update brings it: that my move was refused, how the line stands, that the game begins.
import { untrack } from "svelte";
import type { Sounds } from "../../story/sounds.ts";
import { announce } from "../../text/announce.svelte.ts";
import { say } from "../../text/say.ts";
import { problemWords } from "../words.ts";
import type { TableModel } from "./model.svelte.ts";

/** Call it where effects may be made. */
export function speaking(model: TableModel, sounds: Pick<Sounds, "play">): void {
  const { table, draft, asking } = model;
  let waits = false; // for players
  let lost = false;
  $effect(() => {
    if (draft.no) announce(`${say("panel-banner-refused")} ${draft.no.text || problemWords(draft.no)}`, "assertive");
  });
  $effect(() => {
    if (asking.told) sounds.play("refused"); // what it says is spoken where it is asked
  });
  $effect(() => {
    if (table.no) announce(table.no.text || say("table-unreachable"), "assertive");
  });
  $effect(() => {
    const { connection } = table;
    if (connection === "reconnecting" && !lost) announce(say("panel-banner-reconnecting"));
    if (connection === "connected" && lost) announce(say("table-line-back"));
    if (connection === "outdated") announce(say("panel-banner-outdated"), "assertive");
    if (connection === "signed-out") announce(say("table-line-signed-out"), "assertive");
    lost = connection === "reconnecting" || (lost && connection !== "connected");
  });
  $effect(() => {
    const status = table.info?.status;
    if (waits && status === "running")
      announce(`${say("table-begins")} ${untrack(() => model.headline.head)}`, "assertive");
    waits = status === "open";
  });
}
