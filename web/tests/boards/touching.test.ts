// What is looked at on a drawing follows the keyboard as it follows the pointer: onto a thing, and away from it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { touching } from "../../src/boards/shared/touching.ts";
import type { Thing } from "../../src/boards/contract.ts";

describe("what is looked at", () => {
  let looked: (Thing | null)[] = [];
  let one: HTMLElement;
  let other: HTMLElement;
  let beside: HTMLElement;
  let leave: () => void;
  const is = (at: Element, ...states: string[]) =>
    vi.spyOn(at, "matches").mockImplementation((selector) => states.includes(selector));
  const rest = () => vi.advanceTimersByTime(60);

  beforeEach(() => {
    vi.useFakeTimers();
    looked = [];
    const drawing = document.createElement("div");
    one = document.createElement("button");
    other = document.createElement("button");
    beside = document.createElement("button");
    one.dataset["thing"] = "official hubu-1";
    other.dataset["thing"] = "official hubu-2";
    drawing.append(one, other);
    document.body.append(drawing, beside);
    const none = () => undefined;
    leave = touching({ look: (thing) => looked.push(thing), ask: none, act: none, press: none, stand: none })(drawing);
    for (const each of [one, other]) is(each, ":focus-visible");
  });
  const pointer = (at: Element, name: string) =>
    at.dispatchEvent(Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType: "mouse" }));
  afterEach(() => {
    leave();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it("is nothing once the focus has left the drawing, and what it comes back to then", () => {
    one.focus();
    rest();
    beside.focus();
    rest();
    one.focus();
    rest();
    expect(looked.map((each) => each?.id ?? "")).toEqual(["hubu-1", "", "hubu-1"]);
  });

  it("goes from one thing to the next without a gap", () => {
    one.focus();
    rest();
    other.focus();
    rest();
    expect(looked.map((each) => each?.id ?? "")).toEqual(["hubu-1", "hubu-2"]);
  });

  it("is where the pointer moves, not what comes to lie under it", () => {
    pointer(one, "pointerover");
    rest();
    expect(looked).toEqual([]);
    pointer(one, "pointermove");
    rest();
    expect(looked.at(-1)?.id).toBe("hubu-1");
    pointer(other, "pointerover"); // the first has gone from there
    rest();
    expect(looked.at(-1)).toBeNull();
  });

  it("is what is clicked, however quickly", () => {
    pointer(one, "pointermove");
    rest();
    pointer(other, "pointermove");
    pointer(other, "click");
    expect(looked.map((each) => each?.id)).toEqual(["hubu-1", "hubu-2"]);
    rest();
    expect(looked.length).toBe(2);
  });

  it("stays where the pointer still rests", () => {
    one.focus();
    rest();
    is(one, ":focus-visible", ":hover");
    beside.focus();
    rest();
    expect(looked.map((each) => each?.id ?? "")).toEqual(["hubu-1"]);
  });
});
