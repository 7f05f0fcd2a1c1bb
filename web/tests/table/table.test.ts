// The live table's own logic: turns of the log, faces, keys, and a stage with a recorded position.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import ChinaStage from "../../src/boards/china/Stage.svelte";
import { pieceOf } from "../../src/boards/china/turn.ts";
import type { Deeds, Scene } from "../../src/boards/contract.ts";
import { faceOf } from "../../src/boards/faces.ts";
import type { SeatFacts } from "../../src/panels/data.ts";
import PlainStage from "../../src/panels/stage/PlainStage.svelte";
import { KEYS as CONFUCIUS } from "../../src/boards/confucius/turn.ts";
import { tableKey } from "../../src/screens/table/keys.ts";
import { inTurns, told } from "../../src/screens/table/logbook.svelte.ts";
import { Words } from "../../src/text/words.ts";
import { recorded } from "../boards/recorded.ts";
import chinaTold from "../boards/recorded/lexicon-a.json";
import confuciusTold from "../boards/recorded/confucius/lexicon.json";

describe("the log", () => {
  const line = (number: number, seat: number | null, text: string) => ({ number, seat, text: [text], clauses: ["A"] });

  it("has one line for each turn, with what chance did in it", () => {
    const lines = [
      line(1, null, "dealt."),
      line(2, 0, "one."),
      line(3, null, "filled."),
      line(4, 0, "two."),
      line(5, 1, "b."),
    ];
    const turns = inTurns(lines, (turn) => turn.flatMap(({ text }) => text));
    expect(turns.map(({ number, seat, text }) => [number, seat, text])).toEqual([
      [1, null, ["Dealt."]],
      [4, 0, ["One.", "Filled.", "Two."]],
      [5, 1, ["B."]],
    ]);
    expect(turns[1]!.clauses).toEqual(["A"]);
  });

  it("tells what is alike in a turn at once; what was told before seats were known stays", () => {
    const seat = { name: "seat", sort: "seat", first: 0, size: 5, words: [], called: [], number: true };
    const open = { owner: "", hidden: [], silent: false, shows: false };
    const went = (step: number) => ({ event: "went", clause: "", facts: { seat: 1, step } });
    const words = new Words(
      "en",
      "joined = { $first }, { $last }\nwent = { $seat } goes { $step }.\n    .several = { $seat } goes { $count } times.",
      [{ event: "went", clause: "", fields: [seat, { ...seat, name: "step", sort: "" }], ...open }],
    );
    const walked = [1, 2].map((step) => ({ ...line(step, 1, `Ben goes ${step}.`), happenings: [went(step)] }));
    expect(told(walked, words, ["Ana", "Ben"])).toEqual(["Ben goes 2 times."]);
    expect(told(walked, null, ["Ana", "Ben"])).toEqual(["Ben goes 1.", "Ben goes 2."]);
    expect(told([{ ...walked[0]!, seat: null, text: ["Ana goes 1."] }], words, ["Ana", "Ben"])).toEqual([
      "Ana goes 1.",
    ]);
  });
});

describe("faces", () => {
  const sitting = (seat: number) => ({ seat, name: "x", mine: false });

  it("are by turn order in China, colours from whoever began", () => {
    const faces = [0, 1, 2].map((seat) => faceOf(chinaTold.looks, { first: [1] }, 3, sitting(seat)));
    expect(faces.map(({ letter, colour, shape }) => [letter, colour, shape])).toEqual([
      ["A", "cn-green", "square"],
      ["B", "cn-purple", "shield"],
      ["C", "cn-blue", "round"],
    ]);
  });

  it("have the letter of their colour in Confucius", () => {
    expect(faceOf(confuciusTold.looks, null, 4, sitting(3))).toMatchObject({
      letter: "W",
      colour: "cf-white",
      shape: "gate",
    });
  });
});

describe("keys", () => {
  const press = (key: string, more: KeyboardEventInit = {}, at: Element = document.body) => {
    let found: string | null = null;
    const hear = (event: Event) => (found = tableKey(event as KeyboardEvent));
    at.addEventListener("keydown", hear, { once: true });
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    return found;
  };

  it("act alone, and never while typing", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect(["?", "h", "u", "m"].map((key) => press(key))).toEqual(["keys", "hint", "undo", "chat"]);
    expect(press("h", {}, field)).toBeNull();
    expect(press("h", { altKey: true })).toBeNull();
    expect(press("h", { ctrlKey: true })).toBeNull();
    field.remove();
  });

  it("are none of those that begin an action of a board", () => {
    expect(Object.keys(CONFUCIUS).length).toBeGreaterThan(9);
    for (const key of [...Object.keys(CONFUCIUS), "w", "y", "p", "a", "s", "x"]) expect(press(key), key).toBeNull();
    expect([press("d"), press("k")]).toEqual(["text", "bare"]);
  });

  it("undo and redo with Ctrl", () => {
    expect(press("z", { ctrlKey: true })).toBe("undo");
    expect(press("y", { ctrlKey: true })).toBe("redo");
    expect(press("z", { ctrlKey: true, shiftKey: true })).toBe("redo");
  });
});

function sceneOf(name: string, steps = 0): Scene {
  const at = recorded(name, steps);
  const seats: SeatFacts[] = at.seats.map((face) => ({
    ...face,
    acting: face.seat === at.told.asked,
    points: 0,
    ended: at.totals[face.seat] ?? null,
    clock: null,
    here: true,
    bot: "",
    standIn: "",
    resigned: false,
    passed: false,
  }));
  const { layout, view, legal, draft, proposals, details, totals } = at;
  return {
    ...{ game: "china", layout, view, seats, legal, open: legal, draft, proposals, totals },
    ...{ details, detailsBefore: details },
    ...{
      viewer: at.told.seat,
      asked: at.told.asked,
      over: false,
      whole: false,
      quick: false,
      hint: [],
      last: [],
      turn: [],
    },
    ...{ after: at.draftTold?.after ?? null, standings: [], prospects: [], preview: null, log: [], sections: [] },
    tell: () => "",
    ...{ drawing: [], choices: [], reasons: [], sending: false, labels: "towns" },
  };
}

function deedsOf(): Deeds {
  return {
    ...{ pick: vi.fn(), takeBack: vi.fn(), commit: vi.fn(), startOver: vi.fn(), ask: vi.fn(), more: vi.fn() },
    number: () => -1,
    foresee: () => Promise.resolve(null),
    kindOf: () => "",
    lineOf: (action) => `line ${action}`,
  };
}

describe("China's stage", () => {
  it("sends pieces and their payment as one gesture", async () => {
    const deeds = deedsOf();
    const scene = sceneOf("a-middle", 2);
    render(ChinaStage, { scene, deeds });
    await fireEvent.click(screen.getByRole("button", { name: /^Place and pay/ }));
    expect(deeds.commit).toHaveBeenCalledWith([scene.proposals[0]!.action]);
  });

  it("takes out the piece that is meant, though two emissaries are one action", async () => {
    const deeds = deedsOf();
    const scene = sceneOf("a-middle", 2);
    render(ChinaStage, { scene, deeds });
    await fireEvent.click(screen.getAllByRole("button", { name: /^Take back/ })[1]!);
    const second = scene.draft.filter((each) => pieceOf(each))[1]!;
    expect(deeds.takeBack).toHaveBeenCalledWith(scene.draft.indexOf(second));
  });

  it("draws a card at once", async () => {
    const deeds = deedsOf();
    const scene = sceneOf("a-drawing");
    render(ChinaStage, { scene, deeds });
    await fireEvent.keyDown(window, { key: "0" });
    expect(deeds.commit).toHaveBeenCalledTimes(1);
    const [[sent]] = vi.mocked(deeds.commit).mock.calls as [[readonly number[]]];
    expect(scene.legal.find(({ action }) => action === sent[0])?.kind).toBe("draw");
  });

  it("tells an alliance with its provinces, and calls the end no if", () => {
    const items = [
      { source: "alliance", where: "15", points: 5, doubled: false, final: true, text: "alliance 15", clauses: [] },
    ];
    const standings = [{ seat: 0, name: "Ana", total: 5, place: 1, items }];
    const { rerender } = render(ChinaStage, { scene: { ...sceneOf("a-end"), standings, over: false } });
    const tab = () => screen.getAllByRole("tab")[0]!.textContent?.trim();
    expect([tab(), screen.queryByRole("table", { name: "If it ended now" })?.tagName]).toEqual(["Ended now", "TABLE"]);
    expect(screen.getByRole("rowheader", { name: "Alliance 15: Chu–Han" })).toBeTruthy();
    void rerender({ scene: { ...sceneOf("a-end"), standings, over: true } });
    flushSync();
    expect([tab(), screen.queryByRole("table", { name: "If it ended now" })]).toEqual(["Score", null]);
    expect(screen.getByRole("table", { name: "Everything that scored" })).toBeTruthy();
  });

  it("says what may still be taken back, where nobody has to agree", async () => {
    const turn = [{ event: "card-drawn", clause: "CN-DRAW-03", facts: { colour: "red" } }];
    const scene = { ...sceneOf("a-drawing"), turn };
    const { rerender } = render(ChinaStage, { scene, deeds: deedsOf() });
    expect(screen.getByText("Undo stops here.")).toBeTruthy();
    await rerender({ scene: { ...scene, freely: true } });
    expect(screen.queryByText("Undo stops here.")).toBeNull();
    expect(screen.getByText(/computer players always agree/)).toBeTruthy();
  });

  it("is a picture without deeds: nothing can be chosen", () => {
    const { container } = render(ChinaStage, { scene: sceneOf("a-middle") });
    expect(container.querySelectorAll(".possible")).toHaveLength(0);
    expect(screen.queryByRole("button", { name: /^Place and pay/ })).toBeNull();
  });
});

describe("the stage of any game", () => {
  it("offers choices and sends what was put down", async () => {
    const deeds = deedsOf();
    const choice = { action: 7, line: "bid 3", json: {}, text: "Bid 3", group: "Bid", short: "3" };
    const scene = { ...sceneOf("a-middle"), game: "goofspiel", choices: [choice], draft: [], legal: [] };
    const { unmount } = render(PlainStage, { scene, deeds });
    await fireEvent.click(screen.getByRole("button", { name: "Bid 3" }));
    expect(deeds.pick).toHaveBeenCalledWith(7);
    unmount();
    const draft = [7, 9].map((action) => ({ action, kind: "bid", fields: {} }));
    const preview = { warnings: [], changes: [], coming: [], gone: [], open: [] };
    render(PlainStage, { scene: { ...scene, draft, whole: true, preview }, deeds });
    expect(screen.getByRole("region", { name: "What this would change" })).toBeTruthy();
    expect(screen.getByText("line 9")).toBeTruthy(); // of a hint: never offered, so without words
    await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
    expect(deeds.commit).toHaveBeenCalledWith([]);
  });
});
