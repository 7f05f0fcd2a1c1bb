// Sending what cannot be undone, and taking back what is still on its way: what the live table does with its draft.
import { beforeEach, expect, it, vi } from "vitest";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import { Draft, type Drafted, type DraftTold } from "../../src/state/draft.svelte.ts";
import { settings } from "../../src/state/settings.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import { problem } from "../../src/wire/http.ts";
import type { Fresh } from "../../src/wire/socket.ts";
import china from "../fixtures/wire-china.json";

const fresh = china.fresh as unknown as Fresh;
const [one, two] = china.choices.map((each) => each.action) as [number, number];

let answers: ((told: Drafted) => void)[];
let table: TableStore;
let model: TableModel;

const said = (more: Partial<DraftTold> = {}): Drafted => ({
  ok: true,
  told: { number: fresh.number, asked: 0, view: fresh.position!.view, legal: [], whole: true, ...more } as DraftTold,
});

async function tell(told: Drafted): Promise<void> {
  answers.shift()!(told);
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  answers = [];
  settings.chosen.confirm = true;
  table = new TableStore({ table: "t" });
  table.use(china.lexicon as LexiconTold);
  table.hear({ ...fresh, position: { ...fresh.position!, legal: [one, two] } });
  const draft = new Draft(table, () => new Promise((found) => answers.push(found)));
  model = new TableModel(table, draft);
  vi.spyOn(table, "move").mockResolvedValue({ type: "done", number: fresh.number + 1 });
});

it("is not sent unasked where nobody can say whether it can be undone", async () => {
  const sent = model.commit([one]);
  await tell({ ok: false, no: problem("unreachable") });
  expect([await sent, model.confirming, model.draft.no]).toEqual([false, null, problem("unreachable")]);
  expect(table.move).not.toHaveBeenCalled();
});

it("is asked about before it is sent, where it reveals something; also what was clicked just before", async () => {
  model.pick(one);
  const sent = model.commit([]);
  await tell(said({ revealing: true }));
  expect([await sent, model.confirming]).toEqual([false, { actions: [], ends: false }]);
  expect(table.move).not.toHaveBeenCalled();
});

it("takes back the click that is still asked about, and nothing of the game", async () => {
  const undo = vi.spyOn(model.asking, "undo");
  model.pick(one);
  const undone = model.undo();
  await tell(said());
  await undone;
  expect(model.draft.isEmpty).toBe(true);
  expect(undo).not.toHaveBeenCalled();
});
