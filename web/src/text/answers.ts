// What the command line answers, from what the server told: the same facts as the panels show, in lines.
import type { ChoiceTold, PreviewTold, Prospect, Standing } from "../panels/data.ts";
import type { Answer } from "./CommandLine.svelte";
import { say } from "./say.ts";

export function whyAnswer(
  told: { allowed: boolean; clause: string; text: string; title: string; ways: readonly string[] },
  line: string,
): Answer {
  if (told.allowed) return { text: say("panel-text-allowed", { line }) };
  const title = say("panel-text-cannot", { title: told.title });
  return { text: [title, told.text, ...told.ways].join("\n"), clause: told.clause };
}

export function previewAnswer(preview: PreviewTold): Answer {
  const { warnings, changes, coming, gone, open } = preview;
  const lines = [...warnings, ...changes, ...coming].map((each) => each.text);
  const labelled = (label: string, all: readonly { text: string }[]): string[] =>
    all.map(({ text }) => `${say(label)} ${text}`);
  lines.push(...labelled("panel-preview-gone", gone), ...labelled("panel-preview-open", open));
  return { text: lines.join("\n") || say("panel-preview-nothing") };
}

export function prospectsAnswer(prospects: readonly Prospect[]): Answer {
  return { text: prospects.map((each) => each.text).join("\n") || say("panel-prospects-none") };
}

export function scoreAnswer(standings: readonly Standing[], names: readonly string[]): Answer {
  const inOrder = [...standings].sort((one, other) => one.place - other.place);
  return { text: inOrder.map(({ place, seat, total }) => `${place}. ${names[seat] ?? ""} ${total}`).join("\n") };
}

export function choicesAnswer(choices: readonly ChoiceTold[]): Answer {
  return { text: choices.map((choice) => choice.line).join("\n") || say("panel-choices-none") };
}

/** A refusal of the rules, or a problem: told at once. */
export function noAnswer(no: { text: string; clause?: string }): Answer {
  return { text: no.text, no: true, clause: no.clause };
}
