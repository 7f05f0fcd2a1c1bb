// A take-back says what it would make undone, and what has been turned up since: the server's lines know, its updates do not.
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import Request from "../../src/screens/table/Request.svelte";
import { Draft } from "../../src/state/draft.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import { Lexicon, type LexiconTold } from "../../src/text/lexicon.ts";
import china from "../fixtures/wire-china.json";

const lexicon = china.lexicon as unknown as LexiconTold;
const line = (number: number, seat: number | null, text: string) => ({
  ...{ number, seat, text: [text], clauses: [], events: [] as (number | null)[][] },
});
const LINES = [line(1, null, "dealt."), line(2, 1, "waited."), line(3, 0, "placed."), line(4, 1, "drew.")];

/** A table at which I am about to ask to go back to before my last action. */
async function asking(lines: typeof LINES) {
  vi.stubGlobal("fetch", (url: string) => {
    const { pathname, searchParams } = new URL(url, "http://x");
    const since = Number(searchParams.get("since"));
    const told = pathname.endsWith("/log") ? lines.filter(({ number }) => number > since) : [];
    const answer = { lines: told, moves: lines.at(-1)!.number, next: null };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } }));
  });
  const table = new TableStore({ table: "t" });
  table.use(lexicon);
  const seats = ["Ana", "Ben"].map((name, seat) => ({ place: seat, seat, kind: "person", name, person: name }));
  const position = { viewer: 0, moves: 4, asked: 1, legal: null, held: [], view: null, clocks: null, request: null };
  const info = { id: "t", game: "china", status: "playing", take_back: "vote", seats };
  const fresh = { type: "fresh", number: 7, since: null, info, position };
  table.hear(fresh as unknown as Parameters<TableStore["hear"]>[0]);
  const model = new TableModel(table, new Draft(table));
  await model.log.follow();
  return model;
}

afterEach(() => vi.unstubAllGlobals());

it("of mine says before I ask what has been revealed since", async () => {
  const model = await asking(LINES);
  render(Request, { model });
  model.asking.takingBack = 2;
  flushSync();
  expect(screen.getAllByText("falls")).toHaveLength(2);
  expect(screen.queryByText("Something was revealed since.")).toBeNull();

  const dealt = [...LINES, line(5, null, "filled.")]; // by chance, in Ben's turn
  const other = await asking(dealt);
  render(Request, { model: other });
  other.asking.takingBack = 2;
  flushSync();
  expect(await screen.findByText("revealed")).toBeTruthy();
  expect(screen.getByText("Something was revealed since.")).toBeTruthy();
});

it("asks the server for what was told here in one piece, for only there chance is told apart", async () => {
  const model = await asking(LINES);
  vi.spyOn(model.advice.words, "value", "get").mockReturnValue({
    tellAll: () => ["drew."],
    byPlayer: (sentences: readonly string[]) => sentences,
  } as never);
  const { table } = model;
  const lines = [...LINES, line(5, 1, "chose."), line(6, null, "turned up.")];
  const known = fetch;
  vi.stubGlobal("fetch", (url: string) =>
    new URL(url, "http://x").searchParams.get("since") === "2"
      ? Promise.resolve(
          new Response(JSON.stringify({ lines: lines.slice(2), moves: 6, next: null }), {
            headers: { "content-type": "application/json" },
          }),
        )
      : known(url),
  );
  const update = { type: "update", number: 8, kind: "moved", seat: 1, fell: 0, events: [] };
  table.hear({ ...update, position: { ...table.position!, moves: 6 } } as unknown as Parameters<TableStore["hear"]>[0]);
  await model.log.follow();
  expect(model.log.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 6]); // 5 and 6 came as one
  await model.log.reread(2);
  expect(model.log.lines.map(({ number, seat }) => [number, seat])).toEqual(
    lines.map(({ number, seat }) => [number, seat]),
  );
  expect(model.log.after(2).map(({ seat, reveals }) => [seat, reveals])).toEqual([
    [0, false],
    [1, true],
  ]);
});

describe("an event", () => {
  const words = new Lexicon(lexicon);
  const drawn = { event: "card-drawn", clause: "", facts: { seat: 1, colour: null } };

  it("reveals what is turned over before all, or told to somebody else alone", () => {
    expect(words.reveals({ event: "pile-shown", clause: "", facts: {} }, 0)).toBe(true);
    expect(words.reveals(drawn, 0)).toBe(true);
    expect(words.reveals(drawn, 1)).toBe(false);
    expect(words.reveals({ event: "piece-placed", clause: "", facts: { seat: 1 } }, 0)).toBe(false);
  });
});
