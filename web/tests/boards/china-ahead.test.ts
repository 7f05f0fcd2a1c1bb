// What a piece would bring everybody, while the place for it is only looked at: now, and after it.
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Deeds, Foreseen } from "../../src/boards/contract.ts";
import Stage from "../../src/boards/china/Stage.svelte";
import { placements } from "../../src/boards/china/turn.ts";
import { recorded, sceneOf } from "./recorded.ts";

const at = recorded("a-middle");
const after = recorded("a-middle", 1);
const [first] = after.draft; // a piece of the recorded gesture: what it brings is recorded, too
const spot = [...placements(at.legal)].find(([, choices]) => choices[0]!.action === first!.action)![0];
const home = at.layout.provinces.find(
  ({ id }) =>
    spot === `province ${id}` || at.layout.spaces.some((each) => spot === `space ${each.id}` && each.province === id),
)!;
const foreseen: Foreseen = { details: after.details, preview: null, before: at.totals, after: [9, 8, 7, 6, 5] };

function sit() {
  const foresee = vi.fn(() => Promise.resolve(foreseen));
  const nothing = () => undefined;
  const deeds = { foresee, number: at.number, pick: nothing, ask: nothing } as unknown as Deeds;
  const shown = render(Stage, { scene: sceneOf("a-middle"), deeds });
  const look = async (thing: string) => {
    const target = shown.container.querySelector(`.thing[data-thing="${thing}"]`)!;
    fireEvent(target, Object.assign(new MouseEvent("pointermove", { bubbles: true }), { pointerType: "mouse" }));
    await vi.advanceTimersByTimeAsync(200);
    await tick();
  };
  return { ...shown, foresee, look, panel: () => shown.container.querySelector("[role=tabpanel]")! };
}

describe("where I may place a piece", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("everybody's points are told, now and with it, and are asked for once", async () => {
    const { foresee, look, panel } = sit();
    await look(spot);
    expect(foresee.mock.calls).toEqual([[[first!.action]]]);
    const told = [...panel().querySelectorAll("section:last-child li")].map((each) => each.textContent!.trim());
    expect(told).toHaveLength(at.seats.length);
    for (const face of at.seats)
      expect(told.some((text) => text.replace(/\s/g, "").includes(`${at.totals[face.seat]}→`))).toBe(
        at.totals[face.seat] !== foreseen.after[face.seat],
      );
    await look("alliance 8");
    await look(spot);
    expect(foresee).toHaveBeenCalledTimes(1);
  });

  it("its province has a line for every seat, with what it pays then", async () => {
    const { look, panel } = sit();
    await look(spot);
    const rows = [...panel().querySelectorAll("tbody tr")];
    expect(rows).toHaveLength(at.seats.length);
    const sum = rows.reduce((all, row) => all + Number(row.querySelector("td b")!.textContent), 0);
    expect(sum).toBe(after.details.provinces[home.id]!.points.reduce((all, each) => all + each, 0));
    expect(panel().textContent).toContain(home.name);
  });

  it("its rules can be reached by keys: what the focus leaves on the map is still told of", async () => {
    const { container, panel } = sit();
    const thing = container.querySelector<HTMLElement>(`.thing[data-thing="province ${home.id}"]`)!;
    vi.spyOn(thing, "matches").mockImplementation((selector) => selector === ":focus-visible");
    thing.focus();
    await vi.advanceTimersByTimeAsync(200);
    const link = panel().querySelector<HTMLElement>("button, a")!;
    link.focus();
    await vi.advanceTimersByTimeAsync(200);
    expect(panel().textContent).toContain(home.name);
    expect(document.activeElement).toBe(link);
  });

  it("nothing is asked where nothing may be placed, nor by whoever only crosses the map", async () => {
    const { foresee, look, container } = sit();
    const taken = at.layout.spaces.find(({ id }) => !placements(at.legal).has(`space ${id}`))!;
    await look(`space ${taken.id}`);
    await look("alliance 8");
    for (const { id } of at.layout.spaces) {
      const space = container.querySelector(`.thing[data-thing="space ${id}"]`)!;
      fireEvent(space, Object.assign(new MouseEvent("pointermove", { bubbles: true }), { pointerType: "mouse" }));
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(foresee).not.toHaveBeenCalled();
  });
});
