// The live table's own logic: turns of the log, faces, keys, and a stage with a recorded position.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import ChinaStage from "../../src/boards/china/Stage.svelte";
import { pieceOf } from "../../src/boards/china/turn.ts";
import type { Deeds, Scene } from "../../src/boards/contract.ts";
import { faceOf } from "../../src/boards/faces.ts";
import type { SeatFacts } from "../../src/panels/data.ts";
import PlainStage from "../../src/panels/stage/PlainStage.svelte";
import { KEYS as CONFUCIUS } from "../../src/boards/confucius/turn.ts";
import { tableKey } from "../../src/screens/table/keys.ts";
import { inTurns } from "../../src/screens/table/logbook.svelte.ts";
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
    const turns = inTurns(lines, (sentences) => sentences);
    expect(turns.map(({ number, seat, text }) => [number, seat, text])).toEqual([
      [1, null, ["Dealt."]],
      [4, 0, ["One.", "Filled.", "Two."]],
      [5, 1, ["B."]],
    ]);
    expect(turns[1]!.clauses).toEqual(["A"]);
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
    ...{ drawing: [], choices: [], reasons: [], sending: false, ids: false },
  };
}

function deedsOf(): Deeds {
  return {
    ...{ pick: vi.fn(), takeBack: vi.fn(), commit: vi.fn(), startOver: vi.fn(), ask: vi.fn(), more: vi.fn() },
    number: () => -1,
    foresee: () => Promise.resolve(null),
    kindOf: () => "",
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
    const draft = [{ action: 7, kind: "bid", fields: {} }];
    render(PlainStage, { scene: { ...scene, draft, whole: true }, deeds });
    await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
    expect(deeds.commit).toHaveBeenCalledWith([]);
  });
});
