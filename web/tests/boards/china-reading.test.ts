import { describe, expect, it } from "vitest";
import { COLOURS, read } from "../../src/boards/china/reading.ts";
import { NAMES, recorded } from "./recorded.ts";

describe.each(NAMES)("%s", (name) => {
  const at = recorded(name);
  const now = read(at.view, at.layout);

  it("reads who has built and sent what, as the server tells it otherwise", () => {
    for (const { id, size } of at.layout.provinces) {
      const told = at.details.provinces[id]!;
      const here = now.provinces.get(id)!;
      expect(here.palaces, id).toEqual(told.palaces);
      expect(here.emissaries, id).toEqual(told.emissaries);
      expect(here.scored, id).toBe(told.scored);
      const owners = at.layout.spaces
        .filter((space) => space.province === id)
        .map((space) => now.spaces.get(space.id)!.owner);
      expect(owners.filter((owner) => owner === null)).toHaveLength(told.free);
      expect(owners).toHaveLength(size);
      told.palaces.forEach((number, seat) => expect(owners.filter((owner) => owner === seat)).toHaveLength(number));
    }
  });

  it("loses no card: everybody's, the display's, the pile's and the discard's are all there are", () => {
    const count = (cards: { shown: readonly unknown[]; hidden: number }) => cards.shown.length + cards.hidden;
    const hands = now.seats.reduce((sum, seat) => sum + count(seat.cards), 0);
    const removed = at.seats.length === 4 ? COLOURS.length : 0;
    expect(hands + now.display.length + now.pile + count(now.discard)).toBe(57 - removed);
  });

  it("knows its own hand, and of others what everybody saw", () => {
    if (now.phase === "over") return;
    expect(now.seats[at.told.seat]!.cards.hidden).toBe(0);
    const onlooker = read(at.spectator, at.layout);
    expect(onlooker.viewer).toBe(-1);
    for (const seat of onlooker.seats) expect(seat.cards.shown).toEqual(seat.known);
    for (const [n, seat] of now.seats.entries()) if (n !== at.told.seat) expect(seat.cards.shown).toEqual(seat.known);
  });
});

it("reads the phases of a turn", () => {
  const phases = ["a-middle", "a-drawing", "a-end"].map((name) => {
    const at = recorded(name);
    return read(at.view, at.layout).phase;
  });
  expect(phases).toEqual(["place", "draw", "over"]);
});

it("reads a draft: the province of the turn and its unpaid pieces", () => {
  const at = recorded("b-middle", 2);
  const now = read(at.view, at.layout);
  expect(now.pieces).toBe(2);
  expect(now.target).not.toBeNull();
  expect(now.withForts).toBe(true);
});
