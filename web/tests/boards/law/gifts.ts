// Gifts: the grid, the arrows, and what they demand.
import { expect } from "vitest";
import Court from "../../../src/boards/confucius/Court.svelte";
import Gifts from "../../../src/boards/confucius/Gifts.svelte";
import { boundIn, litBy } from "../../../src/boards/confucius/gifts/lighting.ts";
import World from "../../../src/boards/confucius/World.svelte";
import type { GiftDetails } from "../../../src/boards/confucius/details.ts";
import { all, CAPITAL, draw, label, letters, numbersIn, seen, sorted, words } from "./drawing.ts";
import { type At } from "./told.ts";

/** Every gift, as a grid and as an arrow from who gave it to whom it binds; and the cubes that they give. */
export async function showsTheGifts(at: At): Promise<void> {
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

/** A gift that is looked at: what it does in the court, and which student has to be tutored. */
export async function lightsTheBoard(at: At): Promise<void> {
  const { part, details, position, seats, settled, layout } = at;
  const { gifts } = details.bonds;
  if (!gifts.length) return;
  const gift = gifts[(settled.wall + position.round) % gifts.length]!;
  const looked = { sort: "gift", id: `${gift.giver}-${gift.to}` };
  const props = { ...part, looked, lit: litBy(looked, details.bonds), bound: boundIn(looked, gifts) };
  const [giver, holder] = [seats[gift.giver]!, seats[gift.to]!];
  const isLit = gift.blocks.length + gift.lends.length > 0 || gift.tutors !== null;
  const court = await draw(Court, props, "lit");
  for (const [n, row] of all(court, ".ministry").entries()) {
    const { id, officials } = layout.ministries[n]!;
    const [blocked, lent] = [gift.blocks.includes(id), gift.lends.includes(id)];
    expect(row.classList.contains("dimmed"), id).toBe(isLit && !blocked && !lent);
    const signs = all(row, ".label .bonds > span").map((sign) => [...letters(sign), words(sign).replace(/\w/g, "")]);
    const expected = [
      ...(blocked ? [[holder.letter, "⊘"]] : []),
      ...(lent ? [[holder.letter, giver.letter, "→"]] : []),
    ];
    expect(signs, id).toEqual(expected);
    for (const official of officials) {
      const owner = position.officials[official]?.owner;
      const tile = court.querySelector(`[data-thing="official ${official}"]`)!;
      const isBound = blocked && owner === holder.name;
      expect(tile.classList.contains("bound"), official).toBe(isBound);
      expect(tile.classList.contains("receives"), official).toBe(!isBound && lent && owner === giver.name);
    }
    if (blocked) seen.add("a block that is lit");
    if (lent) seen.add("a loan that is lit");
  }
  const hall = await draw(World, props, "lit");
  for (const student of ["red", "plain"]) {
    const spot = hall.querySelector(`[data-thing="student ${student}"]`)!;
    expect(spot.classList.contains("lit"), student).toBe(gift.tutors === student);
    expect(spot.classList.contains("dim"), student).toBe(isLit && gift.tutors !== student);
    if (gift.tutors === student) seen.add("a student that is lit");
  }
}
