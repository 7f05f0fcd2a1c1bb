import { beforeEach, expect, it, vi } from "vitest";
import { Draft, type AskDraft, type Drafted } from "../../src/state/draft.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import { say } from "../../src/text/say.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import { problem } from "../../src/wire/http.ts";
import type { Fresh, Outcome } from "../../src/wire/socket.ts";
import china from "../fixtures/wire-china.json";

const fresh = china.fresh as unknown as Fresh;
const [one, two, three] = china.choices.map((each) => each.action) as [number, number, number];

let table: TableStore;
let draft: Draft;
let asked: (readonly number[])[];
let answer: (actions: readonly number[]) => Drafted;

const good: typeof answer = () => ({
  ok: true,
  told: {
    number: fresh.number,
    asked: null,
    view: fresh.position!.view,
    legal: [three],
    held: [],
    whole: true,
    revealing: false,
    proposed: null,
    only: false,
    proposals: [],
    preview: { changes: [] },
    before: [0, 0, 0],
    after: [1, 0, 0],
  },
});

beforeEach(() => {
  asked = [];
  answer = good;
  const ask: AskDraft = (actions) => (asked.push(actions), Promise.resolve(answer(actions)));
  table = new TableStore({ table: "t" });
  table.use(china.lexicon as LexiconTold);
  table.hear({ ...fresh, position: { ...fresh.position!, legal: [one, two] } });
  draft = new Draft(table, ask);
});

function staged(): number[] {
  return draft.actions.map((each) => each.action);
}

it("is staged, taken back and put down again", async () => {
  expect(draft.legal.map((each) => each.action)).toEqual([one, two]);
  expect(await draft.stage(one)).toBe(true);
  expect(draft.legal.map((each) => each.action)).toEqual([three]);
  expect(draft.canSend).toBe(true);
  await draft.stage(two);
  expect(staged()).toEqual([one, two]);
  await draft.takeBack(0);
  expect(staged()).toEqual([]);
  await draft.redo();
  await draft.redo();
  expect(staged()).toEqual([one, two]);
  expect(draft.canRedo).toBe(false);
  draft.startOver();
  expect([draft.isEmpty, draft.canRedo, draft.canSend, draft.preview]).toEqual([true, false, false, null]);
});

it("stays as it was when a step is refused", async () => {
  await draft.stage(one);
  answer = () => ({ ok: false, no: problem("bad_value", "no") });
  expect(await draft.stage(two)).toBe(false);
  expect(staged()).toEqual([one]);
  expect([draft.state, draft.no?.text]).toEqual(["failed", "no"]);
});

it("is sent whole, and is gone when it is done", async () => {
  await draft.stage(one);
  await draft.stage(two);
  let done: (outcome: Outcome) => void = () => undefined;
  const move = vi.spyOn(table, "move").mockReturnValue(new Promise((found) => (done = found)));
  const sent = draft.send();
  expect(move).toHaveBeenCalledWith(fresh.number, [one, two]);
  expect(draft.state).toBe("sending");
  expect(await draft.stage(three)).toBe(false); // inert until it is answered
  done({ type: "done", number: fresh.number + 1 });
  expect(await sent).toBe(true);
  expect([draft.isEmpty, draft.state]).toEqual([true, "resting"]);
});

it("says that it is on its way only when that lasts", async () => {
  vi.useFakeTimers();
  let done: (outcome: Outcome) => void = () => undefined;
  table.move = () => new Promise((answered) => (done = answered));
  await draft.stage(one);
  const sent = draft.send();
  expect([draft.state, draft.isLate]).toEqual(["sending", false]);
  vi.advanceTimersByTime(1000);
  expect(draft.isLate).toBe(true);
  done({ type: "done", number: fresh.number + 1 });
  expect(await sent).toBe(true);
  expect(draft.isLate).toBe(false);
  vi.useRealTimers();
});

it("takes another step in place of all from a place on, at once", async () => {
  await draft.stageAll([one, one, two]);
  await draft.stage(two, 1);
  expect(staged()).toEqual([one, two]);
});

it("is back as it was when it is refused", async () => {
  await draft.stage(one);
  const no = { type: "refusal", clause: "C", text: "no", action: "x", table: "t", key: "k" } as const;
  vi.spyOn(table, "move").mockResolvedValue(no);
  expect(await draft.send()).toBe(false);
  expect([staged(), draft.state, draft.no]).toEqual([[one], "failed", no]);
});

it("stays when the table moves on and it is still legal, and goes with a word when it is not", async () => {
  await draft.stage(one);
  const later = { ...fresh, number: fresh.number + 1, position: { ...fresh.position!, legal: [one] } };
  answer = () => ({ ...good([]), told: { ...(good([]) as { told: object }).told, number: later.number } }) as Drafted;
  table.hear(later);
  await draft.keepIfLegal();
  expect(staged()).toEqual([one]);
  answer = () => ({ ok: false, no: problem("stale", "gone") });
  table.hear({ ...later, number: later.number + 1 });
  await draft.keepIfLegal();
  expect([draft.isEmpty, draft.no?.text]).toEqual([true, "gone"]);
});

it("stays when nobody can say whether it is still legal, and asks again with the next change", async () => {
  await draft.stage(one);
  answer = () => ({ ok: false, no: problem("unreachable") });
  table.hear({ ...fresh, number: fresh.number + 1, position: { ...fresh.position!, legal: [one] } });
  await draft.keepIfLegal();
  expect([staged(), draft.no]).toEqual([[one], problem("unreachable")]);
  answer = good;
  await draft.keepIfLegal();
  expect([staged(), draft.no]).toEqual([[one], null]);
});

it("goes with a word when it is no longer my turn", async () => {
  await draft.stage(one);
  table.hear({ ...fresh, number: fresh.number + 1, position: { ...fresh.position!, legal: null } });
  await draft.keepIfLegal();
  expect([draft.isEmpty, draft.no?.text]).toEqual([true, say("table-draft-gone")]);
});

it("says that it was not sent since the table had moved on, also when it stays", async () => {
  await draft.stage(one);
  const stale = problem("stale", "moved on");
  vi.spyOn(table, "move").mockResolvedValue(stale);
  expect(await draft.send()).toBe(false);
  table.hear({ ...fresh, number: fresh.number + 1, position: { ...fresh.position!, legal: [one] } });
  await draft.keepIfLegal();
  expect([staged(), draft.no]).toEqual([[one], stale]);
  await draft.stage(two);
  expect(draft.no).toBe(null); // it was read
});

/** A draft whose questions are answered by hand, one after another. */
function byHand() {
  const waiting: ((told: Drafted) => void)[] = [];
  draft = new Draft(table, (actions) => (asked.push(actions), new Promise((found) => waiting.push(found))));
  return async (told: Drafted) => {
    waiting.shift()!(told);
    await new Promise((done) => setTimeout(done));
  };
}

const refused: Drafted = { ok: false, no: problem("bad_value", "no") };

it("lets a click wait for the one before it, and loses none", async () => {
  const tell = byHand();
  const both = Promise.all([draft.stage(one), draft.stage(two)]);
  expect(asked).toEqual([[one]]);
  await tell(good([]));
  await tell(good([]));
  expect(await both).toEqual([true, true]);
  expect(asked).toEqual([[one], [one, two]]);
  expect(staged()).toEqual([one, two]);
});

it("puts what was chosen too early in the place of what it cannot follow", async () => {
  const tell = byHand();
  const both = Promise.all([draft.stage(one), draft.stage(two)]);
  await tell(good([]));
  await tell(refused);
  await tell(good([]));
  expect(await both).toEqual([true, true]);
  expect(asked).toEqual([[one], [one, two], [two]]);
  expect([staged(), draft.no]).toEqual([[two], null]);
});

it("takes a step out once, however often it is clicked while that is asked about", async () => {
  await draft.stageAll([one, two, three]);
  expect(await Promise.all([draft.takeOut(0), draft.takeOut(0)])).toEqual([true, false]);
  expect(staged()).toEqual([two, three]);
});

it("forgets what waits when it is begun anew", async () => {
  const tell = byHand();
  const before = Promise.all([draft.stage(one), draft.stage(two)]);
  draft.startOver();
  const after = draft.stage(three);
  await tell(good([])); // too late
  await tell(good([]));
  expect([...(await before), await after]).toEqual([false, false, true]);
  expect(asked).toEqual([[one], [three]]);
  expect(staged()).toEqual([three]);
});

it("is sent with the step that is still asked about; not, where that is refused", async () => {
  const move = vi.spyOn(table, "move").mockResolvedValue({ type: "done", number: fresh.number + 1 });
  const tell = byHand();
  void draft.stage(one);
  await tell(good([]));
  void draft.stage(two);
  const [sent, again, late] = [draft.send(), draft.send(), draft.stage(three)];
  await tell(good([]));
  expect(await Promise.all([sent, again, late])).toEqual([true, false, false]);
  expect(move.mock.calls).toEqual([[fresh.number, [one, two]]]);
  void draft.stage(one);
  const unsent = draft.send();
  await tell(refused);
  expect([await unsent, draft.no?.text]).toEqual([false, "no"]);
  expect(move).toHaveBeenCalledTimes(1);
});
