// The law of Confucius' board: everything it shows equals the position, over random games of all options. The positions
// are made while the test begins, by `tests/confucius/cf_board_positions.py`: what the server tells, and beside it the
// same position in names, which is written another way. What is drawn is compared with these names, and where they do not
// say it, with what the server tells looking closer: that has a law of its own, `doors/test_cf_board_law.py`.
// A part is drawn once for each configuration and told one position after the other, as at a table.
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Actions from "../../src/boards/confucius/Actions.svelte";
import Court from "../../src/boards/confucius/Court.svelte";
import type { ConfuciusDetails, GiftDetails } from "../../src/boards/confucius/details.ts";
import EndOfRound from "../../src/boards/confucius/EndOfRound.svelte";
import Gifts from "../../src/boards/confucius/Gifts.svelte";
import type { ConfuciusLayout } from "../../src/boards/confucius/layout.ts";
import type { PartProps } from "../../src/boards/confucius/parts.ts";
import PreviewPanel from "../../src/boards/confucius/PreviewPanel.svelte";
import { read } from "../../src/boards/confucius/reading.ts";
import SeatFacts from "../../src/boards/confucius/SeatFacts.svelte";
import CourtSheet from "../../src/boards/confucius/sheets/CourtSheet.svelte";
import Supply from "../../src/boards/confucius/Supply.svelte";
import Titles from "../../src/boards/confucius/Titles.svelte";
import Tray from "../../src/boards/confucius/Tray.svelte";
import { unplayed } from "../../src/boards/confucius/turn.ts";
import { Turning } from "../../src/boards/confucius/turning.svelte.ts";
import World from "../../src/boards/confucius/World.svelte";
import type { Choice, Scene } from "../../src/boards/contract.ts";
import { faceOf } from "../../src/boards/faces.ts";
import type { PreviewTold, Prospect, SeatFacts as Facts, Standing } from "../../src/panels/data.ts";
import { Lexicon, type LexiconTold } from "../../src/text/lexicon.ts";
import { say } from "../../src/text/say.ts";
import { positions, SOAK } from "../../tools/positions.js";
import { deedsOf } from "./recordedConfucius.ts";

type ByName<T> = Readonly<Record<string, T>>;
/** A position in names, as `guanxi show` writes it. */
interface Named {
  readonly players: readonly string[];
  readonly stage: string;
  readonly round: number;
  readonly wall: number;
  readonly chief_minister: string;
  readonly free: string;
  readonly dropped_out: readonly string[];
  readonly holders: ByName<string>;
  readonly aside: ByName<number | readonly number[]>;
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
    readonly due: boolean;
    readonly minister: string;
    readonly secretary: string;
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
interface Known {
  readonly view: number[];
  readonly legal: number[];
  readonly details: ConfuciusDetails;
  readonly totals: number[];
  readonly position: Named;
}
interface Told extends Known {
  readonly options: ByName<string>;
  readonly seat: number;
  readonly asked: number;
  readonly standings: Standing[];
  readonly prospects: Prospect[];
  readonly settled: Named; // as details are told: a payment that has begun is finished
  readonly draft: (Known & { readonly actions: number[]; readonly preview: PreviewTold }) | null;
}

const EACH = SOAK ? 60 : 4; // turns of each of the fifteen configurations, and every other decision
const made = positions(EACH) as {
  readonly lexicon: LexiconTold;
  readonly layouts: Readonly<Record<string, ConfuciusLayout>>;
  readonly positions: readonly Told[];
};
const lexicon = new Lexicon(made.lexicon);
const count = (cards: number | readonly unknown[]): number => (typeof cards === "number" ? cards : cards.length);
const choices = (actions: readonly number[]): Choice[] => actions.map((action) => lexicon.action(action));

/** Everything of a position that a test needs: what a part is told, and its names. With `drafts`, a gesture is put down. */
function told(each: Told, drafts = false) {
  const { options, seat, asked, details: before, totals, position, settled, prospects, standings } = each;
  const layout = made.layouts[options["advanced"]!]!;
  const known = (drafts && each.draft) || each;
  const draft = drafts ? choices(each.draft!.actions) : [];
  const view = lexicon.view(known.view);
  const now = unplayed(read(view, layout), layout, draft);
  const { details } = known;
  const seats: Facts[] = position.players.map((name, n) => ({
    ...faceOf(lexicon.told.looks, lexicon.view(each.view), position.players.length, {
      seat: n,
      name,
      mine: n === seat,
    }),
    ...{ acting: n === asked, points: now.seats[n]!.points, ended: totals[n]!, clock: null, here: true, bot: "" },
    ...{ standIn: "", resigned: false, passed: false },
  }));
  const part: PartProps = {
    ...{ layout, now, seats, details, before, targets: new Map(), chosen: draft, hint: [], last: [] },
    ...{ looked: null, lit: new Set<string>() },
  };
  const mine = seat >= 0 && asked === seat;
  const scene: Scene = {
    ...{ game: "confucius", layout, seats, hint: [], last: [], turn: [], log: [], sections: [], drawing: [], view },
    ...{ choices: [], reasons: [], sending: false, quick: false, labels: "towns", tell: ({ event }) => event },
    ...{ viewer: seat, asked, over: asked < 0, draft, proposals: [], whole: false, details, detailsBefore: before },
    ...{ legal: mine ? choices(known.legal) : [], open: mine ? choices(each.legal) : [] },
    ...{ totals, after: null, standings, prospects, preview: null },
  };
  const letterOf = (name: string): string => seats.find((face) => face.name === name)?.letter ?? "";
  const called = (name: string): string => (seats.find((face) => face.name === name)?.mine ? "you" : name);
  return { ...{ layout, now, seats, part, scene, details, position, settled, letterOf, called, mine }, told: each };
}
type At = ReturnType<typeof told>;

const drawn = new Map<string, { readonly root: HTMLElement; readonly rerender: (props: object) => Promise<void> }>();
/** A part of the board with these properties: drawn, or told of what is new. */
async function draw(part: unknown, props: object, name = ""): Promise<HTMLElement> {
  const key = `${(part as { name: string }).name} ${name}`;
  const traces = Error as { prepareStackTrace?: unknown };
  const traced = traces.prepareStackTrace;
  traces.prepareStackTrace = () => ""; // Svelte notes where a property was set again and again: a third of the time
  const found = drawn.get(key);
  if (found) await found.rerender(props);
  else {
    const { container, rerender } = render(part as Component<object>, props);
    drawn.set(key, { root: container, rerender });
  }
  traces.prepareStackTrace = traced;
  return drawn.get(key)!.root;
}

const all = (at: Element, css: string): Element[] => [...at.querySelectorAll(css)];
const letters = (at: Element | null): string[] => (at ? all(at, "svg text").map((each) => each.textContent) : []);
const words = (at: Element | null): string => (at?.textContent ?? "").replace(/\s+/g, " ").trim();
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([found]) => Number(found));
const label = (at: Element | null): string => at?.getAttribute("aria-label") ?? "";
const sorted = <T>(things: readonly T[]): T[] => [...things].sort();
const CAPITAL: ByName<string> = { bingbu: "Bingbu", hubu: "Hubu", gongbu: "Gongbu" };
const RED = { red: "Red", plain: "Plain" } as const;

async function showsTheWorld(at: At): Promise<void> {
  const { part, position, settled, details, layout, seats, letterOf, called } = at;
  const root = await draw(World, part);
  const thing = (name: string): Element => root.querySelector(`[data-thing="${name}"]`)!;
  expect(all(root, '[data-piece^="wall"].stands')).toHaveLength(position.wall);
  const next = position.wall < position.round ? [position.wall + 1] : [];
  expect(all(root, ".wall .next").map((piece) => Number(words(piece)))).toEqual(next);
  expect(numbersIn(label(root.querySelector(".wall")))).toEqual([position.wall, layout.wall, ...next]);
  const ended = position.stage === "over";
  for (const [n, land] of position.foreign_lands.entries()) {
    const drawn = root.querySelector(`[data-land="${land.id}"]`)!;
    const told = details.lands[n]!;
    const over = land.resolved || ended;
    for (const [box, [name, owner]] of Object.entries(land.boxes).entries()) {
      const spot = thing(`box land${n + 1}-${box + 1}`);
      expect(drawn.contains(spot)).toBe(true);
      expect(letters(spot), name).toEqual(owner ? [letterOf(owner)] : []);
      expect(words(spot.querySelector("b"))).toBe(String(land.points[name]));
      expect(!!spot.querySelector("em"), name).toBe(land.reward === name);
      const free = over ? "empty" : `free, ${land.price} coin${land.price === 1 ? "" : "s"}`;
      const whose = called(owner) === "you" ? "your army" : owner ? `army of ${owner}` : free;
      const card = land.reward === name ? " and a reward card" : "";
      const points = land.points[name]!;
      expect(label(spot)).toMatch(new RegExp(`, box ${box + 1}: ${points} points?${card}, ${whose}$`));
    }
    const full = Object.values(land.boxes).every(Boolean);
    expect(drawn.getAttribute("data-state")).toBe(over ? (full ? "won" : "lost") : told.due ? "due" : "open");
    const deadline = layout.land_spaces[n]!.deadline;
    expect(deadline).toBe(told.deadline);
    const left = over || told.due ? [] : [deadline - settled.wall]; // looking closer
    expect(numbersIn(words(drawn.querySelector(".head")))).toEqual(left);
    const below = all(drawn, ":scope > p").flatMap((line) => numbersIn(words(line)));
    expect(below, land.id).toEqual(over ? [] : [deadline, land.price]);
    const rope = root.querySelectorAll("svg.lines > g")[n]!;
    expect(rope.getAttribute("class"), land.id).toMatch(over ? /gone/ : told.due ? /due/ : /soon/);
    expect(parseFloat(rope.querySelector("circle")!.getAttribute("cx")!)).toBeCloseTo(
      ((deadline - 0.5) / layout.wall) * 100,
    );
  }
  for (const [id, { chit, discoverer, visitors }] of Object.entries(position.distant_lands)) {
    const spot = thing(`distant ${id}`);
    expect(words(spot.querySelector("b"))).toBe(String(chit));
    const later = visitors.filter((name) => name !== discoverer);
    const there = discoverer ? [...later, discoverer] : [];
    expect(letters(spot), id).toEqual(there.map(letterOf));
    expect(numbersIn(label(spot))[0], id).toBe(chit);
    for (const name of position.players) {
      if (called(name) !== "you") expect(label(spot).includes(name), `${id} ${name}`).toBe(there.includes(name));
    }
  }
  const voyage = layout.junks.per_voyage;
  for (const face of seats) {
    const row = root.querySelector(`[data-fleet="${face.seat}"]`)!;
    const [yard, sea] = [position.shipyards[face.name]!, position.oceans[face.name]!];
    expect(words(row.querySelector(".yard"))).toBe(yard ? `${yard}` : "–");
    expect(all(row, ".slots .full")).toHaveLength(sea);
    expect(all(row, ".slots i")).toHaveLength(voyage);
    expect(numbersIn(words(row.querySelector(".unseen")))).toEqual([yard, sea, voyage]);
  }
  expect(numbersIn(words(root.querySelector("[data-part=sea] header")))).toEqual([settled.junk_supply]);
  const mine = seats.find((face) => face.mine);
  const colony = root.querySelector("[data-colony]");
  if (!mine) return expect(colony).toBe(null);
  const army = position.armies[mine.name]!;
  expect(colony!.getAttribute("data-colony")).toBe(String(army.colony));
  expect(numbersIn(words(colony!.firstElementChild))).toEqual(army.colony ? [army.colony] : []);
  expect(numbersIn(words(colony!.lastElementChild))).toEqual(army.supply ? [army.supply, details.prices.army] : []);
}

/** In the same world: the hall, and who must tutor whom. */
async function showsTheExamination({ part, position, details, seats, letterOf, called }: At): Promise<void> {
  const hall = (await draw(World, part)).querySelector("[data-part=examination]")!;
  const candidate = hall.querySelector("[data-candidate]")!;
  expect(candidate.getAttribute("data-candidate")).toBe(position.candidate || "none");
  if (position.candidate) {
    expect(words(candidate)).toContain(CAPITAL[position.candidate] ?? "any ministry");
    expect(numbersIn(words(candidate))).toEqual(position.candidates_left ? [position.candidates_left] : []);
  }
  expect(!!hall.querySelector("b.forced")).toBe(position.forced);
  for (const student of ["red", "plain"] as const) {
    const spot = hall.querySelector(`[data-thing="student ${student}"]`)!;
    const owner = position.students[student];
    expect(letters(spot)).toEqual(owner ? [letterOf(owner)] : []);
    const whose = called(owner) === "you" ? "your student" : owner ? `${owner}’s student` : "free";
    expect(label(spot)).toContain(`${RED[student]} place${student === "red" ? ", wins ties" : ""}: ${whose}`);
    const bound = details.examination.tutors.filter((each) => each.student === student && !each.done);
    for (const face of seats) {
      const must = bound.some((each) => each.seat === face.seat) && face.name !== owner;
      const told = words(spot.querySelector(".words span"));
      expect(face.mine ? / ?you/.test(told) : told.includes(face.name), `${face.name} ${student}`).toBe(must);
    }
  }
}

/** Of every seat what everybody may know, and no more. */
async function showsTheSeats({ layout, now, position, details, seats }: At): Promise<void> {
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

async function showsSupplyAndTitles({ settled, details, seats, letterOf, called }: At): Promise<void> {
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

const SIDES = ["posts", "sea", "land", "titles"];
const SIDE: ByName<string> = {
  ...{ minister: "posts", secretary: "posts", voyage: "sea", invasion: "land", title: "titles" },
};
/** The lines of a round's end as the server foresees them, and everybody's points by what brings them. */
async function showsTheEnd({ scene, now, details, position, seats }: At): Promise<void> {
  const root = await draw(EndOfRound, { scene, now, details });
  const lines = all(root, "[data-part=end] > ol > li");
  expect(lines.length).toBeLessThanOrEqual(7);
  const usual = scene.prospects.find(({ kind }) => kind === "round-end")?.steps ?? [];
  const foreseen = [...scene.prospects, ...usual].filter(({ kind }) =>
    /^(examination|no-examination|ministry-(now|last|one-more)|land-(conquered|fails|one-more)|discards)$/.test(kind),
  );
  for (const { short, ends_game } of scene.over ? [] : foreseen) {
    const [line, ...more] = lines.filter((each) => words(each).includes(short.replace(/\s+/g, " ")));
    expect(line, short).toBeDefined();
    expect(more.every((each) => words(each).includes(short))).toBe(true);
    if (ends_game) expect(line!.classList.contains("ends"), short).toBe(true);
  }
  const told = [...foreseen, ...scene.prospects, ...usual].map(({ short }) => short).join(" ");
  for (const line of lines) {
    const shown = words(line.querySelector("summary") ?? line.querySelector("span"));
    for (const number of numbersIn(shown)) expect(numbersIn(told), shown).toContain(number);
  }
  const rows = all(root, "section[aria-labelledby=ended-title] > table > tbody > tr");
  const heads = all(root, "section[aria-labelledby=ended-title] > table > thead th").map(words);
  expect(rows).toHaveLength(seats.length);
  for (const [n, row] of rows.entries()) {
    const [letter] = letters(row.querySelector("th"));
    const face = seats.find((each) => each.letter === letter)!;
    const { items, place } = scene.standings[face.seat]!;
    const cells = all(row, "td").map((cell) => numbersIn(words(cell))[0]);
    expect(cells.at(-1), face.name).toBe(position.totals[face.name]);
    expect(numbersIn(words(row.querySelector("th")))[0]).toBe(place);
    if (n) expect(Number(cells.at(-1))).toBeLessThanOrEqual(Number(words(rows[n - 1]!.lastElementChild)));
    const sums: Record<string, number> = {};
    for (const { source, points } of items) {
      const side = SIDE[source] ?? "other";
      sums[side] = (sums[side] ?? 0) + points;
    }
    for (const side of [...SIDES, "other"]) {
      const column = heads.indexOf(side) - 1;
      if (column >= 0) expect(cells[column], `${face.name} ${side}`).toBe(sums[side] ?? 0);
      else expect(sums[side] ?? 0, `${face.name} ${side}`).toBe(0);
    }
  }
}

/** Every gift, as a grid and as an arrow from who gave it to whom it binds; and the cubes that they give. */
async function showsTheGifts(at: At): Promise<void> {
  const { part, settled, details, seats } = at;
  const root = await draw(Gifts, part);
  const heads = all(root, "thead svg text").map((text) => text.textContent);
  const valueOf = (from: string, to: string): number =>
    settled.active_gifts.find((gift) => gift.from === from && gift.to === to)?.value ?? 0;
  for (const row of all(root, "tbody tr")) {
    const from = seats.find((face) => face.letter === row.querySelector("th svg text")!.textContent)!;
    const cells = all(row, "td");
    const values = heads.map((letter) => valueOf(from.name, seats.find((face) => face.letter === letter)!.name));
    expect(
      cells.slice(0, heads.length).map((cell) => Number(words(cell).replace("·", "") || 0)),
      from.name,
    ).toEqual(values);
    const gifts = settled.active_gifts.filter((gift) => gift.from === from.name || gift.to === from.name).length;
    expect(numbersIn(words(cells.at(-1)!))).toEqual([gifts, details.bonds.next[from.seat]]);
  }
  arrowsGoFromGiverToHolder(root, at);
  const asked = part.now.viewer >= 0 ? part.now.viewer : null;
  const bound = settled.active_gifts.length ? details.bonds.gifts[settled.wall % details.bonds.gifts.length]! : null;
  const looks = seats[settled.wall % seats.length]!;
  saysWhatBinds(root, at, asked === null ? null : details.bonds.gifts.filter(({ to }) => to === asked));
  await draw(Gifts, { ...part, looked: { sort: "seat", id: String(looks.seat) } });
  saysWhatBinds(
    root,
    at,
    details.bonds.gifts.filter(({ to }) => to === looks.seat),
  );
  if (!bound) return;
  await draw(Gifts, { ...part, looked: { sort: "gift", id: `${bound.giver}-${bound.to}` } });
  saysWhatBinds(root, at, [bound]);
}

function arrowsGoFromGiverToHolder(root: Element, { settled, details, seats }: At): void {
  const web = root.querySelector(".web")!;
  const number = (each: Element, name: string): number => Number(each.getAttribute(name));
  const middles = all(web, "g.player").map((player) => {
    const ring = player.querySelector("rect.ring")!;
    return {
      seat: Number(player.getAttribute("data-thing")!.split(" ")[1]),
      x: number(ring, "x"),
      y: number(ring, "y"),
    };
  });
  const nearest = ([x, y]: readonly number[]): number => {
    const far = middles.map((each) => Math.hypot(each.x + 19.5 - x!, each.y + 19.5 - y!));
    return middles[far.indexOf(Math.min(...far))]!.seat;
  };
  const ends = (path: string): number[] => {
    const points = path.match(/-?[\d.]+/g)!.map(Number);
    return [nearest(points.slice(0, 2)), nearest(points.slice(-2))];
  };
  const [lines, values] = [all(web, "path.line"), all(web, "g.gift")];
  expect(lines).toHaveLength(settled.active_gifts.length);
  expect(values).toHaveLength(settled.active_gifts.length);
  for (const [n, each] of values.entries()) {
    const [from, to] = each.getAttribute("data-thing")!.split(" ")[1]!.split("-").map(Number);
    const [giver, holder] = [seats[from!]!, seats[to!]!];
    const gift = settled.active_gifts.find((told) => told.from === giver.name && told.to === holder.name);
    expect(words(each.querySelector(".value"))).toBe(String(gift?.value));
    expect(ends(lines[n]!.getAttribute("d")!)).toEqual([from, to]);
    expect(ends(each.querySelector(".reach")!.getAttribute("d")!)).toEqual([from, to]);
    const side = holder.mine ? "binding" : giver.mine ? "mine" : "others";
    for (const drawn of [each, lines[n]!]) expect(drawn.classList.contains(side), `${from}-${to}`).toBe(true);
    expect(lines[n]!.getAttribute("marker-end")).toContain(`-${side})`);
    const [whose, whom] = [giver.mine ? "Your" : `${giver.name}’s`, holder.mine ? "you" : holder.name];
    expect(label(each)).toBe(`${whose} gift ${gift!.value} binds ${whom}`);
  }
  const labels = all(web, "g.label");
  for (const [n, { seat }] of middles.entries()) {
    const face = seats[seat]!;
    const name = words(labels[n]!.querySelector(".name"));
    expect(face.mine ? "you" : face.name.startsWith(name.replace("…", "")) && face.name, name).toBe(
      face.mine ? name : face.name,
    );
    expect(numbersIn(words(labels[n]!.querySelector(".cubes"))), face.name).toEqual([details.bonds.next[seat]]);
    const player = web.querySelector(`[data-thing="seat ${seat}"]`)!;
    expect(label(player)).toMatch(new RegExp(`^${face.mine ? "You" : face.name}: ${details.bonds.next[seat]} cubes`));
  }
}

/** What some gifts demand, in words; null: of nobody. */
function saysWhatBinds(root: Element, { seats }: At, gifts: readonly GiftDetails[] | null): void {
  const said = root.querySelector(".bonds");
  if (gifts === null) return expect(said).toBe(null);
  const name = (seat: number): string => (seats[seat]!.mine ? "you" : seats[seat]!.name);
  const named = (ministries: readonly string[]): string => ministries.map((each) => CAPITAL[each]).join(", ");
  const barred = Object.keys(CAPITAL).filter((each) => gifts.some(({ blocks }) => blocks.includes(each)));
  const tutored = gifts.filter(({ tutors }) => tutors).map(({ giver }) => seats[giver]!);
  const lines = [
    ...(barred.length ? [`no bribe in ${named(barred)}`] : []),
    ...tutored.map((face) => `tutor ${face.mine ? "your" : `${face.name}’s`} student`),
    ...gifts
      .filter(({ lends, foremost }) => lends.length || foremost)
      .map(({ giver, lends }) => `lend to ${name(giver)} first${lends.length ? ` in ${named(lends)}` : ""}`),
    ...(gifts.length
      ? [
          `give back ${gifts.map(({ giver, returns }) => `at least ${returns} to ${name(giver)}`).join(", ")} (more ends it)`,
        ]
      : []),
  ];
  const ordered = (line: string): string =>
    line.startsWith("no bribe") ? sorted(line.replace("no bribe in ", "").split(", ")).join() : line;
  expect(all(said!, "li").map((each) => ordered(words(each)))).toEqual(lines.map(ordered));
}

const LESS: ByName<readonly number[]> = { bingbu: [4], hubu: [1], gongbu: [1, 2, 4, 7] }; // CF-DISC
/** Officials with my price and whose they are, what is missing, posts as they stand, everybody's influence. */
async function showsTheCourt(at: At): Promise<void> {
  const { part, position, settled, details, seats, letterOf, layout } = at;
  const root = await draw(Court, part);
  const viewer = part.now.viewer;
  for (const id of layout.ministries.flatMap((ministry) => ministry.officials)) {
    const [tile, official] = [root.querySelector(`[data-thing="official ${id}"]`)!, position.officials[id]];
    const price = words(tile.querySelector(".price"));
    const told = words(tile.querySelector(".unseen"));
    if (!official) {
      expect(tile.classList.contains("empty"), id).toBe(true);
      expect(told).toMatch(/, empty space$/);
      continue;
    }
    expect(letters(tile), id).toEqual(official.owner ? [letterOf(official.owner)] : []);
    if (official.owner) expect(!!tile.querySelector(".foot"), id).toBe(official.secured);
    const owner = seats.find((face) => face.name === official.owner);
    const whose = owner?.mine ? "you" : owner ? `${owner.name}, .+` : "";
    expect(told, id).toMatch(new RegExp(owner ? `: ${whose}, ${official.secured ? "" : "not "}secured` : ": free"));
    const mine = viewer < 0 ? official.price : details.officials[id]?.prices[viewer];
    const printed = mine === official.price ? `${mine}` : `${mine}${official.price}`; // the second struck through
    if (tile.querySelector(".star")) {
      expect(details.officials[id], id).toBeUndefined();
      continue;
    }
    expect(price, id).toBe(printed);
    expect(numbersIn(told.split(" price ")[1]!)).toEqual(mine === official.price ? [mine] : [mine, official.price]);
  }
  for (const [n, row] of all(root, ".ministry").entries()) {
    const id = layout.ministries[n]!.id;
    const [told, named] = [details.ministries[id]!, settled.ministries[id]!];
    const holders = [told.minister, told.secretary].map((seat) => (seat === null ? [] : [seats[seat]!.letter]));
    expect(all(row, ".post").map(letters), id).toEqual(holders);
    const called = [told.minister, told.secretary].map((seat) =>
      seat === null ? "nobody" : seats[seat]!.mine ? "you" : seats[seat]!.name,
    );
    expect(
      all(row, ".post .who").map((each) => label(each).split(",")[0]),
      id,
    ).toEqual(called);
    if (named.resolved)
      expect([named.minister, named.secretary].map(letterOf)).toEqual(holders.map(([one]) => one ?? ""));
    const points = all(row, ".post b").map((each) => Number(words(each)));
    expect(points, id).toEqual([named.minister_chit, named.secretary_chit]);
    const influence = all(row, ".influence > span").map((each) => [letters(each)[0], numbersIn(words(each))[0]]);
    const expected = seats
      .filter((face) => named.influence[face.name])
      .map((face) => [face.letter, named.influence[face.name]]);
    expect(influence.sort(), id).toEqual(expected.sort());
    expect(row.classList.contains("closed"), id).toBe(position.ministries[id]!.resolved);
    const [discount, flag] = viewer < 0 ? [null, ...all(row, ".label span")] : all(row, ".label div > span");
    if (discount) {
      expect(words(discount), id).toMatch(told.discount[viewer] ? /^✓/ : /^✗/);
      expect(discount.classList.contains("has")).toBe(told.discount[viewer]);
      expect(numbersIn(words(discount)), id).toEqual(LESS[id]);
    }
    const spaces = layout.ministries[n]!.officials.map((each) => settled.officials[each]);
    const [free, empty] = [spaces.filter((each) => each && !each.owner).length, spaces.filter((each) => !each).length];
    const standing = named.resolved ? "closed" : told.due ? "due this round" : "";
    if (standing) expect(words(flag!), id).toBe(standing);
    else expect(numbersIn(words(flag!)), id).toEqual([free, empty].filter(Boolean));
  }
}

/** Everybody's cubes on every space, the cubes that my next use takes, open or not, and what each kind of action costs, or its no. */
async function showsTheActions({ part, position, details, seats, mine }: At): Promise<void> {
  const viewer = part.now.viewer;
  const asking = mine && position.stage === "turn";
  const root = await draw(Actions, { ...part, asking, intent: null });
  const boxes = [...part.layout.actions, "reward"];
  for (const [n, drawn] of all(root, "[data-part=actions] > .box").entries()) {
    const box = boxes[n]!;
    const cubes = sorted(all(drawn, ".cube").map(words));
    const there = Object.entries(position.on_spaces[box] ?? {});
    const expected = there.map(
      ([name, many]) => `${seats.find((face) => face.name === name)!.letter}${many > 1 ? many : ""}`,
    );
    expect(cubes, box).toEqual(sorted(expected));
    expect(all(drawn, ".ghost"), box).toEqual([]);
    const listed = sorted(there.map(([name, many]) => `${name === seats[viewer]?.name ? "you" : name} ${many}`));
    const heard = label(drawn.querySelector(".cubes")).replace("Cubes here: ", "").replace("nobody", "");
    expect(sorted(heard.split(/(?<=\d), /).map((each) => each.replace(/, \w+ (?=\d)/, " "))).join(), box).toBe(
      listed.join(),
    );
    const told = details.actions[box];
    const kinds = Object.entries(told?.kinds ?? {});
    const open = asking && kinds.some(([, kind]) => kind.open > 0);
    expect(drawn.classList.contains("open"), box).toBe(open);
    const cost = words(drawn.querySelector(".cost > :last-child"));
    expect(cost, box).toBe(viewer >= 0 && told && position.stage !== "over" ? `${told.cubes[viewer]}` : "");
    const lines = all(drawn, ".line");
    for (const [kind, each] of kinds) {
      const line = lines.length ? drawn.querySelector(`[data-thing="kind ${kind}"]`)! : drawn.querySelector(".whole");
      if (box === "reward" || !line) continue;
      const amount = words(line.querySelector(".long") ?? line.querySelector("i"));
      const ends = each.prices.length ? sorted([...new Set([each.prices[0]!, each.prices.at(-1)!])]) : [];
      if (each.open && each.currency && Math.max(...each.prices)) {
        expect(numbersIn(amount), kind).toEqual(ends);
        expect(amount, kind).toMatch(each.currency === "licences" ? / lic\.$/ : / coins?$/);
      } else if (!each.open) expect(amount, kind).toBe(say(`confucius-no-${each.no}`));
      else expect(numbersIn(amount), kind).toEqual([]);
      if (lines.length) expect(line.classList.contains("dim"), kind).toBe(!(asking && each.open));
    }
    if (box === "reward" && viewer >= 0) {
      const held = count(position.rewards[seats[viewer]!.name]!);
      expect(words(drawn.querySelector(".whole i"))).toMatch(
        held > 1 ? new RegExp(`hold ${held}$`) : held ? /hold one$/ : /none$/,
      );
    }
    if (box === "imperial_favour") {
      const chief = position.chief_minister === seats[viewer]?.name ? "yours, last" : "comes last";
      expect(words(drawn.querySelector(".whole i"))).toBe(position.free === "imperial_favour" ? "taken now" : chief);
    }
  }
}

/** My cards with both their values, and my reward cards. */
async function showsMyHand({ part, scene, now, position, seats, mine, layout }: At): Promise<void> {
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

const SHEETS = ["tutor", "tutor_cards", "cancel", "candidate", "lend", "appoint", "discard"];
/** What the sheets of the Court phase tell of who is bound, who holds what, and what may be chosen. */
async function showsTheSheet(at: At): Promise<void> {
  const { part, scene, now, position, details, seats, mine, letterOf } = at;
  if (!SHEETS.includes(now.room)) return;
  const deeds = mine ? deedsOf() : undefined;
  const root = await draw(CourtSheet, { ...part, scene, rest: now, deeds, place: "court" });
  const picks = all(root, ".pick");
  if (now.room === "lend") {
    const [ministry] = Object.keys(position.holders)[0]!.split("-");
    expect(words(root.querySelector("h2"))).toContain(CAPITAL[ministry!]);
    const receivers = details.bonds.lends[scene.asked!]![ministry!]!;
    expect(sorted(picks.map((pick) => letters(pick)[0]))).toEqual(sorted(receivers.map((seat) => seats[seat]!.letter)));
    const held = all(root, ".counts > span").map((each) => `${letters(each)[0]} ${numbersIn(words(each)).at(-1)}`);
    const many = (name: string): number => Object.values(position.holders).filter((each) => each === name).length;
    const holding = position.players.filter(many).map((name) => `${letterOf(name)} ${many(name)}`);
    if (held.length) expect(sorted(held)).toEqual(sorted(holding));
  } else if (now.room === "candidate") {
    const offered = all(root, ".row").flatMap((row) => {
      const ministry = label(row).toLowerCase();
      return all(row, ".pick").flatMap((pick) => (ministry ? [`${ministry}-${numbersIn(words(pick))[0]}`] : []));
    });
    expect(sorted(offered)).toEqual(sorted(details.examination.places));
    if (mine) expect(scene.open.filter(({ kind }) => kind === "place-candidate")).toHaveLength(offered.length);
  } else if (now.room.startsWith("tutor") || now.room === "cancel") {
    const chips = all(root, ".chip").flatMap((chip) => letters(chip).slice(0, 1));
    const first = position.players.indexOf(position.chief_minister);
    const inTurn = position.players.map((_, n) => position.players[(first + n) % position.players.length]!);
    expect(chips.slice(0, inTurn.length)).toEqual(inTurn.map(letterOf));
    for (const student of ["red", "plain"] as const) {
      const there = root.querySelector(`.student.${student}`)!;
      expect(letters(there.querySelector(".pick .head"))).toEqual([letterOf(position.students[student]!)]);
      for (const line of all(there, "li")) {
        const face = seats.find((each) => each.letter === letters(line)[0])!;
        const bound = details.examination.tutors.find((each) => each.seat === face.seat);
        const must = line.querySelector(".must");
        expect(!!must, `${face.name} ${student}`).toBe(bound?.student === student);
        if (must) expect(numbersIn(words(must))).toEqual([bound!.value]);
        const aside = count(position.aside[face.name]!);
        if (aside) expect(all(line, ".back")).toHaveLength(aside);
        else expect(numbersIn(words(line.querySelector(".waits")))).toEqual([count(position.hands[face.name]!)]);
      }
    }
  } else if (now.room === "appoint") {
    expect(picks.map((pick) => letters(pick)[0])).toEqual(details.chiefs.map((seat) => seats[seat]!.letter));
    if (mine) expect(sorted(scene.open.map(({ fields }) => fields["chief"]))).toEqual(sorted(details.chiefs));
  }
}

/** A gesture that is put down: posts, influence, gifts, cubes and points as they would be, beside what is. */
async function showsADraft(each: Told): Promise<void> {
  if (!each.draft) return;
  const [at, rest] = [told(each, true), told(each)];
  const { part, details: after, seats, layout } = at;
  const before = rest.details;
  const court = await draw(Court, part);
  for (const [n, row] of all(court, ".ministry").entries()) {
    const { id } = layout.ministries[n]!;
    const [was, then] = [before.ministries[id]!, after.ministries[id]!];
    for (const [post, holder] of (["minister", "secretary"] as const).entries()) {
      const [from, to] = [was[holder], then[holder]];
      const shown = from === to ? [to] : [from, to];
      const drawn = letters(all(row, ".post")[post]!);
      expect(drawn, `${id} ${holder}`).toEqual(shown.flatMap((seat) => (seat === null ? [] : [seats[seat]!.letter])));
      expect(all(row, ".post")[post]!.classList.contains("changed"), id).toBe(from !== to);
    }
    const influence = all(row, ".influence > span").map((one) => `${letters(one)[0]} ${numbersIn(words(one))[0]}`);
    const there = seats.filter((face) => was.influence[face.seat] || then.influence[face.seat]);
    expect(sorted(influence)).toEqual(sorted(there.map((face) => `${face.letter} ${then.influence[face.seat]}`)));
    const flag = all(row, ".label .flag")[0]!;
    if (!was.resolved && !was.due) expect(flag.classList.contains("would"), id).toBe(then.due);
  }
  const [choice] = part.chosen;
  const official = choice && ["bribe", "secure"].includes(choice.kind) ? String(choice.fields["official"]) : "";
  if (official) {
    const tile = court.querySelector(`[data-thing="official ${official}"]`)!;
    expect(letters(tile)).toContain(seats[part.now.viewer]!.letter);
    expect(tile.classList.contains("chosen")).toBe(true);
  }
  const gifts = await draw(Gifts, part);
  const id = ({ giver, to }: GiftDetails): string => `gift ${giver}-${to}`;
  const [old, would] = [before, after].map(({ bonds }) => new Map(bonds.gifts.map((gift) => [id(gift), gift.value])));
  const fates = all(gifts, "g.gift").map((gift) => {
    const fate = ["new", "gone", "changed", "stays"].find((one) => gift.classList.contains(one));
    return `${gift.getAttribute("data-thing")} ${fate} ${words(gift.querySelector(".value"))}`;
  });
  const known = [...new Set([...old!.keys(), ...would!.keys()])].map((key) => {
    const [from, to] = [old!.get(key), would!.get(key)];
    return `${key} ${from === undefined ? "new" : to === undefined ? "gone" : from === to ? "stays" : "changed"} ${to ?? from}`;
  });
  expect(sorted(fates)).toEqual(sorted(known));
  for (const [n, row] of all(gifts, "tbody tr").entries()) {
    const face = seats.find((one) => one.letter === letters(row.querySelector("th"))[0])!;
    const sums = numbersIn(words(row.lastElementChild));
    expect(sums, `${n}`).toEqual([after.bonds.total[face.seat], after.bonds.next[face.seat]]);
  }
  const actions = await draw(Actions, { ...part, asking: true, intent: null });
  const box = Object.entries(before.actions).find(([, { kinds }]) => choice!.kind in kinds)?.[0] ?? "";
  const cubes = (position: Named): number => position.on_spaces[box]?.[position.players[each.seat]!] ?? 0;
  const isNew = box !== "reward" && cubes(each.position) === 0 && cubes(each.draft.position) > 0;
  expect(all(actions, ".ghost").length, choice!.kind).toBe(isNew ? 1 : 0);
  const foreseen = { details: after, preview: each.draft.preview, before: each.totals, after: each.draft.totals };
  const now = part.now;
  const panel = await draw(PreviewPanel, { title: "If", told: foreseen, seats, now, before, chosen: part.chosen });
  const rows = all(panel, "table tbody tr").map(
    (row) => `${letters(row)[0]} ${numbersIn(words(row.querySelector("td")))}`,
  );
  const moved = movedIn(each, seats);
  expect(sorted(rows)).toEqual(sorted(moved));
  for (const { text } of each.draft.preview.warnings) expect(words(panel)).toContain(text.replace(/\s+/g, " "));
}

/** Whose points would change, from what to what. */
function movedIn(each: Told, seats: readonly Facts[]): string[] {
  const [before, after] = [each.position.totals, each.draft!.position.totals];
  return seats
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name, letter }) => `${letter} ${before[name]},${after[name]}`);
}

const CONFIGURATIONS = [...new Set(made.positions.map(({ options }) => JSON.stringify(options)))];

const SHOWN = [
  ...[showsTheWorld, showsTheExamination, showsTheSeats, showsSupplyAndTitles, showsTheEnd, showsTheGifts],
  ...[showsTheCourt, showsTheActions, showsMyHand, showsTheSheet, ({ told: each }: At) => showsADraft(each)],
];

afterEach(() => drawn.clear());

describe("everything that the board shows equals the position", () => {
  it("there are positions of all options, and every decision among them", () => {
    expect(CONFIGURATIONS).toHaveLength(15);
    const stages = new Set(made.positions.map(({ position }) => position.stage));
    for (const stage of ["turn", "pay", "tutor", "tutor_cards", "candidate", "lend", "appoint", "discard", "over"])
      expect(stages).toContain(stage);
    expect(made.positions.filter(({ draft }) => draft).length).toBeGreaterThan(30);
  });

  it.each(CONFIGURATIONS)(
    "%s",
    async (options) => {
      const here = made.positions.filter((each) => JSON.stringify(each.options) === options);
      expect(here.length).toBeGreaterThanOrEqual(10);
      for (const [n, each] of here.entries()) {
        const at = told(each);
        for (const shows of SHOWN) {
          try {
            await shows(at);
          } catch (error) {
            const where = `position ${n}, ${each.position.stage}: ${shows.name || "showsADraft"}`;
            throw new Error(`${where}: ${String(error)}`, { cause: error });
          }
        }
        await new Promise((go) => setTimeout(go)); // the runner wants to hear of us
      }
    },
    120_000,
  );
});
