// The law of Confucius' board: everything it shows equals the position, over random games of all options. The positions
// are made while the test begins, by `tests/confucius/cf_board_positions.py`: what the server tells, and beside it the
// same position in names, which is written another way. What is drawn is compared with these names.
import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { ConfuciusDetails } from "../../src/boards/confucius/details.ts";
import Actions from "../../src/boards/confucius/Actions.svelte";
import Court from "../../src/boards/confucius/Court.svelte";
import Gifts from "../../src/boards/confucius/Gifts.svelte";
import type { ConfuciusLayout } from "../../src/boards/confucius/layout.ts";
import type { PartProps } from "../../src/boards/confucius/parts.ts";
import { read } from "../../src/boards/confucius/reading.ts";
import SeatFacts from "../../src/boards/confucius/SeatFacts.svelte";
import Supply from "../../src/boards/confucius/Supply.svelte";
import Titles from "../../src/boards/confucius/Titles.svelte";
import World from "../../src/boards/confucius/World.svelte";
import { faceOf } from "../../src/boards/faces.ts";
import type { SeatFacts as Facts } from "../../src/panels/data.ts";
import { Lexicon, type LexiconTold } from "../../src/text/lexicon.ts";
import { positions, SOAK } from "../../tools/positions.js";

type ByName<T> = Readonly<Record<string, T>>;
/** A position in names, as `guanxi show` writes it. */
interface Named {
  readonly players: readonly string[];
  readonly stage: string;
  readonly wall: number;
  readonly chief_minister: string;
  readonly hands: ByName<number | readonly number[]>;
  readonly rewards: ByName<number | readonly string[]>;
  readonly deck: number | readonly number[];
  readonly discard: number | readonly number[];
  readonly rewards_left: number | readonly string[];
  readonly officials: ByName<{ readonly price: number; readonly owner: string; readonly secured: boolean }>;
  readonly ministries: ByName<{
    readonly resolved: boolean;
    readonly minister_chit: number;
    readonly secretary_chit: number;
    readonly influence: ByName<number>;
  }>;
  readonly on_spaces: ByName<ByName<number>>;
  readonly official_stack: number;
  readonly candidate: string;
  readonly candidates_left: number;
  readonly forced: boolean;
  readonly students: { readonly red: string; readonly plain: string };
  readonly distant_lands: ByName<{ chit: number; discoverer: string; visitors: readonly string[] }>;
  readonly foreign_lands: readonly {
    readonly id: string;
    readonly price: number;
    readonly boxes: ByName<string>;
    readonly points: ByName<number>;
    readonly reward: string;
    readonly resolved: boolean;
  }[];
  readonly junk_supply: number;
  readonly shipyards: ByName<number>;
  readonly oceans: ByName<number>;
  readonly armies: ByName<{ readonly supply: number; readonly colony: number }>;
  readonly gifts: ByName<{ unavailable: readonly number[]; available: readonly number[]; out: readonly number[] }>;
  readonly active_gifts: readonly { readonly from: string; readonly to: string; readonly value: number }[];
  readonly cubes: ByName<number>;
  readonly active_cubes: ByName<number>;
  readonly scores: ByName<number>;
  readonly totals: ByName<number>;
  readonly titles: ByName<{ readonly holder: string; readonly counts: ByName<number> }>;
}
interface Told {
  readonly options: ByName<string>;
  readonly seat: number;
  readonly asked: number;
  readonly view: number[];
  readonly details: ConfuciusDetails;
  readonly totals: number[];
  readonly position: Named;
  readonly settled: Named; // as details are told: a payment that has begun is finished
}

const EACH = SOAK ? 60 : 6; // positions of each of the fifteen configurations, and a few more
const made = positions(EACH) as {
  readonly lexicon: LexiconTold;
  readonly layouts: Readonly<Record<string, ConfuciusLayout>>;
  readonly positions: readonly Told[];
};
const lexicon = new Lexicon(made.lexicon);
const count = (cards: number | readonly unknown[]): number => (typeof cards === "number" ? cards : cards.length);

/** Everything of a position that a test needs: what a part is told, and its names. */
function told({ options, seat, asked, view, details, totals, position, settled }: Told) {
  const layout = made.layouts[options["advanced"]!]!;
  const shown = lexicon.view(view);
  const now = read(shown, layout);
  const seats: Facts[] = position.players.map((name, n) => ({
    ...faceOf(lexicon.told.looks, shown, position.players.length, { seat: n, name, mine: n === seat }),
    ...{ acting: n === asked, points: now.seats[n]!.points, ended: totals[n]!, clock: null, here: true, bot: "" },
    ...{ standIn: "", resigned: false, passed: false },
  }));
  const part: PartProps = {
    ...{ layout, now, seats, details, before: details, targets: new Map(), chosen: [], hint: [], last: [] },
    ...{ looked: null, lit: new Set<string>() },
  };
  const letterOf = (name: string): string => seats.find((face) => face.name === name)?.letter ?? "";
  return { layout, now, seats, part, details, position, settled, letterOf };
}

const letters = (at: Element | null): string[] =>
  [...(at?.querySelectorAll("svg text") ?? [])].map((each) => each.textContent);
const thing = (name: string): Element => document.querySelector(`[data-thing="${name}"]`)!;
const words = (at: Element | null): string => (at?.textContent ?? "").replace(/\s+/g, " ").trim();
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([found]) => Number(found));

type At = ReturnType<typeof told>;

function showsTheWorld({ part, position, settled, details, seats, letterOf }: At): void {
  render(World, part);
  expect(document.querySelectorAll('[data-piece^="wall"].stands')).toHaveLength(position.wall);
  for (const [n, land] of position.foreign_lands.entries()) {
    const drawn = document.querySelector(`[data-land="${land.id}"]`)!;
    for (const [box, [name, owner]] of Object.entries(land.boxes).entries()) {
      const spot = thing(`box land${n + 1}-${box + 1}`);
      expect(drawn.contains(spot)).toBe(true);
      expect(letters(spot), name).toEqual(owner ? [letterOf(owner)] : []);
      expect(words(spot.querySelector("b"))).toBe(String(land.points[name]));
      expect(!!spot.querySelector("em"), name).toBe(land.reward === name);
    }
    const told = details.lands[n]!;
    const full = Object.values(land.boxes).every(Boolean);
    const over = land.resolved || position.stage === "over";
    expect(drawn.getAttribute("data-state")).toBe(over ? (full ? "won" : "lost") : told.due ? "due" : "open");
    if (!over) expect(numbersIn(words(drawn)), land.id).toContain(land.price);
    if (!over && !told.due) expect(numbersIn(words(drawn.querySelector(".head")))).toEqual([told.left]);
  }
  for (const [id, { chit, discoverer, visitors }] of Object.entries(position.distant_lands)) {
    const spot = thing(`distant ${id}`);
    expect(words(spot.querySelector("b"))).toBe(String(chit));
    const later = visitors.filter((name) => name !== discoverer).map(letterOf);
    expect(letters(spot), id).toEqual(discoverer ? [...later, letterOf(discoverer)] : []);
  }
  for (const face of seats) {
    const row = document.querySelector(`[data-fleet="${face.seat}"]`)!;
    expect(words(row.querySelector(".yard"))).toBe(
      position.shipyards[face.name] ? `${position.shipyards[face.name]}` : "–",
    );
    expect(row.querySelectorAll(".slots .full")).toHaveLength(position.oceans[face.name]!);
  }
  expect(numbersIn(words(document.querySelector("[data-part=sea] header")))).toEqual([settled.junk_supply]);
  const mine = seats.find((face) => face.mine);
  const colony = document.querySelector("[data-colony]");
  if (!mine) return expect(colony).toBe(null);
  const { supply } = position.armies[mine.name]!;
  expect(colony!.getAttribute("data-colony")).toBe(String(position.armies[mine.name]!.colony));
  expect(numbersIn(words(colony!.lastElementChild))).toEqual(supply ? [supply, details.prices.army] : []);
}

/** In the same world: the hall, and who must tutor whom. */
function showsTheExamination({ position, details, seats, letterOf }: At): void {
  const hall = document.querySelector("[data-part=examination]")!;
  expect(hall.querySelector("[data-candidate]")!.getAttribute("data-candidate")).toBe(position.candidate || "none");
  if (position.candidate && position.candidates_left) {
    expect(numbersIn(words(hall.querySelector("[data-candidate]")))).toEqual([position.candidates_left]);
  }
  expect(!!hall.querySelector("b.forced")).toBe(position.forced);
  for (const student of ["red", "plain"] as const) {
    const spot = thing(`student ${student}`);
    const owner = position.students[student];
    expect(letters(spot)).toEqual(owner ? [letterOf(owner)] : []);
    const bound = details.examination.tutors.filter((each) => each.student === student && !each.done);
    for (const face of seats) {
      const must = bound.some((each) => each.seat === face.seat) && face.name !== owner;
      const told = words(spot.querySelector(".words span"));
      expect(face.mine ? / ?you/.test(told) : told.includes(face.name), `${face.name} ${student}`).toBe(must);
    }
  }
}

/** Of every seat what everybody may know, and no more. */
function showsTheSeats({ layout, now, position, details, seats }: At): void {
  for (const face of seats) {
    render(SeatFacts, { layout, now, details, face });
    const drawn = document.querySelector(`[data-seat="${face.seat}"]`)!;
    const [hand, rewards] = [position.hands[face.name]!, position.rewards[face.name]!];
    const counted = drawn.querySelector(".rewards")!;
    const kept = counted.getAttribute("aria-label") ?? words(counted);
    const sign = drawn.querySelector(".sign:not(.rewards)");
    const cards = sign ? sign.getAttribute("aria-label") : words(drawn.querySelector(".count"));
    if (sign) expect(words(sign)).toBe(String(count(hand)));
    const open = !face.mine && typeof hand !== "number" && hand.length > 0;
    expect(numbersIn(cards!), face.name).toEqual(open ? [hand.length, ...hand] : [count(hand)]);
    if (typeof rewards === "number" || face.mine || !rewards.length) expect(numbersIn(kept)).toEqual([count(rewards)]);
    else expect(kept.split(", ")).toHaveLength(rewards.length);
    expect(drawn.querySelectorAll(".cubes .unused")).toHaveLength(position.cubes[face.name]!);
    const absent = drawn.querySelectorAll(".cubes .absent").length;
    expect(layout.cubes.most - absent, face.name).toBe(position.active_cubes[face.name]!);
    const gifts = position.gifts[face.name]!;
    const given = position.active_gifts.filter((gift) => gift.from === face.name).map(({ value }) => value);
    for (const [state, values] of Object.entries({ ...gifts, given })) {
      const tiles = [...drawn.querySelectorAll(`.gifts .${state}`)].map((each) => Number(each.textContent));
      expect(tiles, `${face.name} ${state}`).toEqual([...values].sort());
    }
    const { supply, colony } = position.armies[face.name]!;
    expect(numbersIn(words(drawn.querySelector(".armies")))).toEqual(colony ? [supply, colony] : [supply]);
    expect(!!drawn.querySelector(".chief")).toBe(position.chief_minister === face.name);
    const points = words(drawn.querySelector(".points > :last-child"));
    expect(numbersIn(points), face.name).toEqual([position.scores[face.name], position.totals[face.name]]);
    cleanup();
  }
}

function showsSupplyAndTitles({ settled, details, seats, letterOf }: At): void {
  render(Supply, { details });
  const left = {
    ...{ deck: count(settled.deck), discard: count(settled.discard), rewards: count(settled.rewards_left) },
    ...{ officials: settled.official_stack, candidates: settled.candidates_left },
  };
  for (const [kind, number] of Object.entries(left)) {
    expect(numbersIn(words(document.querySelector(`[data-supply="${kind}"]`))), kind).toEqual([number]);
  }
  render(Titles, { details, seats });
  const order = [...document.querySelectorAll("[data-part=titles] thead svg text")].map((text) => text.textContent);
  for (const [id, { holder, counts }] of Object.entries(settled.titles)) {
    const cells = [...document.querySelectorAll(`[data-title="${id}"] td`)];
    const expected = order.map((letter) => counts[seats.find((face) => face.letter === letter)!.name]);
    expect(cells.map((cell) => numbersIn(words(cell))[0])).toEqual(expected);
    const held = order.filter((_, n) => cells[n]!.classList.contains("holds"));
    expect(held, id).toEqual(holder ? [letterOf(holder)] : []);
  }
}

/** Every gift, and the cubes that they give. */
function showsTheGifts({ part, settled, details, seats }: At): void {
  render(Gifts, part);
  const heads = [...document.querySelectorAll("thead svg text")].map((text) => text.textContent);
  for (const row of document.querySelectorAll("tbody tr")) {
    const from = seats.find((face) => face.letter === row.querySelector("th svg text")!.textContent)!;
    const cells = [...row.querySelectorAll("td")];
    const values = heads.map((letter) => {
      const to = seats.find((face) => face.letter === letter)!;
      return settled.active_gifts.find((gift) => gift.from === from.name && gift.to === to.name)?.value ?? 0;
    });
    expect(
      cells.slice(0, heads.length).map((cell) => Number(words(cell).replace("·", "") || 0)),
      from.name,
    ).toEqual(values);
    const gifts = settled.active_gifts.filter((gift) => gift.from === from.name || gift.to === from.name).length;
    expect(numbersIn(words(cells.at(-1)!))).toEqual([gifts, details.bonds.next[from.seat]]);
  }
}

/** Officials with my price and whose they are, posts as they stand, everybody's influence. */
function showsTheCourt({ part, position, settled, details, seats, letterOf, layout }: At): void {
  render(Court, part);
  const viewer = part.now.viewer;
  for (const id of layout.ministries.flatMap((ministry) => ministry.officials)) {
    const [tile, official] = [thing(`official ${id}`), position.officials[id]];
    const price = words(tile.querySelector(".price"));
    if (!official) {
      expect(tile.classList.contains("empty"), id).toBe(true);
      continue;
    }
    expect(letters(tile), id).toEqual(official.owner ? [letterOf(official.owner)] : []);
    if (official.owner) expect(!!tile.querySelector(".foot"), id).toBe(official.secured);
    const mine = viewer < 0 ? official.price : details.officials[id]?.prices[viewer];
    const printed = mine === official.price ? `${mine}` : `${mine}${official.price}`; // the second struck through
    if (tile.querySelector(".star")) expect(details.officials[id], id).toBeUndefined();
    else expect(price, id).toBe(printed);
  }
  for (const [n, row] of [...document.querySelectorAll(".ministry")].entries()) {
    const id = layout.ministries[n]!.id;
    const [told, named] = [details.ministries[id]!, settled.ministries[id]!];
    const holders = [told.minister, told.secretary].map((seat) => (seat === null ? [] : [seats[seat]!.letter]));
    expect([...row.querySelectorAll(".post")].map(letters), id).toEqual(holders);
    const points = [...row.querySelectorAll(".post b")].map((each) => Number(words(each)));
    expect(points, id).toEqual([named.minister_chit, named.secretary_chit]);
    const influence = [...row.querySelectorAll(".influence > span")].map((each) => [
      letters(each)[0],
      numbersIn(words(each))[0],
    ]);
    const expected = seats
      .filter((face) => named.influence[face.name])
      .map((face) => [face.letter, named.influence[face.name]]);
    expect(influence.sort(), id).toEqual(expected.sort());
    expect(row.classList.contains("closed"), id).toBe(position.ministries[id]!.resolved);
  }
}

/** Everybody's cubes on every space, and on my turn the cubes that my next use takes. */
function showsTheActions({ part, position, details, seats }: At): void {
  const viewer = part.now.viewer;
  const asking = viewer >= 0 && seats[viewer]!.acting && position.stage === "turn";
  render(Actions, { ...part, asking, intent: null });
  const boxes = [...part.layout.actions, "reward"];
  for (const [n, drawn] of [...document.querySelectorAll("[data-part=actions] > .box")].entries()) {
    const box = boxes[n]!;
    const cubes = [...drawn.querySelectorAll(".cube")].map(words).sort();
    const there = Object.entries(position.on_spaces[box] ?? {});
    const expected = there.map(
      ([name, many]) => `${seats.find((face) => face.name === name)!.letter}${many > 1 ? many : ""}`,
    );
    expect(cubes, box).toEqual(expected.sort());
    const told = details.actions[box];
    const open = asking && !!told && Object.values(told.kinds).some((kind) => kind.open > 0);
    const cost = words(drawn.querySelector(".cost > :last-child"));
    expect(cost, box).toBe(open ? `${told.cubes[viewer]}` : "");
    expect(drawn.classList.contains("open"), box).toBe(open);
  }
}

const CONFIGURATIONS = [...new Set(made.positions.map(({ options }) => JSON.stringify(options)))];

const SHOWN = [
  showsTheWorld,
  showsTheExamination,
  cleanup,
  showsTheSeats,
  showsSupplyAndTitles,
  cleanup,
  showsTheGifts,
  cleanup,
  showsTheCourt,
  cleanup,
  showsTheActions,
  cleanup,
];

describe("everything that the board shows equals the position", () => {
  it("there are positions of all options", () => expect(CONFIGURATIONS).toHaveLength(15));

  it.each(CONFIGURATIONS)(
    "%s",
    async (options) => {
      const here = made.positions.filter((each) => JSON.stringify(each.options) === options);
      expect(here.length).toBeGreaterThan(5);
      for (const [n, each] of here.entries()) {
        const at = told(each);
        for (const shows of SHOWN) {
          try {
            shows(at);
          } catch (error) {
            throw new Error(`position ${n}, ${each.position.stage}: ${shows.name}: ${String(error)}`, { cause: error });
          }
        }
        await new Promise((go) => setTimeout(go)); // the runner wants to hear of us
      }
    },
    120_000,
  );
});
