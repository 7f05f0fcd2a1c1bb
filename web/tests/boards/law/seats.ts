// What everybody may know of a seat, of the supply and of the titles.
import { expect } from "vitest";
import SeatFacts from "../../../src/boards/confucius/SeatFacts.svelte";
import Supply from "../../../src/boards/confucius/Supply.svelte";
import Titles from "../../../src/boards/confucius/Titles.svelte";
import { all, CAPITAL, draw, label, numbersIn, sorted, words } from "./drawing.ts";
import { type At, count } from "./told.ts";

/** Of every seat what everybody may know, and no more. */
export async function showsTheSeats({ layout, now, position, details, seats }: At): Promise<void> {
  for (const face of seats) {
    const root = await draw(SeatFacts, { layout, now, details, face }, String(face.seat));
    const drawn = root.querySelector(`[data-seat="${face.seat}"]`)!;
    const [hand, rewards] = [position.hands[face.name]!, position.rewards[face.name]!];
    const counted = drawn.querySelector(".rewards")!;
    const kept = label(counted) || words(counted);
    const sign = drawn.querySelector(".sign:not(.rewards)");
    const cards = sign ? label(sign) : words(drawn.querySelector(".count"));
    if (sign) expect(words(sign)).toBe(String(count(hand)));
    const open = !face.mine && typeof hand !== "number" && hand.length > 0;
    expect(numbersIn(cards), face.name).toEqual(open ? [hand.length, ...hand] : [count(hand)]);
    if (typeof rewards === "number" || face.mine || !rewards.length) expect(numbersIn(kept)).toEqual([count(rewards)]);
    else expect(kept.split(", ")).toHaveLength(rewards.length);
    const [unused, cubes] = [position.cubes[face.name]!, position.active_cubes[face.name]!];
    expect(all(drawn, ".cubes .unused")).toHaveLength(unused);
    expect(layout.cubes.most - all(drawn, ".cubes .absent").length, face.name).toBe(cubes);
    expect(numbersIn(label(drawn.querySelector(".cubes")))).toEqual([unused, cubes]);
    const gifts = position.gifts[face.name]!;
    const given = position.active_gifts.filter((gift) => gift.from === face.name).map(({ value }) => value);
    for (const [state, values] of Object.entries({ ...gifts, given })) {
      const tiles = all(drawn, `.gifts .${state}`).map((each) => Number(each.textContent));
      expect(tiles, `${face.name} ${state}`).toEqual(sorted(values));
    }
    const { supply, colony } = position.armies[face.name]!;
    const armies = drawn.querySelector(".armies");
    expect(numbersIn(words(armies))).toEqual(colony ? [supply, colony] : [supply]);
    expect(numbersIn(label(armies))).toEqual([supply, colony]);
    expect(!!drawn.querySelector(".chief")).toBe(position.chief_minister === face.name);
    const points = words(drawn.querySelector(".points > :last-child"));
    expect(numbersIn(points), face.name).toEqual([position.scores[face.name], position.totals[face.name]]);
  }
}

export async function showsSupplyAndTitles({ settled, details, seats, letterOf, called }: At): Promise<void> {
  const supply = await draw(Supply, { details });
  const left = {
    ...{ deck: count(settled.deck), discard: count(settled.discard), rewards: count(settled.rewards_left) },
    ...{ officials: settled.official_stack, candidates: settled.candidates_left },
  };
  for (const [kind, number] of Object.entries(left)) {
    expect(numbersIn(words(supply.querySelector(`[data-supply="${kind}"]`))), kind).toEqual([number]);
  }
  const root = await draw(Titles, { details, seats });
  const order = all(root, "[data-part=titles] thead svg text").map((text) => text.textContent);
  for (const [id, { holder, counts }] of Object.entries(settled.titles)) {
    const row = root.querySelector(`[data-title="${id}"]`)!;
    const cells = all(row, "td:not(.why)");
    const expected = order.map((letter) => counts[seats.find((face) => face.letter === letter)!.name]!);
    expect(cells.map((cell) => numbersIn(words(cell))[0])).toEqual(expected);
    const having = (css: string) => order.filter((_, n) => cells[n]!.classList.contains(css));
    expect(having("holds"), id).toEqual(holder ? [letterOf(holder)] : []);
    const best = order.filter((_, n) => expected[n] === Math.max(...expected));
    expect(having("best"), id).toEqual(best);
    const why = words(root.querySelector(`[data-title="${id}"] + .why`));
    const breaks = CAPITAL[{ admiral: "gongbu", general: "bingbu", chief_minister: "hubu" }[id]!]!;
    if (best.length === 1) expect(why).toMatch(holder ? /^most/ : /^nobody gets it$/);
    else if (!holder) expect(why).toBe("a tie: nobody gets it");
    else {
      const whom = called(holder) === "you" ? "yours, as" : `to ${holder},`;
      expect(why, id).toBe(`a tie: ${whom} Minister of ${breaks}`);
    }
  }
}
