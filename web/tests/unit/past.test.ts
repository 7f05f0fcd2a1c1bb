import { beforeEach, expect, it, vi } from "vitest";
import { OPEN, PAGE, PastStore, SPECTATOR } from "../../src/state/past.svelte.ts";
import type { AskPast } from "../../src/state/sources.ts";
import { problem, type Answer } from "../../src/wire/http.ts";
import china from "../fixtures/wire-china.json";

const MOVES = 450;
const view = china.fresh.position.view;
const field = china.lexicon.view.findIndex((each) => each.field === "turns");

type Query = Readonly<Record<string, string | number | boolean>>;
let asked: { part: string; query: Query }[];
let answers: Partial<Record<string, (query: Query) => Answer<unknown>>>;

const ok = (data: unknown): Answer<unknown> => ({ ok: true, data });
const no = (code: string): Answer<unknown> => ({ ok: false, no: problem(code) });

/** The turn in a view is the move, so that a test sees which one is shown. */
function seen(move: number): number[] {
  return view.map((number, at) => (at === field ? move : number));
}

function past(move: number, query: Query): object {
  const open = query["open"] === true;
  const viewer = open ? OPEN : query["watch"] ? SPECTATOR : Number(query["seat"] ?? OPEN);
  const views = viewer === OPEN ? [seen(move), seen(move), seen(move)] : [seen(move)];
  const whole = viewer === OPEN ? seen(move) : null;
  return { move, moves: MOVES, viewer, by: null, events: [], views, asked: 0, ended: null, whole };
}

function row(query: Query): object {
  const since = Number(query["since"]);
  const until = Math.min(Number(query["until"]), MOVES);
  return { moves: MOVES, next: null, pasts: range(since, until).map((move) => past(move, query)) };
}

function lines(query: Query): object {
  const since = Number(query["since"]);
  const until = Math.min(Number(query["until"]), MOVES);
  const told = range(since + 1, until).map((number) => ({ number, seat: 0, text: [`${number}`], clauses: [] }));
  return { moves: MOVES, next: null, lines: told };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const seats = ["Anna", "Boris", "Chen"].map((name, seat) => ({
  ...china.fresh.info.seats[0],
  name,
  seat,
  place: seat,
}));

function told(status: string): object {
  return { info: { ...china.fresh.info, status, seats }, places: [1], seats: [1], invitation: "" };
}

const ask: AskPast = (part, query) => {
  asked.push({ part, query });
  const own = answers[part];
  if (own) return Promise.resolve(own(query));
  const usual: Record<string, () => unknown> = {
    "": () => told("over"),
    "/lexicon": () => china.lexicon,
    "/board": () => ({}),
    "/pasts": () => row(query),
    "/log": () => lines(query),
    "/points": () => ({
      moves: MOVES,
      viewer: OPEN,
      points: range(0, MOVES).map((move) => ({ move, totals: [move, 0, 0] })),
      notable: [],
    }),
    "/standings": () => ({ number: 1, viewer: -1, seats: [], ties: [], over: "" }),
    "/details": () => ({ number: 1, viewer: -1, details: { at: query["move"] } }),
    "/prospects": () => ({ number: 1, viewer: -1, prospects: [{ kind: `at ${query["move"]}` }] }),
    "/text": () => ({ number: 1, viewer: -1, sections: [], drawing: [] }),
  };
  return Promise.resolve(ok(usual[part]!()));
};

function pages(): unknown[] {
  return asked.filter((each) => each.part === "/pasts").map((each) => each.query["since"]);
}

let stores: PastStore[] = [];

beforeEach(() => {
  for (const store of stores) store.close(); // what one still waits for is none of the next test's
  stores = [];
  asked = [];
  answers = {};
});

async function opened(kind: "table" | "record" = "table", move: number | null = null): Promise<PastStore> {
  const store = new PastStore({ kind, id: "t" }, ask);
  stores.push(store);
  await store.open(move);
  return store;
}

it("opens at the end, or at the move of a link", async () => {
  expect((await opened()).move).toBe(MOVES);
  const store = await opened("table", 7);
  expect([store.move, store.view!["turns"]![0], store.viewer]).toEqual([7, 7, OPEN]);
});

it("goes through a game by pages and asks for none twice", async () => {
  const store = await opened("table", 0);
  await store.go(PAGE - 50);
  expect(pages()).toEqual([0]);
  await store.go(PAGE - 10); // near the edge the next page comes before it is needed
  await vi.waitFor(() => expect(pages()).toEqual([0, PAGE]));
  await store.go(PAGE + 1);
  await store.go(3);
  expect(pages()).toEqual([0, PAGE]);
  expect(store.view!["turns"]![0]).toBe(3);
});

it("stays within the game, and only the last wish counts", async () => {
  const store = await opened("table", 0);
  await store.go(MOVES + 20);
  expect(store.move).toBe(MOVES);
  const far = store.go(PAGE + 5);
  await store.go(1);
  await far;
  expect(store.move).toBe(1);
});

it("looks with any eyes after the end, keeping the place", async () => {
  const store = await opened("table", 60);
  expect(store.viewers).toEqual([OPEN, 0, 1, 2, SPECTATOR]);
  await store.look(2);
  expect([store.viewer, store.move, store.view!["turns"]![0]]).toEqual([2, 60, 60]);
  expect(asked.findLast((each) => each.part === "/pasts")!.query["seat"]).toBe(2);
});

it("tells a table that runs only as one sits there", async () => {
  answers[""] = () => ok(told("running"));
  const store = await opened();
  expect(store.viewers).toEqual([1, SPECTATOR]);
  expect(store.viewer).toBe(1);
  await store.look(OPEN);
  expect(store.viewer).toBe(1);
  expect(asked.some((each) => each.query["open"])).toBe(false);
});

it("has all eyes of a record at hand without asking again", async () => {
  answers[""] = () =>
    ok({ id: "r", game: "china", options: {}, names: ["A", "B", "C"], commitment: "", players: [], bots: [] });
  const store = await opened("record", 10);
  const before = pages().length;
  await store.look(1);
  expect([store.viewer, pages().length]).toEqual([1, before]);
  expect(store.viewers).not.toContain(SPECTATOR);
});

it("reads the log of all pages", async () => {
  const store = await opened();
  await vi.waitFor(() => expect(store.lines).toHaveLength(MOVES));
  expect(store.lines.map((line) => line.number)).toEqual(range(1, MOVES));
});

it("asks what a position was worth when the slider rests there", async () => {
  vi.useFakeTimers();
  const store = await opened("table", 0);
  for (const move of range(1, 20)) await store.go(move);
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(asked.filter((each) => each.part === "/details").map((each) => each.query["move"])).toEqual([20]);
  await vi.waitFor(() => expect(store.details).toEqual({ at: 20 }));
  expect(store.prospects).toEqual([{ kind: "at 20" }]);
});

it("waits where the server says that it was too much", async () => {
  vi.useFakeTimers();
  let refused = 2;
  answers["/pasts"] = (query) => (refused-- > 0 ? no("too_many") : ok(row(query)));
  const store = new PastStore({ kind: "table", id: "t" }, ask);
  const opening = store.open(5);
  await vi.advanceTimersByTimeAsync(5000);
  await opening;
  vi.useRealTimers();
  expect([store.move, store.no]).toEqual([5, null]);
});

it("opens as soon as the server lets it", async () => {
  vi.useFakeTimers();
  const refused = { "": 1, "/lexicon": 2, "/board": 3 };
  for (const [part, times] of Object.entries(refused)) {
    let left = times;
    const usual = { "": told("over"), "/lexicon": china.lexicon, "/board": { drawn: true } }[part];
    answers[part] = () => (left-- > 0 ? no("busy") : ok(usual));
  }
  const store = new PastStore({ kind: "table", id: "t" }, ask);
  const opening = store.open(5);
  await vi.advanceTimersByTimeAsync(10_000);
  await opening;
  vi.useRealTimers();
  expect([store.move, store.no, store.board]).toEqual([5, null, { drawn: true }]);
});

it("is shown without its log and its curve where these do not come", async () => {
  answers["/log"] = () => no("internal");
  answers["/points"] = () => no("internal");
  const store = await opened();
  expect([store.move, store.moves, store.points, store.lines]).toEqual([MOVES, MOVES, [], []]);
  await vi.waitFor(() => expect(asked.filter((each) => each.part === "/log").length).toBeGreaterThan(1));
  expect(store.no).toBe(null);
});

it("stays where it is when another position does not come, and asks again when that is wanted again", async () => {
  const store = await opened("table", 3);
  answers["/pasts"] = () => no("internal");
  await store.go(PAGE + 3);
  await store.look(1);
  expect([store.move, store.wanted, store.viewer, store.no]).toEqual([3, 3, OPEN, null]);
  delete answers["/pasts"];
  await store.go(PAGE + 3);
  expect([store.move, store.view!["turns"]![0]]).toEqual([PAGE + 3, PAGE + 3]);
});

it("says why there is no position at all", async () => {
  answers["/pasts"] = () => no("internal");
  const store = await opened("table", 3);
  expect(store.no).toMatchObject({ code: "internal" });
});

it("says why there is nothing to see", async () => {
  answers[""] = () => no("no_such_table");
  const store = await opened();
  expect(store.no).toMatchObject({ code: "no_such_table" });
});

it("shows the whole position as the server tells it where nothing is hidden", async () => {
  answers["/pasts"] = (query) => {
    const told = row(query) as { pasts: { move: number; whole: number[] }[] };
    return ok({ ...told, pasts: told.pasts.map((each) => ({ ...each, whole: seen(each.move + 1000) })) });
  };
  const store = await opened("table", 3);
  expect([store.viewer, store.view!["turns"]![0]]).toEqual([OPEN, 1003]);
  await store.look(1);
  expect(store.view!["turns"]![0]).toBe(3);
});
