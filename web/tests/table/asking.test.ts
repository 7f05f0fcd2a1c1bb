// A hint is thought about after whatever the server is thinking about for the same person.
import { beforeEach, expect, it, vi } from "vitest";
import { Asking } from "../../src/screens/table/asking.svelte.ts";

type Args = ConstructorParameters<typeof Asking>;
const HINT = { number: 7, seat: 0, actions: [1], steps: ["Place"], text: "", lead: 0, chances: [] };
const answers = vi.hoisted(() => [] as unknown[]);
vi.mock("../../src/wire/http.ts", () => ({ UNREACHABLE: "unreachable", ask: () => Promise.resolve(answers.shift()) }));

const advice = { key: "0 7", path: { table: "t" }, query: {} };
const asking = (): Asking =>
  new Asking(
    { myTurn: true, number: 7, viewer: 0 } as unknown as Args[0],
    { startOver: () => undefined } as unknown as Args[1],
    advice as unknown as Args[2],
  );
const BUSY = { ok: false, no: { code: "busy" } };

beforeEach(() => {
  vi.useFakeTimers();
  advice.key = "0 7";
  answers.length = 0;
});

it("comes when the server has time for it", async () => {
  answers.push(BUSY, { ok: true, data: HINT });
  const found = asking();
  const wanted = found.wantHint();
  await vi.advanceTimersByTimeAsync(1000);
  expect([found.isThinking, found.hint]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(1000);
  await wanted;
  expect([found.isThinking, found.hint]).toEqual([false, HINT]);
});

it("does not come when the table has gone on meanwhile", async () => {
  answers.push(BUSY, { ok: true, data: HINT });
  const found = asking();
  const wanted = found.wantHint();
  advice.key = "0 8";
  await vi.advanceTimersByTimeAsync(2000);
  await wanted;
  expect([found.isThinking, found.hint, answers.length]).toEqual([false, null, 1]);
});

it("is the same as what was said of this position already", async () => {
  const found = asking();
  found.remember({ ...HINT, line: "" });
  await found.wantHint();
  expect(found.hint).toMatchObject(HINT);
  found.forgetHint();
  advice.key = "0 8";
  const other = { ...HINT, actions: [2] };
  answers.push({ ok: true, data: other });
  await found.wantHint();
  await found.wantHint(); // it is thought of once
  expect(found.hint).toEqual(other);
});
