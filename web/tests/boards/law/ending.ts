// The end of the round as it is foreseen, and everybody's points if it ended now.
import { expect } from "vitest";
import EndOfRound from "../../../src/boards/confucius/EndOfRound.svelte";
import { all, CAPITAL, draw, letters, numbersIn, seen, words } from "./drawing.ts";
import { type At, type ByName } from "./told.ts";

const SIDES = ["posts", "sea", "land", "titles"];
const SIDE: ByName<string> = {
  ...{ minister: "posts", secretary: "posts", voyage: "sea", invasion: "land", title: "titles" },
};
/** The lines of a round's end as the server foresees them, and everybody's points by what brings them. */
export async function showsTheEnd({ scene, now, details, position, seats, told: each }: At): Promise<void> {
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
    if (n) expect(place).toBeGreaterThanOrEqual(Number(words(rows[n - 1]!.querySelector("th")).split(".")[0]));
    const above = Number(words(rows[n - 1]?.lastElementChild ?? row.lastElementChild));
    if (each.options["admiral"] !== "on") expect(cells.at(-1)).toBeLessThanOrEqual(above); // who may win with less
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

const TITLES: ByName<readonly [string, string]> = {
  admiral: ["Admiral", "gongbu"],
  general: ["General", "bingbu"],
  chief_minister: ["Chief Minister", "hubu"],
};
/** Each title in a line: who would have it, the best count and the next, and whose post breaks a tie. */
export async function showsTitlesInALine({ scene, now, details, settled, letterOf }: At): Promise<void> {
  const root = await draw(EndOfRound, { scene, now, details, looked: null });
  const spans = all(root, "section[aria-labelledby=ended-title] > details > summary > span");
  expect(spans).toHaveLength(details.titles.length);
  for (const [n, { id }] of details.titles.entries()) {
    const { holder, counts } = settled.titles[id]!;
    const [most, next] = Object.values(counts).sort((one, other) => other - one);
    const [name, breaks] = TITLES[id]!;
    const tie = `${most}=${next}${holder ? `, ${CAPITAL[breaks]}` : ""}`;
    const whose = holder ? letterOf(holder) : "–";
    expect(words(spans[n]!), id).toBe(`${name} ${whose} ${most === next ? tie : `${most}:${next}`}`);
    seen.add(most === next ? "a tie for a title" : "a title");
  }
}

/** How a ministry that is looked at would resolve, and what an invasion would bring. */
export async function showsWhatIsLookedAt(at: At): Promise<void> {
  const { scene, now, details, layout } = at;
  if (scene.over) return;
  for (const [n, { id, officials }] of layout.ministries.entries()) {
    const looked = n % 2 ? { sort: "ministry", id } : { sort: "official", id: officials[0]! };
    const root = await draw(EndOfRound, { scene, now, details, looked }, "looked at");
    const panel = root.querySelector("[data-part=resolution]");
    const of = scene.prospects.filter(({ kind, facts }) => kind.startsWith("ministry") && facts["ministry"] === id);
    expect(!!panel, id).toBe(of.length > 0);
    if (!panel) continue;
    const told = of.find(({ kind }) => kind !== "ministry") ?? of[0]!;
    expect(words(panel.querySelector("h2"))).toContain(CAPITAL[id]);
    expect(words(panel.querySelector("p"))).toBe(squeezed(told.text));
    expect(all(panel, "li").map(words)).toEqual(told.steps.map(({ text }) => squeezed(text)));
    const maybe = all(panel, "li").map((line) => line.classList.contains("maybe"));
    expect(maybe).toEqual(told.steps.map(({ sure }) => !["will", "stands"].includes(sure)));
    seen.add("a resolution");
  }
  for (const { boxes } of now.lands) await showsTheInvasion(at, boxes[0]!.id);
}

async function showsTheInvasion(
  { scene, now, details, position, settled, seats, letterOf }: At,
  box: string,
): Promise<void> {
  const root = await draw(EndOfRound, { scene, now, details, looked: { sort: "box", id: box } }, "looked at");
  const panel = root.querySelector("[data-invasion]");
  const at = now.lands.findIndex(({ boxes }) => boxes.some(({ id }) => id === box));
  const land = position.foreign_lands[at]!;
  expect(!!panel, land.id).toBe(!land.resolved);
  if (!panel) return;
  const owners = Object.values(land.boxes);
  const missing = Object.values(settled.foreign_lands[at]!.boxes).filter((each) => !each).length;
  const [due, full] = [details.lands[at]!.due, !missing];
  const state = due ? (full ? "will-full" : "will-failed") : "open";
  expect(panel.classList.contains(state), `${land.id} ${state}`).toBe(true);
  expect(numbersIn(words(panel.querySelector("p")))).toEqual(
    due ? [] : [...(missing > 1 ? [missing] : []), details.lands[at]!.deadline],
  );
  const drawn = all(panel, ".boxes > span");
  expect(drawn.map((each) => letters(each)[0] ?? "")).toEqual(owners.map((each) => (each ? letterOf(each) : "")));
  const points = Object.values(land.points);
  expect(drawn.map((each) => Number(words(each.querySelector("b"))))).toEqual(points);
  const cards = Object.keys(land.boxes).map((name) => name === land.reward);
  expect(drawn.map((each) => !!each.querySelector("em"))).toEqual(cards);
  const shares = all(panel, "li").map((line) => `${letters(line)[0]} ${words(line.querySelector("b"))}`);
  const expected = seats.flatMap(({ name, letter }) => {
    const mine = owners.flatMap((each, n) => (each === name ? [n] : []));
    if (!mine.length) return [];
    const sum = due && !full ? 0 : mine.reduce((all, n) => all + points[n]!, 0);
    const card = mine.some((n) => cards[n]);
    const gets = [...(sum ? [`+${sum}`] : []), ...(card ? ["a reward card"] : [])];
    return [`${letter} ${gets.join(" and ") || "nothing"}`];
  });
  expect(shares, land.id).toEqual(expected);
  if (expected.length) seen.add("an invasion");
}

const squeezed = (text: string): string => text.replace(/\s+/g, " ").trim();
