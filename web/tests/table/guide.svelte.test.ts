// Advice at a table is about the draft that lies there, and is asked only of one that is of now.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Guide } from "../../src/screens/learn/guide.svelte.ts";
import type { TableModel } from "../../src/screens/table/model.svelte.ts";
import { settings } from "../../src/state/settings.svelte.ts";

const asked = vi.hoisted(() => [] as string[][]);
const spoken = vi.hoisted(() => ({ announce: vi.fn() }));
vi.mock("../../src/text/announce.svelte.ts", () => spoken);
const busy = vi.hoisted(() => ({ times: 0 }));
const lessonTold = vi.hoisted(() => ({
  sort: "guided",
  now: true,
  idea: { id: "sail", title: "Set sail", text: "", lights: [] },
}));
vi.mock("../../src/wire/http.ts", async (real) => ({
  ...(await real<object>()),
  ask: (_: string, path: string, { query }: { query: { draft: string[] } }) => {
    if (path.endsWith("/show")) return Promise.resolve({ ok: true, data: { steps: ["Sail"] } });
    if (path.endsWith("/lesson")) return Promise.resolve({ ok: true, data: { ...lessonTold } });
    asked.push(query.draft);
    if (busy.times-- > 0) return Promise.resolve({ ok: false, no: { code: "busy", text: "" } });
    const notes = ["danger", "plan"].map((sort) => ({ sort, text: sort, clause: "" }));
    const better = { actions: [540], line: "", steps: ["Place"], text: "", lead: 1 };
    return Promise.resolve({ ok: true, data: { number: 1, seat: 0, notes, better } });
  },
}));

let number = $state(1);
let drafted = $state.raw<readonly string[]>([]);
let told = $state.raw<{ number: number } | null>(null);
let canSend = $state(false);
let lesson = $state("");
let hinted = $state.raw<readonly number[]>([]);
const remembered: number[] = [];
const asking = {
  hint: null as object | null,
  wantHint: vi.fn(),
  forgetHint: () => undefined,
  get hinted() {
    return hinted.map((action) => ({ action }));
  },
  remember: (better: { actions: number[] }) => remembered.push(...better.actions),
};

function modelled(): TableModel {
  const advice = {
    get key() {
      return `0 ${number}`;
    },
    ...{ path: { table: "t" }, query: {} },
    get drafted() {
      return drafted;
    },
    get draftKey() {
      return `0 ${number} ${drafted.join(" ")}`;
    },
  };
  const draft = {
    startOver: () => undefined,
    get isEmpty() {
      return !drafted.length;
    },
    get actions() {
      return drafted.map((action) => ({ action: Number(action) }));
    },
    get canSend() {
      return canSend;
    },
    get told() {
      return told;
    },
  };
  const table = {
    looking: { table: "t" },
    get info() {
      return { lesson };
    },
    get number() {
      return number;
    },
  };
  return { advice, asking, draft, table, mine: true, canHint: true, viewer: 0 } as unknown as TableModel;
}

let end: () => void;
let guide: Guide;
beforeEach(() => {
  asked.length = remembered.length = busy.times = 0;
  hinted = [];
  [number, drafted, told, canSend, lesson] = [1, [], null, false, ""];
  settings.chosen.advice = true;
  end = $effect.root(() => {
    guide = new Guide(modelled());
    $effect(() => guide.wantAdvice());
  });
  flushSync();
});
afterEach(() => {
  end();
  settings.chosen.advice = false;
});

it("is shown for the draft that it was given for, and for no other", async () => {
  await vi.waitFor(() => expect(guide.advised?.better?.actions).toEqual([540]));
  [drafted, told] = [["540"], { number: 1 }]; // not yet whole: nothing is asked of it
  expect(guide.advised).toBeNull();
  drafted = [];
  expect(guide.advised).not.toBeNull();
});

it("is not asked of a draft that was put down at another position", async () => {
  await vi.waitFor(() => expect(guide.advised).not.toBeNull());
  [drafted, told, canSend] = [["540"], { number: 1 }, true];
  flushSync();
  expect(asked).toEqual([[], ["540"]]);
  number = 2; // it was sent, and lies there until that is answered
  flushSync();
  expect(asked).toEqual([[], ["540"]]);
  [drafted, told, canSend] = [[], null, false];
  flushSync();
  expect(asked).toEqual([[], ["540"], []]);
});

it("tells beside the card of an idea what threatens, and nothing that would lead away from it", async () => {
  await vi.waitFor(() => expect(guide.advised).not.toBeNull());
  lesson = "first-game";
  expect(guide.advised).toBeNull(); // nobody knows yet what is taught
  guide.want();
  await vi.waitFor(() => expect(guide.idea?.id).toBe("sail"));
  flushSync();
  await vi.waitFor(() => expect(guide.advised?.notes.map(({ sort }) => sort)).toEqual(["danger"]));
  expect(guide.advised?.better).toBeNull();
  asked.length = 0;
  [drafted, told, canSend] = [["540"], { number: 1 }, true];
  flushSync();
  expect(asked).toEqual([]); // a draft that follows the idea is not held against anything
});

it("comes also to who is so quick that the server still thinks about what was before; not about what is gone", async () => {
  vi.useFakeTimers();
  [number, busy.times] = [2, 1];
  flushSync();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(guide.advised?.better?.actions).toEqual([540]);
  [number, busy.times, asked.length] = [3, 9, 0];
  flushSync();
  [drafted, told] = [["540"], { number: 3 }]; // a draft that is not whole
  flushSync();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([[]]);
  vi.useRealTimers();
});

it("is remembered for a hint, and contradicts none that was given", async () => {
  await vi.waitFor(() => expect(guide.advised?.better).not.toBeNull());
  expect(remembered).toEqual([540]);
  hinted = [541, 542];
  expect(guide.advised?.better).toBeNull();
  for (const [put, isSaid] of [["541", false] as const, ["543", true] as const]) {
    [drafted, told, canSend] = [[put], { number: 1 }, true];
    flushSync();
    await vi.waitFor(() => expect(guide.advised).not.toBeNull());
    expect(!!guide.advised?.better).toBe(isSaid);
  }
});

it("that was put away does not come again with the next position; what is new does", async () => {
  await vi.waitFor(() => expect(guide.advised?.notes).toHaveLength(2));
  guide.putAway();
  expect(guide.advised).toBeNull();
  number = 2;
  flushSync();
  await vi.waitFor(() => expect(guide.advised?.better).toBeTruthy()); // another move is advised
  expect(guide.advised?.notes).toEqual([]);
});

it("of the last words is remembered: they stay away when the page comes again", () => {
  lesson = "first-game";
  guide.put();
  const again = new Guide(modelled());
  expect(again.isPut).toBe(false);
  again.begin();
  expect(again.isPut).toBe(true);
  localStorage.clear();
});

it("shows the way of an idea; where there is none now, it asks for a strong player's move at once", async () => {
  lesson = "first-game";
  guide.want();
  await vi.waitFor(() => expect(guide.idea?.id).toBe("sail"));
  await guide.show();
  expect(asking.hint).toEqual({ steps: ["Sail"] });
  expect(spoken.announce).toHaveBeenCalledWith("One way to do it: Sail");
  expect(asking.wantHint).not.toHaveBeenCalled();
  [number, lessonTold.now, asking.hint] = [2, false, null];
  guide.want();
  await vi.waitFor(() => expect(guide.canShow).toBe(false));
  await guide.show();
  expect(asking.hint).toBeNull();
  expect(asking.wantHint).toHaveBeenCalledOnce();
  lessonTold.now = true;
});
