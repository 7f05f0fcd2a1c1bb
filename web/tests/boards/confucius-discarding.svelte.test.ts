// Discards that a hint put down are chosen cards like any: more go along, and each can be taken back.
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Stage from "../../src/boards/confucius/Stage.svelte";
import { Turning, type Told } from "../../src/boards/confucius/turning.svelte.ts";
import type { Choice } from "../../src/boards/contract.ts";
import { deedsOf, lexicon, sceneOf } from "./recordedConfucius.ts";

const WHOLE = [1, 2]; // the cards that go, by their coins; hands have two of each

function hinted(coins: readonly number[]) {
  const discard = (each: number): Choice => ({ action: each, kind: "discard", fields: { coins: each } });
  let draft = $state.raw(coins.map(discard));
  const kinds = (all: readonly number[], sign = 1) =>
    [1, 2, 3].map((each) => sign * all.filter((one) => one === each).length);
  const told = () => {
    const laid = draft.map(({ action }) => action);
    const cards = WHOLE.filter((each) => !laid.includes(each));
    const payment = cards.length ? { kind: "discard", ways: [{ cards: kinds(cards) }], lands: [] } : null;
    const shown = kinds(laid, -1).map((gone, kind) => (kind < 2 ? 2 + gone : 0));
    return {
      scene: { draft, whole: !cards.length, legal: [], open: [], proposals: [], details: { payment } },
      now: { viewer: 0, seats: [{ hand: { shown } }], room: "discard" },
      deeds: { number: (_: string, each: number) => each, startOver: () => (draft = []) },
    };
  };
  return new Turning(() => told() as unknown as Told);
}

it("the rest of them goes along by hand", () => {
  const { paying, rest } = hinted([1]);
  expect([paying.places, rest]).toEqual([[0], null]);
  expect([1, 2].map((place) => paying.fits(place))).toEqual([false, true]);
  const turning = hinted([1]);
  turning.paying.toggle(2);
  expect(turning.rest).toEqual(WHOLE);
});

it("those that lie there go back to the hand", () => {
  for (const coins of [[1], WHOLE]) {
    const turning = hinted(coins);
    turning.paying.toggle(0);
    expect(turning.paying.places).toEqual(coins.length === 1 ? [] : [2]);
    expect(turning.rest).toBeNull();
  }
});

it("the tray counts those that lie there among all that go", () => {
  const scene = sceneOf("base3-discarding");
  const draft = [lexicon.action(lexicon.number("discard", 1))];
  const details = {
    ...(scene.details as object),
    payment: { kind: "discard", price: 0, ways: [{ cards: [0, 1, 1] }], lands: [] },
  };
  render(Stage, { scene: { ...scene, draft, details }, deeds: deedsOf() });
  expect(document.querySelector("[data-part=tray]")?.textContent).toContain("1 of 3 chosen");
});
