// The world beyond the court and the seats, on recorded positions: what is drawn is what the view and the details say.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { PartProps } from "../../src/boards/confucius/parts.ts";
import { read } from "../../src/boards/confucius/reading.ts";
import Titles from "../../src/boards/confucius/Titles.svelte";
import World from "../../src/boards/confucius/World.svelte";
import type { Choice } from "../../src/boards/contract.ts";
import { MOMENTS, recorded, sceneOf } from "./recordedConfucius.ts";

const SORTS = { box: "box", student: "student", land: "distant" } as const;

/** What a part is told; targets are the legal actions that name something of the world. */
function partOf(name: string, more: Partial<PartProps> = {}): PartProps {
  const at = recorded(name);
  const targets = new Map<string, Choice[]>();
  for (const choice of sceneOf(name).legal) {
    for (const [field, sort] of Object.entries(SORTS)) {
      if (field in choice.fields) targets.set(`${sort} ${choice.fields[field]}`, [choice]);
    }
  }
  return {
    ...{ layout: at.layout, now: read(at.view, at.layout), seats: at.seats, details: at.details, before: at.before },
    ...{ targets, chosen: [], hint: [], last: [], looked: null, lit: new Set<string>() },
    ...more,
  };
}
const thing = (told: string): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${told}"]`)!;

describe("the world, touched", () => {
  it("is one tab stop with arrows inside, and a click reports the thing", async () => {
    const [onpick, onlook] = [vi.fn(), vi.fn()];
    render(World, partOf("adv4-nominating", { onpick, onlook }));
    const buttons = screen.getAllByRole("button");
    expect(buttons.filter((each) => each.tabIndex === 0)).toHaveLength(1);
    const red = screen.getByRole("button", { name: "Red place, wins ties: free" });
    expect(red.classList.contains("legal")).toBe(true);
    await fireEvent.click(red);
    expect(onpick).toHaveBeenCalledWith({ sort: "student", id: "red" }, red);
    red.focus();
    await fireEvent.keyDown(red, { key: "ArrowRight" });
    expect(document.activeElement).toBe(thing("student plain"));
  });

  it("says what is not open, and still reports a click, so that it can be asked why", async () => {
    const onpick = vi.fn();
    const part = partOf("adv4-middle", { onpick, targets: new Map([["box land2-1", []]]) });
    render(World, part);
    const refused = thing("box land2-2");
    expect(refused.classList.contains("refused")).toBe(true);
    expect(refused.getAttribute("aria-disabled")).toBe("true");
    expect(thing("box land2-1").classList.contains("legal")).toBe(true);
    expect(thing("student red").classList.contains("refused")).toBe(false);
    await fireEvent.click(refused);
    expect(onpick).toHaveBeenCalledWith({ sort: "box", id: "land2-2" }, refused);
  });

  it("rings what others did, marks advice, and dims what is not meant", () => {
    const hint: Choice = { action: 0, kind: "nominate", fields: { student: "plain" } };
    const last = [{ event: "did-arrive", clause: "", facts: { land: "india" } }];
    const lit = new Set(["student red"]);
    render(World, partOf("adv4-nominating", { hint: [hint], last, lit, onlook: () => undefined }));
    expect(thing("student plain").classList.contains("hint")).toBe(true);
    expect(thing("distant india").classList.contains("fresh")).toBe(true);
    expect(thing("student red").classList.contains("lit")).toBe(true);
    expect(thing("distant arabia").classList.contains("dim")).toBe(true);
  });

  it("has no buttons in a replay", () => {
    render(World, partOf("adv4-middle"));
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    expect(screen.getAllByRole("img").length).toBeGreaterThan(8);
  });
});

describe("titles", () => {
  it.each(MOMENTS)("%s: counts of all, the holder marked, and who breaks a tie", (name) => {
    const { details, seats } = recorded(name);
    render(Titles, { details, seats });
    for (const title of details.titles) {
      const row = document.querySelector(`[data-title="${title.id}"]`)!;
      const holds = [...row.querySelectorAll("td")].filter((each) => each.classList.contains("holds"));
      expect(holds).toHaveLength(title.holder === null ? 0 : 1);
      if (title.holder !== null)
        expect(holds[0]!.textContent).toMatch(new RegExp(`^\\s*${title.counts[title.holder]}`));
      const why = row.nextElementSibling!.textContent!;
      expect(why.includes("tie")).toBe(title.tied);
    }
  });
});
