// The log of a live table: it follows the position, whoever asks waits for what is coming, a lost line is not hammered.
import { afterEach, describe, expect, it, vi } from "vitest";
import { Advice } from "../../src/screens/table/advice.svelte.ts";
import { Logbook } from "../../src/screens/table/logbook.svelte.ts";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import { Draft } from "../../src/state/draft.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import type { Words } from "../../src/text/words.ts";
import china from "../fixtures/wire-china.json";

const line = (number: number, seat: number | null) => ({ number, seat, text: [`${number}.`], clauses: [], events: [] });
const LINES = [line(1, null), line(2, 0), line(3, 1)];
const json = (told: unknown) => new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } });

/** A table at which three things have happened, the last but one mine; nobody is to act here. */
function sitting({ viewer = 0, moves = 3, asked = 1 } = {}): TableStore {
  const table = new TableStore({ table: "t" });
  const seats = ["Ana", "Ben"].map((name, seat) => ({ place: seat, seat, kind: "person", name, person: name }));
  table.hear({
    type: "fresh",
    number: 7,
    since: null,
    info: { id: "t", game: "china", status: "playing", take_back: "vote", seats },
    position: { viewer, moves, asked, legal: null, held: [], view: null, clocks: null, request: null },
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

  it("fetches all that was before for who searches, each part once", async () => {
    const asked = answering((url) => {
      const query = new URL(url, "http://x").searchParams;
      const [since, until] = [Number(query.get("since")), Number(query.get("until") ?? 450)];
      const lines = Array.from({ length: until - since }, (_, at) => line(since + at + 1, at % 2));
      return Promise.resolve(json({ lines, moves: 450, next: null }));
    });
    const table = sitting({ moves: 450 });
    const log = new Logbook(table, new Advice(table, new Draft(table)), () => ["Ana", "Ben"]);
    await log.follow();
    expect(log.lines[0]!.number).toBe(251);
    await Promise.all([log.all(), log.more(), log.all()]);
    expect(log.lines.map(({ number }) => number)).toEqual(Array.from({ length: 450 }, (_, at) => at + 1));
    expect(asked).toHaveBeenCalledTimes(3);
    expect(log.hasMore).toBe(false);
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

describe("the log, where what it tells has fallen", () => {
  const update = (number: number, moves: number | null, kind = "moved", fell = 0) =>
    ({ type: "update", number, kind, seat: 1, events: [], fell, info: null, position: moves && at(moves) }) as unknown;
  const at = (moves: number) => ({ viewer: 0, moves, asked: 1, legal: null, held: [], view: null, clocks: null });
  const mark = (text: string) => (told: ReturnType<typeof line>) => ({ ...told, text: [text] });
  const texts = (log: Logbook) => log.lines.map(({ number, text }) => `${number} ${text[0]}`);

  /** A log of three lines, and a server that by now tells other ones from the second on. */
  async function overtaken() {
    let past = LINES.map(mark("old"));
    const asked = answering((url) => {
      const since = Number(new URL(url, "http://x").searchParams.get("since"));
      return Promise.resolve(
        json({ lines: past.filter(({ number }) => number > since), moves: past.length, next: null }),
      );
    });
    const table = sitting();
    table.use(china.lexicon as LexiconTold);
    const advice = new Advice(table, new Draft(table));
    const log = new Logbook(table, advice, () => ["Ana", "Ben"]);
    const hear = (...messages: unknown[]) => {
      for (const message of messages) {
        table.hear(message as Parameters<TableStore["hear"]>[0]);
        void log.follow();
      }
      return log.follow();
    };
    await log.follow();
    past = [past[0]!, ...[line(2, 1), line(3, 0), line(4, 1)].map(mark("new"))];
    return { table, advice, log, hear, asked };
  }

  it("forgets it, also when as much was played again before it was shown", async () => {
    const { log, hear, asked } = await overtaken();
    await hear(update(8, null, "undone", 2), update(9, null), update(10, null), update(11, 4));
    expect(texts(log)).toEqual(["1 old", "2 new", "3 new", "4 new"]);
    expect(asked.mock.calls.at(-1)![0]).toContain("since=1");
  });

  it("reads all of it again when nobody told what happened", async () => {
    const { table, log, hear } = await overtaken();
    await hear({ type: "fresh", number: 30, since: null, info: table.info, position: at(4) });
    expect(texts(log)).toEqual(["1 old", "2 new", "3 new", "4 new"]);
  });

  it("adds nothing to what misses something", async () => {
    const { advice, log, hear } = await overtaken();
    advice.words.value = { tellAll: () => ["told"] } as unknown as Words;
    await hear(update(8, 4));
    expect(texts(log).at(-1)).toBe("4 told");
    const lost = answering(() => Promise.reject(new TypeError("lost")));
    await hear(update(9, null), update(10, 6)); // two at once are fetched
    await hear(update(11, 7));
    expect(log.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(lost).toHaveBeenCalled();
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

describe("what others did since my last turn", () => {
  // Two gestures of mine, two turns of others in three gestures, and the first gesture of mine now.
  const seats = [0, 0, 1, 1, null, 1, 2, 2, 0];
  const lines = seats.map((seat, at) => ({ ...line(at + 1, seat), entry: at + 1 }));

  async function playing(viewer: number, moves = lines.length, asked = 0) {
    const asks = answering((url) =>
      Promise.resolve(
        url.includes("/log")
          ? json({ lines: lines.slice(0, moves), moves, next: null })
          : json({ moves, pasts: [], next: null }),
      ),
    );
    const table = sitting({ viewer, moves, asked });
    const model = new TableModel(table, new Draft(table));
    model.heard([]);
    await model.log.follow();
    const turns = () => model.meanwhile.map(({ seat, first, number, entry }) => [seat, first, number, entry]);
    const played = (turn: number | null) => {
      model.playAgain(turn === null ? null : model.meanwhile[turn]!);
      const query = new URL(asks.mock.calls.at(-1)![0], "http://x").searchParams;
      return [query.get("since"), query.get("until")].map(Number);
    };
    return { table, model, turns, played };
  }

  it("has one line for each turn, also while I play, and plays just that turn", async () => {
    const { turns, played } = await playing(0);
    expect(turns()).toEqual([
      [1, 3, 6, 3],
      [2, 7, 8, 7],
    ]);
    expect(played(0)).toEqual([2, 6]); // the position before it, and what came by it
    expect(played(1)).toEqual([6, 8]);
    expect(played(null)).toEqual([2, 8]);
  });

  it("is empty when my turn is over, and goes back with what is taken back", async () => {
    expect((await playing(0, 9, 1)).turns()).toEqual([]);
    expect((await playing(0, 6, 2)).turns()).toEqual([[1, 3, 6, 3]]);
  });

  it("begins for a spectator where they came", async () => {
    const { table, model, turns } = await playing(-1, 6, 2);
    expect(turns()).toEqual([]);
    const { info } = table;
    const position = { ...table.position!, moves: 9 };
    answering(() => Promise.resolve(json({ lines: lines.slice(6), moves: 9, next: null })));
    table.hear({ type: "fresh", number: 9, since: null, info, position } as unknown as Parameters<
      TableStore["hear"]
    >[0]);
    await model.log.follow();
    expect(turns()).toEqual([
      [2, 7, 8, 7],
      [0, 9, 9, 9],
    ]);
  });
});
