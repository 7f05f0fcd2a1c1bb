// Why there is nothing to see is said only as long as that is so.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import { problem } from "../../src/wire/http.ts";
import type { Fresh } from "../../src/wire/socket.ts";
import china from "../fixtures/wire-china.json";

const fresh = china.fresh as unknown as Fresh;
const lexicon = china.lexicon as unknown as LexiconTold;
const told = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status }));

let table: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "WebSocket",
    class {
      close = vi.fn();
    },
  );
  table = new TableStore({ table: "t" });
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("takes a no back when the table speaks", () => {
  table.hear(problem("unavailable", "not now") as Parameters<TableStore["hear"]>[0]);
  expect(table.no).toEqual(problem("unavailable", "not now"));
  table.use(lexicon); // from beside the table: that says nothing of the table itself
  expect(table.no).not.toBe(null);
  table.hear(fresh);
  expect(table.no).toBe(null);
});

it("asks again for the words of the game, and then there is no no", async () => {
  const fetch = vi.fn(told(429, problem("too_many", "wait")));
  vi.stubGlobal("fetch", fetch);
  table.open();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([table.no, table.lexicon]).toEqual([null, null]); // not given up
  fetch.mockImplementation(told(403, problem("forbidden", "no")));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.no).toEqual(problem("forbidden", "no"));
  fetch.mockImplementation(told(200, lexicon));
  table.hear({ ...fresh, since: null });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([table.no, table.lexicon?.told]).toEqual([null, lexicon]);
});

it("asks no more when nobody looks any more", async () => {
  const fetch = vi.fn(told(429, problem("too_many", "wait")));
  vi.stubGlobal("fetch", fetch);
  table.open();
  await vi.advanceTimersByTimeAsync(0);
  table.close();
  const calls = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.mock.calls.length).toBe(calls);
});
