// What somebody asks for at the table comes as soon as it can, or they are told why not; whoever leaves asks no more.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../../src/parts/toasts.svelte.ts";
import { arriving } from "../../src/screens/table/arriving.svelte.ts";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import { Draft } from "../../src/state/draft.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import { problem } from "../../src/wire/http.ts";
import type { Fresh } from "../../src/wire/socket.ts";
import china from "../fixtures/wire-china.json";

const fresh = china.fresh as unknown as Fresh;
const pasts = [0, 1].map((move) => ({ move, events: [], views: [fresh.position!.view], by: 1, asked: 0 }));
const busy = problem("busy", "too much at the moment");
const broken = problem("internal", "something went wrong");

let answers: unknown[]; // one after another, the last for ever; problems are problems
let urls: string[];
let table: TableStore;
let model: TableModel;

const told = () => toasts().map(({ text }) => text);
const said = (no: { text: string }) => expect.arrayContaining([expect.stringContaining(no.text)]);

beforeEach(() => {
  vi.useFakeTimers();
  urls = [];
  vi.stubGlobal("fetch", (url: string) => {
    urls.push(url);
    const body = (answers.length > 1 ? answers.shift() : answers[0]) as { type?: string };
    return Promise.resolve(new Response(JSON.stringify(body), { status: body.type === "problem" ? 503 : 200 }));
  });
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
  table = new TableStore({ table: "t" });
  table.use(china.lexicon as unknown as LexiconTold);
  table.hear({ ...fresh, since: null });
  model = new TableModel(table, new Draft(table));
});

afterEach(async () => {
  table.close();
  await vi.runAllTimersAsync(); // toasts go
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("says why it cannot say why not", async () => {
  answers = [broken];
  await model.asking.why(1, document.body);
  expect([model.asking.told, told()]).toEqual([null, said(broken)]);
});

it("plays again as soon as it can, or says why not", async () => {
  answers = [busy, { pasts, next: null }];
  const played = model.again.play(1, 1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(model.again.view).not.toBe(null);
  await vi.runAllTimersAsync();
  await played;
  answers = [broken];
  await model.again.play(1, 1);
  expect([model.again.view, told()]).toEqual([null, said(broken)]);
});

it("searches what it can have of the log, or says why not", async () => {
  const line = (number: number) => ({ number, seat: 0, text: [""], clauses: [], events: [] });
  const late = { ...fresh, since: null, position: { ...fresh.position!, moves: 201 } };
  table.hear({ ...late, number: fresh.number + 1 });
  answers = [{ lines: [line(201)], moves: 201, next: null }, broken];
  await model.log.all();
  expect(told()).toEqual(said(broken));
  answers = [busy, { lines: [line(1)], moves: 201, next: null }];
  const all = model.log.all();
  await vi.advanceTimersByTimeAsync(1_500);
  await all;
  expect(model.log.lines.map(({ number }) => number)).toEqual([1, 201]);
});

it("waits for the board, as long as somebody looks", async () => {
  answers = [busy, { drawn: true }];
  model.advice.learn();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(model.advice.board.value).toEqual({ drawn: true });
  answers = [busy];
  model.advice.wantRules();
  await vi.advanceTimersByTimeAsync(0);
  table.open(true);
  table.close();
  const asked = urls.length;
  await vi.runAllTimersAsync();
  expect(urls).toHaveLength(asked);
});

it("is played no more, and listens to no key, when the page is left", async () => {
  answers = [{ pasts, next: null }];
  const lines = [{ number: 1, first: 1, entry: 1, seat: 1, text: ["moved"], clauses: [] }];
  Object.defineProperties(model, { meanwhile: { value: lines }, mine: { value: true } });
  const leave = $effect.root(() => arriving(model, () => true));
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  expect(model.again.view).not.toBe(null);
  leave();
  expect(model.again.view).toBe(null);
  const stop = vi.spyOn(model.again, "stop");
  dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  expect(stop).not.toHaveBeenCalled();
});
