import { describe, expect, it } from "vitest";
import { deedOf, nextWaiting, sorted, span, type Listed } from "../../src/state/lists.ts";
import mine from "./fixtures/mine.json";

const recorded = mine as unknown as Listed[];
const base = recorded[0]!;
const table = (id: string, about: Partial<Listed>): Listed => ({ ...base, waiting: false, due: null, id, ...about });

describe("my games", () => {
  it("what waits comes first, the least time on top; then what runs, is open, is over", () => {
    const order = sorted([
      table("over", { status: "over", changed: 9 }),
      table("open", { status: "open", changed: 8 }),
      table("runs", { status: "running", changed: 7 }),
      table("old", { status: "running", waiting: true, changed: 1 }),
      table("soon", { status: "running", waiting: true, changed: 5, due: 50 }),
      table("later", { status: "running", waiting: true, changed: 4, due: 90 }),
      table("new", { status: "running", waiting: true, changed: 6 }),
    ]);
    expect(order.map((each) => each.id)).toEqual(["soon", "later", "old", "new", "runs", "open", "over"]);
  });

  it("next goes round, and not to the table that one looks at", () => {
    const two = [
      table("a", { status: "running", waiting: true, changed: 1 }),
      table("b", { status: "running", waiting: true, changed: 2 }),
      table("c", { status: "running" }),
    ];
    expect(nextWaiting(two, null)?.id).toBe("a");
    expect(nextWaiting(two, "a")?.id).toBe("b");
    expect(nextWaiting(two, "b")?.id).toBe("a");
    expect(nextWaiting(two, "c")?.id).toBe("a");
    expect(nextWaiting(two.slice(0, 1), "a")).toBeNull();
    expect(nextWaiting([], "a")).toBeNull();
  });

  it("a recorded list of a real server says what can be done there", () => {
    for (const each of recorded) {
      if (each.waiting) expect(deedOf(each)).toBe("turn");
    }
    expect(recorded.map(deedOf)).toContain("turn");
    expect(recorded.map(deedOf)).toContain("wait");
  });

  it("what one can do", () => {
    expect(deedOf(table("x", { status: "over" }))).toBe("review");
    expect(deedOf(table("x", { status: "open" }))).toBe("wait");
    const bots = base.seats.map((seat, at) => (at ? { ...seat, kind: "bot", person: null } : seat));
    expect(deedOf(table("x", { status: "running", seats: bots, mine: [0] }))).toBe("go-on");
    const people = base.seats.map((seat) => ({ ...seat, kind: "person" }));
    expect(deedOf(table("x", { status: "running", seats: people, mine: [0] }))).toBe("look");
  });
});

it("time is told in its largest unit", () => {
  expect(span(90_000)).toEqual({ unit: "seconds", count: 90 });
  expect(span(18 * 3_600_000 + 1)).toEqual({ unit: "hours", count: 18 });
  expect(span(3 * 86_400_000)).toEqual({ unit: "days", count: 3 });
  expect(span(-5)).toEqual({ unit: "seconds", count: 0 });
});
