// The world: wall, lands, distant lands, fleets, and the examination in it.
import { expect } from "vitest";
import World from "../../../src/boards/confucius/World.svelte";
import { all, CAPITAL, draw, label, letters, numbersIn, RED, words } from "./drawing.ts";
import { type At } from "./told.ts";

export async function showsTheWorld(at: At): Promise<void> {
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
export async function showsTheExamination({ part, position, details, seats, letterOf, called }: At): Promise<void> {
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
