// My cards, and what pays for what is put down.
import { tick } from "svelte";
import { expect } from "vitest";
import Band from "../../../src/boards/confucius/Band.svelte";
import { BANDED } from "../../../src/boards/confucius/prompting.ts";
import Tray from "../../../src/boards/confucius/Tray.svelte";
import { Turning } from "../../../src/boards/confucius/turning.svelte.ts";
import { say } from "../../../src/text/say.ts";
import { deedsOf } from "../recordedConfucius.ts";
import { all, draw, letters, numbersIn, seen, sorted, words } from "./drawing.ts";
import { type At, told } from "./told.ts";

/** My cards with both their values, and my reward cards. */
export async function showsMyHand({ part, scene, now, position, seats, mine, layout }: At): Promise<void> {
  const deeds = mine ? deedsOf() : undefined;
  const turning = new Turning(() => ({ scene, now, deeds }));
  const root = await draw(Tray, { ...part, scene, deeds, turning });
  const face = seats.find((each) => each.mine);
  if (!face) return expect(root.querySelector("[data-part=tray]")).toBe(null);
  const held = position.hands[face.name] as readonly number[];
  const cards = all(root, "[data-card]");
  expect(sorted(cards.map((card) => Number(words(card.querySelector("b")))))).toEqual(sorted(held));
  for (const card of cards) {
    const [coins, licences] = [Number(words(card.querySelector("b"))), 4 - Number(words(card.querySelector("b")))];
    expect(words(card.querySelector("[aria-hidden=true]:last-child"))).toBe(`${licences} lic.`);
    expect(numbersIn(words(card.querySelector(".unseen"))).filter((each) => ![coins, licences].includes(each))).toEqual(
      [],
    );
  }
  expect(layout.cards.every(({ coins, licences }) => coins + licences === 4)).toBe(true);
  const rewards = all(root, "[data-thing^=reward]").map((each) => each.getAttribute("data-thing")!.slice(7));
  expect(sorted(rewards)).toEqual(sorted(position.rewards[face.name] as readonly string[]));
}

/** What pays for a gesture that has begun, card by card: sum, waste, what is short; what an income draws. */
export async function showsThePayment({ told: each, mine }: At): Promise<void> {
  for (const begun of mine ? each.begun : []) {
    if (!begun.details.payment) continue;
    const at = { ...told(each, begun), position: begun.position };
    const { part, scene, now } = at;
    const deeds = deedsOf();
    const turning = new Turning(() => ({ scene, now, deeds }));
    const root = await draw(Tray, { ...part, scene, deeds, turning }, "paying");
    showsTheSum(root, at);
    for (const css of ["[data-card].chosen", "[data-card]:not(.chosen)"]) {
      const card = root.querySelector<HTMLElement>(css);
      card?.click();
      await tick();
      if (card) showsTheSum(root, at);
    }
    await showsTheBand(at, turning);
  }
}

const MOST_SPENT = 4; // CF-ACT-COM
function showsTheSum(root: Element, { position, details, scene }: At): void {
  const { price, currency } = position.payment;
  const { kind, ways } = details.payment!;
  expect(kind).toBe(scene.draft[0]!.kind);
  const title = words(root.querySelector(".pay > b"));
  if (price) expect(title.endsWith(` for ${say("confucius-money", { amount: price, currency })}`), title).toBe(true);
  const coins = all(root, "[data-card].chosen b").map((card) => Number(words(card)));
  const paid = coins.map((each) => (currency === "licences" ? 4 - each : each));
  const sum = paid.reduce((all, each) => all + each, 0);
  const way = ways.find(({ cards }) =>
    [1, 2, 3].every((n) => cards[n - 1] === coins.filter((each) => each === n).length),
  );
  const lines = all(root, ".pay > span");
  const line = words(lines[0]!);
  seen.add(`${kind}${way ? "" : ", short"}`);
  if (kind === "commercial") {
    const draws = Math.min(sum, MOST_SPENT) + 1;
    expect(line).toBe(say("confucius-draws", { number: way ? draws : 0, chosen: way ? "yes" : "no" }));
    return expect(way?.draws ?? draws).toBe(draws);
  }
  const waste = sum - price;
  const cards = line.slice(0, line.indexOf(" = ")); // in the order in which they were chosen
  if (paid.length > 1) expect(sorted(numbersIn(cards))).toEqual(sorted(paid));
  if (waste < 0)
    expect(line).toBe(say("confucius-short", { cards: paid.length > 1 ? cards : `${sum}`, missing: -waste, sum }));
  else expect(line).toBe(say("confucius-pays", { cards, sum, cardsMany: paid.length, waste }));
  if (way) expect(way.over).toBe(waste);
  expect(lines[0]!.classList.contains("waste"), line).toBe(price > 0 && !!way && waste > 0);
}

/** The choices of what is being said, with their amounts: what is impossible is hatched. */
async function showsTheBand({ layout, now, seats, before, details, position }: At, turning: Turning): Promise<void> {
  const root = await draw(Band, { turning, layout, now, seats, details: before, deeds: deedsOf() }, "paying");
  const { ways, lands, kind } = details.payment!;
  if (kind === "commercial") {
    const draws = all(root, ".cell:not([data-thing])").map((cell) => Number(words(cell.querySelector("b"))));
    expect(draws).toEqual(sorted([...new Set(ways.map((way) => way.draws))]));
  }
  const cells = all(root, "[data-thing^=distant]");
  expect(cells.map((cell) => cell.getAttribute("data-thing"))).toEqual(lands.map(({ id }) => `distant ${id}`));
  for (const [n, { id, open, points }] of lands.entries()) {
    const { discoverer, chit } = position.distant_lands[id]!;
    expect(words(cells[n]!.querySelector("b")), id).toBe(open ? `${points}` : "–");
    expect(cells[n]!.classList.contains("refused"), id).toBe(!open);
    if (open && !discoverer) expect(points, id).toBe(chit);
    seen.add("a voyage");
  }
}

/** The band of every kind of action that is possible in a turn. */
export async function showsTheBands({ scene, layout, now, seats, before, position, mine }: At): Promise<void> {
  if (!mine || now.room !== "turn") return;
  const deeds = deedsOf();
  const turning = new Turning(() => ({ scene, now, deeds }));
  for (const kind of Object.keys(BANDED).filter((each) => scene.legal.some((choice) => choice.kind === each))) {
    turning.intent = { kinds: [kind], fixed: {} };
    const root = await draw(Band, { turning, layout, now, seats, details: before, deeds }, "saying");
    const legal = scene.legal.filter((choice) => choice.kind === kind);
    const values = (field: string): string[] => sorted(legal.map(({ fields }) => String(fields[field])));
    const cells = all(root, "[data-value]");
    const open = cells.filter((cell) => !cell.classList.contains("refused"));
    const told = open.map((cell) => cell.getAttribute("data-value")!);
    const fields = BANDED[kind]!;
    if (kind === "voyage") {
      const name = position.players[now.viewer]!;
      expect(numbersIn(words(root.querySelector(".hint")))).toEqual([position.shipyards[name], position.oceans[name]]);
    } else expect(sorted([...new Set(told)]), kind).toEqual(sorted([...new Set(fields.flatMap(values))]));
    for (const cell of cells) {
      const seat = seats[Number(cell.getAttribute("data-value"))];
      if (cell.classList.contains("chip")) expect(letters(cell)).toEqual([seat!.letter]);
    }
    if (kind === "buy-junks" || kind === "buy-gift") {
      const prices = kind === "buy-junks" ? before.prices.junks : before.prices.gifts;
      const notes = cells.map((cell) => words(cell.querySelector("i")));
      const amounts = cells.map((cell) => prices[Number(cell.getAttribute("data-value")) - 1]!);
      const money = (amount: number): string => say("confucius-money", { amount, currency: "coins" });
      expect(notes, kind).toEqual(amounts.map((coins) => say("confucius-band-price", { coins, money: money(coins) })));
      const cheap = Object.values(before.actions).find(({ kinds }) => kind in kinds)!.kinds[kind]!.prices;
      const shown = amounts.filter((_, n) => open.includes(cells[n]!));
      expect(
        [...new Set(shown)].sort((one, other) => one - other),
        kind,
      ).toEqual([...new Set(cheap)]);
    }
    seen.add(`the band of ${kind}`);
  }
  turning.intent = null;
}
