import { describe, expect, it } from "vitest";
import {
  cardsOf,
  clicked,
  drawOf,
  exchangeOf,
  fits,
  inPlace,
  paymentWith,
  payments,
  pieceOf,
  placeOf,
  placements,
  placesOf,
  refusedOn,
} from "../../src/boards/china/turn.ts";
import { recorded } from "./recorded.ts";

const middle = recorded("a-middle");
const [one, two] = [recorded("a-middle", 1), recorded("a-middle", 2)];

describe("clicking", () => {
  it("picks what is legal there", () => {
    for (const [thing, choices] of placements(middle.legal)) {
      if (choices.length > 1) continue;
      const [sort, id] = thing.split(" ") as [string, string];
      expect(clicked({ sort, id }, middle.legal, [])).toEqual({ does: "pick", action: choices[0]!.action });
    }
    expect(placements(middle.legal).size).toBeGreaterThan(5);
  });

  it("takes a drafted piece back, the last one first", () => {
    const last = two.draft.at(-1)!;
    const thing = placeOf(last)!;
    expect(clicked(thing, two.legal, two.draft)).toEqual({ does: "pick", action: last.action });
  });

  it("asks why not, where nothing is legal", () => {
    const refused = middle.layout.spaces.find(
      (space) =>
        !placements(one.legal).has(`space ${space.id}`) && !one.draft.some((each) => each.fields["space"] === space.id),
    )!;
    const thing = { sort: "space", id: refused.id };
    expect(clicked(thing, one.legal, one.draft)).toEqual({ does: "ask" });
    expect(refusedOn(thing, one.legal, false)).toEqual(["place-palace"]);
    expect(refusedOn(thing, one.legal, true)).toEqual(["place-palace", "place-fortification"]);
    expect(refusedOn({ sort: "province", id: refused.province }, [], true)).toEqual(["place-emissary"]);
    expect(clicked({ sort: "alliance", id: "8" }, one.legal, one.draft)).toEqual({ does: "look" });
  });

  it("asks about a fortification alone, where a palace is possible", () => {
    const [thing, choices] = [...placements(middle.legal)].find(([each]) => each.startsWith("space"))!;
    const asked = { sort: "space", id: thing.slice("space ".length) };
    expect(choices.map(pieceOf)).toEqual(["palace"]);
    expect(refusedOn(asked, middle.legal, true)).toEqual(["place-fortification"]);
    expect(refusedOn(asked, middle.legal, false)).toEqual([]);
  });

  it("lets choose where a palace and a fortification are possible, the palace first", () => {
    const forts = recorded("b-start");
    const [thing, choices] = [...placements(forts.legal)].find(([, each]) => each.length > 1)!;
    const [sort, id] = thing.split(" ") as [string, string];
    expect(choices.map(pieceOf)).toEqual(["palace", "fortification"]);
    expect(clicked({ sort, id }, forts.legal, [])).toEqual({ does: "choose", choices });
  });
});

describe("the display while cards are taken", () => {
  const full = ["red", "green", "green", "purple"] as const;

  it("has a gap where a card was, and the others stay where they are", () => {
    const once = inPlace(full, ["red", "green", "purple"], 1);
    expect(once).toEqual(["red", null, "green", "purple"]);
    expect(inPlace(once, ["red", "purple"], 2)).toEqual(["red", null, null, "purple"]);
  });

  it("keeps its gap while a card comes from the pile", () => {
    expect(inPlace(["red", null, "green"], ["red", "green"])).toEqual(["red", null, "green"]);
  });

  it("is in its own order once it is filled up, or a card was given back", () => {
    expect(inPlace([null, "green", "purple"], ["green", "yellow", "purple"])).toEqual(["green", "yellow", "purple"]);
    expect(inPlace(["red", null, "green", "purple"], full)).toEqual(full);
    expect(inPlace([], full)).toEqual(full);
  });
});

describe("paying", () => {
  it("proposes a legal payment that the hand holds", () => {
    const best = two.proposals[0]!;
    expect(payments(two.legal).map((each) => each.action)).toContain(best.action);
    expect(paymentWith([...cardsOf(best)].reverse(), two.legal)).toEqual(best);
    expect(paymentWith([], two.legal)).toBeNull();
  });

  it("finds the cards of a payment in a hand", () => {
    expect(placesOf(["purple", "purple"], ["orange", "purple", "purple"])).toEqual([1, 2]);
    expect(placesOf(["red"], ["green"])).toEqual([]);
  });

  it("adds a card only if some payment holds it with the others", () => {
    const pay = (action: number, cards: string) => ({ action, kind: "pay", fields: { cards } });
    const legal = [pay(1, "orange"), pay(2, "purple purple")];
    expect(fits("purple", ["purple"], legal)).toBe(true);
    expect(fits("purple", ["orange"], legal)).toBe(false);
    expect(fits("red", [], legal)).toBe(false);
  });
});

describe("cards", () => {
  it("are exchanged and drawn by what is legal", () => {
    const hand = [
      ...new Set(middle.legal.filter((each) => each.kind === "exchange").map((each) => String(each.fields["colour"]))),
    ];
    expect(hand.length).toBeGreaterThan(0);
    expect(exchangeOf(hand[0] as "red", middle.legal)?.kind).toBe("exchange");
    const drawing = recorded("a-drawing");
    expect(drawOf("pile", drawing.legal)?.kind).toBe("draw");
    expect(drawOf("pile", middle.legal)).toBeNull();
  });
});
