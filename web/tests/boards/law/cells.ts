// Where there is little room: the world in four cells, a seat in a strip.
import { expect } from "vitest";
import Cells from "../../../src/boards/confucius/Cells.svelte";
import SeatFacts from "../../../src/boards/confucius/SeatFacts.svelte";
import { all, CAPITAL, draw, label, letters, numbersIn, seen, sorted, words } from "./drawing.ts";
import { type At, count } from "./told.ts";

/** The four cells of a tablet, each with the most of what it opens. */
export async function showsTheCells(at: At): Promise<void> {
  const root = await draw(Cells, { ...at.part, opened: "", onopen: () => undefined });
  const cell = (name: string): Element => root.querySelector(`[data-cell="${name}"]`)!;
  const { position, settled, details, layout, letterOf } = at;
  const wall = cell("wall");
  expect(all(wall, ".wall .stands")).toHaveLength(position.wall);
  expect(all(wall, ".wall .next")).toHaveLength(position.wall < position.round && position.wall < layout.wall ? 1 : 0);
  const open = position.foreign_lands.flatMap((land, n) => (land.resolved ? [] : [{ land, told: details.lands[n]! }]));
  const [built, ...lands] = all(wall, ".told > span:not(.wall)");
  expect(numbersIn(words(built!))).toEqual([position.wall, layout.wall]);
  expect(lands.map(words)).toEqual(
    open.map(({ land, told }) => {
      const boxes = Object.entries(land.points).map(([name, points]) => `${points}${land.reward === name ? "★" : ""}`);
      return `${told.deadline} ${CAPITALISED(land.id)}, ${boxes.join(" ")}`;
    }),
  );
  expect(lands.map((land) => land.classList.contains("due"))).toEqual(open.map(({ told }) => told.due));
  const hall = cell("examination");
  if (position.candidate) {
    expect(words(hall)).toContain(CAPITAL[position.candidate] ?? "any ministry");
    expect(numbersIn(words(hall.querySelector(".told > span")))).toEqual(
      position.candidates_left ? [position.candidates_left] : [],
    );
  }
  const owners = [position.students.red, position.students.plain].filter((owner) => owner);
  expect(all(hall, ".line").map((line) => letters(line)[0])).toEqual(owners.map((owner) => letterOf(owner)));
  if (!owners.length) expect(words(hall)).toContain("no students");
  showsTheSeaInBrief(cell("sea"), at);
  const left = settled.junk_supply;
  expect(words(cell("sea"))).toContain(left === 1 ? "1 junk left" : `${left} junks left`);
  showsTheArmiesInBrief(cell("armies"), at);
}

const CAPITALISED = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

function showsTheSeaInBrief(sea: Element, { position, letterOf }: At): void {
  const fleets = position.players.filter((name) => position.shipyards[name]! + position.oceans[name]!);
  const rows = all(sea, ".fleets > .row").map((row) => `${letters(row)[0]} ${numbersIn(words(row)).join()}`);
  const expected = fleets.map((name) => `${letterOf(name)} ${position.shipyards[name]},${position.oceans[name]}`);
  expect(sorted(rows)).toEqual(sorted(expected));
  const lands = Object.entries(position.distant_lands);
  const found = lands.filter(([, { discoverer }]) => discoverer);
  expect(sorted(all(sea, ".found").map((land) => letters(land)[0]))).toEqual(
    sorted(found.map(([, { discoverer }]) => letterOf(discoverer))),
  );
  const unfound = lands.filter(([, { discoverer }]) => !discoverer).map(([, { chit }]) => chit);
  const told = all(sea, ".told > span")
    .map(words)
    .find((text) => /^(To find|All lands)/.test(text));
  expect(sorted(numbersIn(told ?? "").map(String))).toEqual(sorted(unfound.map(String)));
}

function showsTheArmiesInBrief(armies: Element, { position, details, part, letterOf }: At): void {
  const name = position.players[part.now.viewer];
  const lines = all(armies, ".line");
  if (name) {
    const left = position.armies[name]!.supply;
    expect(numbersIn(words(lines.shift()!))).toEqual(left ? [left, details.prices.army] : []);
  }
  const abroad = (name: string): number =>
    position.foreign_lands.flatMap(({ boxes }) => Object.values(boxes)).filter((owner) => owner === name).length;
  const armed = position.players.filter((each) => position.armies[each]!.colony || abroad(each));
  const shown = lines.map((line) => `${letters(line)[0]} ${numbersIn(words(line)).join()}`);
  const expected = armed.map((each) => `${letterOf(each)} ${position.armies[each]!.colony},${abroad(each)}`);
  expect(sorted(shown)).toEqual(sorted(expected));
  if (expected.length) seen.add("armies in a cell");
}

/** A seat of several side by side: cards, cubes, points. */
export async function showsTheSeatsInBrief({ layout, now, details, seats, position }: At): Promise<void> {
  for (const face of seats) {
    const root = await draw(SeatFacts, { layout, now, details, face, short: true }, `short ${face.seat}`);
    const strip = root.querySelector(`.strip[data-seat="${face.seat}"]`)!;
    const [hand, cubes] = all(strip, ".sign");
    expect(words(hand!), face.name).toBe(String(count(position.hands[face.name]!)));
    const [unused, active] = [position.cubes[face.name]!, position.active_cubes[face.name]!];
    expect(words(cubes!), face.name).toBe(`${unused}/${active}`);
    expect(numbersIn(label(cubes!)), face.name).toEqual([unused, active]);
    const points = words(strip.querySelector(".points > :last-child"));
    expect(numbersIn(points), face.name).toEqual([position.scores[face.name], position.totals[face.name]]);
    expect(!!strip.querySelector(".chief"), face.name).toBe(position.chief_minister === face.name);
  }
}
