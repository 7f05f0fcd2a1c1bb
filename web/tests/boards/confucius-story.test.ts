// When the stage tells what the court brought, and what ends or keeps that: drafts, questions of the court, tabs, Escape.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Stage from "../../src/boards/confucius/Stage.svelte";
import type { Happening, Scene } from "../../src/boards/contract.ts";
import { deedsOf, sceneOf } from "./recordedConfucius.ts";

let width = 1280;
beforeAll(() => {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = ((query: string) => ({
    ...listeners,
    media: query,
    get matches() {
      const [, side, pixels] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
      return side === "min" ? width >= Number(pixels) : side === "max" && width <= Number(pixels);
    },
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  width = 1280;
  document.querySelector("[role=alertdialog]")?.remove();
});

const event = (name: string, facts: Happening["facts"] = {}): Happening => ({ event: name, clause: "", facts });
const RESOLVED = [
  event("resolution-begins", { ministry: "hubu" }),
  event("influence-counted", { official: "hubu-1", owner: 0 }),
  event("ministry-two", { ministry: "hubu" }),
];
const part = (name: string): HTMLElement | null => document.querySelector(`[data-part="${name}"]`);
const story = () => screen.queryByRole("button", { name: /^(Back to the board|Go on)/ });

/** A stage at which something happens, after a first look. */
async function stage(name: string, more: Partial<Scene> = {}) {
  const deeds = deedsOf();
  const ontelling = vi.fn();
  const at = sceneOf(name);
  const tab = "actions";
  const all = render(Stage, { scene: { ...at, last: [] }, deeds, ontelling, tab });
  const shows = async (scene: Partial<Scene>): Promise<void> => {
    await all.rerender({ scene: { ...at, ...scene }, deeds });
    await tick();
  };
  await shows({ last: RESOLVED, ...more });
  return { ...all, at, deeds, ontelling, shows };
}

describe("what the court brought", () => {
  it("is told at the end of the game as well, and the page hears when it is over or gone", async () => {
    const { ontelling, unmount } = await stage("adv4-end");
    expect(story()).not.toBeNull();
    expect(ontelling).toHaveBeenLastCalledWith(true);
    await fireEvent.click(story()!);
    expect(ontelling).toHaveBeenLastCalledWith(false);
    unmount();
    const again = await stage("adv4-end");
    expect(again.ontelling).toHaveBeenLastCalledWith(true);
    again.unmount();
    expect(again.ontelling).toHaveBeenLastCalledWith(false);
  });

  it("waits while the court asks me, whatever I put down on its sheet", async () => {
    const { at, shows } = await stage("adv4-lending");
    expect(story()).toBeNull();
    const draft = at.legal.filter(({ kind }) => kind === "lend").slice(0, 1);
    await shows({ last: RESOLVED, draft, whole: true });
    await shows({ last: RESOLVED, asked: at.viewer + 1, legal: [], open: [] });
    expect(story()).not.toBeNull();
  });

  it("is ended by who goes on playing", async () => {
    const { at, shows } = await stage("adv4-middle");
    expect(story()).not.toBeNull();
    await shows({ last: RESOLVED, draft: at.legal.slice(0, 1), whole: true });
    expect(story()).toBeNull();
  });
});

describe("on a phone", () => {
  it("leads to the court when the story begins there", async () => {
    width = 390;
    const { ontelling } = await stage("adv4-middle");
    expect([part("court") !== null, story() !== null, part("actions")]).toEqual([true, true, null]);
    expect(ontelling).toHaveBeenLastCalledWith(true);
  });

  it("leads to the court when it asks me", async () => {
    width = 390;
    const deeds = deedsOf();
    render(Stage, { scene: sceneOf("adv4-lending"), deeds, tab: "world" });
    await tick();
    expect(screen.getAllByRole("button", { name: /^Lend to/ }).length).toBeGreaterThan(1);
  });

  it("calls nobody away from chat or log, and nothing waits there", async () => {
    width = 390;
    const deeds = deedsOf();
    const ontelling = vi.fn();
    const scene = sceneOf("adv4-middle");
    const all = render(Stage, { scene, deeds, ontelling, tab: "log" });
    await all.rerender({ scene: { ...scene, last: RESOLVED }, deeds });
    await tick();
    expect(story()).toBeNull();
    expect(ontelling).not.toHaveBeenCalledWith(true);
    await fireEvent.click(screen.getByRole("button", { name: "Court" }));
    expect(story()).not.toBeNull();
  });
});

it("Escape closes the bubble that says why not, and takes nothing back with it", async () => {
  const deeds = deedsOf();
  render(Stage, { scene: sceneOf("adv4-middle", 1), deeds });
  const bubble = document.body.appendChild(document.createElement("p"));
  bubble.setAttribute("role", "alertdialog");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(deeds.calls).toEqual([]);
  bubble.remove();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(deeds.calls).toEqual(["takeBack 0"]);
});
