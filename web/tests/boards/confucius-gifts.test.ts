import { fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { describe, expect, it, vi } from "vitest";
import type { ConfuciusDetails, GiftDetails } from "../../src/boards/confucius/details.ts";
import Court from "../../src/boards/confucius/Court.svelte";
import Gifts from "../../src/boards/confucius/Gifts.svelte";
import { giftId, threads } from "../../src/boards/confucius/gifts/comparing.ts";
import { boundIn, litBy, webLit } from "../../src/boards/confucius/gifts/lighting.ts";
import { read } from "../../src/boards/confucius/reading.ts";
import { MOMENTS, recorded } from "./recordedConfucius.ts";

HTMLCanvasElement.prototype.getContext = () => null; // jsdom has none, and says so each time

function props(name: string, steps = 0) {
  const { layout, view, seats, details, before } = recorded(name, steps);
  return {
    ...{ layout, now: read(view, layout), seats, details, before, targets: new Map(), chosen: [], hint: [], last: [] },
    ...{ looked: null, lit: new Set<string>() },
  };
}
const gift = (giver: number, to: number, value: number, more: Partial<GiftDetails> = {}): GiftDetails => ({
  ...{ giver, to, value, blocks: [], tutors: null, lends: [], foremost: false, returns: value },
  ...more,
});
const bonds = (...gifts: GiftDetails[]): ConfuciusDetails["bonds"] => ({
  ...{ gifts, total: [0, 0, 0, 0], cubes: [4, 4, 4, 4], next: [4, 4, 4, 4], lends: [{}, {}, {}, {}] },
});

describe.each(MOMENTS)("%s", (name) => {
  it("has an arrow and a cell for each gift, and everybody's cubes", () => {
    const told = props(name);
    const { container } = render(Gifts, told);
    const { gifts, next } = told.details.bonds;
    expect(container.querySelectorAll(".gift")).toHaveLength(gifts.length);
    for (const each of gifts)
      expect(
        screen.getByRole("button", {
          name: told.seats[each.giver]!.mine
            ? `Your gift ${each.value} binds ${told.seats[each.to]!.name}`
            : `${told.seats[each.giver]!.name}’s gift ${each.value} binds ${told.seats[each.to]!.mine ? "you" : told.seats[each.to]!.name}`,
        }),
      ).toBeTruthy();
    for (const face of told.seats)
      expect(
        screen.getByRole("button", { name: `${face.mine ? "You" : face.name}: ${next[face.seat]} cubes next round` }),
      ).toBeTruthy();
    const cells = [...container.querySelectorAll("tbody td:not(.sum)")].map((cell) => cell.textContent.trim());
    expect(cells.filter((cell) => /\d/.test(cell))).toHaveLength(gifts.length);
  });
});

it("tells what binds me, and of what is looked at", async () => {
  const base = props("adv4-middle");
  const details = {
    ...base.details,
    bonds: bonds(
      gift(1, 0, 3, { blocks: ["hubu", "gongbu"], tutors: "red", lends: ["hubu"] }),
      gift(0, 2, 5, { foremost: true, tutors: "plain" }),
      gift(3, 2, 1),
    ),
  };
  const seats = base.seats.map((face) => ({ ...face, mine: face.seat === 0 }));
  const onlook = vi.fn();
  const { container, rerender } = render(Gifts, { ...base, seats, details, before: details, onlook });
  const said = () => container.querySelector(".bonds")!.textContent;
  expect(said()).toMatch(/^You:/);
  expect(said()).toContain("no bribe in Hubu, Gongbu");
  expect(said()).toContain("tutor Boris’s student");
  expect(said()).toContain("lend to Boris first in Hubu");
  expect(said()).toContain("give back at least 3 to Boris (more ends it)");
  const arrow = screen.getByRole("button", { name: "Dora’s gift 1 binds Chen" });
  arrow.focus();
  expect(onlook).toHaveBeenLastCalledWith({ sort: "gift", id: "3-2" }, arrow);
  await rerender({ looked: { sort: "gift", id: "3-2" } });
  expect(said()).toContain("Dora’s gift 1 binds Chen");
  expect(said()).toContain("give back at least 1 to Dora (more ends it)");
  expect(said()).not.toContain("lend"); // Anna's is worth more
  expect(container.querySelectorAll(".gift.back")).toHaveLength(2);
  await rerender({ looked: { sort: "ministry", id: "hubu" } });
  expect(container.querySelectorAll(".gift.lit")).toHaveLength(1);
  await rerender({ looked: { sort: "seat", id: "2" } });
  for (const demand of ["lend to you first", "tutor your student", "at least 5 to you"])
    expect(said()).toContain(demand);
  expect(said()).not.toContain("Anna");
});

it("keeps its grid open at 1280 × 800 for five players, where a lesson's card leaves no room folded", () => {
  const folded = (height: number) => {
    const { container, unmount } = render(Gifts, { ...props("adv5-middle"), height });
    const is = container.querySelector("details") !== null;
    unmount();
    return is;
  };
  expect([735, 600].map(folded)).toEqual([false, true]);
});

it("is one stop for the Tab key, and arrows go on", async () => {
  const { container } = render(Gifts, props("adv5-middle"));
  const stops = () => [...container.querySelectorAll<SVGElement>('[role="button"]')];
  expect(stops().filter((each) => each.tabIndex === 0)).toHaveLength(1);
  stops()[0]!.focus();
  await fireEvent.keyDown(stops()[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(stops()[1]);
  expect(stops().filter((each) => each.tabIndex === 0)).toEqual([stops()[1]]);
});

it("draws what would change: new, gone, another value, cubes", () => {
  const base = props("adv4-middle");
  const before = { ...base.details, bonds: bonds(gift(0, 1, 2), gift(2, 0, 3)) };
  const after = { ...bonds(gift(0, 1, 4), gift(1, 3, 1)), next: [5, 4, 3, 4] };
  const found = threads(before.bonds, after);
  expect(found.map(({ id, fate }) => `${id} ${fate}`)).toEqual(["0-1 changed", "1-3 new", "2-0 gone"]);
  const { container } = render(Gifts, { ...base, before, details: { ...base.details, bonds: after } });
  expect(container.querySelectorAll(".gift.new")).toHaveLength(1);
  expect(container.querySelectorAll(".gift.gone")).toHaveLength(1);
  expect(container.querySelector(".gift.changed .was")!.textContent).toBe("2");
  expect([...container.querySelectorAll("tspan")].map((each) => each.textContent).sort()).toEqual([" → 3", " → 5"]);
});

it("offers the arrows that are choices", async () => {
  const base = props("adv5-middle");
  const [first] = base.details.bonds.gifts;
  const targets = new Map([[`gift ${giftId(first!)}`, []]]);
  const onpick = vi.fn();
  const { container } = render(Gifts, { ...base, targets, onpick });
  const arrow = container.querySelector(".gift.choice")!;
  await fireEvent.click(arrow);
  expect(onpick).toHaveBeenCalledWith({ sort: "gift", id: giftId(first!) }, arrow);
});

it("lights ministries, students and seats, and nothing where no gift has a part", () => {
  const told = bonds(gift(1, 0, 3, { blocks: ["hubu"], tutors: "red", lends: ["gongbu"] }), gift(2, 0, 1));
  expect([...litBy({ sort: "gift", id: "1-0" }, told)].sort()).toEqual(
    ["gift 1-0", "ministry gongbu", "ministry hubu", "seat 0", "seat 1", "student red"].sort(),
  );
  expect([...litBy({ sort: "seat", id: "0" }, told)].filter((each) => each.startsWith("gift"))).toHaveLength(2);
  expect(litBy({ sort: "gift", id: "2-0" }, told).size).toBe(0);
  expect([...webLit({ sort: "gift", id: "2-0" }, told.gifts)]).toEqual(["gift 2-0", "seat 2", "seat 0"]);
  expect(litBy({ sort: "student", id: "plain" }, told).size).toBe(0);
  expect(litBy(null, told).size).toBe(0);
});

describe("the court, while a gift is looked at", () => {
  // Boris (1) gave Chen (2), Chen gave me (0): where somebody is barred, and where influence would go to whom.
  const told = [gift(1, 2, 4, { blocks: ["hubu"], lends: ["gongbu"] }), gift(2, 0, 2, { blocks: ["gongbu"] })];
  const base = props("adv4-middle");
  const owners: Readonly<Record<string, readonly (number | null)[]>> = {
    hubu: [0, 1, 2, 2, null, null, null],
    gongbu: [0, 1, 2, 3, null, null, null],
  };
  const ministries = base.now.ministries.map((ministry) => ({
    ...ministry,
    officials: ministry.officials.map((official, n) => ({
      ...official,
      ...{ tile: "official" as const, owner: owners[ministry.id]?.[n] ?? null },
    })),
  }));
  const seats = base.seats.map((face) => ({ ...face, mine: face.seat === 0 }));
  function court(id: string) {
    const looked = { sort: "gift", id };
    const now = { ...base.now, viewer: 0, ministries };
    const more = { looked, lit: litBy(looked, bonds(...told)), bound: boundIn(looked, told) };
    return render(Court, { ...base, ...more, now, seats }).container;
  }
  const signs = (at: Element) =>
    [...at.querySelectorAll<HTMLElement>(".tile.bound, .tile.receives")].map(
      (tile) =>
        `${tile.dataset["thing"]!.split(" ")[1]} ${tile.classList.contains("bound") ? "bound" : "receives"} ${tile.dataset["side"]}`,
    );

  it("rings who is barred and to whom influence would go, each with a sign of its own", () => {
    const at = court("1-2");
    expect(signs(at)).toEqual(["hubu-3 bound others", "hubu-4 bound others", "gongbu-2 receives others"]);
    const rows = [...at.querySelectorAll(".bonds")].map((row) => row.getAttribute("aria-label"));
    expect(rows).toEqual(["Chen: no bribe in Hubu", "Chen: lend to Boris first in Gongbu"]);
    expect(within(at).getByLabelText("Chen: lend to Boris first in Gongbu").textContent).toMatch(/P\s*→\s*G/);
    expect(at.querySelectorAll(".ministry.dimmed")).toHaveLength(1);
  });

  it("keeps the sign of what binds me for what binds me", () => {
    expect(signs(court("2-0"))).toEqual(["gongbu-1 bound binding"]);
  });
});

it("axe finds nothing", { timeout: 60_000 }, async () => {
  for (const name of ["adv5-middle", "adv4-giving", "base3-start"]) {
    const { container, unmount } = render(Gifts, props(name));
    const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
    const found = await axe.run(container, { rules });
    expect(found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
    expect(within(container).getByRole("heading", { name: "Gifts" })).toBeTruthy();
    unmount();
  }
});

it("a gift is looked at by who moves onto it, not where it comes to lie under a pointer at rest", async () => {
  const base = props("adv4-middle");
  const details = { ...base.details, bonds: bonds(gift(3, 2, 1)) };
  const onlook = vi.fn();
  const { container } = render(Gifts, { ...base, details, before: details, onlook });
  const arrow = container.querySelector(".gift")!;
  await fireEvent.pointerEnter(arrow, { pointerType: "mouse" });
  expect(onlook).not.toHaveBeenCalled();
  await fireEvent.pointerMove(arrow, { pointerType: "mouse" });
  expect(onlook.mock.calls).toEqual([[{ sort: "gift", id: "3-2" }, arrow]]);
});
