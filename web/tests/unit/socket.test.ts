import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { say } from "../../src/text/say.ts";
import { Line, type LineState, type Message } from "../../src/wire/socket.ts";

/** A socket that a test holds both ends of. */
class Fake {
  static made: Fake[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Fake.made.push(this);
  }
  send(told: string): void {
    if (this.readyState === WebSocket.CONNECTING) throw new DOMException("still connecting", "InvalidStateError");
    this.sent.push(JSON.parse(told));
  }
  close(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let states: LineState[];
let number: number | null;
let heard: Message[];
let missing: boolean;
let line: Line;

function last(): Fake {
  return Fake.made.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  Fake.made = [];
  states = [];
  heard = [];
  number = null;
  missing = false;
  const ears = {
    cursor: () => number,
    hear: (message: Message) => (heard.push(message), missing),
    state: (state: LineState) => states.push(state),
  };
  line = new Line(
    { table: "t", invitation: "i" },
    ears,
    () => new Fake() as unknown as WebSocket,
    (then) => then(),
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

it("says hello with what it has, and again after a break, a little later each time", () => {
  last().accept();
  expect(last().sent).toEqual([
    { type: "hello", protocol: 1, table: "t", language: "en", invitation: "i" },
    { type: "ping", n: 0 },
  ]);
  last().tell({ type: "fresh", number: 4 });
  expect(states).toEqual(["connecting", "connected"]);
  number = 4;
  last().close();
  expect(states.at(-1)).toBe("reconnecting");
  expect(Fake.made).toHaveLength(1);
  vi.advanceTimersByTime(700);
  expect(Fake.made).toHaveLength(2);
  last().close(); // still nobody there
  vi.advanceTimersByTime(500);
  expect(Fake.made).toHaveLength(2);
  vi.advanceTimersByTime(800);
  last().accept();
  expect(last().sent[0]).toMatchObject({ type: "hello", cursor: 4 });
});

it("is connected again where nothing was missed", () => {
  last().accept();
  last().tell({ type: "fresh", number: 4 });
  last().close();
  vi.advanceTimersByTime(700);
  last().accept();
  expect(states.at(-1)).toBe("reconnecting");
  last().tell({ type: "pong", n: 0, at: 0 });
  expect(states.at(-1)).toBe("connected");
});

it("says hello again where something is missing", () => {
  last().accept();
  number = 4;
  missing = true;
  last().tell({ type: "update", number: 6 });
  expect(last().sent.at(-1)).toMatchObject({ type: "hello", cursor: 4 });
});

it("sends a move that was not answered again, once, with its key", async () => {
  last().accept();
  const outcome = line.move(4, [7, 8], "k", 1);
  const move = { type: "move", table: "t", number: 4, key: "k", actions: [7, 8], seat: 1 };
  expect(last().sent.at(-1)).toEqual(move);
  last().close();
  vi.advanceTimersByTime(700);
  last().accept();
  expect(last().sent.filter((each) => each.type === "move")).toEqual([move]);
  last().tell({ type: "accepted", table: "t", number: 5, key: "k" });
  expect(await outcome).toEqual({ type: "done", number: 5 });
  last().close();
  vi.advanceTimersByTime(1500);
  last().accept();
  expect(Fake.made).toHaveLength(3);
  expect(last().sent.filter((each) => each.type === "move")).toEqual([]);
});

it("learns the outcome by the update that carries the key", async () => {
  last().accept();
  const outcome = line.move(4, [7], "k");
  last().tell({ type: "update", number: 5, key: "k", events: [] });
  expect(await outcome).toEqual({ type: "done", number: 5 });
  expect(heard).toHaveLength(1);
});

it("hands on a no, but tries again where the server could not settle it", async () => {
  last().accept();
  const refused = line.move(4, [7], "a");
  last().tell({ type: "refusal", clause: "C", text: "no", action: "x", table: "t", key: "a" });
  expect(await refused).toMatchObject({ type: "refusal", clause: "C" });
  const unsettled = line.move(4, [7], "b");
  const before = last().sent.length;
  last().tell({ type: "problem", code: "unsettled", text: "", facts: {}, table: "t", key: "b" });
  vi.advanceTimersByTime(2000);
  expect(last().sent).toHaveLength(before + 1);
  last().tell({ type: "accepted", table: "t", number: 6, key: "b" });
  expect(await unsettled).toEqual({ type: "done", number: 6 });
});

it("finds out that nobody is there", () => {
  last().accept();
  last().tell({ type: "fresh", number: 4 });
  vi.advanceTimersByTime(21_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping", n: 0 });
  vi.advanceTimersByTime(9_000);
  expect(states.at(-1)).toBe("reconnecting");
});

it("comes back when a server that closes has said so", () => {
  last().accept();
  last().tell({ type: "closing", retry_ms: 3000 });
  last().close(1012);
  vi.advanceTimersByTime(2900);
  expect(Fake.made).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(Fake.made).toHaveLength(2);
});

it("does not come back to a server that is newer, or that has signed it out", () => {
  last().accept();
  last().tell({ type: "problem", code: "old_protocol", text: "", facts: {}, table: "t", key: "" });
  expect(states.at(-1)).toBe("outdated");
  vi.advanceTimersByTime(60_000);
  expect(Fake.made).toHaveLength(1);
});

it("tries again on the line that is open then, or leaves it to who opens it", async () => {
  last().accept();
  const outcome = line.move(4, [7], "k");
  last().tell({ type: "problem", code: "busy", text: "", facts: {}, table: "t", key: "k" });
  last().close();
  vi.advanceTimersByTime(600); // connecting
  vi.advanceTimersByTime(2000); // when it would have been tried again
  last().accept();
  expect(last().sent.filter((each) => each.type === "move")).toHaveLength(1);
  last().tell({ type: "accepted", table: "t", number: 5, key: "k" });
  expect(await outcome).toEqual({ type: "done", number: 5 });
});

it("leaves nobody waiting when it ends, and takes nothing more", async () => {
  last().accept();
  const before = line.move(4, [7], "a");
  last().close(4401);
  expect(states.at(-1)).toBe("signed-out");
  const no = { type: "problem", code: "not_signed_in", text: say("table-line-signed-out") };
  expect([await before, await line.move(4, [7], "b")]).toEqual([
    expect.objectContaining(no),
    expect.objectContaining(no),
  ]);
});

it("hands on why a newer server wants nothing of it", async () => {
  last().accept();
  const outcome = line.move(4, [7], "a");
  last().tell({ type: "problem", code: "old_protocol", text: "load it again", facts: {}, table: "t", key: "" });
  expect(await outcome).toMatchObject({ code: "old_protocol", text: "load it again" });
});
