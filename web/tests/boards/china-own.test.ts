// Maps of one's own: other names, no outlines, no towns, as many spaces as the engine takes.
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { ChinaLayout, Point } from "../../src/boards/china/layout.ts";
import Map from "../../src/boards/china/Map.svelte";
import { recorded } from "./recorded.ts";

const SPACES = 120;

function ownMap(like: ChinaLayout): ChinaLayout {
  const provinces = like.provinces.map((each, n) => ({
    ...each,
    id: `land${n}`,
    name: `Land ${n}`,
    hanzi: "",
    outline: [],
  }));
  const spaces = Array.from({ length: SPACES }, (_, n) => ({
    id: `s${n}`,
    province: `land${n % provinces.length}`,
    at: [80 + (n % 12) * 75, 90 + Math.floor(n / 12) * 70] as Point,
    town: "",
    label: null,
  }));
  return {
    ...like,
    provinces,
    spaces,
    roads: spaces.slice(1).map((space, n) => ({ ends: [`s${n}`, space.id] as const, via: null })),
    alliances: like.alliances.map((each) => ({ ...each, provinces: ["land0", "land1"] as const })),
    waters: [],
  };
}

it("draws any map", () => {
  const start = recorded("a-start");
  const layout = ownMap(start.layout);
  const owner = Array.from({ length: SPACES }, (_, n) => (n % 7 ? 255 : n % 4));
  const view = { ...start.view, owner, fort: owner.map(() => 0) };
  render(Map, {
    layout,
    view,
    seats: start.seats,
    legal: [],
    draft: [],
    hint: [],
    last: [],
    looked: null,
    details: null,
  });
  expect(screen.getAllByRole("button")).toHaveLength(SPACES + layout.provinces.length + layout.alliances.length);
  expect(document.querySelectorAll(".palace")).toHaveLength(owner.filter((each) => each !== 255).length);
  expect(screen.getByRole("button", { name: "s1, free" })).toBeTruthy();
});

it("draws only what changes: pieces that stay keep their elements", async () => {
  const [before, after] = [recorded("b-last"), recorded("b-last", 1)];
  const told = { layout: before.layout, seats: before.seats, legal: [], hint: [], last: [], looked: null };
  const { rerender } = render(Map, { ...told, draft: [], view: before.view, details: before.details });
  const pieces = () => [...document.querySelectorAll(".palace, .emissary, [data-piece^=seal]")];
  const had = pieces();
  await rerender({ view: after.view, details: after.details, draft: after.draft });
  const has = pieces();
  expect(had.filter((each) => !has.includes(each))).toHaveLength(0);
  expect(has.length).toBe(had.length + (after.draft[0]!.kind === "place-fortification" ? 0 : 1));
});
