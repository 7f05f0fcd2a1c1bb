import { describe, expect, it } from "vitest";
import { ways as chinas } from "../../src/boards/china/ways.ts";
import { ways as confuciuss } from "../../src/boards/confucius/ways.ts";
import type { Way } from "../../src/boards/shared/ways.ts";
import { readEvent, type EventRow, type Numbers } from "../../src/text/lexicon.ts";
import china from "../words/told/china.json?raw";
import confucius from "../words/told/confucius.json?raw";

interface Recorded {
  rows: EventRow[];
  paragraphs: { events: Numbers[] }[];
}
const placesOf = (ways: readonly Way[]): string[] => ways.flatMap(({ from, to }) => [...from, ...to]);

describe.each([
  ["china", china, chinas, ["cards-paid", "card-taken", "card-drawn", "palace-placed", "emissary-placed"]],
  [
    "confucius",
    confucius,
    confuciuss,
    ["marker-placed", "marker-stood-up", "did-spend", "did-transfer", "did-give-gift", "cubes-placed", "junks-bought"],
  ],
])("%s", (_, told, ways, moving) => {
  const games = JSON.parse(told) as Recorded[];
  const events = games.flatMap(({ rows, paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.events.map((event) => readEvent(rows, event))),
  );

  it("knows the places of all that moves: each fact that it names is told, and each is a place that can be looked for", () => {
    const places = [-1, 0].flatMap((viewer) => events.flatMap((event) => placesOf(ways.told(event, viewer))));
    for (const place of new Set(places)) {
      expect(place).not.toMatch(/undefined|null|NaN/);
      expect(() => document.querySelector(place)).not.toThrow();
    }
  });

  it.each(moving)("lets something go where it tells %s", (name) => {
    const found = events.filter(({ event }) => event === name);
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(ways.told(each, -1)).not.toEqual([]);
  });
});

it("takes my own cards from my hand, those that pay first, and others' from beside their names", () => {
  const paid = { event: "cards-paid", clause: "", facts: { seat: 1, cards: "red red" } };
  const [mine, second] = chinas.told(paid, 1);
  expect(second).toEqual(mine);
  expect(mine!.from[0]).toBe('[data-place="hand"] [data-piece="card red"][aria-pressed=true]');
  expect(chinas.told(paid, 0)[0]!.from[0]).toBe('[data-seat="1"] [data-piece="card red"]');
});

it("moves to the same place what is put down and what is told of it", () => {
  const put = chinas.put({ action: 1, kind: "place-palace", fields: { space: "yan-3" } }, 2);
  const facts = { seat: 2, space: "yan-3", province: "yan" };
  expect(chinas.told({ event: "palace-placed", clause: "", facts }, 2)).toEqual(put);
  expect(put.every(({ laid }) => laid)).toBe(true);
  const bribe = confuciuss.put({ action: 1, kind: "bribe", fields: { official: "hubu-3" } }, 2);
  const placed = { event: "marker-placed", clause: "", facts: { official: "hubu-3", owner: 2, standing: "no" } };
  expect(confuciuss.told(placed, 2)).toEqual(bribe);
});
