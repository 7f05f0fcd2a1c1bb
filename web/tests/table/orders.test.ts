// The command line says what came of an order: also that it could not be done, and why.
import { afterEach, describe, expect, it, vi } from "vitest";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import { obey } from "../../src/screens/table/orders.ts";
import { Talk } from "../../src/screens/table/talk.svelte.ts";
import { Draft } from "../../src/state/draft.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { Command } from "../../src/text/commands.ts";
import { problem } from "../../src/wire/http.ts";

const UNDO: Command = { order: "undo", text: "" };
const SAY: Command = { order: "say", text: "Hello" };
const line = (number: number, seat: number) => ({ number, seat, text: [`${number}.`], clauses: [], events: [] });
const LINES = [line(1, 1), line(2, 0), line(3, 0)];
const NOTHING = { text: "This turn cannot be taken back any more.", no: true, heard: true };

/** My turn at a table, in which I have done two things; what is posted is answered so. */
function sitting(code: string | null, take_back = "vote") {
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    const no = { type: "problem", code, text: `It is ${code}.` };
    const told = init?.method === "POST" ? (code ? no : {}) : { lines: LINES, moves: 3, next: null };
    const status = init?.method === "POST" && code ? 409 : 200;
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(told), { status, headers }));
  });
  const table = new TableStore({ table: "t" });
  const seats = ["Ana", "Ben"].map((name, seat) => ({ place: seat, seat, kind: "person", name, person: name }));
  const position = { viewer: 0, moves: 3, asked: 0, legal: [], held: [], view: null, clocks: null, request: null };
  const info = { id: "t", game: "china", status: "running", take_back, seats };
  const fresh = { type: "fresh", number: 7, since: null, info, position };
  table.hear(fresh as unknown as Parameters<TableStore["hear"]>[0]);
  const draft = new Draft(table, () => Promise.resolve({ ok: false, no: problem("bad_value", "No.") }));
  const model = new TableModel(table, draft);
  const talk = new Talk(table);
  return { model, order: (command: Command) => obey(command, model, { talk, rules: vi.fn() }) };
}

afterEach(() => vi.unstubAllGlobals());

describe("undo", () => {
  it("is one step back where it was", async () => {
    const { model, order } = sitting(null);
    expect(await order(UNDO)).toEqual({ text: "One step back." });
    expect(model.asking.takingBack).toBeNull();
  });

  it.each(["revealed", "nothing_to_take_back"])("asks the others where it is %s", async (code) => {
    const { model, order } = sitting(code);
    expect(await order(UNDO)).toEqual({ text: "From here on the others have to agree." });
    expect(model.asking.takingBack).toBe(2);
  });

  it("says why not where the others could not help, and does not ask them", async () => {
    const { model, order } = sitting("stale");
    expect(await order(UNDO)).toMatchObject({ text: expect.stringContaining("It is stale."), no: true, heard: true });
    expect(model.asking.takingBack).toBeNull();
  });

  it("says why not where nobody may be asked", async () => {
    const { model, order } = sitting("revealed", "turn");
    expect(await order(UNDO)).toMatchObject({ no: true, heard: true });
    expect(model.asking.takingBack).toBeNull();
  });

  it("says that there is nothing to go back to", async () => {
    const { model, order } = sitting(null);
    model.table.hear({
      ...{ type: "update", number: 8, kind: "moved", seat: 0, events: [], fell: 0 },
      position: { ...model.table.position!, asked: 1, legal: null },
    } as unknown as Parameters<TableStore["hear"]>[0]);
    vi.spyOn(model, "goesBackTo", "get").mockReturnValue(null);
    expect(await order(UNDO)).toEqual(NOTHING);
  });
});

describe("say", () => {
  it("is said where it was", async () => expect(await sitting(null).order(SAY)).toEqual({ text: "Said." }));

  it("says why it could not be", async () => {
    const no = { text: expect.stringContaining("It is bad_value."), no: true, heard: true };
    expect(await sitting("bad_value").order(SAY)).toMatchObject(no);
  });
});
