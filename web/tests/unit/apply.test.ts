import { describe, expect, it } from "vitest";
import { apply, NOTHING, said, type TableData } from "../../src/state/apply.ts";
import type { Fresh, Message, Update } from "../../src/wire/socket.ts";
import china from "../fixtures/wire-china.json";

const fresh = china.fresh as unknown as Fresh;
const updates = china.updates as unknown as Update[];

function hear(data: TableData, ...messages: Message[]): TableData {
  return messages.reduce((now, message) => {
    const { data: next, missing } = apply(now, message);
    expect(missing).toBe(false);
    return next;
  }, data);
}

describe("a table that is told", () => {
  it("ends where the server is, update by update", () => {
    const end = hear(NOTHING, fresh, ...updates);
    const last = updates.at(-1)!;
    expect(end.number).toBe(last.number);
    expect(end.position).toEqual(last.position);
    expect(end.info!.id).toBe(fresh.info.id);
  });

  it("says that something is missing, and changes nothing", () => {
    const begun = hear(NOTHING, fresh);
    expect(apply(begun, updates[1]!)).toEqual({ data: begun, missing: true });
    expect(apply(NOTHING, updates[0]!)).toEqual({ data: NOTHING, missing: true });
  });

  it("hears the same number once", () => {
    const once = hear(NOTHING, fresh, updates[0]!);
    expect(hear(once, updates[0]!)).toBe(once);
  });

  it("believes a fresh view, even one with a lower number: the server was set back", () => {
    const back = hear(NOTHING, fresh, updates[0]!, fresh);
    expect([back.number, back.position]).toEqual([fresh.number, fresh.position]);
  });

  describe("gathers what others did", () => {
    const seat = fresh.position!.viewer;
    const entry = (at: number, by: number, asked: number): Update => {
      const update = updates[at]!;
      return { ...update, seat: by, kind: "moved", position: { ...update.position!, asked } };
    };
    const two = hear(NOTHING, fresh, entry(0, seat + 1, seat + 2), entry(1, seat + 2, seat));
    const numbers = (data: TableData) => data.since.map((each) => each.number);

    it("until the viewer's turn is over", () => {
      const both = [updates[0]!.number, updates[1]!.number];
      expect(numbers(two)).toEqual(both);
      expect(two.last.map((each) => each.number)).toEqual([updates[1]!.number]);
      const half = hear(two, entry(2, seat, seat));
      expect(numbers(half)).toEqual(both);
      expect(numbers(hear(half, entry(3, seat, seat + 1)))).toEqual([]);
    });

    it("and begins anew where the end of that turn came without a position", () => {
      const row = [{ ...entry(2, seat, seat), position: null }, entry(3, seat + 1, seat + 2)];
      expect(numbers(hear(two, ...row))).toEqual([updates[3]!.number]);
    });

    it("and keeps it where the viewer takes a move back", () => {
      const undone = { ...entry(3, seat, seat), kind: "undone" };
      expect(numbers(hear(two, entry(2, seat, seat), undone))).toContain(updates[0]!.number);
    });

    it("without what a take-back let fall", () => {
      const { moves } = two.since[0]!;
      const back = { ...entry(2, seat + 2, seat + 2), kind: "undone", fell: two.position!.moves - moves };
      const told = { ...back, position: { ...back.position!, moves } };
      expect(numbers(hear(two, told))).toEqual([updates[0]!.number, updates[2]!.number]);
      const left = { ...entry(1, seat + 2, seat), kind: "resigned" }; // that does not fall
      const resigned = hear(NOTHING, fresh, entry(0, seat + 1, seat + 2), left);
      expect(numbers(hear(resigned, told))).toEqual(updates.slice(0, 3).map(({ number }) => number));
    });
  });

  it("plays a row of updates as one, since only the last has a position", () => {
    const row = [{ ...updates[0]!, position: null }, { ...updates[1]!, position: null }, updates[2]!];
    const end = hear(NOTHING, fresh, ...row);
    expect(end.last.map((each) => each.number)).toEqual(row.map((each) => each.number));
    expect(end.position).toEqual(updates[2]!.position);
    expect(hear(end, updates[3]!).last).toHaveLength(1);
  });

  it("forgets the story of other eyes", () => {
    const begun = hear(NOTHING, fresh, { ...updates[0]!, seat: 9 });
    expect(begun.since).toHaveLength(1);
    const other = { ...fresh, number: begun.number!, position: { ...fresh.position!, viewer: 2 } };
    expect(hear(begun, other).since).toEqual([]);
  });

  it("keeps lines of chat in order, each once", () => {
    const line = (number: number) => ({ number, person: "p", name: "Anna", text: `${number}`, at: 0 });
    const data = said(said(NOTHING, [line(3)]), [line(1), line(3), line(2)]);
    expect(data.chat.map((each) => each.number)).toEqual([1, 2, 3]);
  });
});
