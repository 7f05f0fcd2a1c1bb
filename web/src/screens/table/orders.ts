// What the command line of the text view does: the same deeds as the board's, by the same draft.
import { choicesAnswer, noAnswer, previewAnswer, prospectsAnswer, scoreAnswer, whyAnswer } from "../../text/answers.ts";
import type { Answer } from "../../text/CommandLine.svelte";
import type { Command } from "../../text/commands.ts";
import type { PreviewTold } from "../../panels/data.ts";
import { say } from "../../text/say.ts";
import { ask } from "../../wire/http.ts";
import type { TableModel } from "./model.svelte.ts";
import type { Talk } from "./talk.svelte.ts";

export interface Doors {
  readonly talk: Talk;
  rules(text: string): void;
}

/** Obey an order; what it answers is shown under the line and spoken. */
export async function obey(command: Command, model: TableModel, doors: Doors): Promise<Answer | null> {
  const { advice, draft, asking } = model;
  switch (command.order) {
    case "move":
      return move(command.text, model);
    case "send":
      if (draft.isEmpty) return { text: say("table-order-nothing"), no: true };
      return (await model.commit([])) ? { text: say("table-order-sent") } : refused(model);
    case "over":
      draft.startOver();
      return { text: say("table-order-over") };
    case "undo":
      return model.undo();
    case "hint":
      if (model.canHint) await asking.wantHint();
      return asking.hint
        ? { text: `${asking.hint.line}\n${asking.hint.text}` }
        : { text: say("table-order-no-hint"), no: true };
    case "why": {
      const query = { ...advice.query, action: [command.text], draft: advice.drafted };
      const answer = await ask("get", "/api/tables/{table}/why-not", { path: advice.path, query });
      return answer.ok ? whyAnswer(answer.data, command.text) : noAnswer(answer.no);
    }
    case "preview": {
      const body = { actions: [...draft.actions.map((each) => each.action), command.text] };
      const answer = await ask("post", "/api/tables/{table}/preview", { path: advice.path, query: advice.query, body });
      return answer.ok ? previewAnswer(answer.data.preview as unknown as PreviewTold) : noAnswer(answer.no);
    }
    case "prospects":
      return prospectsAnswer(advice.prospects);
    case "score":
      return scoreAnswer(advice.standings, model.names);
    case "choices":
      return choicesAnswer(advice.choices.value ?? []);
    case "log":
      return {
        text: model.log.turns
          .slice(-12)
          .map((line) => line.text.join(" "))
          .join("\n"),
      };
    case "rules":
      doors.rules(command.text);
      return { text: say("table-order-rules", { text: command.text }) };
    case "say": {
      const no = await doors.talk.send(command.text);
      return no ? { text: no, no: true, heard: true } : { text: say("table-order-said") };
    }
    default:
      return null;
  }
}

/** A line of notation is put down; what is a whole move then is sent at once. */
async function move(line: string, model: TableModel): Promise<Answer> {
  const { advice, draft } = model;
  const body = { actions: [...draft.actions.map((each) => each.action), line] };
  const answer = await ask("post", "/api/tables/{table}/draft", { path: advice.path, query: advice.query, body });
  if (!answer.ok) return noAnswer(answer.no);
  const more = answer.data.actions.slice(draft.actions.length);
  if (answer.data.whole) return (await model.commit(more)) ? { text: say("table-order-sent") } : refused(model);
  await draft.stageAll(more);
  return { text: say("table-order-staged") };
}

function refused(model: TableModel): Answer {
  if (model.confirming) return { text: say("table-order-asks") };
  return model.draft.no ? { ...noAnswer(model.draft.no), heard: true } : { text: say("table-order-waits") };
}
