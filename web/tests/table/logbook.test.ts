// The log of a live table: it follows the position, whoever asks waits for what is coming, a lost line is not hammered.
import { afterEach, describe, expect, it, vi } from "vitest";
import { Advice } from "../../src/screens/table/advice.svelte.ts";
import { Logbook } from "../../src/screens/table/logbook.svelte.ts";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import { Draft } from "../../src/state/draft.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";

const line = (number: number, seat: number | null) => ({ number, seat, text: [`${number}.`], clauses: [], events: [] });
const LINES = [line(1, null), line(2, 0), line(3, 1)];
const json = (told: unknown) => new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } });

/** A table at which three things have happened, the last but one mine; nobody is to act here. */
function sitting(): TableStore {
  const table = new TableStore({ table: "t" });
  const seats = ["Ana", "Ben"].map((name, seat) => ({ place: seat, seat, kind: "person", name, person: name }));
  table.hear({
    type: "fresh",
    number: 7,
    since: null,
    info: { id: "t", game: "china", status: "playing", take_back: "vote", seats },
    position: { viewer: 0, moves: 3, asked: 1, legal: null, held: [], view: null, clocks: null, request: null },
  } as unknown as Parameters<TableStore["hear"]>[0]);
  return table;
}

function answering(answer: (url: string) => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", (url: string) => asked(url));
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("the log", () => {
  it("lets whoever asks wait for what is coming, and asks once", async () => {
    let tell: (response: Response) => void = () => undefined;
    const asked = answering(() => new Promise((resolve) => (tell = resolve)));
    const table = sitting();
    const log = new Logbook(table, new Advice(table, new Draft(table)), () => ["Ana", "Ben"]);
    const both = Promise.all([log.follow(), log.follow()]);
    tell(json({ lines: LINES, moves: 3, next: null }));
    await both;
    expect(log.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("asks once more when it is told to, not by itself, where the line is lost", async () => {
    const asked = answering(() => Promise.reject(new TypeError("lost")));
    const table = sitting();
    const log = new Logbook(table, new Advice(table, new Draft(table)), () => ["Ana", "Ben"]);
    await log.follow();
    expect(asked).toHaveBeenCalledTimes(1);
    await log.follow();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe("undo", () => {
  it("waits for the log, and then asks the others to go back before what I did last", async () => {
    answering((url) => Promise.resolve(json(url.includes("/log") ? { lines: LINES, moves: 3, next: null } : {})));
    const table = sitting();
    const model = new TableModel(table, new Draft(table));
    expect(model.log.lines).toEqual([]);
    await model.undo();
    expect(model.asking.takingBack).toBe(1);
  });
});
