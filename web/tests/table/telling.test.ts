import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ways as china } from "../../src/boards/china/ways.ts";
import { ways as confucius } from "../../src/boards/confucius/ways.ts";
import type { TableModel } from "../../src/screens/table/model.svelte.ts";
import { me } from "../../src/state/me.svelte.ts";
import { settings } from "../../src/state/settings.svelte.ts";
import { TableStore, type Story } from "../../src/state/table.svelte.ts";
import { recorded } from "../boards/recordedConfucius.ts";
import { Telling } from "../../src/screens/table/telling.svelte.ts";

const heard = vi.hoisted(() => vi.fn());
vi.mock("../../src/text/announce.svelte.ts", () => ({ announce: heard }));

it("sounds the gong when the last round begins, once, and not for who comes to it", () => {
  const began = new Telling({} as TableModel);
  const play = vi.spyOn(began.sounds, "play");
  for (const is of [false, false, true, true]) began.lastRound(is);
  expect(play.mock.calls).toEqual([["last"]]);
  const came = new Telling({} as TableModel);
  const heard = vi.spyOn(came.sounds, "play");
  for (const is of [true, true]) came.lastRound(is);
  expect(heard).not.toHaveBeenCalled();
});

it("hears from each game's own details that the last round has begun", () => {
  const boards = [
    { ways: china, of: (last: boolean) => ({ ending: { turns: 3, last, after: [] } }) },
    { ways: confucius, of: (last: boolean) => ({ ...recorded("adv4-middle").details, last }) },
  ];
  expect(boards).toHaveLength(2);
  for (const { ways, of } of boards) {
    const telling = new Telling({} as TableModel);
    const play = vi.spyOn(telling.sounds, "play");
    telling.ways = ways;
    for (const details of [null, of(false), null, of(false)]) telling.detailed(details);
    expect(play).not.toHaveBeenCalled();
    telling.detailed(of(true));
    expect(play.mock.calls).toEqual([["last"]]);
  }
});

describe("the end of a game", () => {
  /** A table that says that the game is over, once; what is seen is the board, then the result. */
  function over() {
    const table = { number: 1, last: [] as Story[], chat: [], lexicon: null };
    const model = {
      ...{ table, advice: { words: {} }, viewer: 0, asked: 0, isOver: false, showsEnd: true },
      ...{ seats: [], remarks: [] },
    };
    const telling = new Telling({ ...model, heard: () => undefined } as unknown as TableModel);
    const seen = Reflect.get(telling, "model") as { isOver: boolean; showsEnd: boolean };
    telling.changed(document.body);
    table.number = 2;
    seen.isOver = true;
    telling.changed(document.body);
    return { telling, seen };
  }
  const LONG = 60_000;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    settings.reset();
    vi.useRealTimers();
  });

  it.each(["normal", "off"] as const)(
    "waits until the board has told what it tells, with motion %s",
    async (motion) => {
      settings.chosen.motion = motion;
      const { telling, seen } = over();
      telling.slowly(true);
      await vi.advanceTimersByTimeAsync(LONG);
      expect(seen.showsEnd).toBe(false);
      telling.slowly(false);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.showsEnd).toBe(true);
    },
  );

  it.each(["normal", "off"] as const)("comes by itself where nothing is told, with motion %s", async (motion) => {
    settings.chosen.motion = motion;
    const { seen } = over();
    expect(seen.showsEnd).toBe(false);
    await vi.advanceTimersByTimeAsync(motion === "off" ? 200 : LONG);
    expect(seen.showsEnd).toBe(true);
  });
});

it("speaks of each card that I draw, also of the same colour again and of the last of my turn", () => {
  const table = { number: 1, last: [] as Story[], chat: [], lexicon: null };
  const words = { paragraph: () => "Anna draws red." };
  const model = {
    table,
    advice: { words: { value: words } },
    viewer: 0,
    asked: 0,
    seats: [],
    remarks: [],
    names: ["Anna"],
  };
  const telling = new Telling({ ...model, heard: () => undefined } as unknown as TableModel);
  telling.changed(null);
  const seen = Reflect.get(telling, "model") as { asked: number };
  for (const asked of [0, 0, 1]) {
    table.number += 1;
    table.last = [{ number: table.number, kind: "moved", seat: 0, events: [] as Story["events"], fell: 0 } as Story];
    seen.asked = asked;
    telling.changed(null);
  }
  expect(heard.mock.calls).toEqual(Array(3).fill(["Anna draws red.", "polite"]));
});

it("speaks of what somebody else writes now, not of what was written before, by me, or where I want no chat", async () => {
  heard.mockClear();
  me.person = { id: "anna" } as typeof me.person;
  const table = new TableStore({ table: "t" });
  let mutes = false;
  const telling = new Telling({ table } as TableModel, () => mutes);
  const play = vi.spyOn(telling.sounds, "play");
  table.onchange(() => telling.changed(null));
  const write = (number: number, person: string) =>
    table.hear({ type: "chat", table: "t", number, person, name: person, text: `line ${number}`, at: 0 });
  const old = { number: 1, person: "boris", name: "boris", text: "old", at: 0 };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(JSON.stringify({ lines: [old], read: 0, muted: false }), {
        headers: { "content-type": "application/json" },
      }),
    ),
  );
  await table.readChat();
  table.hear({ type: "presence", table: "t", places: [], spectators: 1 });
  expect([heard.mock.calls, play.mock.calls]).toEqual([[], []]);
  write(2, "boris");
  write(2, "boris"); // told again after the line was lost
  write(3, "anna");
  mutes = true;
  write(4, "boris");
  expect(heard.mock.calls).toEqual([["boris writes: line 2"]]);
  expect(play.mock.calls).toEqual([["chat"], ["chat"]]);
  me.person = null;
  vi.unstubAllGlobals();
});
